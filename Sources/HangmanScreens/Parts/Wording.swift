public import Words

// Words that the screens and the plain game use alike.

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

/// What is said of a letter that was guessed before.
public func repeatedNotice(_ letter: Letter) -> String {
  "You have tried \(letter) already; it costs nothing."
}
