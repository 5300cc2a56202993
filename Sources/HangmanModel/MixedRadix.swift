/// A whole number of any size, as digits of different radices: what is appended last is removed first.
public struct MixedRadix: Hashable, Sendable {
  /// To the base of 2³², the least first, without zeros behind the greatest.
  private var digits: [UInt32] = []

  public var isZero: Bool { digits.isEmpty }

  /// Multiplies by a radix, at most 2³², and adds a digit.
  ///
  /// - Complexity: O(*n*) for *n* bits.
  public mutating func append(_ digit: Int, of radix: Int) {
    var carry = UInt64(digit)
    for index in digits.indices {
      carry += UInt64(digits[index]) * UInt64(radix)
      digits[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { digits.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// Divides by a radix; the rest is the digit.
  ///
  /// - Complexity: O(*n*) for *n* bits.
  public mutating func removeLast(of radix: Int) -> Int {
    var rest = 0 as UInt64
    for index in digits.indices.reversed() {
      let (quotient, remainder) = (rest << 32 | UInt64(digits[index]))
        .quotientAndRemainder(dividingBy: UInt64(radix))
      digits[index] = UInt32(truncatingIfNeeded: quotient)
      rest = remainder
    }
    trim()
    return Int(rest)
  }

  /// Appends one of the first numbers so that no end has to be marked: nothing is left once all are
  /// removed (bijective numeration).
  public mutating func appendCounted(_ digit: Int, of radix: Int) { append(digit + 1, of: radix) }

  /// - Precondition: the number isn't zero.
  public mutating func removeCounted(of radix: Int) -> Int {
    for index in digits.indices {
      digits[index] &-= 1
      if digits[index] != .max { break }
    }
    trim()
    return removeLast(of: radix)
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }
}
