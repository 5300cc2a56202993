/// A few thousand words at most, numbered by how many letters they have, with sets of them as bits.
final class BitSpace: WordSpace {
  let vocabulary: Vocabulary
  let scratch: Scratch
  let all: Subset

  /// The machine words of a set.
  let width: Int

  private let count: Int

  /// The places of the words in the vocabulary, those of fewest letters first.
  private let words: UnsafeMutablePointer<UInt32>
  private let letters: UnsafeMutablePointer<UInt32>
  private let keys: UnsafeMutablePointer<UInt64>

  /// For each letter the words that hold it.
  private let holders: UnsafeMutablePointer<UInt64>

  /// For each letter the words that hold it at the same places, where there are two or more.
  private let classes: BitClasses

  /// The families that have at least three of the words.
  private let families: BitFamilies

  init(
    _ chosen: UnsafeMutablePointer<UInt32>, count: Int, of vocabulary: Vocabulary, scratch: Scratch
  ) {
    self.vocabulary = vocabulary
    self.scratch = scratch
    self.count = count
    width = (count &+ 63) / 64
    words = .allocate(capacity: count)
    letters = .allocate(capacity: count)
    keys = .allocate(capacity: count)
    holders = .allocate(capacity: 26 * width)
    holders.initialize(repeating: 0, count: 26 * width)
    let everyWord = UnsafeMutablePointer<UInt64>.allocate(capacity: width)
    for chunk in 0..<width {
      let bits = count &- chunk &* 64
      everyWord[chunk] = bits >= 64 ? .max : 1 << UInt64(bits) &- 1
    }
    all = Subset(base: everyWord, count: count)
    Self.sort(chosen, count: count, of: vocabulary, to: words)
    for index in 0..<count {
      let word = Int(words[index])
      letters[index] = vocabulary.letters[word]
      keys[index] = vocabulary.keys[word]
      let bit = 1 << UInt64(index & 63) as UInt64
      var rest = letters[index]
      while rest != 0 {
        holders[rest.trailingZeroBitCount &* width &+ index >> 6] |= bit
        rest &= rest &- 1
      }
    }
    classes = BitClasses(words, count: count, of: vocabulary, scratch: scratch)
    families = BitFamilies(words, count: count, of: vocabulary, scratch: scratch)
    scratch.work.pointee &+= count &* 8
  }

  deinit {
    words.deallocate()
    letters.deallocate()
    keys.deallocate()
    holders.deallocate()
    all.base.deallocate()
    classes.deallocate()
    families.deallocate()
  }

  /// Sorts words by how many letters they have; of equals the order stays.
  private static func sort(
    _ chosen: UnsafeMutablePointer<UInt32>, count: Int, of vocabulary: Vocabulary,
    to sorted: UnsafeMutablePointer<UInt32>
  ) {
    var next = 0
    for size in 0...26 where next < count {
      for index in 0..<count
      where vocabulary.letters[Int(chosen[index])].nonzeroBitCount == size {
        sorted[next] = chosen[index]
        next &+= 1
      }
    }
  }

  func counts(of set: Subset, among letters: UInt32) -> UnsafeMutablePointer<Int32> {
    let counts = scratch.allocate(Int32.self, 26)
    counts.initialize(repeating: 0, count: 26)
    forEachBit(in: letters) { letter in
      counts[letter] = Int32(common(set.bits, holders + letter &* width))
    }
    spend(letters.nonzeroBitCount &* width)
    return counts
  }

  func letters(of set: Subset) -> UInt32 {
    var letters = 0 as UInt32
    forEachIndex(of: set) { letters |= self.letters[$0] }
    spend(set.count)
    return letters
  }

  func fewestLetters(in set: Subset) -> UInt32 {
    for chunk in 0..<width where set.bits[chunk] != 0 {
      return letters[chunk &* 64 &+ set.bits[chunk].trailingZeroBitCount]
    }
    return 0
  }

  func misses(of letter: Int, in set: Subset, holders count: Int) -> Subset {
    let misses = scratch.allocate(UInt64.self, width)
    let holders = holders + letter &* width
    for chunk in 0..<width { misses[chunk] = set.bits[chunk] & ~holders[chunk] }
    spend(width)
    return Subset(base: misses, count: set.count &- count)
  }

  func hits(
    of letter: Int, in set: Subset, atLeast least: Int
  ) -> UnsafeMutableBufferPointer<Subset> {
    let range = classes.range(of: letter)
    let sets = scratch.buffer(Subset.self, range.count)
    var kept = 0
    for index in range {
      if classes.sizes[index] < least { break }
      spend(width &* 2)
      let both = classes.sets + index &* width
      let size = common(set.bits, both)
      if size < least { continue }
      let bits = scratch.allocate(UInt64.self, width)
      for chunk in 0..<width { bits[chunk] = set.bits[chunk] & both[chunk] }
      // The largest first, and of equals the one that came first.
      var place = kept
      while place > 0, sets[place &- 1].count < size {
        sets[place] = sets[place &- 1]
        place &-= 1
      }
      sets[place] = Subset(base: bits, count: size)
      kept &+= 1
    }
    return UnsafeMutableBufferPointer(rebasing: sets[..<kept])
  }

  func packing(of set: Subset, open: UInt32, upTo most: Int) -> (count: Int, letters: UInt32) {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let rest = scratch.allocate(UInt64.self, width)
    rest.update(from: set.bits, count: width)
    var letters = 0 as UInt32
    var found = 0
    for first in 0..<width {
      while rest[first] != 0, found < most {
        let bit = rest[first].trailingZeroBitCount
        let own = self.letters[first &* 64 &+ bit]
        rest[first] &= rest[first] &- 1
        letters |= own
        found &+= 1
        forEachBit(in: own & open) { letter in
          let holders = holders + letter &* width
          for chunk in first..<width { rest[chunk] &= ~holders[chunk] }
        }
        spend((own & open).nonzeroBitCount &* (width &- first))
      }
    }
    return (found, letters)
  }

  func familyLetters(in set: Subset, size: Int) -> UInt32? {
    for index in 0..<families.count {
      if families.sizes[index] < size { return nil }
      let members = families.sets + index &* width
      spend(width)
      if common(set.bits, members) < size { continue }
      var letters = 0 as UInt32
      var left = size
      for chunk in 0..<width {
        var rest = set.bits[chunk] & members[chunk]
        while rest != 0, left > 0 {
          letters |= self.letters[chunk &* 64 &+ rest.trailingZeroBitCount]
          rest &= rest &- 1
          left &-= 1
        }
      }
      return letters
    }
    return nil
  }

  func largestFamily(in set: Subset) -> Int {
    var largest = 1
    for index in 0..<families.count where families.sizes[index] > largest {
      largest = max(largest, common(set.bits, families.sets + index &* width))
      spend(width)
    }
    return largest
  }

  func key(of set: Subset) -> UInt64 {
    var key = UInt64(set.count) &* 0x9E37_79B9_7F4A_7C15
    forEachIndex(of: set) { key ^= keys[$0] }
    spend(set.count)
    return key | 1
  }

  func smallerSpace(for set: Subset) -> BitSpace? {
    if count <= 128 || set.count &* 4 > count { return nil }
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let chosen = scratch.allocate(UInt32.self, set.count)
    var next = 0
    forEachIndex(of: set) { index in
      chosen[next] = words[index]
      next &+= 1
    }
    return BitSpace(chosen, count: set.count, of: vocabulary, scratch: scratch)
  }

  /// How many words two sets share.
  @inline(__always)
  private func common(_ left: UnsafeMutablePointer<UInt64>, _ right: UnsafeMutablePointer<UInt64>)
    -> Int
  {
    var count = 0
    for chunk in 0..<width { count &+= (left[chunk] & right[chunk]).nonzeroBitCount }
    return count
  }

  @inline(__always)
  private func forEachIndex(of set: Subset, _ body: (Int) -> Void) {
    for chunk in 0..<width {
      var rest = set.bits[chunk]
      while rest != 0 {
        body(chunk &* 64 &+ rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
  }
}

extension Subset {
  /// The words as bits, where the set is one of a ``BitSpace``.
  var bits: UnsafeMutablePointer<UInt64> { base.assumingMemoryBound(to: UInt64.self) }
}
