/// One of the letters A to Z, the only thing that can be guessed.
public struct Letter: Hashable, Comparable, Sendable {
  /// The upper-case ASCII code, 65 to 90.
  public let ascii: UInt8

  /// The letter with an ASCII code, in either case; nil if the code is no letter's.
  public init?(ascii: UInt8) {
    switch ascii {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self.ascii = ascii
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self.ascii = ascii & 0xDF
    default: return nil
    }
  }

  /// The letter that a character shows, in either case; nil for every other character.
  public init?(_ character: Character) {
    guard let ascii = character.asciiValue else { return nil }
    self.init(ascii: ascii)
  }

  /// A to Z.
  public static let alphabet = (UInt8(ascii: "A")...UInt8(ascii: "Z")).compactMap(
    Letter.init(ascii:))

  /// The place in the alphabet, 0 for A to 25 for Z.
  @inlinable public var index: Int { Int(ascii - UInt8(ascii: "A")) }

  public var character: Character { Character(Unicode.Scalar(ascii)) }

  public static func < (left: Letter, right: Letter) -> Bool { left.ascii < right.ascii }
}

extension Letter: CustomStringConvertible {
  public var description: String { String(character) }
}

/// A set of letters, one bit a letter.
public struct LetterSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public init(_ letters: some Sequence<Letter>) {
    rawValue = letters.reduce(0) { $0 | 1 << $1.index }
  }

  @inlinable public func contains(_ letter: Letter) -> Bool { rawValue & 1 << letter.index != 0 }
}
