import CommonScreens
import GhostModel
import Presentation
import TerminalUI
import Words

/// What keys and clicks do.
extension GhostScreen {
  func take(_ key: Key, in size: Size) {
    if state.typed != nil { return takeWhileNaming(key) }
    let pad = state.pad(GhostLayout(size: size, state: state))
    switch Self.bindings.action(for: key) {
    case .move: state.focus = pad.focus(from: state.focus, by: key)
    case .press: press(pad.inSight(state.focus))
    case .next: state.focus = pad.focus(from: state.focus, by: 1)
    case .previous: state.focus = pad.focus(from: state.focus, by: -1)
    case .challenge: challenge()
    case .menu: onOutcome(.menu)
    case .type, nil: if case .character(let character) = key { type(character) }
    }
  }

  func click(_ point: Point, in size: Size) {
    let pad = state.pad(GhostLayout(size: size, state: state))
    if let target = pad.target(at: point) { press(target) }
  }

  /// Adds a letter; what is none is ignored, and so is all while the computer is to move.
  private func type(_ character: Character) {
    guard let letter = Letter(character), state.board.awaitsPlayer else { return }
    if let typed = state.typed {
      retype(String((typed + letter.description).prefix(Self.longestWord)))
    } else {
      onOutcome(.move(.letter(letter)))
    }
  }

  /// The letters that a named word has at the most; no list has longer ones.
  private static let longestWord = 64

  private func takeWhileNaming(_ key: Key) {
    switch key {
    case .character(let character): type(character)
    case .backspace, .delete:
      if let typed = state.typed, typed.count > state.board.fragment.count {
        retype(String(typed.dropLast()))
      }
    case .enter: name()
    case .escape: onOutcome(.menu)
    default: break
    }
  }

  /// Says the word; one to which nothing has been added only when Enter is pressed again.
  private func name() {
    guard let typed = state.typed else { return }
    if typed == state.board.text, state.request != .enterAgainSays {
      state.say(.enterAgainSays)
    } else {
      onOutcome(.move(.word(typed)))
    }
  }

  private func retype(_ text: String) {
    state.typed = text
    if state.request == .enterAgainSays { state.say(.enterSays) }
  }

  private func challenge() {
    guard state.board.awaitsPlayer else { return }
    if !state.board.setup.hasChallenges {
      state.say(.noChallenges)
    } else if state.board.fragment.isEmpty {
      state.say(.nothingToChallenge)
    } else {
      onOutcome(.move(.challenge))
    }
  }

  private func press(_ target: Focus) {
    switch target {
    case .none:
      if state.board.awaitsPlayer { state.say(.pickLetter) }
    case .key(let letter): type(letter.character)
    case .button(let choice): press(choice)
    }
  }

  private func press(_ choice: Choice) {
    state.focus = .none
    switch choice {
    case .challenge: if state.typed == nil { challenge() }
    case .newRound: onOutcome(.newRound)
    case .settings: onOutcome(.settings)
    case .scores: onOutcome(.scores)
    }
  }
}
