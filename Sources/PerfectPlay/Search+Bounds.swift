extension Search {
  /// The misses that the worst word of a set takes who always guesses the letter in most of the words
  /// that fit, the first of the alphabet of several: an upper bound of the value.
  ///
  /// - Parameters:
  ///   - lower: below this it may be too low: such words aren't looked for.
  ///   - upper: above this it may be too low: then more isn't looked for.
  /// - Complexity: O(*n* · depth) for *n* words.
  func worstMisses<Space: WordSpace>(
    of set: Space.Words, in space: Space, open: UInt32, beyond lower: Int, upTo upper: Int
  ) throws(OutOfWork) -> Int {
    if set.count <= max(lower &+ 1, 1) || open == 0 { return 0 }
    try checkWork()
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let counts = space.counts(of: set, among: open)
    var letter = 0
    for other in 1..<26 where counts[other] > counts[letter] { letter = other }
    let holders = Int(counts[letter])
    if holders == 0 { return 0 }
    let rest = open & ~(1 << UInt32(letter))
    var worst = 0
    if holders < set.count {
      let misses = space.misses(of: letter, in: set, holders: holders)
      worst = try worstMisses(
        of: misses, in: space, open: rest, beyond: lower &- 1, upTo: upper &- 1)
      worst &+= 1
      if worst > upper { return worst }
    }
    let least = max(lower, worst) &+ 2
    for subset in space.hits(of: letter, in: set, atLeast: least)
    where subset.count > worst &+ 1 {
      worst = try max(
        worst,
        worstMisses(of: subset, in: space, open: rest, beyond: max(lower, worst), upTo: upper))
      if worst > upper { return worst }
    }
    return worst
  }
}
