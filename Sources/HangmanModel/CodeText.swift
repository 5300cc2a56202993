/// A number as text that people read out and type: Crockford's base 32, and a last character that
/// tells of mistakes.
///
/// I and L are read as 1, O as 0, small letters as capitals; spaces and hyphens count for nothing. See
/// Douglas Crockford, "Base 32" (2019). The last character makes the sum of all, each times a power of
/// a primitive element of the field of 32, nothing; so no single character can be another, and no two
/// neighbours can change places.
enum CodeText {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  static func text(of number: MixedRadix) -> String {
    var number = number
    var values: [Int] = []
    while !number.isZero { values.append(number.removeLast(of: alphabet.count)) }
    values.reverse()
    values.append(weighed(values + [0]))
    return String(values.map { alphabet[$0] })
  }

  /// Nil where it is mistyped.
  static func number(in text: String) -> MixedRadix? {
    var values: [Int] = []
    for character in text where character != " " && character != "-" {
      guard let value = value(of: character) else { return nil }
      values.append(value)
    }
    guard values.count > 1, values.first != 0, weighed(values) == 0 else { return nil }
    var number = MixedRadix()
    for value in values.dropLast() { number.append(value, of: alphabet.count) }
    return number
  }

  private static func value(of character: Character) -> Int? {
    switch character {
    case "O", "o": 0
    case "I", "i", "L", "l": 1
    default: character.isASCII ? alphabet.firstIndex(of: Character(character.uppercased())) : nil
    }
  }

  /// The sum of all values times powers of *x*, in the field of the polynomials over two elements
  /// modulo *x*⁵ + *x*² + 1; *x* itself is primitive there.
  private static func weighed(_ values: [Int]) -> Int {
    values.reduce(0) { sum, value in
      let doubled = sum << 1
      return (doubled & 32 == 0 ? doubled : doubled ^ 0b100101) ^ value
    }
  }
}
