import CommonScreens
import HangmanModel
import TerminalUI
import Wording

/// The best runs with a setup, a line each.
struct RunTable: Equatable {
  let scores: RunScores

  /// For each of the runs, the day it ended.
  let dates: [String]

  /// The run to be marked, if it's among them.
  let marked: Int64?

  func draw(on canvas: inout Canvas, in rect: Rect, tier: LayoutTier) {
    var row = rect.row
    if tier != .minimal {
      let heading = line("  ", "#", "Points", "Levels", "Date", tier)
      canvas.write(heading, at: Point(column: rect.column, row: row), style: .quiet)
      row += 1
    }
    if scores.entries.isEmpty {
      let text = tier == .minimal ? "No run yet." : "No run yet. The first one goes here."
      let place = Point(column: rect.column, row: row)
      return canvas.writeCentered(text, at: place, columns: rect.columns, style: .quiet)
    }
    for index in visibleRows(rect.endRow - row) {
      let result = scores.entries[index].result
      let isMarked = marked == scores.entries[index].id
      let pointer = isMarked ? String(Character(canvas.glyphs.pointer)) + " " : "  "
      canvas.write(
        line(
          pointer, "\(index + 1)", grouped(result.points), "\(result.levels)", dates[index], tier),
        at: Point(column: rect.column, row: row),
        style: isMarked ? Style(.accent, [.bold, .reverse]) : .text)
      row += 1
    }
  }

  /// The rows in sight: the first ones, or where they are few, those that reach to this run's.
  private func visibleRows(_ count: Int) -> Range<Int> {
    let place = scores.entries.firstIndex { $0.id == marked } ?? 0
    let end = min(scores.entries.count, max(count, place + 1))
    return max(0, end - count)..<end
  }

  private func line(
    _ pointer: String, _ rank: String, _ points: String, _ levels: String, _ date: String,
    _ tier: LayoutTier
  ) -> String {
    let gap = tier == .minimal ? " " : "    "
    let cells = [
      pointer + rank.padded(to: 2, leading: true), points.padded(to: 7, leading: true),
      levels.padded(to: 6, leading: true),
    ]
    return (cells + (tier == .minimal ? [] : [date.padded(to: 10)])).joined(separator: gap)
  }
}
