/// What is proved of a number: it is no less than one bound and no more than the other.
struct Bounds {
  private(set) var range: ClosedRange<Int>

  init(_ range: ClosedRange<Int>) { self.range = range }

  var least: Int { range.lowerBound }
  var most: Int { range.upperBound }
  var isExact: Bool { least == most }

  mutating func raise(to least: Int) {
    precondition(least <= most, "proved to be at least \(least) and at most \(most)")
    range = max(least, self.least)...most
  }

  mutating func lower(to most: Int) {
    precondition(most >= least, "proved to be at least \(least) and at most \(most)")
    range = least...min(most, self.most)
  }

  static func + (bounds: Bounds, more: Int) -> Bounds {
    Bounds(bounds.least + more...bounds.most + more)
  }
}

/// Some words, and what is proved of their value so far.
struct Assessment {
  let space: VectorSpace
  let words: WordSet

  /// The letters that may tell the words apart.
  let open: UInt32

  var value: Bounds

  init(_ words: WordSet, in space: VectorSpace, open: UInt32, value: Bounds? = nil) {
    self.space = space
    self.words = words
    self.open = open
    self.value = value ?? Bounds(0...max(0, min(words.count - 1, open.nonzeroBitCount)))
  }

  /// All the words of a space.
  init(allOf space: VectorSpace) {
    self.init(space.all, in: space, open: space.openLetters(of: space.all))
  }

  /// The words that don't hold a letter, `holders` being those that do.
  func miss(of letter: Int, holders: Int, value: Bounds? = nil) -> Assessment {
    Assessment(
      space.misses(of: letter, in: words, holders: holders), in: space,
      open: open & ~(1 << UInt32(letter)), value: value)
  }

  /// Bounds the value without a search. Where the work runs out, nothing is said of the upper bound.
  mutating func estimate(_ search: inout Search) {
    if words.count < 2 { return }
    raiseByRhymes()
    try? lowerByPolicy(upTo: value.most, &search)
  }

  /// Bounds the value from below, without a search.
  ///
  /// The words of a rhyme, and words that share no open letter, lose one at a guess at most.
  ///
  /// - Complexity: O(*n* · length) for *n* words.
  mutating func raiseByRhymes() {
    let packed = space.packing(of: words, open: open, upTo: 27).count
    value.raise(to: max(space.largestRhyme(in: words), packed) - 1)
  }

  /// Bounds the value from above by a policy, which need not look for more than some misses.
  mutating func lowerByPolicy(upTo most: Int, _ search: inout Search) throws(OutOfWork) {
    let worst = try search.worstMisses(of: words, in: space, open: open, beyond: 0, upTo: most)
    value.lower(to: worst)
  }

  /// The letters of a core whose value exceeds `bound`; nil where that of the words doesn't.
  func refutation(of bound: Int, _ search: inout Search) throws(OutOfWork) -> UInt32? {
    try search.refutation(of: bound, for: words, in: space, open: open)
  }

  /// Finds out whether the value is at most some number.
  ///
  /// - Returns: what refutes it, or nil where it's proved.
  @discardableResult
  mutating func decide(
    whetherAtMost bound: Int, _ search: inout Search
  ) throws(OutOfWork) -> UInt32? {
    let core = try refutation(of: bound, &search)
    if core == nil { value.lower(to: bound) } else { value.raise(to: bound + 1) }
    return core
  }

  /// Proves the value from below; where the work runs out, what was proved is kept.
  mutating func proveFromBelow(
    _ search: inout Search, report: (ClosedRange<Int>) -> Void = { _ in }
  ) throws(OutOfWork) {
    while !value.isExact {
      try decide(whetherAtMost: value.least, &search)
      report(value.range)
    }
  }

  /// The same from above, which needs no more than one way to guess for each bound.
  mutating func proveFromAbove(_ search: inout Search) throws(OutOfWork) {
    while !value.isExact { try decide(whetherAtMost: value.most - 1, &search) }
  }
}
