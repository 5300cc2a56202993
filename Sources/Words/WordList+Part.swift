extension WordList {
  /// A part of the words, where the letters stand otherwise than in the list as a whole.
  ///
  /// If each word were drawn alone, all families would shrink alike, and evil would say to the same letters
  /// what it says with the whole list. So lots are drawn for families: each word has the sum of those that fell
  /// to the places of its common letters, and of each family of E the words with the highest sums stay.
  ///
  /// - Parameters:
  ///   - share: how much of each family stays at most.
  ///   - rank: which family of E is the largest in the part: the one that is the largest in the list for 0,
  ///     the next for 1, and so on.
  ///   - seed: the same one gives the same part.
  /// - Complexity: O(*n* log *n*) for *n* words.
  public func part(_ share: (kept: Int, of: Int), largest rank: Int = 0, seed: UInt64) -> WordList {
    var generator = SeededGenerator(seed: seed)
    var sums = [UInt64](repeating: 0, count: count)
    for letter in Self.letters {
      let base = generator.next()
      for (place, mask) in masks(of: letter).enumerated() {
        var lot = SeededGenerator(seed: base ^ mask)
        let drawn = lot.next() >> 48
        sums[place] += drawn * drawn * drawn  // So that one lot can outweigh the others.
      }
    }
    let families = Dictionary(grouping: zip(indices, masks(of: Self.letters[0])), by: \.1)
      .values.map { $0.map(\.0) }
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    if families.isEmpty { return self }
    let largest = Swift.min(rank, families.count - 1)
    let sizes = families.map { ($0.count * share.kept + share.of - 1) / share.of }
    let kept = zip(families, sizes).enumerated().flatMap { number, family in
      let most = number == largest ? family.1 : Swift.min(family.1, sizes[largest] - 1)
      return family.0.sorted { (sums[$1], $0) < (sums[$0], $1) }.prefix(most)
    }
    return keeping(kept.sorted())
  }

  /// The letters that most games begin with, E first.
  private static let letters = "ETAOINSR".compactMap { Letter($0) }

  /// Where each word holds a letter.
  private func masks(of letter: Letter) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let masks = buffer.baseAddress { writeMasks(of: letter, to: masks) }
      initialized = count
    }
  }
}
