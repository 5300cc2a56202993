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
    let style = state.style(areFilled: canvas.glyphs.areFilled, isFocused: isFocused)
    let isFramed = rect.rows > 1
    switch state {
    case _ where !isFramed: break
    case .untried: canvas.drawFrame(rect, canvas.glyphs.light)
    case .hit: canvas.drawFrame(rect, canvas.glyphs.solid, style: Style(.right))
    case .missed: break
    }
    let cap = state.cap(letter, keySize)
    let place = isFramed ? rect.center : rect.origin
    canvas.write(cap, at: place, style: style)
    if isFramed { canvas.restyle(rect.inside, style) }
  }
}

extension KeyboardGrid.KeyState {
  /// - Parameter areFilled: whether a hit has a ground of its own, on which reversed it would look the same.
  fileprivate func style(areFilled: Bool, isFocused: Bool) -> Style {
    let style: Style =
      switch self {
      case .untried: .text
      case .hit: areFilled ? Style(isFocused ? .text : .found, .bold) : Style(.right, .bold)
      case .missed: .quiet
      }
    return isFocused ? style.adding(.reverse) : style
  }

  fileprivate func cap(_ letter: Letter, _ size: KeyboardGrid.KeySize) -> String {
    let shown = self == .missed ? "\(letter)".lowercased() : "\(letter)"
    return switch (size, self) {
    case (.small, .hit): "[\(shown)]"
    case (.small, _): " \(shown) "
    case (.tiny, .hit): "●"
    default: shown
    }
  }
}
