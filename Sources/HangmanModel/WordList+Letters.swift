import Words

extension WordList {
  /// The letter that some of them hold, and that isn't guessed yet, of the lowest cost; of several the
  /// first of the alphabet. Nil if they hold none.
  ///
  /// - Complexity: O(*n*) for *n* words.
  func letter<Cost: Comparable>(
    besides guessed: LetterSet, costing cost: ([Family]) -> Cost
  ) -> Letter? {
    var best: (letter: Letter, cost: Cost)?
    for letter in Letter.alphabet where !guessed.contains(letter) {
      let families = split(by: letter).families
      if families.holders == 0 { continue }
      let cost = cost(families)
      if best.map({ cost < $0.cost }) ?? true { best = (letter, cost) }
    }
    return best?.letter
  }
}

extension [Family] {
  /// How many words hold the letter.
  var holders: Int { reduce(0) { $0 + ($1.positions.isEmpty ? 0 : $1.size) } }

  /// What it tells in the mean, in bits, to learn in which family a word is.
  var entropy: Double {
    let count = reduce(0) { $0 + $1.size }
    if count == 0 { return 0 }
    let told = reduce(0) { $0 + Double($1.size) * binaryLogarithm(of: $1.size) }
    return binaryLogarithm(of: count) - told / Double(count)
  }
}

/// The logarithm to the base 2 of a number from 1 up, by squaring: the same on every machine.
private func binaryLogarithm(of number: Int) -> Double {
  let whole = Int.bitWidth - 1 - number.leadingZeroBitCount
  var rest = Double(number) / Double(1 << whole)
  var logarithm = Double(whole)
  var digit = 0.5
  for _ in 0..<30 {
    rest *= rest
    if rest >= 2 {
      rest /= 2
      logarithm += digit
    }
    digit /= 2
  }
  return logarithm
}
