public import Words

/// Words that prove a number of misses: their own value is no less, nor is that of any words that hold them.
public struct Proof: Sendable {
  public let misses: Int
  public let words: WordList
}

extension Solver {
  /// Whether perfect play makes at least so many misses with some words.
  ///
  /// - Complexity: exponential at worst.
  public mutating func isWorth(_ misses: Int, _ words: WordList) -> Bool {
    if misses <= 0 || words.count <= misses { return misses <= 0 && words.count > 0 }
    return searching(words, budget: .max) { search, space in
      (try? Assessment(allOf: space).refutation(of: misses - 1, &search)) != nil
    }
  }

  /// The greatest number of misses, not fewer than `least`, that a budget proves some words to be worth,
  /// with words that prove it. Nil where it proves none.
  ///
  /// It hangs on the words, the number and the budget alone if nothing has been searched before.
  public mutating func proof(
    of words: WordList, atLeast least: Int, upTo most: Int = .max, budget: Int
  ) -> Proof? {
    if words.count <= max(0, least) { return nil }
    return searching(words, budget: budget) { search, space in
      var all = Assessment(allOf: space)
      all.raiseByRhymes()
      var proved = min(max(all.value.least, least - 1), most)
      // The last question may take all the work that there is.
      while proved < most, (try? all.refutation(of: proved, &search)) != nil { proved += 1 }
      if proved < max(1, least) { return nil }
      search.allow(budget, beyond: search.work)
      var extraction = Extraction()
      let found = try? extraction.words(exceeding: proved - 1, in: all, &search)
      return found.map { Proof(misses: proved, words: words.keeping($0.sorted().map(Int.init))) }
    }
  }
}

/// Takes the words out of a search by which a value has been proved.
private struct Extraction {
  /// What has been taken out: by the key of the set and the number.
  private var known: [UInt64: Set<UInt32>] = [:]

  /// Words of a set whose value alone exceeds `bound`; nil where that of the set doesn't. What was proved on
  /// the way there is in the memo, so most questions are answered at once.
  mutating func words(
    exceeding bound: Int, in part: Assessment, _ search: inout Search
  ) throws(OutOfWork) -> Set<UInt32>? {
    try search.checkWork()
    if part.words.count <= bound + 1 { return nil }
    if bound < 0 { return [part.words[0]] }
    let space = part.space
    let key = space.key(of: part.words) &+ UInt64(bound)
    if let words = known[key] { return words }
    let mark = space.scratch.mark
    defer { space.scratch.reset(to: mark) }
    let open = part.open & space.openLetters(of: part.words)
    let part = Assessment(part.words, in: space, open: open)
    var found =
      part.packedWords(bound + 2)
      ?? space.rhymeWords(in: part.words, size: bound + 2).map(Set.init)
    if found == nil {
      if try part.refutation(of: bound, &search) == nil { return nil }
      found = try searched(bound, in: part, &search)
    }
    known[key] = found
    return found
  }

  /// The same of a set whose value is known to exceed `bound`.
  private mutating func searched(
    _ bound: Int, in part: Assessment, _ search: inout Search
  ) throws(OutOfWork) -> Set<UInt32>? {
    let space = part.space
    let counts = space.counts(of: part.words, among: part.open)
    let letters = space.letters(in: part.open, by: counts)
    // Where the miss of a letter isn't worth enough, one of its classes is, which needs fewer words.
    for letter in letters {
      let misses = part.miss(of: letter, holders: Int(counts[letter])).words
      if misses.count > 0, search.memo.fact(space.key(of: misses)).most >= bound { continue }
      return try classWords(of: letter, exceeding: bound, in: part, &search)
    }
    var found: Set<UInt32> = []
    var left = part.open
    for letter in letters where left >> UInt32(letter) & 1 != 0 {
      let miss = part.miss(of: letter, holders: Int(counts[letter]))
      guard let own = try words(exceeding: bound - 1, in: miss, &search) else {
        return try classWords(of: letter, exceeding: bound, in: part, &search)
      }
      found.formUnion(own)
      space.spend(own.count)
      left &= own.reduce(0) { $0 | space.vocabulary.letters(of: $1) } & miss.open
    }
    return found
  }

  private mutating func classWords(
    of letter: Int, exceeding bound: Int, in part: Assessment, _ search: inout Search
  ) throws(OutOfWork) -> Set<UInt32>? {
    let open = part.open & ~(1 << UInt32(letter))
    for words in part.space.hits(of: letter, in: part.words, atLeast: bound + 2) {
      let hit = Assessment(words, in: part.space, open: open)
      if let found = try self.words(exceeding: bound, in: hit, &search) { return found }
    }
    return nil
  }
}

extension Assessment {
  /// Words that share no open letter, found as ``VectorSpace/packing(of:open:upTo:)`` finds them; nil where
  /// there aren't so many.
  fileprivate func packedWords(_ count: Int) -> Set<UInt32>? {
    var taken = 0 as UInt32
    var found: Set<UInt32> = []
    for wanted in 0...26 where found.count < count {
      for word in words where found.count < count {
        let own = space.vocabulary.letters(of: word) & open
        if own & taken != 0 || own.nonzeroBitCount != wanted { continue }
        taken |= own
        found.insert(word)
      }
      space.spend(words.count)
    }
    return found.count == count ? found : nil
  }
}
