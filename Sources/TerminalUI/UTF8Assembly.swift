/// A character of several bytes on its way in.
struct UTF8Assembly: Equatable, Sendable {
  enum Step: Equatable {
    case more
    case scalar(Unicode.Scalar)
    /// What came so far is no character; the byte may begin something new.
    case invalid(isBegin: Bool)
  }

  let isAlternate: Bool
  private var value: UInt32
  private var missing: Int
  private let least: UInt32

  /// Nil if no character of several bytes begins with `lead`.
  init?(lead: UInt8, isAlternate: Bool = false) {
    switch lead {
    case 0xC2...0xDF: (value, missing, least) = (UInt32(lead & 0x1F), 1, 0x80)
    case 0xE0...0xEF: (value, missing, least) = (UInt32(lead & 0x0F), 2, 0x800)
    case 0xF0...0xF4: (value, missing, least) = (UInt32(lead & 0x07), 3, 0x10000)
    default: return nil
    }
    self.isAlternate = isAlternate
  }

  mutating func take(_ byte: UInt8) -> Step {
    guard byte & 0xC0 == 0x80 else { return .invalid(isBegin: true) }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .more }
    guard value >= least, let scalar = Unicode.Scalar(value) else {
      return .invalid(isBegin: false)
    }
    return .scalar(scalar)
  }
}
