import CommonScreens
import HangmanModel
import TerminalUI
import Wording

/// What all games of a scope have come to: figures, and a chart of their mistakes.
struct StatisticsSheet {
  let statistics: Statistics

  /// The day of the first game.
  let since: String

  func draw(on canvas: inout Canvas, in rect: Rect, tier: LayoutTier) {
    if statistics.games == 0 {
      let text = "No game has been finished yet."
      return canvas.writeCentered(text, at: rect.origin, columns: rect.columns, style: .quiet)
    }
    let lines = lines(of: figures, columns: rect.columns).prefix(rect.rows)
    for (row, line) in lines.enumerated() { canvas.write(line, at: rect.line(row).origin) }
    drawChart(on: &canvas, in: rect.part(row: lines.count + (tier == .minimal ? 0 : 1)))
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
        let point = rect.origin.moved(columns: misses * pitch, rows: row)
        if glyph != " " { canvas.set(Cell(glyph, Style(.accent)), at: point) }
      }
    }
    drawAxis(on: &canvas, at: rect.line(height).origin, pitch: pitch)
  }

  private func drawAxis(on canvas: inout Canvas, at origin: Point, pitch: Int) {
    for misses in stride(from: 0, through: 25, by: 5) {
      canvas.write("\(misses)", at: origin.moved(columns: misses * pitch), style: .quiet)
    }
    canvas.write("mistakes", at: origin.moved(rows: 1), style: .quiet)
  }
}
