/// How a cell looks.
public struct Look: Hashable, Sendable {
  /// A colour of the terminal's: its own, or one of its palette.
  public enum Color: Hashable, Sendable {
    case standard
    case palette(Int)
  }

  public var text = Color.standard
  public var ground = Color.standard
  public var isBold = false
  public var isUnderlined = false
  public var isReversed = false

  public init() {}

  /// Changes it as the numbers of a sequence `ESC [ … m` say.
  mutating func apply(_ parameters: Substring) {
    var numbers = parameters.split(
      omittingEmptySubsequences: false, whereSeparator: { ";:".contains($0) }
    )
    .map { Int($0) ?? 0 }[...]
    while let number = numbers.popFirst() {
      switch number {
      case 38, 48:
        guard numbers.popFirst() == 5, let color = numbers.popFirst() else { return }
        if number == 38 { text = .palette(color) } else { ground = .palette(color) }
      default: apply(number)
      }
    }
  }

  private mutating func apply(_ number: Int) {
    switch number {
    case 0: self = Look()
    case 1: isBold = true
    case 4: isUnderlined = true
    case 7: isReversed = true
    case 22: isBold = false
    case 24: isUnderlined = false
    case 27: isReversed = false
    case 30...37: text = .palette(number - 30)
    case 39: text = .standard
    case 40...47: ground = .palette(number - 40)
    case 49: ground = .standard
    case 90...97: text = .palette(number - 90 + 8)
    case 100...107: ground = .palette(number - 100 + 8)
    default: break
    }
  }
}
