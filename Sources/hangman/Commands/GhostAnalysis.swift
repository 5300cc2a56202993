import GhostModel
import Presentation
import Words

/// Who wins from a fragment, and how: `hangman ghost --analyze`.
struct GhostAnalysis {
  private let prefix: String
  private let round: GhostRound

  /// What is wrong with the fragment; nil if nothing is.
  let fault: String?

  init(_ prefix: String, _ setup: GhostSetup, in universe: WordUniverse) {
    let letters = prefix.compactMap { Letter($0) }
    var setup = setup
    setup.opponent = nil
    setup.wantsChallenges = false
    var round = GhostRound(setup, seed: 0, in: universe)
    for letter in letters { round.play(.letter(letter)) }
    self.prefix = prefix
    self.round = round
    fault =
      letters.count < prefix.count
      ? "'\(prefix)' isn't of letters alone."
      : round.end.map { "The round ends there: \($0.fault(minimum: setup.minimum))." }
  }

  /// The analysis; of a fragment that is none, or has ended the round, what is wrong with it as JSON,
  /// and else a ``Failure``.
  func text(asJSON isJSON: Bool) throws -> String {
    if let fault, !isJSON { throw Failure(fault) }
    return isJSON ? json.json : lines.joined(separator: "\n")
  }

  private var json: JSONLine {
    if let fault { return ["fragment": prefix, "list": round.setup.list.text, "error": fault] }
    return [
      "fragment": round.text, "list": round.setup.list.text, "mover_wins": !words.isEmpty,
      "letters": round.winningLetters.map(\.description), "words": words,
    ]
  }

  private var lines: [String] {
    let list = "The dictionary is \(round.setup.list.title)."
    let place = round.text.isEmpty ? "At the beginning" : "After \(round.text)"
    if words.isEmpty { return [list, "\(place) the player to move loses."] }
    return [list, "\(place) the player to move wins with \(counted(words.count, .letter))."]
      + aligned(
        zip(round.winningLetters, words).map {
          [$0.description, $1.isEmpty ? "no word to show" : $1]
        })
  }

  /// A word for each letter that wins, such that the other completes it; empty where only slurs are left.
  private var words: [String] {
    round.winningLetters.map { round.goal(after: round.fragment + [$0]) ?? "" }
  }
}

extension GhostEnd {
  /// Why a round without challenges has ended.
  fileprivate func fault(minimum: Int) -> String {
    if case .completed(let word) = reason { return "\(word) is a word" }
    return "no word of \(minimum) letters or more begins like that"
  }
}
