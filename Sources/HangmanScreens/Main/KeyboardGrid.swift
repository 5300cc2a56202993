import HangmanModel
import TerminalUI
import Words

/// The letters as keys, in rows: untried, hit or missed, told by their shape.
struct KeyboardGrid {
  /// How a key is drawn.
  enum KeySize {
    /// A frame of five columns and three rows; flat once missed.
    case large
    /// Three columns in one row: ` A `, `[A]` for a hit, `-A-` for a miss.
    case small
    /// One column: the letter, underlined for a hit, small for a miss.
    case tiny

    var columns: Int {
      switch self {
      case .large: 5
      case .small: 3
      case .tiny: 1
      }
    }

    var rows: Int { self == .large ? 3 : 1 }
  }

  /// What is known of a key's letter.
  enum KeyState {
    case untried, hit, missed
  }

  let keySize: KeySize
  let keysPerRow: Int
  let origin: Point

  var size: Size {
    let rows = (Letter.alphabet.count + keysPerRow - 1) / keysPerRow
    return Size(columns: keysPerRow * keySize.columns, rows: rows * keySize.rows)
  }

  /// The place of the key of a letter.
  func rect(of letter: Letter) -> Rect {
    Rect(
      column: origin.column + letter.index % keysPerRow * keySize.columns,
      row: origin.row + letter.index / keysPerRow * keySize.rows,
      columns: keySize.columns, rows: keySize.rows)
  }

  /// The letter whose key is at a point.
  func letter(at point: Point) -> Letter? {
    Letter.alphabet.first { rect(of: $0).contains(point) }
  }

  /// The letter some keys away, staying on the grid.
  func letter(from letter: Letter, columns: Int, rows: Int) -> Letter {
    let column = letter.index % keysPerRow + columns
    let index = (letter.index / keysPerRow + rows) * keysPerRow + column
    guard (0..<keysPerRow).contains(column), Letter.alphabet.indices.contains(index) else {
      return letter
    }
    return Letter.alphabet[index]
  }

  func draw(on canvas: inout Canvas, board: Board, focus: Letter?) {
    for letter in Letter.alphabet {
      let state: KeyState =
        board.shows(letter) ? .hit : board.letters.contains(letter) ? .missed : .untried
      draw(letter, state, on: &canvas, isFocused: letter == focus)
    }
  }

  private func draw(
    _ letter: Letter, _ state: KeyState, on canvas: inout Canvas, isFocused: Bool
  ) {
    let rect = rect(of: letter)
    var style = state.style
    if isFocused { style = style.adding(.reverse) }
    switch keySize {
    case .large:
      if state != .missed {
        canvas.drawFrame(
          rect, state == .hit ? canvas.glyphs.double : canvas.glyphs.light,
          style: state == .hit ? Style(.right) : Style(.frame))
      }
      let cap = state == .missed ? "-\(letter)-" : " \(letter) "
      canvas.write(cap, at: Point(column: rect.column + 1, row: rect.row + 1), style: style)
    case .small:
      canvas.write(state.smallCap(letter), at: rect.origin, style: style)
    case .tiny:
      let cap = state == .missed ? "\(letter)".lowercased() : "\(letter)"
      canvas.write(
        cap, at: rect.origin, style: state == .hit ? style.adding(.underline) : style)
    }
  }
}

extension KeyboardGrid.KeyState {
  fileprivate var style: Style {
    switch self {
    case .untried: .text
    case .hit: Style(.right, .bold)
    case .missed: Style(.wrong)
    }
  }

  fileprivate func smallCap(_ letter: Letter) -> String {
    switch self {
    case .untried: " \(letter) "
    case .hit: "[\(letter)]"
    case .missed: "-\(letter)-"
    }
  }
}
