public import Words

/// Words that prove a number of misses: their own value is no less, nor is that of any words that hold them.
public struct Proof: Sendable {
  public let misses: Int
  public let words: Candidates
}

extension Solver {
  /// Whether perfect play makes at least so many misses with some words.
  ///
  /// - Complexity: exponential at worst.
  public mutating func isWorth(_ misses: Int, _ words: Candidates) -> Bool {
    if misses <= 0 || words.count <= misses { return misses <= 0 && words.count > 0 }
    return searching(words, budget: .max) { search, space in
      let open = space.openLetters(of: space.all)
      return (try? search.refutation(of: misses - 1, for: space.all, in: space, open: open))
        .flatMap(\.self) != nil
    }
  }

  /// The greatest number of misses, not fewer than `least`, that a budget proves some words to be worth,
  /// with words that prove it. Nil where it proves none.
  ///
  /// It hangs on the words, the number and the budget alone if nothing has been searched before.
  public mutating func proof(
    of words: Candidates, atLeast least: Int, upTo most: Int = .max, budget: Int
  ) -> Proof? {
    if words.count <= max(0, least) { return nil }
    return searching(words, budget: budget) { search, space in
      let open = space.openLetters(of: space.all)
      let known = search.leastValue(of: space.all, in: space, open: open)
      var proved = min(max(known, least - 1), most)
      // The last question may take all the work that there is.
      while proved < most,
        (try? search.refutation(of: proved, for: space.all, in: space, open: open))
          .flatMap(\.self) != nil
      {
        proved += 1
      }
      if proved < max(1, least) { return nil }
      let limit = search.work.addingReportingOverflow(budget)
      search.limit = limit.overflow ? .max : limit.partialValue
      var extraction = Extraction()
      let found = try? extraction.words(
        exceeding: proved - 1, in: space.all, of: space, open: open, &search)
      guard let found = found.flatMap(\.self) else { return nil }
      return Proof(misses: proved, words: words.keeping(found.sorted()))
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
    exceeding bound: Int, in set: Subset, of space: VectorSpace, open: UInt32,
    _ search: inout Search
  ) throws(Search.OutOfWork) -> Set<UInt32>? {
    try search.checkWork()
    if set.count <= bound + 1 { return nil }
    if bound < 0 { return [set.words[0]] }
    let key = space.key(of: set) &+ UInt64(bound)
    if let words = known[key] { return words }
    let mark = space.scratch.mark
    defer { space.scratch.reset(to: mark) }
    let open = open & space.openLetters(of: set)
    var found =
      space.packedWords(of: set, open: open, count: bound + 2)
      ?? space.familyWords(in: set, size: bound + 2)
    if found == nil {
      if try search.refutation(of: bound, for: set, in: space, open: open) == nil { return nil }
      found = try searched(bound, in: set, of: space, open: open, &search)
    }
    known[key] = found
    return found
  }

  /// The same of a set whose value is known to exceed `bound`.
  private mutating func searched(
    _ bound: Int, in set: Subset, of space: VectorSpace, open: UInt32, _ search: inout Search
  ) throws(Search.OutOfWork) -> Set<UInt32>? {
    let counts = space.counts(of: set, among: open)
    let letters = Letter.alphabet.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $1) > (counts[$1], $0) }
    // Where the miss of a letter isn't worth enough, one of its classes is, which needs fewer words.
    for letter in letters {
      let misses = space.misses(of: letter, in: set, holders: Int(counts[letter]))
      if misses.count > 0, search.memo.fact(space.key(of: misses)).most >= bound { continue }
      return try classWords(of: letter, exceeding: bound, in: set, of: space, open: open, &search)
    }
    var found: Set<UInt32> = []
    var left = open
    for letter in letters where left >> UInt32(letter) & 1 != 0 {
      let rest = open & ~(1 << UInt32(letter))
      let misses = space.misses(of: letter, in: set, holders: Int(counts[letter]))
      guard
        let own = try words(exceeding: bound - 1, in: misses, of: space, open: rest, &search)
      else {
        return try classWords(
          of: letter, exceeding: bound, in: set, of: space, open: open, &search)
      }
      found.formUnion(own)
      space.spend(own.count)
      left &= own.reduce(0) { $0 | space.vocabulary.letters[Int($1)] } & ~(1 << UInt32(letter))
    }
    return found
  }

  private mutating func classWords(
    of letter: Int, exceeding bound: Int, in set: Subset, of space: VectorSpace, open: UInt32,
    _ search: inout Search
  ) throws(Search.OutOfWork) -> Set<UInt32>? {
    let rest = open & ~(1 << UInt32(letter))
    for subset in space.hits(of: letter, in: set, atLeast: bound + 2) {
      let found = try words(exceeding: bound, in: subset, of: space, open: rest, &search)
      if let found { return found }
    }
    return nil
  }
}

extension VectorSpace {
  /// Words that share none of some letters, found as ``packing(of:open:upTo:)`` finds them; nil where there
  /// aren't so many.
  fileprivate func packedWords(of set: Subset, open: UInt32, count: Int) -> Set<UInt32>? {
    var taken = 0 as UInt32
    var found: Set<UInt32> = []
    for wanted in 0...26 where found.count < count {
      for index in 0..<set.count where found.count < count {
        let own = vocabulary.letters[Int(set.words[index])] & open
        if own & taken != 0 || own.nonzeroBitCount != wanted { continue }
        taken |= own
        found.insert(set.words[index])
      }
      spend(set.count)
    }
    return found.count == count ? found : nil
  }

  /// So many words of one family; nil where none has them.
  fileprivate func familyWords(in set: Subset, size: Int) -> Set<UInt32>? {
    if size > vocabulary.largestFamily { return nil }
    var members: [UInt32: [UInt32]] = [:]
    spend(set.count * 2)
    for index in 0..<set.count {
      let word = Int(set.words[index])
      for place in vocabulary.familyStarts[word]..<vocabulary.familyStarts[word + 1] {
        let family = vocabulary.families[Int(place)]
        members[family, default: []].append(set.words[index])
        if let all = members[family], all.count == size { return Set(all) }
      }
    }
    return nil
  }
}
