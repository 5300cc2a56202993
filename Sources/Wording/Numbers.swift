/// A number with its noun: `1 mistake`, `2 mistakes`.
public func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}

/// A number with commas between its thousands.
public func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.indices.reduce(into: "") { text, index in
    if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
    text.append(digits[index])
  }
}

/// A number in a word, up to ten.
func spelled(_ number: Int) -> String {
  let words = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
  return words.indices.contains(number) ? words[number] : grouped(number)
}

/// A number with its sign, or 0.
public func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

/// `2, 5 and 7`, or `2, 5 or 7`.
public func listed(_ items: [String], or isChoice: Bool = false) -> String {
  items.count < 2
    ? items.joined()
    : items.dropLast().joined(separator: ", ") + (isChoice ? " or " : " and ")
      + items[items.count - 1]
}

/// The lengths that a list has, rising, with their noun: `1 to 5, 7 and 9 letters`.
public func listedLengths(_ lengths: [Int], _ noun: String) -> String {
  "\(listed(ranges(of: lengths))) \(noun)\(lengths == [1] ? "" : "s")"
}

/// `1 to 5, 7 and 9` of a rising list of numbers.
private func ranges(of numbers: [Int]) -> [String] {
  var ranges: [ClosedRange<Int>] = []
  for number in numbers {
    if let last = ranges.last, last.upperBound + 1 == number {
      ranges[ranges.count - 1] = last.lowerBound...number
    } else {
      ranges.append(number...number)
    }
  }
  return ranges.flatMap { range in
    range.count < 3
      ? range.map { "\($0)" } : ["\(range.lowerBound) to \(range.upperBound)"]
  }
}
