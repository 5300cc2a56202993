public import TerminalUI
public import Words

/// The keys and buttons below a board, and how arrows, Tab and clicks find their way among them.
public struct LetterPad<Choice: Hashable> {
  /// The key or the button that the arrows have moved to.
  public enum Focus: Hashable {
    case none
    case key(Letter)
    case button(Choice)

    public var letter: Letter? { if case .key(let letter) = self { letter } else { nil } }
    public var choice: Choice? { if case .button(let choice) = self { choice } else { nil } }
  }

  let keyboard: KeyboardGrid
  let buttons: ButtonRow<Choice>

  public init(_ keyboard: KeyboardGrid, _ buttons: ButtonRow<Choice>) {
    self.keyboard = keyboard
    self.buttons = buttons
  }

  /// The focus as it's shown: if there's no room for its button, nothing has it.
  public func inSight(_ focus: Focus) -> Focus {
    guard let choice = focus.choice, !buttons.choices.contains(choice) else { return focus }
    return .none
  }

  /// Where an arrow leads.
  public func focus(from focus: Focus, by arrow: Key) -> Focus {
    let columns = arrow == .left ? -1 : arrow == .right ? 1 : 0
    let rows = arrow == .up ? -1 : arrow == .down ? 1 : 0
    switch inSight(focus) {
    case .none: return .key(keyboard.first)
    case .key(let letter):
      let neighbour = keyboard.letter(from: letter, columns: columns, rows: rows)
      let button = rows > 0 && neighbour == letter ? buttons.choices.first : nil
      return button.map(Focus.button) ?? .key(neighbour)
    case .button(let choice):
      if rows < 0 { return .key(keyboard.last) }
      let isAtEnd = choice == (columns < 0 ? buttons.choices.first : buttons.choices.last)
      return isAtEnd ? focus : .button(buttons.choice(from: choice, by: columns))
    }
  }

  /// Where Tab leads: to each button in sight, then to the keys.
  public func focus(from focus: Focus, by steps: Int) -> Focus {
    let stops = buttons.choices.map(Focus.button) + [.key(keyboard.first)]
    return FocusRing(stops).place(from: focus, by: steps) ?? .none
  }

  /// The key or button at a point.
  public func target(at point: Point) -> Focus? {
    buttons.choice(at: point).map(Focus.button) ?? keyboard.letter(at: point).map(Focus.key)
  }
}
