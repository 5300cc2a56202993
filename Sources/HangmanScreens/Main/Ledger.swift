import HangmanModel
import Presentation
import TerminalUI
import Words

/// The guesses so far, a line each: where the letter stands, or that it was a mistake; at the end, and where the
/// meter is on, how many words it left.
struct Ledger {
  let board: Board

  /// How many words were held at the start and after each guess; empty while that is a secret.
  let counts: [Int]

  func draw(on canvas: inout Canvas, in rect: Rect) {
    canvas.write(labels.soFar.title, at: rect.origin, style: .title)
    let lines = rect.part(row: 2)
    for (row, (index, move)) in board.moves.enumerated().suffix(lines.rows).enumerated() {
      draw(move, index, on: &canvas, at: lines.line(row).origin, columns: lines.columns)
    }
    if board.moves.isEmpty {
      canvas.write(labels.noGuessYet.text, at: lines.origin, style: .quiet)
    }
  }

  private func draw(
    _ move: Move, _ index: Int, on canvas: inout Canvas, at place: Point, columns: Int
  ) {
    let name = name(of: move)
    let places = places(of: move)
    let isHit = !places.isEmpty
    canvas.write(name, at: place, style: .bold)
    canvas.write(
      isHit ? "●" : "×", at: place.moved(columns: 3),
      style: Style(isHit ? .right : .wrong, .bold))
    if counts.indices.contains(index + 1) {
      let width = grouped(counts[0]).count
      let count = grouped(counts[index + 1]).padded(to: width, leading: true)
      canvas.write(count, at: place.moved(columns: 6), style: .text)
      // The rest is for the letter and for a count of up to seven characters.
      let length = Doublings.bar(
        of: counts[index + 1], most: counts[0], columns: columns - 17)
      let bar = String(repeating: "▇", count: length)
      canvas.write(bar, at: place.moved(columns: 8 + width), style: Style(.accent))
    } else {
      canvas.write(cost(places), at: place.moved(columns: 6))
    }
  }

  /// A move's name; a slash for the whole word.
  private func name(of move: Move) -> String {
    switch move {
    case .letter(let letter): letter.description
    case .solution: "/"
    case .hint: "?"
    }
  }

  /// The places that a move showed, from 0; none for a mistake.
  private func places(of move: Move) -> [Int] {
    switch move {
    case .letter(let letter): board.pattern.positions(of: letter).indices
    case .solution(let solution):
      board.wrongSolutions.contains(solution) ? [] : Array(0..<board.letterCount)
    case .hint: []
    }
  }

  /// `at 3 and 8`, `4 places` or `a mistake`.
  private func cost(_ places: [Int]) -> String {
    switch places.count {
    case 0: labels.aMistake.text
    case 1...3: ScreenText.at(places.map { String($0 + 1) }).text
    default: counted(places.count, .place)
    }
  }
}
