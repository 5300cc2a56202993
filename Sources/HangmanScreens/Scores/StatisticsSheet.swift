import HangmanModel
import Presentation
import TerminalUI

/// What all games of a scope have come to: figures, and a bar for each number of mistakes.
struct StatisticsSheet {
  let statistics: Statistics
  let dateText: (Int) -> String

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let lines = lines(of: figures, columns: rect.columns).prefix(rect.rows)
    for (row, line) in lines.enumerated() { canvas.write(line, at: rect.line(row).origin) }
    let hasGap = rect.rows > 11
    drawBars(on: &canvas, in: rect.part(row: lines.count + (hasGap ? 1 : 0)))
  }

  private var figures: [String] {
    let rate = Int((statistics.winRate * 100).rounded())
    let since = statistics.since.map(dateText) ?? ""
    return [
      counted(statistics.games, .game), ScreenText.rate(statistics.wins, percent: rate).text,
      ScreenText.streak(statistics.currentStreak).text,
      ScreenText.bestStreak(statistics.bestStreak).text, ScreenText.since(since).text,
    ]
  }

  /// As many parts on a line as there is room for.
  private func lines(of parts: [String], columns: Int) -> [String] {
    parts.reduce(into: [String]()) { lines, part in
      if let last = lines.last, last.count + 3 + part.count <= columns {
        lines[lines.count - 1] += "   " + part
      } else {
        lines.append(part)
      }
    }
  }

  /// The games with some numbers of mistakes.
  private struct Bar {
    let label: String
    let won, lost: Int

    var counts: String {
      [(won, labels.won), (lost, labels.lost)].filter { $0.0 > 0 }
        .map { "\(grouped($0.0)) \($0.1.brief)" }.joined(separator: ", ")
    }
  }

  /// A bar for each number of mistakes up to the most that a game had; for several where they have no room.
  private func bars(_ room: Int) -> [Bar] {
    let counts = [statistics.won, statistics.lost]
    let most = counts.flatMap(\.keys).max() ?? 0
    let step = most / max(1, room) + 1
    return stride(from: 0, through: most, by: step).map { first in
      let last = min(first + step - 1, most)
      let sums = counts.map { games in (first...last).reduce(0) { $0 + games[$1, default: 0] } }
      return Bar(
        label: first == last ? "\(first)" : "\(first)–\(last)", won: sums[0], lost: sums[1])
    }
  }

  /// Draws bars that are as long as there were games: the part that was won full, the one that was lost not,
  /// and behind them how many these are.
  private func drawBars(on canvas: inout Canvas, in rect: Rect) {
    let bars = bars(rect.rows - 1)
    let longest = bars.map { $0.won + $0.lost }.max() ?? 0
    guard rect.rows > 1, longest > 0 else { return }
    canvas.write(labels.mistakes.text.lowercased(), at: rect.origin, style: .quiet)
    let start = (bars.map(\.label.columns).max() ?? 0) + 1
    // Each part has a cell at least.
    let room = rect.columns - start - 3 - (bars.map(\.counts.columns).max() ?? 0)
    for (row, bar) in bars.enumerated() {
      let line = rect.line(row + 1).origin
      canvas.write(bar.label.padded(to: start - 1, leading: true), at: line, style: .quiet)
      func cells(_ games: Int) -> Int { games * max(0, room) / longest + (games > 0 ? 1 : 0) }
      let (won, lost) = (cells(bar.won), cells(bar.lost))
      let place = line.moved(columns: start)
      canvas.write(String(repeating: "█", count: won), at: place, style: Style(.right))
      canvas.write(
        String(repeating: "░", count: lost), at: place.moved(columns: won), style: Style(.wrong))
      let end = place.moved(columns: won + lost + 1)
      canvas.write(bar.counts.truncated(to: max(0, rect.endColumn - end.column)), at: end)
    }
  }
}
