import CommonScreens
import HangmanModel
import TerminalUI

/// Some of the games that ended last, a line each.
struct GameList: Equatable {
  let entries: [Kept<GameResult>]

  /// For each of them, the day it ended.
  let dates: [String]

  /// The game to be marked, if it's among them.
  let marked: Int64?

  /// As many as have a digit.
  static let most = 10

  func lines(_ tier: LayoutTier) -> RankedLines {
    RankedLines(
      heading: nil, empty: "No game yet.", count: entries.count,
      marked: entries.firstIndex { $0.id == marked }
    ) { index, marker in
      let result = entries[index].result
      let rank = "\(index + 1)".padded(to: 2, leading: true)
      let end = result.isWon ? "won " : "lost"
      func word(_ columns: Int) -> String { result.word.truncated(to: columns).padded(to: columns) }
      switch tier {
      case .wide, .large, .full:
        let misses = "\(result.misses) of \(result.allowed)".padded(to: 8)
        let setter = result.setup.setter.name.padded(to: 9)
        return "\(marker) \(rank)  \(word(28))  \(setter)  \(end) \(misses)  \(dates[index])"
      case .compact:
        let misses = "\(result.misses)/\(result.allowed)".padded(to: 5, leading: true)
        return "\(marker)\(rank) \(word(25)) \(end) \(misses)"
      case .minimal, .tooSmall: return "\(marker)\(rank) \(word(15)) \(end)"
      }
    }
  }
}
