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
    let isTiny = tier == .minimal
    let lines = RankedLines(
      heading: isTiny ? nil : line(" ", "#", "Points", "Levels", "Date", tier),
      empty: isTiny ? "No run yet." : "No run yet. The first one goes here.",
      count: scores.entries.count, marked: scores.entries.firstIndex { $0.id == marked }
    ) { index, marker in
      let result = scores.entries[index].result
      return line(
        marker, "\(index + 1)", grouped(result.points), "\(result.levels)", dates[index], tier)
    }
    lines.draw(on: &canvas, in: rect)
  }

  private func line(
    _ marker: Character, _ rank: String, _ points: String, _ levels: String, _ date: String,
    _ tier: LayoutTier
  ) -> String {
    let cells = [
      "\(marker) " + rank.padded(to: 2, leading: true), points.padded(to: 7, leading: true),
      levels.padded(to: 6, leading: true),
    ]
    return tier == .minimal
      ? cells.joined(separator: " ")
      : (cells + [date.padded(to: 10)]).joined(separator: "    ")
  }
}
