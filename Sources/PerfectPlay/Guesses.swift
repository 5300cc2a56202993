import Words

/// The letters that can be guessed, and what is known of their misses so far.
struct Guesses {
  private struct Option {
    let letter: Letter

    /// How many words hold it, and in how many ways.
    let holders: Int
    let classes: Int

    /// The words that lack it; their value counts as -1 where there are none.
    var miss: Assessment
  }

  /// All the words.
  var all: Assessment

  /// The letter to prefer first.
  private var options: [Option] = []

  init(in space: VectorSpace, guessed: LetterSet, _ search: inout Search) {
    all = Assessment(allOf: space)
    all.estimate(&search)
    let counts = space.counts(of: space.all, among: .max >> 6)
    for letter in Letter.alphabet where !guessed.contains(letter) {
      let holders = Int(counts[letter.index])
      let most = min(space.all.count - holders - 1, all.value.most)
      options.append(
        Option(
          letter: letter, holders: holders,
          classes: space.hits(of: letter.index, in: space.all, atLeast: 1).count,
          miss: all.miss(of: letter.index, holders: holders, value: Bounds(min(0, most)...most))))
    }
    options.sort { ($0.holders, $0.classes, $1.letter) > ($1.holders, $1.classes, $0.letter) }
  }

  /// Finds the letter whose miss has the lowest value, or where the work runs out, the lowest bound.
  mutating func findBest(_ search: inout Search) -> Letter? {
    while let least = options.map(\.miss.value.least).min(),
      let best = options.firstIndex(where: { $0.miss.value.least == least })
    {
      if options[best].miss.value.isExact
        || (try? decide(best, whetherAtMost: least, &search)) == nil
      {
        return options[best].letter
      }
    }
    return nil
  }

  /// Finds out whether a miss has at most a value; what refutes it refutes every letter that stands in
  /// none of its words as well.
  private mutating func decide(
    _ index: Int, whetherAtMost bound: Int, _ search: inout Search
  ) throws(OutOfWork) {
    guard let core = try options[index].miss.decide(whetherAtMost: bound, &search) else { return }
    for other in options.indices where core >> UInt32(options[other].letter.index) & 1 == 0 {
      options[other].miss.value.raise(to: bound + 1)
    }
  }

  /// A letter whose miss is proved to be worth less than what all the words are at most; nil where none
  /// is proved to be. The first one that is found in the order of preference, in what was proved on the
  /// way to that bound.
  mutating func letterThatKeepsToValue(_ search: inout Search) -> Letter? {
    let most = all.value.most - 1
    for index in options.indices {
      if options[index].miss.value.most > most {
        let miss = options[index].miss
        let proved = search.memo.fact(miss.space.key(of: miss.words)).most
        options[index].miss.value.lower(to: min(proved, estimate(of: miss, &search)))
      }
      if options[index].miss.value.most <= most { return options[index].letter }
    }
    return nil
  }

  /// The upper bound of a miss that needs no search.
  private func estimate(of miss: Assessment, _ search: inout Search) -> Int {
    var fresh = Assessment(miss.words, in: miss.space, open: miss.open)
    fresh.estimate(&search)
    return fresh.value.most
  }

  /// What a letter is worth: the greater of the value of all the words, and of its miss and one more.
  func advice(on letter: Letter, _ search: inout Search) -> Advice {
    var misses = all.value
    if let option = options.first(where: { $0.letter == letter }) {
      var miss = option.miss.value
      if miss.most >= misses.most, !miss.isExact {
        miss.lower(to: estimate(of: option.miss, &search))
      }
      // The miss is worth no more than all the words, of which it is a part.
      let most = max(misses.most, min(misses.most, miss.most) + 1)
      misses = Bounds(max(misses.least, miss.least + 1)...most)
    }
    return Advice(letter: letter, misses: misses.range)
  }
}
