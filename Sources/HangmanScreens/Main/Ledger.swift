import HangmanModel
import TerminalUI
import Wording
import Words

/// The guesses so far, a line each: what it cost, and at the end how many words it left.
struct Ledger {
  let board: Board

  /// How many words were held at the start and after each guess; empty while that is a secret.
  let counts: [Int]

  private static let barColumns = 10

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.write("SO FAR", at: rect.origin, style: .title)
    let lines = rect.part(row: 2)
    for (row, (index, move)) in board.moves.enumerated().suffix(lines.rows).enumerated() {
      draw(move, index, on: &canvas, at: lines.line(row).origin)
    }
    if board.moves.isEmpty { canvas.write("no guess yet", at: lines.origin, style: .quiet) }
  }

  private func draw(_ move: Move, _ index: Int, on canvas: inout Canvas, at place: Point) {
    let (name, places) = told(move)
    let isHit = places > 0
    canvas.write(name, at: place, style: .bold)
    canvas.write(
      isHit ? "·" : "×", at: place.moved(columns: 3),
      style: isHit ? Style(.right, .bold) : Style(.wrong))
    if counts.indices.contains(index + 1) {
      let width = grouped(counts[0]).count
      let count = grouped(counts[index + 1]).padded(to: width, leading: true)
      canvas.write(count, at: place.moved(columns: 6), style: .text)
      let length = Doublings.bar(
        of: counts[index + 1], most: counts[0], columns: Self.barColumns)
      let bar = String(repeating: "▇", count: length)
      canvas.write(bar, at: place.moved(columns: 8 + width), style: Style(.accent))
    } else {
      let cost = isHit ? counted(places, "place") : "a mistake"
      canvas.write(cost, at: place.moved(columns: 6), style: isHit ? .text : .quiet)
    }
  }

  /// A move's name, a slash for the whole word, and how many places it showed.
  private func told(_ move: Move) -> (name: String, places: Int) {
    switch move {
    case .letter(let letter): (letter.description, board.pattern.positions(of: letter).count)
    case .solution(let solution):
      ("/", board.wrongSolutions.contains(solution) ? 0 : board.letterCount)
    case .hint: ("?", 0)
    }
  }
}
