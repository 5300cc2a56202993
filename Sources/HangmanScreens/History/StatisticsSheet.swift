import CommonScreens
import HangmanModel
import TerminalUI
import Wording

/// What all games of a scope have come to: figures, and a chart of their mistakes.
struct StatisticsSheet: Equatable {
  let statistics: Statistics

  /// The day of the first game.
  let since: String

  func draw(on canvas: inout Canvas, in rect: Rect, tier: LayoutTier) {
    if statistics.games == 0 {
      let text = "No game has been finished yet."
      return canvas.writeCentered(text, at: rect.origin, columns: rect.columns, style: .quiet)
    }
    var row = rect.row
    for line in lines(of: figures, columns: rect.columns) where row < rect.endRow {
      canvas.write(line, at: Point(column: rect.column, row: row))
      row += 1
    }
    let gap = tier == .minimal ? 0 : 1
    drawChart(
      on: &canvas,
      in: Rect(
        column: rect.column, row: row + gap, columns: rect.columns,
        rows: rect.endRow - row - gap))
  }

  private var figures: [String] {
    let rate = Int((statistics.winRate * 100).rounded())
    return [
      counted(statistics.games, "game"), "\(grouped(statistics.wins)) won (\(rate) %)",
      "streak \(grouped(statistics.currentStreak))", "best \(grouped(statistics.bestStreak))",
      "since \(since)",
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

  /// A column for each number of mistakes, as high as there were games of it.
  private func drawChart(on canvas: inout Canvas, in rect: Rect) {
    let height = rect.rows - 2
    let most = (0...26).map(statistics.games(withMisses:)).max() ?? 0
    guard height > 0, most > 0 else { return }
    let pitch = rect.columns >= 27 * 2 ? 2 : 1
    for misses in 0...26 where misses * pitch < rect.columns {
      let eighths = (statistics.games(withMisses: misses) * height * 8 + most - 1) / most
      for row in 0..<height {
        let glyph = canvas.glyphs.bar(eighths: eighths - (height - 1 - row) * 8)
        let point = Point(column: rect.column + misses * pitch, row: rect.row + row)
        if glyph != " " { canvas.set(Cell(glyph, Style(.accent)), at: point) }
      }
    }
    drawAxis(on: &canvas, at: Point(column: rect.column, row: rect.row + height), pitch: pitch)
  }

  private func drawAxis(on canvas: inout Canvas, at origin: Point, pitch: Int) {
    for misses in stride(from: 0, through: 25, by: 5) {
      let place = Point(column: origin.column + misses * pitch, row: origin.row)
      canvas.write("\(misses)", at: place, style: .quiet)
    }
    canvas.write(
      "mistakes", at: Point(column: origin.column, row: origin.row + 1), style: .quiet)
  }
}
