/// The work ran out before there was an answer.
struct OutOfWork: Error {}

/// The decision whether the value of a set of words is at most some number, and all that follows from it.
///
/// See ``Solver`` for the theorem. A refutation is told by a core: the letters of some of the words
/// whose value alone exceeds the number. A letter that isn't among them takes none of those words
/// away, so guessing it is refuted as well.
struct Search {
  let scratch: Scratch
  var memo: Memo

  /// How much work may have been done before it is given up.
  var limit = Int.max

  /// The sets that were searched and not settled at once by their size.
  private(set) var nodes = 0

  var work: Int { scratch.work }

  /// Allows so much more work than had been done at some point.
  mutating func allow(_ more: Int, beyond done: Int) {
    let (limit, isTooLarge) = done.addingReportingOverflow(more)
    self.limit = isTooLarge ? .max : limit
  }

  func checkWork() throws(OutOfWork) {
    if work > limit { throw OutOfWork() }
  }

  /// The letters of a core whose value exceeds `bound`; nil where the value of the set doesn't.
  ///
  /// - Parameter open: the letters that may tell the words apart; it has no letter that all words hold
  ///   at the same places.
  mutating func refutation<Space: WordSpace>(
    of bound: Int, for set: Space.Words, in space: Space, open: UInt32
  ) throws(OutOfWork) -> UInt32? {
    if bound < 0 { return set.count == 0 ? nil : space.fewestLetters(in: set) }
    if set.count <= bound &+ 1 { return nil }
    nodes &+= 1
    try checkWork()
    let key = space.key(of: set)
    let fact = memo.fact(key)
    if fact.most <= bound { return nil }
    if fact.least > bound { return fact.core }
    let core: UInt32?
    if let smaller = space.smallerSpace(for: set) {
      core = try searchedRefutation(of: bound, for: smaller.all, in: smaller, open: open)
    } else {
      core = try searchedRefutation(of: bound, for: set, in: space, open: open)
    }
    if let core {
      memo.note(key, least: bound &+ 1, core: core)
    } else {
      memo.note(key, most: bound)
    }
    return core
  }

  private mutating func searchedRefutation<Space: WordSpace>(
    of bound: Int, for set: Space.Words, in space: Space, open: UInt32
  ) throws(OutOfWork) -> UInt32? {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let counts = space.counts(of: set, among: open)
    var open = open
    for letter in 0..<26 where Int(counts[letter]) == set.count {
      // A free letter, which all words hold: the value is that of the worst class.
      open &= ~(1 << UInt32(letter))
      let classes = space.hits(of: letter, in: set, atLeast: bound &+ 2)
      if classes.first?.count == set.count { continue }
      return try refutation(of: bound, forAnyOf: classes, in: space, open: open)
    }
    let packing = space.packing(of: set, open: open, upTo: bound &+ 2)
    if packing.count == bound &+ 2 { return packing.letters }
    if bound == 0 { return space.letters(of: set) }
    if let letters = space.rhymeLetters(in: set, size: bound &+ 2) { return letters }
    if try worstMisses(of: set, in: space, open: open, beyond: bound, upTo: bound) <= bound {
      return nil
    }
    return try refutation(of: bound, byLettersOf: set, in: space, open: open, counts: counts)
  }

  /// A refutation by one of some classes.
  private mutating func refutation<Space: WordSpace>(
    of bound: Int, forAnyOf classes: Space.Sets, in space: Space, open: UInt32
  ) throws(OutOfWork) -> UInt32? {
    for subset in classes {
      if let core = try refutation(of: bound, for: subset, in: space, open: open) { return core }
    }
    return nil
  }

  /// Tries each letter as a guess, after which no more than `bound` misses may follow.
  private mutating func refutation<Space: WordSpace>(
    of bound: Int, byLettersOf set: Space.Words, in space: Space, open: UInt32,
    counts: UnsafeMutablePointer<Int32>
  ) throws(OutOfWork) -> UInt32? {
    let order = space.letters(in: open, by: counts)
    var tried = order.reduce(0 as UInt32) { $0 | 1 << UInt32($1) }
    var core = 0 as UInt32
    func refute(_ letter: Int, by found: UInt32) {
      core |= found
      tried &= found & ~(1 << UInt32(letter))
    }
    for letter in order.reversed() where tried >> UInt32(letter) & 1 != 0 {
      let mark = scratch.mark
      defer { scratch.reset(to: mark) }
      let misses = space.misses(of: letter, in: set, holders: Int(counts[letter]))
      let rest = open & ~(1 << UInt32(letter))
      if let found = quickRefutation(of: bound &- 1, for: misses, in: space, open: rest) {
        refute(letter, by: found)
      }
    }
    for letter in order where tried >> UInt32(letter) & 1 != 0 {
      let mark = scratch.mark
      defer { scratch.reset(to: mark) }
      let misses = space.misses(of: letter, in: set, holders: Int(counts[letter]))
      let rest = open & ~(1 << UInt32(letter))
      if let found = try refutation(of: bound &- 1, for: misses, in: space, open: rest) {
        refute(letter, by: found)
        continue
      }
      let classes = space.hits(of: letter, in: set, atLeast: bound &+ 2)
      return try refutation(of: bound, forAnyOf: classes, in: space, open: rest)
    }
    return core
  }

  /// A refutation that needs no search: from the memo, a packing or a rhyme.
  private func quickRefutation<Space: WordSpace>(
    of bound: Int, for set: Space.Words, in space: Space, open: UInt32
  ) -> UInt32? {
    let fact = memo.fact(space.key(of: set))
    if fact.least > bound { return fact.core }
    let packing = space.packing(of: set, open: open, upTo: bound &+ 2)
    if packing.count == bound &+ 2 { return packing.letters }
    return space.rhymeLetters(in: set, size: bound &+ 2)
  }
}
