import Words

/// The letters that can be guessed, and what is known of their misses so far.
struct Guesses {
  private struct Option {
    let letter: Int

    /// How many words hold it, and in how many ways.
    let holders: Int
    let classes: Int

    /// The words that lack it; `bounds` are of their value, -1 where there are none.
    let misses: Subset
    var bounds: ClosedRange<Int>
  }

  private let space: VectorSpace
  private let open: UInt32

  /// The value of all the words, as far as it's known.
  private var value: ClosedRange<Int>

  /// The letter to prefer first.
  private var options: [Option] = []

  init(in space: VectorSpace, guessed: LetterSet, _ search: inout Search) {
    self.space = space
    let all = space.all
    open = space.openLetters(of: all)
    value = search.bounds(of: all, in: space, open: open)
    let counts = space.counts(of: all, among: .max >> 6)
    for letter in Letter.alphabet where !guessed.contains(letter) {
      let holders = Int(counts[letter.index])
      let misses = space.misses(of: letter.index, in: all, holders: holders)
      let most = min(misses.count - 1, value.upperBound)
      options.append(
        Option(
          letter: letter.index, holders: holders,
          classes: space.hits(of: letter.index, in: all, atLeast: 1).count, misses: misses,
          bounds: min(0, most)...most))
    }
    options.sort { ($0.holders, $0.classes, $1.letter) > ($1.holders, $1.classes, $0.letter) }
  }

  var letters: [Letter] { options.map { Letter.alphabet[$0.letter] } }

  /// Finds the letter whose miss has the lowest value, or where the work runs out, the lowest bound.
  mutating func findBest(_ search: inout Search) -> Letter? {
    while true {
      let least = options.min { $0.bounds.lowerBound < $1.bounds.lowerBound }?.bounds.lowerBound
      guard let best = options.firstIndex(where: { $0.bounds.lowerBound == least }) else {
        return nil
      }
      let option = options[best]
      if option.bounds.count > 1,
        (try? decide(best, whetherAtMost: option.bounds.lowerBound, &search)) != nil
      {
        continue
      }
      return Letter.alphabet[option.letter]
    }
  }

  /// Finds out whether a miss has at most a value; what refutes it refutes every letter that stands in
  /// none of its words as well.
  private mutating func decide(
    _ index: Int, whetherAtMost bound: Int, _ search: inout Search
  ) throws(Search.OutOfWork) {
    let option = options[index]
    let rest = open & ~(1 << UInt32(option.letter))
    guard
      let core = try search.refutation(of: bound, for: option.misses, in: space, open: rest)
    else {
      options[index].bounds = min(option.bounds.lowerBound, bound)...bound
      return
    }
    for other in options.indices
    where other == index || core >> UInt32(options[other].letter) & 1 == 0 {
      let bounds = options[other].bounds
      let least = max(bounds.lowerBound, bound + 1)
      options[other].bounds = least...max(least, bounds.upperBound)
    }
  }

  /// Proves the value of all the words, as far as the work goes.
  mutating func sharpenValue(_ search: inout Search) {
    try? search.sharpen(&value, of: space.all, in: space, open: open)
  }

  /// Takes over what is proved of all the words elsewhere.
  mutating func raiseValue(to least: Int) {
    value = max(value.lowerBound, min(least, value.upperBound))...value.upperBound
  }

  /// The same from above, which needs no more than one way to guess for each bound.
  mutating func lowerValue(_ search: inout Search) {
    try? search.lower(&value, of: space.all, in: space, open: open)
  }

  /// A letter whose miss is proved to be worth less than what all the words are at most; nil where none
  /// is proved to be. The first one that is found in the order of preference, in what was proved on the
  /// way to that bound.
  mutating func letterThatKeepsToValue(_ search: inout Search) -> Letter? {
    let most = value.upperBound - 1
    for index in options.indices {
      let option = options[index]
      if option.bounds.upperBound > most {
        let rest = open & ~(1 << UInt32(option.letter))
        let proved = search.memo.fact(space.key(of: option.misses)).most
        let known = search.bounds(of: option.misses, in: space, open: rest).upperBound
        let least = option.bounds.lowerBound
        options[index].bounds = least...max(least, min(option.bounds.upperBound, proved, known))
      }
      if options[index].bounds.upperBound <= most { return Letter.alphabet[option.letter] }
    }
    return nil
  }

  /// Finds out for each letter whether its miss makes it worse than the best.
  mutating func compareWithValue(_ search: inout Search) {
    let bound = value.lowerBound - 1
    for index in options.indices {
      let bounds = options[index].bounds
      if bounds.upperBound <= bound || bounds.lowerBound > bound { continue }
      if (try? decide(index, whetherAtMost: bound, &search)) == nil { return }
    }
  }

  /// What a letter is worth: the greater of the value of all the words, and of its miss and one more.
  func advice(on letter: Letter, _ search: inout Search) -> Advice {
    guard let option = options.first(where: { $0.letter == letter.index }) else {
      return Advice(letter: letter, misses: value)
    }
    var bounds = option.bounds
    if bounds.upperBound >= value.upperBound, bounds.count > 1 {
      let rest = open & ~(1 << UInt32(option.letter))
      let known = search.bounds(of: option.misses, in: space, open: rest)
      bounds = bounds.lowerBound...max(bounds.lowerBound, min(bounds.upperBound, known.upperBound))
    }
    let least = max(value.lowerBound, bounds.lowerBound + 1)
    let most = max(value.upperBound, min(value.upperBound, bounds.upperBound) + 1)
    return Advice(letter: letter, misses: least...max(least, most))
  }
}
