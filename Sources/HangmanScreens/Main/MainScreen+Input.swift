import CommonScreens
import HangmanModel
import TerminalUI
import Wording
import Words

/// What keys and clicks do.
extension MainScreen {
  func take(_ key: Key, in size: Size) {
    if state.typed != nil { return typeSolution(key) }
    if let step = step(for: key) { return delegate?.mainScreen(self, didChoose: step) ?? () }
    if state.offersHint, answerOffer(key) { return }
    dropHiddenFocus(in: size)
    switch Self.bindings.action(for: key) {
    case .move: move(key, in: size)
    case .press: press(in: size)
    case .next: moveFocus(by: 1, in: size)
    case .previous: moveFocus(by: -1, in: size)
    case .solve: beginSolving()
    case .hint: offerHint()
    case .meter: if state.ending == nil { delegate?.mainScreenDidAskForMeter(self) }
    case .menu: delegate?.mainScreenDidAskForMenu(self)
    case .type, nil: if case .character(let character) = key { type(String(character)) }
    }
  }

  /// The step after the game that has a key of its own.
  private func step(for key: Key) -> Step? {
    guard case .character(let character) = key, let ending = state.ending else { return nil }
    return ending.steps.first { $0.key.map(String.init) == character.lowercased() }
  }

  func take(_ mouse: MouseEvent, in size: Size) {
    guard mouse.kind == .press, LayoutTier(size) != .tooSmall else { return }
    let layout = MainLayout(size: size, state: state)
    let buttons = state.buttons(layout)
    if let index = buttons.firstIndex(where: { $0.rect.contains(mouse.point) }) {
      pressButton(index, in: size)
    } else if let letter = layout.keyboard.letter(at: mouse.point) {
      type(String(letter.character))
    }
  }

  /// Guesses; at the end, where no key stands, that is nothing.
  private func type(_ text: String) {
    if state.typed != nil { return typeSolution(text) }
    if state.ending == nil { field.insert(text) }
  }

  private func press(in size: Size) {
    switch state.focus {
    case .none: state.notice = "Type a letter, or pick one with the arrows."
    case .key(let letter): type(String(letter.character))
    case .button(let index): pressButton(index, in: size)
    }
  }

  private func pressButton(_ index: Int, in size: Size) {
    if state.ending != nil {
      let steps = state.steps(MainLayout(size: size, state: state))
      if steps.indices.contains(index) {
        state.focus = .button(index)
        delegate?.mainScreen(self, didChoose: steps[index])
      }
      return
    }
    state.focus = .none
    switch index {
    case 0: delegate?.mainScreenDidAskForNewGame(self)
    case 1: delegate?.mainScreenDidAskForSettings(self)
    default: delegate?.mainScreenDidAskForHighScores(self)
    }
  }
}

extension MainScreen: GuessFieldDelegate {
  /// Lets a single letter through that hasn't been guessed, while the round goes on.
  func guessField(
    _ field: GuessField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool {
    switch state.board.verdict(on: string) {
    case .accepted: return true
    case .repeated(let letter): state.notice = repeatedNotice(letter)
    case .invalid: state.notice = "Only the letters A to Z are guesses."
    case .ended: break
    }
    return false
  }

  func guessField(_ field: GuessField, didEnter letter: Letter) {
    delegate?.mainScreen(self, didMake: .letter(letter))
  }
}
