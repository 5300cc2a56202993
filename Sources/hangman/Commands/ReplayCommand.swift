import ArgumentParser
import HangmanModel
import NcursesTerminal
import Presentation
import Words

/// `hangman replay`: a game told again from its code.
struct ReplayCommand: ShownCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Show a game again, step by step, from its code.",
    discussion: "The end of a game tells its code. Nothing is scored or kept.")

  @OptionGroup var code: CodeOptions

  @Flag(
    help: ArgumentHelp(
      "Print what the villain confesses as JSON, an object a step.",
      discussion: """
        How many words were held and kept, where the letter stands (counted from 1), the other groups \
        that there were, the best letter with the fewest and the most misses that it ends with, what \
        the one guessed cost more, a word that fits every answer, and one that was dodged.
        """))
  var json = false

  @OptionGroup(title: "The terminal") var display: DisplayOptions

  func run() throws {
    let read = try code.read()
    guard let record = read as? GameRecord, !record.isChallenge else {
      throw Failure(otherKindSentence(read))
    }
    if record.isOfAnotherEdition { throw Failure(earlierSetterSentence(record)) }
    let (placed, _, universe) = try code.place(record)
    guard let replay = Replay(placed, in: universe) else { throw CodeFault.unplayable }
    if json {
      guard let confession = Confession(placed, word: replay.word, in: universe) else {
        throw CodeFault.unplayable
      }
      _ = try writeOutput(jsonArray(confession.objects()) + "\n")
      return
    }
    if display.isLineByLine {
      let spoken = SpokenLanguage(hasAccents: NcursesTerminal.localeNamesUTF8)
      _ = try writeOutput(replaySentences(replay).map { spoken.printable($0) + "\n" }.joined())
      return
    }
    try Visit(.replay(replay), nil, display).play()
  }
}
