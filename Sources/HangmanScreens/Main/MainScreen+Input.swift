import CommonScreens
import HangmanModel
import Presentation
import TerminalUI
import Words

/// What keys and clicks do.
extension MainScreen {
  func take(_ key: Key, in size: Size) {
    if state.typed != nil { return typeSolution(key) }
    if state.offersHint, answerOffer(key) { return }
    let pad = state.pad(MainLayout(size: size, state: state))
    switch Self.bindings(tellingGivenUp: state.view.tellsGivenUp).action(for: key) {
    case .move: state.focus = pad.focus(from: state.focus, by: key)
    case .press: press(pad.inSight(state.focus))
    case .next: state.focus = pad.focus(from: state.focus, by: 1)
    case .previous: state.focus = pad.focus(from: state.focus, by: -1)
    case .solve: beginSolving()
    case .hint: if state.end == nil, state.board.status == .playing { onOutcome(.hint) }
    case .meter: if state.end == nil { onOutcome(.meter) }
    case .menu: onOutcome(.menu)
    case .givenUpStory: onOutcome(.givenUpStory)
    case .type, nil: if case .character(let character) = key { type(String(character)) }
    }
  }

  func click(_ point: Point, in size: Size) {
    let pad = state.pad(MainLayout(size: size, state: state))
    if let target = pad.target(at: point) { press(target) }
  }

  /// Guesses.
  private func type(_ text: String) {
    if state.typed != nil { return typeSolution(text) }
    if state.end == nil { field.insert(text) }
  }

  private func press(_ target: Focus) {
    switch target {
    case .none: state.notice = ScreenText.typeLetter.text
    case .key(let letter): type(String(letter.character))
    case .button(let step):
      state.focus = .none
      onOutcome(.step(step))
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
    case .repeated(let letter): state.notice = GameMessage.repeated(letter).text
    case .invalid: state.notice = ScreenText.onlyLetters.text
    case .ended: break
    }
    return false
  }

  func guessField(_ field: GuessField, didEnter letter: Letter) {
    onOutcome(.move(.letter(letter)))
  }
}
