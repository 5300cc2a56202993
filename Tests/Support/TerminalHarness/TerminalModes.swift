/// The modes that a program has set in its terminal; a fresh one is a terminal as it was found.
public struct TerminalModes: Hashable, Sendable, CustomStringConvertible {
  /// The DEC private modes that are on and aren't by default, and the ones that are off and are.
  public var changed: Set<Int> = []
  /// Whether the keypad sends sequences of its own.
  public var keypad = false
  /// Whether some attribute or colour is on for what is written next.
  public var styled = false

  public init() {}

  public var alternateScreen: Bool { changed.contains(1049) }
  public var cursorHidden: Bool { changed.contains(25) }
  public var paste: Bool { changed.contains(2004) }
  public var focus: Bool { changed.contains(1004) }
  public var mouse: Bool { !changed.isDisjoint(with: [1000, 1002, 1003, 1006]) }

  public var description: String {
    "modes \(changed.sorted()), keypad \(keypad), styled \(styled)"
  }

  mutating func set(_ mode: Int, _ isOn: Bool) {
    // On by default: the cursor, wrapping, and the cursor that doesn't blink counts as one.
    let isDefault = mode == 25 || mode == 7
    if isOn == isDefault { changed.remove(mode) } else { changed.insert(mode) }
  }
}
