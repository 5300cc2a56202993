public import Presentation
public import TerminalUI

extension KeyHint {
  /// A line in the language that is spoken now.
  ///
  /// - Parameter key: what a click on it in the footer presses.
  public init(_ line: KeyLine, key: Key? = nil) {
    let words = line.words
    self.init(name: words.name, purpose: words.purpose, short: words.short, key: key)
  }

  /// The key that shows the help, on every screen that has hints: the stage sees to it.
  public static var help: KeyHint { KeyHint(.help, key: .character("?")) }

  /// The keys that change any text.
  public static var typing: [KeyHint] { [KeyHint(.type), KeyHint(.delete, key: .backspace)] }
}

extension KeyBinding {
  /// - Parameter line: what is told of it, in the language that is spoken then.
  public init(_ keys: [Key], _ action: Action, _ line: KeyLine) {
    self.init(keys, action) { KeyHint(line, key: keys.first) }
  }
}

extension Sequence {
  /// The hints of some bindings, and last the one of the help.
  public func hints<Action>() -> [KeyHint] where Element == KeyBinding<Action> {
    compactMap(\.hint) + [.help]
  }
}

extension Form {
  /// What its keys do. While a text is typed no help is named: a question mark is typed too.
  func hints(escape: KeyHint) -> [KeyHint] {
    switch keys {
    case .text(let hasChoices):
      return KeyHint.typing + (hasChoices ? [KeyHint(.usedBefore)] : [])
        + [KeyHint(.leaveText, key: .down), escape]
    case .rows(let hasNumber):
      let numbers = [
        KeyHint(.changeByFive, key: .pageUp), KeyHint(.digits), KeyHint(.ends, key: .home),
      ]
      return [
        KeyHint(.row, key: .down), KeyHint(.change, key: .right), KeyHint(.press, key: .enter),
      ] + (hasNumber ? numbers : []) + [escape, .help]
    }
  }
}

extension Form.Control {
  /// A switch, with the words for on and off of the language that is spoken now.
  public static func toggle(_ path: WritableKeyPath<Value, Bool>) -> Form.Control {
    toggle(path, on: labels.on.text, off: labels.off.text)
  }
}
