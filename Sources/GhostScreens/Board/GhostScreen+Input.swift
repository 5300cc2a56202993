import CommonScreens
import GhostModel
import TerminalUI
import Words

/// What keys and clicks do.
extension GhostScreen {
  func take(_ key: Key, in size: Size) {
    if state.typed != nil { return takeWhileNaming(key) }
    switch Self.bindings.action(for: key) {
    case .move: move(key, in: size)
    case .press: press(in: size)
    case .next: moveFocus(by: 1, in: size)
    case .previous: moveFocus(by: -1, in: size)
    case .challenge: challenge()
    case .menu: delegate?.ghostScreenDidAskForMenu(self)
    case .type, nil: if case .character(let character) = key { type(character) }
    }
  }

  func take(_ mouse: MouseEvent, in size: Size) {
    guard mouse.kind == .press, LayoutTier(size) != .tooSmall else { return }
    let layout = GhostLayout(size: size, state: state)
    if let choice = state.buttons(layout).choice(at: mouse.point) {
      press(choice)
    } else if let letter = layout.keyboard.letter(at: mouse.point) {
      type(letter.character)
    }
  }

  /// Adds a letter; what is none is ignored, and so is all while the computer is to move.
  private func type(_ character: Character) {
    guard let letter = Letter(character), state.board.awaitsPlayer else { return }
    if let typed = state.typed {
      retype(String((typed + letter.description).prefix(Self.longestWord)))
    } else {
      delegate?.ghostScreen(self, didMake: .letter(letter))
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
    case .escape: delegate?.ghostScreenDidAskForMenu(self)
    default: break
    }
  }

  /// Says the word; one to which nothing has been added only when Enter is pressed again.
  private func name() {
    guard let typed = state.typed else { return }
    if typed == state.board.text, state.notice != Self.bareNotice {
      state.say(Self.bareNotice)
    } else {
      delegate?.ghostScreen(self, didMake: .word(typed))
    }
  }

  private static let bareNotice = "Enter again says that."

  private func retype(_ text: String) {
    state.typed = text
    if state.notice == Self.bareNotice { state.say("Enter says it.") }
  }

  private func challenge() {
    guard state.board.awaitsPlayer else { return }
    if !state.board.setup.hasChallenges {
      state.say("Challenges are off; the settings turn them on.")
    } else if state.board.fragment.isEmpty {
      state.say("There is nothing to challenge yet.")
    } else {
      delegate?.ghostScreen(self, didMake: .challenge)
    }
  }

  private func press(in size: Size) {
    switch state.focus {
    case .none:
      if state.board.awaitsPlayer { state.say("Type a letter, or pick one with the arrows.") }
    case .key(let letter): type(letter.character)
    case .button(let choice):
      let buttons = state.buttons(GhostLayout(size: size, state: state))
      if buttons.choices.contains(choice) { press(choice) }
    }
  }

  private func press(_ choice: Choice) {
    state.focus = .none
    switch choice {
    case .challenge: if state.typed == nil { challenge() }
    case .newRound: delegate?.ghostScreenDidAskForNewRound(self)
    case .settings: delegate?.ghostScreenDidAskForSettings(self)
    case .scores: delegate?.ghostScreenDidAskForHighScores(self)
    }
  }
}

/// Where the arrows and Tab go.
extension GhostScreen {
  private func move(_ arrow: Key, in size: Size) {
    let columns = arrow == .left ? -1 : arrow == .right ? 1 : 0
    let rows = arrow == .up ? -1 : arrow == .down ? 1 : 0
    let layout = GhostLayout(size: size, state: state)
    let choices = state.buttons(layout).choices
    switch state.focus {
    case .none: state.focus = .key(layout.keyboard.first)
    case .button(let choice):
      guard let index = choices.firstIndex(of: choice) else {
        return state.focus = .key(layout.keyboard.first)
      }
      let moved = choices[min(max(index + columns, 0), choices.count - 1)]
      state.focus = rows < 0 ? .key(layout.keyboard.last) : .button(moved)
    case .key(let letter):
      let neighbour = layout.keyboard.letter(from: letter, columns: columns, rows: rows)
      let below = rows > 0 && neighbour == letter ? choices.first : nil
      state.focus = below.map { .button($0) } ?? .key(neighbour)
    }
  }

  /// Goes on to the next place that Tab knows: each button in sight, then the grid.
  private func moveFocus(by step: Int, in size: Size) {
    let layout = GhostLayout(size: size, state: state)
    let buttons = state.buttons(layout).choices.map { Focus.button($0) }
    let ring = FocusRing(buttons + [.key(layout.keyboard.first)])
    state.focus = ring.place(from: state.focus, by: step) ?? .none
  }
}
