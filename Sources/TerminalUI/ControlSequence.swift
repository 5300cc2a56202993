/// What stands between ESC [ and the byte that ends a control sequence.
struct ControlSequence: Equatable, Sendable {
  enum Meaning: Equatable {
    case event(Event), paste, oldMouse, consoleKey, nothing
  }

  /// Whether Alt was held; then it means nothing.
  var isAlternate = false
  private var parameters: [UInt8] = []
  private var isTooLong = false

  init(isAlternate: Bool = false) { self.isAlternate = isAlternate }

  mutating func append(_ byte: UInt8) {
    if parameters.count < 24 { parameters.append(byte) } else { isTooLong = true }
  }

  /// Whether a single number stands there so far. A `$` behind it ends a key with Shift of rxvt; behind
  /// anything else it is part of a report, as in ESC [ ? 2004 ; 1 $ y.
  var isOneNumber: Bool {
    !parameters.isEmpty && parameters.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
  }

  func meaning(final: UInt8) -> Meaning {
    if parameters.isEmpty, final == UInt8(ascii: "M") { return .oldMouse }
    if parameters.isEmpty, final == UInt8(ascii: "[") { return .consoleKey }
    if parameters == Array("200".utf8), final == UInt8(ascii: "~") { return .paste }
    if isTooLong || isAlternate { return .nothing }
    if parameters.first == UInt8(ascii: "<") { return mouse(final: final) }
    return key(final: final).map { .event(.key($0)) } ?? .nothing
  }

  private func key(final: UInt8) -> Key? {
    guard let numbers = Self.numbers(parameters[...]) else { return nil }
    if final == UInt8(ascii: "~") { return numbers.count == 1 ? Self.key(number: numbers[0]) : nil }
    if !parameters.isEmpty, numbers != [1], numbers != [1, 1] { return nil }
    return final == UInt8(ascii: "Z") ? .backTab : Self.key(cursor: final)
  }

  /// A report of the form ESC [ < button ; column ; row M, or m for a release.
  private func mouse(final: UInt8) -> Meaning {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
      let numbers = Self.numbers(parameters.dropFirst()), numbers.count == 3,
      numbers[1] > 0, numbers[2] > 0,
      let kind = MouseEvent.Kind(code: numbers[0], isRelease: final == UInt8(ascii: "m"))
    else { return .nothing }
    let point = Point(column: numbers[1] - 1, row: numbers[2] - 1)
    return .event(.mouse(MouseEvent(kind, at: point)))
  }

  static func key(cursor final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  private static func key(number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// Numbers of up to four digits with `;` between; nil if there is anything else.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    var numbers = [0]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"): numbers.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = numbers.removeLast() * 10 + Int(byte - UInt8(ascii: "0"))
        if number > 9999 { return nil }
        numbers.append(number)
      default: return nil
      }
    }
    return numbers
  }
}

extension MouseEvent.Kind {
  /// The left button's doings by a report's button code; nil for other buttons and the wheel.
  init?(code: Int, isRelease: Bool) {
    let modifiers = 4 | 8 | 16
    switch code & ~modifiers {
    case 0: self = isRelease ? .release : .press
    case 32: self = isRelease ? .release : .drag
    default: return nil
    }
  }
}
