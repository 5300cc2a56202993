/// A control sequence that a program sent: its numbers and the character that ends it.
struct ControlSequence {
  let numbers: [Int]
  let final: Character
  let isPrivate: Bool

  /// The first number as a count.
  var count: Int { max(1, number(0, or: 1)) }

  func number(_ index: Int, or standard: Int) -> Int {
    index < numbers.count ? numbers[index] : standard
  }
}

/// Splits what a program sends into text and sequences.
struct SequenceParser {
  enum Item {
    case text(Unicode.Scalar)
    case control(UInt8)
    case escape(UInt8)
    case sequence(ControlSequence)
  }

  private enum State {
    case ground, escape, charset, control([UInt8]), string, utf8([UInt8], Int)
  }

  private var state = State.ground

  mutating func take(_ byte: UInt8) -> Item? {
    switch state {
    case .ground: return begin(byte)
    case .escape: return afterEscape(byte)
    case .charset where byte == 0x1B, .control where byte == 0x1B:
      // A sequence was cut off, as the driver does at Ctrl-C.
      state = .escape
    case .charset: state = .ground
    case .control(let bytes):
      if byte < 0x40 {
        state = .control(bytes + [byte])
      } else {
        state = .ground
        return .sequence(Self.sequence(bytes, byte))
      }
    case .string: if byte == 0x07 || byte == 0x5C { state = .ground }
    case .utf8(_, _) where !(0x80..<0xC0).contains(byte):
      state = .ground
      return begin(byte)
    case .utf8(let bytes, let missing):
      if missing > 1 {
        state = .utf8(bytes + [byte], missing - 1)
      } else {
        state = .ground
        return String(decoding: bytes + [byte], as: UTF8.self).unicodeScalars.first.map(Item.text)
      }
    }
    return nil
  }

  private mutating func begin(_ byte: UInt8) -> Item? {
    switch byte {
    case 0x1B: state = .escape
    case 0x00..<0x20, 0x7F: return .control(byte)
    case 0x20..<0x7F: return .text(Unicode.Scalar(byte))
    case 0x9B: state = .control([])
    case 0xC0..<0xE0: state = .utf8([byte], 1)
    case 0xE0..<0xF0: state = .utf8([byte], 2)
    case 0xF0...: state = .utf8([byte], 3)
    default: break
    }
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) -> Item? {
    switch byte {
    case 0x1B: break
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .string
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
    default:
      state = .ground
      return .escape(byte)
    }
    return nil
  }

  private static func sequence(_ bytes: [UInt8], _ final: UInt8) -> ControlSequence {
    let text = String(decoding: bytes.filter { $0 < 0x3C && $0 >= 0x30 }, as: UTF8.self)
    let numbers = text.split(whereSeparator: { $0 == ";" || $0 == ":" }).compactMap { Int($0) }
    return ControlSequence(
      numbers: numbers, final: Character(Unicode.Scalar(final)),
      isPrivate: bytes.first.map { $0 >= 0x3C } ?? false)
  }
}
