import Words

/// The families that a guess splits words into, and what is known of them so far.
struct Decision {
  private struct Option {
    let family: Family
    var words: Assessment

    /// The upper bound that no search has touched; 0 where the work didn't do for it.
    var firstMost = 0

    var miss: Int { family.positions.isEmpty ? 1 : 0 }

    /// The misses that it comes to, this guess's own included.
    var misses: Bounds { words.value + miss }
  }

  private let guessed: LetterSet
  private var options: [Option] = []

  init(on letter: Letter, guessed: LetterSet, in space: VectorSpace) {
    self.guessed = guessed
    let all = space.all
    let hits = space.hits(of: letter.index, in: all, atLeast: 1)
    let holders = hits.reduce(0) { $0 + $1.count }
    if holders < all.count {
      add(space.misses(of: letter.index, in: all, holders: holders), at: .none, in: space)
    }
    for set in hits {
      let places = space.vocabulary.places(of: letter.index, in: set[0])
      add(set, at: Positions(mask: places), in: space)
    }
  }

  private mutating func add(_ set: WordSet, at positions: Positions, in space: VectorSpace) {
    options.append(
      Option(
        family: Family(positions: positions, size: set.count),
        words: Assessment(set, in: space, open: space.openLetters(of: set))))
  }

  /// The greatest number of misses that some family is proved to force.
  private var best: Int { options.reduce(0) { max($0, $1.misses.least) } }

  /// Bounds without a search. A policy's is asked only for families that may be the best.
  private mutating func estimate(_ search: inout Search) throws(OutOfWork) {
    for index in options.indices { options[index].words.raiseByRhymes() }
    for index in options.indices {
      let misses = options[index].misses
      if misses.most >= best, !misses.isExact {
        try options[index].words.lowerByPolicy(upTo: misses.most, &search)
      }
    }
    for index in options.indices { options[index].firstMost = options[index].misses.most }
  }

  /// Searches for the families that force the most, then for those that force as many.
  mutating func choice(_ schedule: Schedule, _ search: inout Search) -> Choice {
    do throws(OutOfWork) {
      try estimate(&search)
      try findBest(&search)
    } catch {
      let kept = options.filter { $0.misses.most >= best }
      return choice(among: kept) { [$0.firstMost + $0.misses.least, $0.family.size] }
    }
    search.allow(schedule.toCompare, beyond: schedule.budget)
    try? findEquals(&search)
    let kept = options.filter { $0.misses.least == best }
    if kept.count == 1 { return choice(among: kept) { _ in [] } }
    return choice(among: kept) { option in
      // The mean as a fraction of a common denominator would be too large; its floor to 32 bits does.
      [
        option.miss << 32 + self.casualMisses(in: option.words) << 32 / option.family.size,
        option.family.size,
      ]
    }
  }

  private mutating func findBest(_ search: inout Search) throws(OutOfWork) {
    let order = options.indices.sorted { left, right in
      (options[left].misses.most, options[left].family.size)
        > (options[right].misses.most, options[right].family.size)
    }
    for index in order {
      while options[index].misses.most > best, !options[index].misses.isExact, !isAlone(index) {
        let least = max(options[index].misses.least, best)
        try decide(index, whetherAtMost: least, &search)
      }
    }
  }

  /// Whether no other family can force as many misses as one is proved to.
  private func isAlone(_ index: Int) -> Bool {
    let least = options[index].misses.least
    return options.indices.allSatisfy { $0 == index || options[$0].misses.most < least }
  }

  private mutating func findEquals(_ search: inout Search) throws(OutOfWork) {
    let best = best
    let order = options.indices.sorted { options[$0].family.size > options[$1].family.size }
    for index in order
    where options[index].misses.most >= best && options[index].misses.least < best {
      try decide(index, whetherAtMost: best - 1, &search)
    }
  }

  private mutating func decide(
    _ index: Int, whetherAtMost misses: Int, _ search: inout Search
  ) throws(OutOfWork) {
    try options[index].words.decide(whetherAtMost: misses - options[index].miss, &search)
  }

  /// The options with the greatest measure, and the first of them.
  private func choice(among options: [Option], by measure: (Option) -> [Int]) -> Choice {
    let measures = options.map(measure)
    let greatest = measures.max { $0.lexicographicallyPrecedes($1) }
    let equals = options.indices.filter { measures[$0] == greatest }.map { options[$0] }
    let kept = equals[0]
    let isProved = self.options.allSatisfy {
      $0.family == kept.family || $0.misses.most <= kept.misses.least
    }
    let chosen = equals.map(\.family)
    let others = self.options.filter { !chosen.contains($0.family) }.sorted { left, right in
      (left.misses.least + left.misses.most, left.family.size)
        > (right.misses.least + right.misses.most, right.family.size)
    }
    return Choice(
      family: kept.family, equals: chosen, others: others.map(\.family),
      misses: kept.misses.range, isProved: isProved)
  }

  /// The misses of all words of a family together, if the letters that are left are named in the order of
  /// how common they are in English.
  private func casualMisses(in family: Assessment) -> Int {
    let order = "ETAOINSHRDLCUMWFGYPBVKJXQZ".compactMap(Letter.init(_:))
      .filter { !guessed.contains($0) }.map { 1 << UInt32($0.index) as UInt32 }
    let open = order.reduce(0, |)
    var misses = 0
    for word in family.words {
      var rest = family.space.vocabulary.letters(of: word) & open
      for letter in order where rest != 0 {
        if rest & letter == 0 { misses += 1 }
        rest &= ~letter
      }
    }
    return misses
  }
}
