import TerminalUI

extension GhostScreen {
  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([], .type, name: "A–Z", purpose: "add a letter", short: "add a letter"),
    KeyBinding(
      [.up, .down, .left, .right], .move, name: "Arrows", purpose: "pick a key on the grid",
      short: "pick"),
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press what is picked", short: "press"),
    KeyBinding(
      [.character("!")], .challenge, name: "!",
      purpose: "challenge: no word begins so", short: "challenge"),
    KeyBinding([.tab], .next, name: "Tab", purpose: "go on to the buttons", short: "buttons"),
    KeyBinding([.backTab], .previous, name: "Shift-Tab", purpose: "go back"),
    KeyBinding([.escape], .menu, name: "Esc", purpose: "open the menu", short: "menu"),
  ]

  static func hints(hasChallenges: Bool) -> [KeyHint] {
    bindings.filter { hasChallenges || $0.action != .challenge }.compactMap(\.hint) + [.help]
  }

  /// What the keys do while a word has to be named.
  static let namingHints =
    TextField.typingHints + [
      KeyHint(name: "Enter", purpose: "say it", short: "say it", key: .enter),
      KeyHint(name: "Esc", purpose: "open the menu", short: "menu", key: .escape), .help,
    ]
}
