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
    var row = rect.row
    if tier != .minimal {
      canvas.write(columns.heading, at: Point(column: rect.column, row: row), style: .quiet)
      row += 1
    }
    if scores.entries.isEmpty {
      let text = tier == .minimal ? "No win yet." : "No win yet. The first one goes here."
      let place = Point(column: rect.column, row: row)
      return canvas.writeCentered(text, at: place, columns: rect.columns)
    }
    for index in visibleRows(rect.endRow - row) {
      let entry = scores.entries[index]
      let isMarked = marked == entry.id
      canvas.write(
        columns.line(
          rank: index + 1, result: entry.result, date: dates[index],
          marker: isMarked ? canvas.glyphs.pointer : " "),
        at: Point(column: rect.column, row: row),
        style: isMarked ? Style(.accent, [.bold, .reverse]) : .text)
      row += 1
    }
  }

  /// The rows in sight: the first ones, or where they are few, those that reach to this game's.
  private func visibleRows(_ count: Int) -> Range<Int> {
    let place = scores.entries.firstIndex { $0.id == marked } ?? 0
    let end = min(scores.entries.count, max(count, place + 1))
    return max(0, end - count)..<end
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

  func line(rank: Int, result: GameResult, date: String, marker: Unicode.Scalar) -> String {
    let marker = String(Character(marker))
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
