extension WordUniverse {
  /// A number that tells these words, in their order, from others.
  ///
  /// - Complexity: O(*n*) for *n* bytes; a millisecond or so for the largest embedded list.
  public var fingerprint: UInt64 {
    var hash = 0 as UInt64
    for length in lengths {
      guard let list = index[length] else { continue }
      hash ^= UInt64(length) << 32 | UInt64(list.count)
      list.withRows { rows in
        // The margin behind the rows makes the last bytes whole.
        for start in stride(from: 0, to: list.count * length, by: 8) {
          let chunk = rows.loadUnaligned(fromByteOffset: start, as: UInt64.self)
          let count = list.count * length - start
          let bytes = count < 8 ? chunk & (1 << UInt64(count * 8) - 1) : chunk
          hash = (hash ^ bytes) &* 0x9E37_79B9_7F4A_7C15
          hash ^= hash >> 29
        }
      }
    }
    var generator = SeededGenerator(seed: hash)
    return generator.next()
  }
}
