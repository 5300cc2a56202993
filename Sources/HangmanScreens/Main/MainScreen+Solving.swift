import HangmanModel
import Presentation
import TerminalUI
import Words

/// The field in which the whole word or phrase is said; it takes the notice's place.
extension MainScreen {
  /// Opens the field, unless the game is over.
  func beginSolving() {
    guard state.end == nil, state.board.status == .playing else { return }
    state.typed = state.typed ?? ""
    state.isRefused = false
    state.notice = solvingNotice
  }

  private var solvingNotice: String { ScreenText.solving.text }

  /// Takes a key while the field is open.
  func typeSolution(_ key: Key) {
    switch key {
    case .escape:
      state.typed = nil
      state.notice = ScreenText.typeLetter.text
    case .enter: saySolution()
    default: typeSolution { _ = $0.take(key) }
    }
  }

  /// Takes a text that was pasted, or a letter that was clicked.
  func typeSolution(_ text: String) {
    typeSolution { field in
      for character in text { _ = field.take(.character(character)) }
    }
  }

  private func typeSolution(_ change: (inout TextField) -> Void) {
    guard var field = state.solutionField else { return }
    change(&field)
    state.typed = field.text.uppercased()
    state.isRefused = false
    state.notice = solvingNotice
  }

  private func saySolution() {
    guard let typed = state.typed, !typed.isEmpty else { return }
    let verdict = state.board.verdict(onSolution: typed)
    if case .accepted(let solution) = verdict {
      state.typed = nil
      onOutcome(.move(.solution(solution)))
    } else {
      state.isRefused = true
      state.notice = refusal(of: verdict, board: state.board) ?? ""
    }
  }
}

extension MainScreen.State {
  /// More than any phrase has, so that what is too long is said to be so.
  private static let longestTyped = 80

  /// The field, while it is open: letters, and the signs on the board.
  var solutionField: TextField? {
    guard let typed else { return nil }
    let signs = Set(board.pattern.opening.description).subtracting(["_"]).union([" "])
    return TextField(typed, limit: Self.longestTyped) {
      Letter.typed($0) != nil || signs.contains($0)
    }
  }

  /// Draws the field, and below it what was said of it; where there is one line, the one or the other.
  func drawSolving(on canvas: inout Canvas, in rect: Rect) {
    guard let field = solutionField, rect.rows > 0 else { return }
    var rest = rect
    if rect.rows > 1 || !isRefused {
      let label = rect.columns > 30 ? labels.itIs.text : ""
      canvas.write(label, at: rect.origin)
      let columns = min(rect.columns - label.count, max(field.text.count, board.pattern.length) + 3)
      let line = rect.part(column: label.count, columns: columns, rows: 1)
      field.draw(on: &canvas, in: line, isFocused: true)
      rest = rect.part(row: 1)
    }
    canvas.writeWrapped(notice, in: rest)
  }
}
