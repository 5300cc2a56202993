extension WordUniverse {
  /// A number that tells these words, in their order, from others: also by what phrases are about, and
  /// by the words that an honest setter never chooses.
  ///
  /// - Complexity: O(*n*) for *n* bytes; a millisecond or so for the largest embedded list.
  public var fingerprint: UInt64 {
    var hash = Hash()
    hash.add(lists)
    if isOfPhrases {
      for list in lists {
        for place in list.indices { hash.add(UInt64(list.mark(at: place))) }
      }
    }
    hash.add(lexicon.blocked)
    var generator = SeededGenerator(seed: hash.state)
    return generator.next()
  }
}

private struct Hash {
  private(set) var state = 0 as UInt64

  mutating func add(_ number: UInt64) {
    state = (state ^ number) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
  }

  mutating func add(_ lists: [WordList]) {
    for list in lists {
      add(UInt64(list.length) << 32 | UInt64(list.count))
      list.rows.withBytes { rows in
        // The margin behind the rows makes the last bytes whole.
        let end = list.count * list.length
        for start in stride(from: 0, to: end, by: 8) {
          let chunk = UInt64(
            littleEndian: rows.loadUnaligned(fromByteOffset: start, as: UInt64.self))
          let count = end - start
          add(count < 8 ? chunk & (1 << UInt64(count * 8) - 1) : chunk)
        }
      }
    }
  }
}
