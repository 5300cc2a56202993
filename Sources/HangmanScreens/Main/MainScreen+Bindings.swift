import TerminalUI

extension MainScreen {
  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([], .type, name: "A–Z", purpose: "guess a letter", short: "guess"),
    KeyBinding(
      [.up, .down, .left, .right], .move, name: "Arrows", purpose: "pick a key on the grid",
      short: "pick"),
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press what is picked", short: "press"),
    KeyBinding(
      [.character("/")], .solve, name: "/", purpose: "say the whole word", short: "solve"),
    KeyBinding(
      [.character("+")], .hint, name: "+", purpose: "ask for a hint, which costs a mistake",
      short: "hint"),
    KeyBinding([.tab], .next, name: "Tab", purpose: "go on to the buttons", short: "buttons"),
    KeyBinding([.backTab], .previous, name: "Shift-Tab", purpose: "go back"),
    KeyBinding(
      [.character("=")], .meter, name: "=", purpose: "show or hide how many words are held"),
    KeyBinding([.escape], .menu, name: "Esc", purpose: "open the menu", short: "menu"),
  ]

  private static let givenUpBinding = KeyBinding(
    [.character("<")], Action.givenUpStory, name: "<",
    purpose: "hear the story of the game you gave up", short: "its story")

  static func bindings(tellingGivenUp: Bool) -> [KeyBinding<Action>] {
    (tellingGivenUp ? [givenUpBinding] : []) + bindings
  }

  static func hints(tellingGivenUp: Bool) -> [KeyHint] {
    bindings(tellingGivenUp: tellingGivenUp).compactMap(\.hint) + [.help]
  }

  /// What the words of the header mean, for the help.
  static let words = [
    KeyHint(name: "Par", purpose: "the mistakes of careful play: fewer is below par"),
    KeyHint(name: "Points", purpose: "1 a place shown; a win adds length less mistakes"),
    KeyHint(name: "Levels", purpose: "each win leads on, with one mistake less over par"),
  ]

  /// What the keys do while the whole word is typed.
  static let solvingHints =
    TextField.typingHints + [
      KeyHint(name: "Enter", purpose: "say it", short: "say it", key: .enter),
      KeyHint(name: "Esc", purpose: "go back", short: "back", key: .escape),
    ]

  /// What the keys do while a hint is offered.
  static let offeringHints = [
    KeyHint(name: "Enter", purpose: "take the hint", short: "take it", key: .enter),
    KeyHint(name: "Esc", purpose: "go back", short: "back", key: .escape),
  ]
}
