/// SplitMix64: a small generator that gives the same numbers for the same seed, everywhere.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  /// All there is to it: a generator made from its state goes on where this one stands.
  public private(set) var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number below `count`, each with the same chance.
  ///
  /// Codes, dailies and replays hang on this very algorithm, so all that is drawn from a seed is drawn by it:
  /// the standard library may change its own with a version.
  ///
  /// Source: Lemire, "Fast random integer generation in an interval" (2019).
  ///
  /// - Precondition: `count` isn't zero.
  public mutating func below(_ count: UInt64) -> UInt64 {
    var product = next().multipliedFullWidth(by: count)
    if product.low < count {
      let excess = (0 &- count) % count  // Below it, some numbers would come once more often.
      while product.low < excess { product = next().multipliedFullWidth(by: count) }
    }
    return product.high
  }

  /// A number below `count`, each with the same chance.
  ///
  /// - Precondition: `count` is positive.
  public mutating func below(_ count: Int) -> Int { Int(below(UInt64(count))) }

  /// One of some elements, each with the same chance; nil where there are none.
  public mutating func pick<Elements: RandomAccessCollection>(
    _ elements: Elements
  ) -> Elements.Element? {
    if elements.isEmpty { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }
}
