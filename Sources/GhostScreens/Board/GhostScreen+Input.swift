import CommonScreens
import GhostModel
import Presentation
import TerminalUI
import Words

/// What keys and clicks do.
extension GhostScreen {
  func take(_ key: Key, in size: Size) {
    if typed != nil { return takeWhileNaming(key) }
    let pad = pad(GhostLayout(size: size, screen: self))
    switch Self.bindings.action(for: key) {
    case .move: focus = pad.focus(from: focus, by: key)
    case .press: press(pad.inSight(focus))
    case .tab(let steps): focus = pad.focus(from: focus, by: steps)
    case .challenge: challenge()
    case .menu: onOutcome(.menu)
    case .type, nil: if case .character(let character) = key { type(character) }
    }
  }

  func click(_ point: Point, in size: Size) {
    let pad = pad(GhostLayout(size: size, screen: self))
    if let target = pad.target(at: point) { press(target) }
  }

  /// Adds a letter; what is none is ignored, and so is all while the computer is to move.
  private func type(_ character: Character) {
    guard let letter = Letter(character), board.awaitsPlayer else { return }
    if let typed {
      retype(String((typed + letter.description).prefix(Self.longestWord)))
    } else {
      onOutcome(.move(.letter(letter)))
    }
  }

  /// The letters that a named word has at the most; no list has longer ones.
  static let longestWord = 64

  private func takeWhileNaming(_ key: Key) {
    switch key {
    case .character(let character): type(character)
    case .backspace, .delete:
      if let typed, typed.count > board.fragment.count { retype(String(typed.dropLast())) }
    case .enter: name()
    case .escape: onOutcome(.menu)
    default: break
    }
  }

  /// Says the word; one to which nothing has been added only when Enter is pressed again.
  private func name() {
    guard let typed else { return }
    if typed == board.text, request != .enterAgainSays {
      say(.enterAgainSays)
    } else {
      onOutcome(.move(.word(typed)))
    }
  }

  private func retype(_ text: String) {
    typed = text
    if request == .enterAgainSays { say(.enterSays) }
  }

  private func challenge() {
    guard board.awaitsPlayer else { return }
    if !board.setup.hasChallenges {
      say(.noChallenges)
    } else if board.fragment.isEmpty {
      say(.nothingToChallenge)
    } else {
      onOutcome(.move(.challenge))
    }
  }

  private func press(_ target: Focus) {
    switch target {
    case .none: if board.awaitsPlayer { say(.pickLetter) }
    case .key(let letter): type(letter.character)
    case .button(let choice):
      focus = .none
      if case .move = choice {
        if typed == nil { challenge() }
      } else {
        onOutcome(choice)
      }
    }
  }
}
