/// A whole number of any size, as digits of different radices: what is appended last is removed first.
struct MixedRadix: Hashable {
  /// To the base of 2³², the least first, without zeros behind the greatest.
  private var digits: [UInt32] = []

  var isZero: Bool { digits.isEmpty }

  /// Multiplies by a radix, at most 2³², and adds a digit.
  ///
  /// - Complexity: O(*n*) for *n* bits.
  mutating func append(_ digit: Int, of radix: Int) {
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
  mutating func removeLast(of radix: Int) -> Int {
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

  /// - Precondition: the number isn't zero.
  mutating func decrement() {
    for index in digits.indices {
      digits[index] &-= 1
      if digits[index] != .max { break }
    }
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }
}
