/// The digits of a code that is written or read, from the first to the last: one description of them does both.
public struct CodeDigits {
  /// What is left to be read.
  private var rest = MixedRadix()
  private var digits: [(value: Int, radix: Int)] = []

  /// For writing.
  init() {}

  init(reading number: MixedRadix) { rest = number }

  /// Whether anything is left to be read.
  var hasMore: Bool { !rest.isZero }

  /// What was written, as one number; of that what was written first is read first.
  var written: MixedRadix {
    digits.reversed().reduce(into: MixedRadix()) { $0.append($1.value, of: $1.radix) }
  }

  /// Writes a digit, or reads one where none is given.
  @discardableResult
  mutating func pass(_ digit: Int?, of radix: Int) -> Int {
    guard let digit else { return rest.removeLast(of: radix) }
    digits.append((digit, radix))
    return digit
  }

  /// The same of a digit that may be the last: nothing is left once it's read, so that no end has to be marked
  /// (bijective numeration).
  ///
  /// - Precondition: one that is read is there.
  mutating func passCounted(_ digit: Int?, of radix: Int) -> Int {
    guard let digit else {
      rest.decrement()
      return rest.removeLast(of: radix)
    }
    digits.append((digit + 1, radix))
    return digit
  }

  /// Writes or reads a value by the digit that stands for it; 0 stands for one that has none.
  mutating func pass<Value: Equatable>(
    _ value: Value?, of radix: Int, from table: (Int) -> Value?
  ) throws(CodeFault) -> Value {
    let digit = value.map { value in (0..<radix).first { table($0) == value } ?? 0 }
    guard let found = table(pass(digit, of: radix)) else { throw .otherVersion }
    return found
  }
}
