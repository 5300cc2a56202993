public import HangmanModel
import TerminalUI
import Wording

extension FinishedGame {
  /// How the game ended, in the longest form that there is room for; at least the word.
  func ending(columns: Int, rows: Int) -> String {
    endings.first { $0.wrapped(to: columns).count <= rows } ?? result.word
  }

  /// How the game ended, the longest form first.
  private var endings: [String] {
    let word = result.word
    let score = "\(result.misses) of \(counted(result.allowed, "mistake"))"
    let shortest = ["\(word) \(result.misses)/\(result.allowed)"]
    if result.isWon {
      let found = "You found \(word) \(result.misses == 0 ? "without a mistake" : "with \(score)")."
      return ["Well played! \(found)", found] + shortest
    }
    if !result.setup.setter.dodges {
      let noun = result.setup.noun
      return ["Bad luck. The \(noun) was \(word). \(score).", "The \(noun) was \(word)."] + shortest
    }
    let told = "It could have been \(word), or"
    let others = heldCount - 1
    let ending =
      switch others {
      case 0:
        result.setup.setter.favoursPlayer
          ? "Only \(word) was left." : "You had it cornered: only \(word) was left."
      case 1: "\(told) one other \(result.setup.noun)."
      default: "\(told) one of \(grouped(others)) others."
      }
    let brief = others > 0 ? ["\(shortest[0]), 1 of \(grouped(heldCount))"] : []
    return ["\(ending) \(score).", ending] + brief + shortest
  }

  /// `YOU WON` or `YOU LOST`.
  public var headline: String { result.isWon ? "YOU WON" : "YOU LOST" }

  /// What was done, the most important first: how it ended, its score, what it makes of the run, and
  /// what the villain held.
  public var sentences: [String] {
    let setup = result.setup
    let score = scoreSentence(of: result).map { [$0] } ?? []
    let run = runSentence(for: self).map { [$0] } ?? []
    return [result.isWon ? endings[0] : endings[1]] + score + run
      + (setup.setter.dodges ? [dodge] : [])
  }

  /// What leads to the confession.
  public var confessionTitle: String {
    switch result.setup.setter.role {
    case .villain: "How it dodged"
    case .helper: "How it helped"
    case .honest: "How it went"
    }
  }

  /// What the next step after it is called.
  public var nextTitle: String {
    switch runState {
    case .goesOn: "Next Level"
    case .lost: "Try Again"
    case .complete, .alone: "New Game"
    }
  }

  /// What the villain held, in short.
  private var dodge: String {
    let held = heldCount == 1 ? "one" : grouped(heldCount)
    return "I began with \(counted(startCount, result.setup.noun)), and at the end I held \(held)."
  }
}
