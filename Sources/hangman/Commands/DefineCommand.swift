import ArgumentParser
import Folding
import Presentation
import Words

/// `hangman define`: what a word or a phrase means.
struct DefineCommand: SpokenCommand {
  static let configuration = CommandConfiguration(
    commandName: "define", abstract: "Print what an English word or phrase means.")

  @Argument(
    help: ArgumentHelp(
      "A word, or the words of one phrase.",
      discussion: "Case and accents don't matter.", valueName: "word"))
  var words: [String]

  @OptionGroup var spoken: LanguageOptions

  func validate() throws {
    if words.joined().allSatisfy(\.isWhitespace) {
      throw ValidationError("No word was given: type for example \(command("define bear")).")
    }
  }

  func run() throws {
    let text = words.joined(separator: " ")
    guard let told = definition(of: text) else {
      throw Failure(
        "\(PlainMessage.noMeaning(text).text) \(FaultMessage.tryOtherForm.text)")
    }
    _ = try writeOutput(told + "\n")
  }
}

/// What a text means, in either case and with or without accents; nil where that isn't known.
func definition(of text: String) -> String? {
  guard let word = text.singleSpaced.foldedToASCII else { return nil }
  let meaning = Library.embedded.standard.universe.lexicon.meaning(of: word)
  return meaning.map { meaningSentence($0, of: word) }
}
