/// The families that have at least three of the words of a ``BitSpace``, as bits, the largest first.
struct BitFamilies {
  let count: Int
  let sizes: UnsafeMutablePointer<Int>
  let sets: UnsafeMutablePointer<UInt64>

  init(
    _ words: UnsafeMutablePointer<UInt32>, count wordCount: Int, of vocabulary: Vocabulary,
    scratch: Scratch
  ) {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let members = Self.members(words, count: wordCount, of: vocabulary, scratch: scratch)
    let width = (wordCount &+ 63) / 64
    // A family's members stand together; runs of three or more are kept.
    var runs = scratch.buffer(UInt64.self, members.count / 3 &+ 1)
    var runCount = 0
    var start = 0
    while start < members.count {
      var end = start &+ 1
      while end < members.count, members[end] >> 32 == members[start] >> 32 { end &+= 1 }
      if end &- start >= 3 {
        runs[runCount] = UInt64(0xFFFF &- (end &- start)) << 32 | UInt64(start)
        runCount &+= 1
      }
      start = end
    }
    runs[..<runCount].sort()
    count = runCount
    sizes = .allocate(capacity: count)
    sets = .allocate(capacity: count &* width)
    sets.initialize(repeating: 0, count: count &* width)
    for index in 0..<count {
      sizes[index] = 0xFFFF &- Int(runs[index] >> 32)
      let start = Int(runs[index] & 0xFFFF_FFFF)
      for member in start..<start &+ sizes[index] {
        let word = Int(members[member] & 0xFFFF_FFFF)
        sets[index &* width &+ word >> 6] |= 1 << UInt64(word & 63)
      }
    }
  }

  /// A number for each word of each family, sorted: the family above, the word below.
  private static func members(
    _ words: UnsafeMutablePointer<UInt32>, count: Int, of vocabulary: Vocabulary, scratch: Scratch
  ) -> UnsafeMutableBufferPointer<UInt64> {
    var most = 0
    for index in 0..<count {
      let word = Int(words[index])
      most &+= Int(vocabulary.familyStarts[word &+ 1] &- vocabulary.familyStarts[word])
    }
    var members = scratch.buffer(UInt64.self, most)
    var next = 0
    for index in 0..<count {
      let word = Int(words[index])
      for place in vocabulary.familyStarts[word]..<vocabulary.familyStarts[word &+ 1] {
        members[next] = UInt64(vocabulary.families[Int(place)]) << 32 | UInt64(index)
        next &+= 1
      }
    }
    members.sort()
    scratch.work.pointee &+= most &* 6
    return members
  }

  func deallocate() {
    sizes.deallocate()
    sets.deallocate()
  }
}
