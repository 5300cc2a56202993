import ArgumentParser
import HangmanModel
import PerfectPlay
import Presentation
import Words

/// `hangman hint`: what to guess in a hangman that is played elsewhere.
struct HintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint", abstract: "Say what to guess in a hangman that is played elsewhere.")

  @Argument(
    help: ArgumentHelp(
      "The word as it stands, _ for a blank.", discussion: "For example _E__ or __LL.",
      valueName: "pattern"))
  var pattern: String

  @Option(
    help: ArgumentHelp(
      "The letters that were tried, those that it holds too.", valueName: "letters"))
  var tried = ""

  @OptionGroup var lists: ListOptions

  @Flag(help: "Print a JSON object.")
  var json = false

  func validate() throws {
    for character in pattern where Letter(character) == nil && !"_-".contains(character) {
      throw ValidationError(
        "'\(character)' can't stand in a pattern: it has letters, _ for a blank, and hyphens.")
    }
    for character in tried where Letter(character) == nil {
      throw ValidationError("'\(character)' in --tried is no letter from A to Z.")
    }
    if pattern.isEmpty { throw ValidationError("The pattern is empty: type for example _E__.") }
  }

  func run() throws {
    let universe = try lists.load().warned().universe
    if universe.isOfPhrases {
      throw Failure("\(command("hint")) knows words, not phrases: name another list.")
    }
    if universe.words(ofLength: pattern.count) == nil {
      throw Failure("No word has \(counted(pattern.count, .character)), as the pattern does.")
    }
    let consultation = Consultation(
      of: Pattern(description: pattern.uppercased()), tried: tried.compactMap { Letter($0) },
      in: universe)
    _ = try writeOutput((json ? object(consultation).json : text(consultation)) + "\n")
  }

  private func text(_ told: Consultation) -> String {
    let title = lists.list.map { " of \($0.title)" } ?? ""
    if told.count == 0 { return "No word\(title) fits \(pattern.uppercased())." }
    let more = told.count > told.words.count ? " and so on" : ""
    return [
      "\(counted(told.count, .word))\(title): \(told.words.joined(separator: ", "))\(more).",
      told.againstVillain.map { "Against a perfect villain, guess \(adviceSentence($0))" },
      told.againstHonest.map {
        "Against someone honest, guess \($0.letter): it stands in \(grouped($0.holders))."
      },
    ].compactMap(\.self).joined(separator: "\n")
  }

  private func object(_ told: Consultation) -> JSONLine {
    let honest = told.againstHonest.map { chance -> JSONLine in
      ["letter": chance.letter.description, "holders": chance.holders]
    }
    return [
      "candidates": told.count, "words": told.words, "villain": told.againstVillain?.object,
      "honest": honest,
    ]
  }
}

extension Advice {
  /// The letter, with the fewest and the most misses that it ends with.
  var object: JSONLine { ["letter": letter.description] + misses.object }
}

extension ClosedRange<Int> {
  var object: JSONLine { ["least": lowerBound, "most": upperBound] }
}
