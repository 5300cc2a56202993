import CommonScreens
import HangmanModel
import TerminalUI

/// The best games on a list, a line each.
struct ScoreTable: Equatable {
  let scores: HighScores

  /// For each of the scores, the day it was made.
  let dates: [String]

  /// The game to be marked, if it's among them.
  let marked: Int64?

  func draw(on canvas: inout Canvas, in rect: Rect, tier: LayoutTier) {
    let columns = ScoreColumns(tier)
    let isTiny = tier == .minimal
    let lines = RankedLines(
      heading: isTiny ? nil : columns.heading,
      empty: isTiny ? "No win yet." : "No win yet. The first one goes here.",
      count: scores.entries.count, marked: scores.entries.firstIndex { $0.id == marked }
    ) { index, marker in
      columns.line(
        rank: index + 1, result: scores.entries[index].result, date: dates[index], marker: marker)
    }
    lines.draw(on: &canvas, in: rect)
  }
}

/// How the columns of the table are divided among its lines.
private struct ScoreColumns {
  private let tier: LayoutTier
  private let word, mode: Int

  init(_ tier: LayoutTier) {
    self.tier = tier
    switch tier {
    case .wide, .large, .full: (word, mode) = (34, 8)
    case .compact: (word, mode) = (14, 4)
    case .minimal, .tooSmall: (word, mode) = (15, 0)
    }
  }

  var heading: String {
    tier.isFull
      ? "   #  \("Word".padded(to: word))  Mistakes  Mode      Date      "
      : "  # \("Word".padded(to: word)) Miss  Mode Date"
  }

  func line(rank: Int, result: GameResult, date: String, marker: Character) -> String {
    let word = result.word.truncated(to: word).padded(to: word)
    let setter = result.setup.setter.id.truncated(to: mode).padded(to: mode)
    let rank = String(rank).padded(to: 2, leading: true)
    let misses = "\(result.misses)/\(result.allowed)"
    switch tier {
    case .wide, .large, .full:
      let count = "\(result.misses) of \(result.allowed)".padded(to: 8)
      return "\(marker) \(rank)  \(word)  \(count)  \(setter)  \(date)"
    case .compact:
      return "\(marker)\(rank) \(word) \(misses.padded(to: 5)) \(setter) \(date)"
    case .minimal, .tooSmall:
      return "\(marker)\(rank) \(word)\(misses.padded(to: 5, leading: true))"
    }
  }
}
