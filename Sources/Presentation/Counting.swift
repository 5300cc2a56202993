public import HangmanModel

/// What is counted, by its word in English.
public enum Noun: String, CaseIterable, Sendable, CustomStringConvertible {
  case word, phrase, letter, character, place
  case mistake, point, level, game, round, win
  case minute, hour, day

  public var description: String { rawValue }
}

/// How a language writes numbers, lists and dates.
public protocol Counting: Sendable {
  /// Stands between the thousands of a number.
  var thousandsSeparator: String { get }
  var and: String { get }
  var or: String { get }

  /// What stands between the first and the last number of a range, with its blanks.
  var to: String { get }

  /// What stands between a part and its whole.
  var of: String { get }

  /// The numbers from 0 to 10, in words.
  var numbers: [String] { get }

  /// A noun as it stands behind a number.
  func name(of noun: Noun, _ number: Int) -> String

  /// A day in full.
  func text(_ day: Day) -> String

  /// A day in ten characters, for tables.
  func brief(_ day: Day) -> String
}

extension Counting {
  /// A number with its noun: `1 mistake`, `2 mistakes`.
  public func counted(_ number: Int, _ noun: Noun) -> String {
    "\(grouped(number)) \(name(of: noun, number))"
  }

  /// A part of a whole: `3 of 8`.
  func share(_ part: Int, of whole: Int) -> String { "\(grouped(part)) \(of) \(grouped(whole))" }

  /// Mistakes that were made, of those that were allowed: `3 of 8 mistakes`.
  func mistakes(_ misses: Int, _ allowed: Int) -> String {
    "\(share(misses, of: allowed)) \(name(of: .mistake, allowed))"
  }

  /// A number in a word, up to ten.
  func spelled(_ number: Int) -> String {
    numbers.indices.contains(number) ? numbers[number] : grouped(number)
  }

  /// A number with signs between its thousands.
  public func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0 { text.append(thousandsSeparator) }
      text.append(digits[index])
    }
  }

  /// `2, 5 and 7`, or `2, 5 or 7`.
  public func listed(_ items: [String], or isChoice: Bool = false) -> String {
    items.count < 2
      ? items.joined()
      : items.dropLast().joined(separator: ", ") + " \(isChoice ? or : and) "
        + items[items.count - 1]
  }

  /// The lengths that a list has, rising, with their noun: `1 to 5, 7 and 9 letters`.
  public func listedLengths(_ lengths: [Int], _ noun: Noun) -> String {
    let told = ranges(of: lengths).flatMap { range in
      range.count < 3
        ? range.map { "\($0)" } : ["\(range.lowerBound)\(to)\(range.upperBound)"]
    }
    return "\(listed(told)) \(name(of: noun, lengths == [1] ? 1 : 2))"
  }
}

/// `1...5, 7...7, 9...9` of a rising list of numbers.
private func ranges(of numbers: [Int]) -> [ClosedRange<Int>] {
  numbers.reduce(into: []) { ranges, number in
    if let last = ranges.last, last.upperBound + 1 == number {
      ranges[ranges.count - 1] = last.lowerBound...number
    } else {
      ranges.append(number...number)
    }
  }
}

/// A number with its noun, in the language that is spoken now.
public func counted(_ number: Int, _ noun: Noun) -> String { tongue.counted(number, noun) }

/// A part of a whole, in the language that is spoken now.
public func share(_ part: Int, of whole: Int) -> String { tongue.share(part, of: whole) }

/// Mistakes that were made, of those that were allowed, in the language that is spoken now.
public func mistakes(_ misses: Int, of allowed: Int) -> String {
  tongue.mistakes(misses, allowed)
}

/// A number with signs between its thousands, in the language that is spoken now.
public func grouped(_ number: Int) -> String { tongue.grouped(number) }

/// `2, 5 and 7`, or `2, 5 or 7`, in the language that is spoken now.
public func listed(_ items: [String], or isChoice: Bool = false) -> String {
  tongue.listed(items, or: isChoice)
}

/// The lengths that a list has, in the language that is spoken now.
public func listedLengths(_ lengths: [Int], _ noun: Noun) -> String {
  tongue.listedLengths(lengths, noun)
}

/// A number with its sign, or 0.
public func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

extension Day {
  /// The day in ten characters, for tables.
  public var briefText: String { tongue.brief(self) }
}
