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
    let look = state.look
    let style = isFocused ? look.style.adding(.reverse) : look.style
    let isLarge = keySize == .large
    if isLarge {
      canvas.drawFrame(rect, canvas.glyphs[keyPath: look.frame], style: look.frameStyle)
    }
    canvas.write(
      state.cap(letter, keySize),
      at: rect.origin.moved(columns: isLarge ? 1 : 0, rows: isLarge ? 1 : 0),
      style: style)
  }
}

extension KeyboardGrid.KeyState {
  fileprivate typealias Look = (
    frame: KeyPath<Glyphs, Glyphs.Frame>, frameStyle: Style, style: Style
  )

  fileprivate var look: Look {
    switch self {
    case .untried: (\.light, Style(.frame), .text)
    case .hit: (\.heavy, Style(.right), Style(.right, .bold))
    case .missed: (\.faint, Style(.frame), .quiet)
    }
  }

  fileprivate func cap(_ letter: Letter, _ size: KeyboardGrid.KeySize) -> String {
    let small = "\(letter)".lowercased()
    return switch (size, self) {
    case (.large, .untried), (.large, .hit), (.small, .untried): " \(letter) "
    case (.large, .missed), (.small, .missed): " \(small) "
    case (.small, .hit): "[\(letter)]"
    case (.tiny, .untried): "\(letter)"
    case (.tiny, .hit): "●"
    case (.tiny, .missed): small
    }
  }
}
