import Words

/// The classes that a guess splits words into, and what is known of them so far.
struct Decision {
  /// A class, with the misses that it comes to, this guess's own included.
  private struct Option {
    let family: Family
    let set: Subset
    let open: UInt32
    var bounds: ClosedRange<Int>

    /// The upper bound that no search has touched; 0 where the work didn't do for it.
    var firstMost = 0

    var miss: Int { family.positions.isEmpty ? 1 : 0 }
  }

  private let space: VectorSpace
  private let guessed: LetterSet
  private var options: [Option] = []

  init(on letter: Letter, guessed: LetterSet, in space: VectorSpace) {
    self.space = space
    self.guessed = guessed
    let all = space.all
    let hits = space.hits(of: letter.index, in: all, atLeast: 1)
    let holders = hits.reduce(0) { $0 + $1.count }
    if holders < all.count {
      add(space.misses(of: letter.index, in: all, holders: holders), at: .none)
    }
    for set in hits {
      let places = space.vocabulary.places(of: letter.index, in: Int(set.words[0]))
      add(set, at: Positions(mask: places))
    }
  }

  private mutating func add(_ set: Subset, at positions: Positions) {
    let family = Family(positions: positions, size: set.count)
    let miss = positions.isEmpty ? 1 : 0
    let open = space.openLetters(of: set)
    let most = miss + min(set.count - 1, open.nonzeroBitCount)
    options.append(Option(family: family, set: set, open: open, bounds: miss...most))
  }

  /// The greatest number of misses that some class is proved to force.
  private var best: Int { options.reduce(0) { max($0, $1.bounds.lowerBound) } }

  /// Bounds without a search. A policy's is asked only for classes that may be the best.
  private mutating func setBounds(_ search: inout Search) throws(Search.OutOfWork) {
    for index in options.indices {
      let option = options[index]
      let least = search.leastValue(of: option.set, in: space, open: option.open) + option.miss
      options[index].bounds = least...max(least, option.bounds.upperBound)
    }
    for index in options.indices {
      let option = options[index]
      let (least, most) = (option.bounds.lowerBound, option.bounds.upperBound)
      if most >= best, most > least {
        let worst = try search.worstMisses(
          of: option.set, in: space, open: option.open, beyond: 0, upTo: most)
        options[index].bounds = least...max(least, min(most, worst + option.miss))
      }
    }
    for index in options.indices { options[index].firstMost = options[index].bounds.upperBound }
  }

  /// Searches for the classes that force the most, then for those that force as many.
  mutating func choice(budget: Int, onEquals: Int, _ search: inout Search) -> Choice {
    search.limit = budget
    do throws(Search.OutOfWork) {
      try setBounds(&search)
      try findBest(&search)
    } catch {
      let kept = options.filter { $0.bounds.upperBound >= best }
      return choice(among: kept) { [$0.firstMost + $0.bounds.lowerBound, $0.family.size] }
    }
    let most = budget == .max ? search.work : budget
    search.limit = most.addingReportingOverflow(onEquals).overflow ? .max : most + onEquals
    try? findEquals(&search)
    let kept = options.filter { $0.bounds.lowerBound == best }
    if kept.count == 1 { return choice(among: kept) { _ in [] } }
    return choice(among: kept) { option in
      // The mean as a fraction of a common denominator would be too large; its floor to 32 bits does.
      [
        option.miss << 32 + self.casualMisses(in: option) << 32 / option.family.size,
        option.family.size,
      ]
    }
  }

  private mutating func findBest(_ search: inout Search) throws(Search.OutOfWork) {
    let order = options.indices.sorted { left, right in
      let (left, right) = (options[left], options[right])
      return (left.bounds.upperBound, left.family.size)
        > (right.bounds.upperBound, right.family.size)
    }
    for index in order {
      while options[index].bounds.upperBound > best, options[index].bounds.count > 1,
        !isAlone(index)
      {
        let least = max(options[index].bounds.lowerBound, best)
        try decide(index, whetherAtMost: least, &search)
      }
    }
  }

  /// Whether no other class can force as many misses as one is proved to.
  private func isAlone(_ index: Int) -> Bool {
    let least = options[index].bounds.lowerBound
    return options.indices.allSatisfy { $0 == index || options[$0].bounds.upperBound < least }
  }

  private mutating func findEquals(_ search: inout Search) throws(Search.OutOfWork) {
    let best = best
    let order = options.indices.sorted { options[$0].family.size > options[$1].family.size }
    for index in order
    where options[index].bounds.upperBound >= best && options[index].bounds.lowerBound < best {
      try decide(index, whetherAtMost: best - 1, &search)
    }
  }

  private mutating func decide(
    _ index: Int, whetherAtMost bound: Int, _ search: inout Search
  ) throws(Search.OutOfWork) {
    let option = options[index]
    let isMore =
      try search.refutation(
        of: bound - option.miss, for: option.set, in: space, open: option.open) != nil
    let bounds = option.bounds
    options[index].bounds =
      isMore ? bound + 1...max(bound + 1, bounds.upperBound) : bounds.lowerBound...bound
  }

  /// The options with the greatest measure, and the first of them.
  private func choice(among options: [Option], by measure: (Option) -> [Int]) -> Choice {
    let measures = options.map(measure)
    let greatest = measures.max { $0.lexicographicallyPrecedes($1) }
    let equals = options.indices.filter { measures[$0] == greatest }.map { options[$0] }
    let kept = equals[0]
    let isProved = self.options.allSatisfy {
      $0.family == kept.family || $0.bounds.upperBound <= kept.bounds.lowerBound
    }
    let chosen = equals.map(\.family)
    let others = self.options.filter { !chosen.contains($0.family) }.sorted { left, right in
      (left.bounds.lowerBound + left.bounds.upperBound, left.family.size)
        > (right.bounds.lowerBound + right.bounds.upperBound, right.family.size)
    }
    return Choice(
      family: kept.family, equals: chosen, others: others.map(\.family), misses: kept.bounds,
      isProved: isProved)
  }

  /// The misses of all words of a class together, if the letters that are left are named in the order of
  /// how common they are in English.
  private func casualMisses(in option: Option) -> Int {
    var order: [UInt32] = []
    for letter in "ETAOINSHRDLCUMWFGYPBVKJXQZ".compactMap(Letter.init(_:))
    where !guessed.contains(letter) {
      order.append(1 << UInt32(letter.index))
    }
    let open = order.reduce(0, |)
    var misses = 0
    for index in 0..<option.set.count {
      var rest = space.vocabulary.letters[Int(option.set.words[index])] & open
      for letter in order where rest != 0 {
        if rest & letter == 0 { misses += 1 }
        rest &= ~letter
      }
    }
    return misses
  }
}
