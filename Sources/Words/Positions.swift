/// The places of a word that hold a letter, one bit a place, the first place lowest.
///
/// A family of words is named by it: the words of a family hold the guessed letter at these
/// places and nowhere else.
public struct Positions: Hashable, Sendable {
  public let mask: UInt64

  public init(mask: UInt64) { self.mask = mask }

  /// The places with these indices, each 0 to 63.
  public init(_ indices: some Sequence<Int>) {
    mask = indices.reduce(0) { $0 | 1 << UInt64($1) }
  }

  public static let none = Positions(mask: 0)

  public var isEmpty: Bool { mask == 0 }

  public var count: Int { mask.nonzeroBitCount }

  /// The places in rising order, counted from 0.
  public var indices: [Int] {
    var rest = mask
    var indices: [Int] = []
    while rest != 0 {
      indices.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return indices
  }
}
