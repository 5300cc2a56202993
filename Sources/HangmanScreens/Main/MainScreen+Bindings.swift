import CommonScreens
import Presentation
import TerminalUI

extension MainScreen {
  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([], .type, .guess),
    KeyBinding([.up, .down, .left, .right], .move, .pick),
    KeyBinding([.enter, .space], .press, .press),
    KeyBinding([.character("/")], .solve, .solve),
    KeyBinding([.character("+")], .hint, .hint),
    KeyBinding([.tab], .next, .toButtons),
    KeyBinding([.backTab], .previous, .backwards),
    KeyBinding([.character("=")], .meter, .meter),
    KeyBinding([.escape], .menu, .menu),
  ]

  private static let givenUpBinding = KeyBinding(
    [.character("<")], Action.givenUpStory, .givenUpStory)

  static func bindings(tellingGivenUp: Bool) -> [KeyBinding<Action>] {
    (tellingGivenUp ? [givenUpBinding] : []) + bindings
  }

  static func hints(tellingGivenUp: Bool) -> [KeyHint] {
    bindings(tellingGivenUp: tellingGivenUp).compactMap(\.hint) + [.help]
  }

  /// What the words of the header mean, for the help.
  static var words: [KeyHint] { [KeyHint(.par), KeyHint(.points), KeyHint(.levels)] }

  /// What the keys do while the whole word is typed.
  static var solvingHints: [KeyHint] {
    KeyHint.typing + [KeyHint(.say, key: .enter), KeyHint(.back, key: .escape)]
  }

  /// What the keys do while a hint is offered.
  static var offeringHints: [KeyHint] {
    [KeyHint(.takeHint, key: .enter), KeyHint(.back, key: .escape)]
  }
}
