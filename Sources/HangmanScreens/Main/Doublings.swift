/// A scale on which each doubling of a number takes as much: its logarithm to the base of 2, in straight
/// lines between the powers of two.
enum Doublings {
  /// The place of a number, at least 1.
  static func place(of number: Int) -> Double {
    let number = Double(max(1, number))
    return Double(number.exponent) + number.significand - 1
  }

  /// How long the bar of a number is where that of the greatest one takes all columns; at least one.
  static func bar(of number: Int, most: Int, columns: Int) -> Int {
    let part = (place(of: number) + 1) / (place(of: most) + 1)
    return min(columns, max(1, Int((Double(columns) * part).rounded())))
  }

  /// The whole number nearest to what has a place, from 0 on.
  static func number(at place: Double) -> Int {
    let doublings = place.rounded(.down)
    let number = Double(
      sign: .plus, exponent: Int(doublings), significand: 1 + place - doublings)
    return Int(number.rounded())
  }
}
