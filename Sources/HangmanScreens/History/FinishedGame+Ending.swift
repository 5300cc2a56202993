import HangmanModel
import Wording

extension FinishedGame {
  /// How the game ended.
  var sentence: String {
    if result.isWon {
      let misses =
        result.misses == 0
        ? "without a mistake" : "with \(result.misses) of \(counted(result.allowed, "mistake"))"
      return "Well played! You found \(result.word) \(misses)."
    }
    let misses = "\(result.misses) of \(counted(result.allowed, "mistake"))."
    let others = heldCount - 1
    if !result.setup.setter.dodges { return "Bad luck. The word was \(result.word). \(misses)" }
    switch others {
    case 0: return "You had it cornered: only \(result.word) was left. \(misses)"
    case 1: return "It could have been \(result.word), or one other word. \(misses)"
    default:
      return "It could have been \(result.word), or one of \(grouped(others)) others. \(misses)"
    }
  }

  /// The same on one line: the word, and what there is room for of how it ended.
  func briefSentence(_ columns: Int) -> String {
    let score = "\(result.word) \(result.misses)/\(result.allowed)"
    let sentences = [heldCount > 1 ? "\(score), 1 of \(grouped(heldCount))" : score, score]
    return sentences.first { $0.count <= columns } ?? result.word
  }

  /// What the villain held, in short.
  var dodge: String {
    let held = heldCount == 1 ? "one" : grouped(heldCount)
    return "It began with \(counted(startCount, "word")), and at the end it held \(held)."
  }
}
