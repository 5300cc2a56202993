public import TerminalUI
public import Words

extension KeyboardGrid {
  /// - Parameter state: what is known of each letter.
  public func draw(
    on canvas: inout Canvas, focus: Letter?, state: (Letter) -> KeyState = { _ in .untried }
  ) {
    for letter in Letter.alphabet {
      draw(letter, state(letter), on: &canvas, isFocused: letter == focus)
    }
  }

  private func draw(
    _ letter: Letter, _ state: KeyState, on canvas: inout Canvas, isFocused: Bool
  ) {
    let rect = rect(of: letter)
    let style = isFocused ? state.style.adding(.reverse) : state.style
    switch keySize {
    case .large:
      canvas.drawFrame(rect, state.frame(canvas.glyphs), style: state.frameStyle)
      let cap = state == .missed ? "\(letter)".lowercased() : "\(letter)"
      let start = Point(column: rect.column + 1, row: rect.row + 1)
      canvas.write(" \(cap) ", at: start, style: style)
    case .small: canvas.write(state.smallCap(letter), at: rect.origin, style: style)
    case .tiny: canvas.write(state.tinyCap(letter), at: rect.origin, style: style)
    }
  }
}

extension KeyboardGrid.KeyState {
  fileprivate var style: Style {
    switch self {
    case .untried: .text
    case .hit: Style(.right, .bold)
    case .missed: .quiet
    }
  }

  fileprivate var frameStyle: Style { self == .hit ? Style(.right) : Style(.frame) }

  fileprivate func frame(_ glyphs: Glyphs) -> Glyphs.Frame {
    switch self {
    case .untried: glyphs.light
    case .hit: glyphs.heavy
    case .missed: glyphs.faint
    }
  }

  fileprivate func smallCap(_ letter: Letter) -> String {
    switch self {
    case .untried: " \(letter) "
    case .hit: "[\(letter)]"
    case .missed: " \(letter) ".lowercased()
    }
  }

  fileprivate func tinyCap(_ letter: Letter) -> String {
    switch self {
    case .untried: "\(letter)"
    case .hit: "\(letter)".lowercased()
    case .missed: "·"
    }
  }
}
