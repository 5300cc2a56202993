import Words

/// Decisions on large sets of words, computed ahead: those that a search within a player's budget
/// doesn't settle. `hangman solve --openings` finds them, and Resources/openings.txt keeps them.
///
/// A decision is known by its words and by the letter guessed, not by the list or the moves that led to
/// it; so it holds for any words that happen to be the same.
struct Openings: Sendable {
  /// What is known of a decision: the family to keep or the best letter, and the misses that it comes to.
  struct Answer {
    let bits: UInt64
    let misses: Int

    var positions: Positions { Positions(mask: bits) }
    var letter: Letter? {
      Letter.alphabet.indices.contains(Int(bits)) ? Letter.alphabet[Int(bits)] : nil
    }
  }

  /// For each decision sixteen digits of its key, eight of the answer and two of the misses, all
  /// hexadecimal; in the order of the keys.
  private let records: StaticString

  init(records: StaticString) { self.records = records }

  private static let digits = 26

  private func number(_ record: Int, _ digits: Range<Int>) -> UInt64 {
    var number = 0 as UInt64
    for digit in digits {
      let byte = records.utf8Start[record * Self.digits + digit]
      number = number << 4 | UInt64(byte < UInt8(ascii: "a") ? byte & 15 : byte & 15 + 9)
    }
    return number
  }

  /// What is known of a decision; nil of most.
  ///
  /// - Complexity: O(log *n*) for *n* decisions.
  func answer(_ key: UInt64) -> Answer? {
    var range = 0..<records.utf8CodeUnitCount / Self.digits
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let found = number(middle, 0..<16)
      if found == key {
        return Answer(bits: number(middle, 16..<24), misses: Int(number(middle, 24..<26)))
      }
      range = found < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

extension Vocabulary {
  /// By what the decision on a letter is known, or which letter is best.
  func key(guessing letter: Letter?) -> UInt64 {
    var sum = UInt64(letter.map { $0.index + 1 } ?? 0)
    for word in 0..<count { sum &+= keys[word] }
    return mixed(sum)
  }
}
