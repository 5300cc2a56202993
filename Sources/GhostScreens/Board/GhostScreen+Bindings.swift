import CommonScreens
import Presentation
import TerminalUI

extension GhostScreen {
  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([], .type, .addLetter),
    KeyBinding([.up, .down, .left, .right], .move, .pick),
    KeyBinding([.enter, .space], .press, .press),
    KeyBinding([.character("!")], .challenge, .challenge),
    KeyBinding([.tab], .next, .toButtons),
    KeyBinding([.backTab], .previous, .backwards),
    KeyBinding([.escape], .menu, .menu),
  ]

  static func hints(hasChallenges: Bool) -> [KeyHint] {
    bindings.filter { hasChallenges || $0.action != .challenge }.compactMap(\.hint) + [.help]
  }

  /// What the keys do while a word has to be named.
  static var namingHints: [KeyHint] {
    KeyHint.typing + [KeyHint(.say, key: .enter), KeyHint(.menu, key: .escape), .help]
  }
}
