/// Words as one bit each.
struct BitSet: SetOfWords {
  let bits: UnsafeMutablePointer<UInt64>
  let count: Int
}

/// A few thousand words at most, numbered by how many letters they have, with sets of them as bits.
final class BitSpace: WordSpace {
  typealias Words = BitSet

  let vocabulary: Vocabulary
  let scratch: Scratch
  let all: BitSet

  /// The machine words of a set.
  let width: Int

  /// What lasts as long as the space does.
  private let storage = Scratch()

  /// The indices of the words in the vocabulary, those of fewest letters first.
  private let words: UnsafeMutablePointer<UInt32>
  private let letters: UnsafeMutablePointer<UInt32>
  private let keys: UnsafeMutablePointer<UInt64>

  /// For each letter the words that hold it.
  private let holders: UnsafeMutablePointer<UInt64>

  /// For each letter the words that hold it at the same places, the largest set first. A word that stands
  /// alone with its places is in none, since it matters to nobody.
  private let classes: UnsafeMutablePointer<Sets>

  /// The rhymes that have at least three of the words, the largest first.
  private var rhymes: Sets

  init(_ chosen: WordSet, of vocabulary: Vocabulary, scratch: Scratch) {
    self.vocabulary = vocabulary
    self.scratch = scratch
    let count = chosen.count
    width = (count &+ 63) / 64
    words = storage.allocate(UInt32.self, count)
    letters = storage.allocate(UInt32.self, count)
    keys = storage.allocate(UInt64.self, count)
    holders = storage.allocate(26 &* width, repeating: 0)
    classes = storage.allocate(Sets.self, 26)
    rhymes = storage.buffer(BitSet.self, 0)
    all = BitSet(bits: storage.allocate(width, repeating: 0), count: count)
    takeWords(chosen)
    gatherClasses()
    gatherRhymes()
    spend(count &* 8)
  }

  /// Takes the words over, sorted by how many letters they have; of equals the order stays.
  private func takeWords(_ chosen: WordSet) {
    var index = 0
    for size in 0...26 where index < all.count {
      for word in chosen where vocabulary.letters(of: word).nonzeroBitCount == size {
        words[index] = word
        letters[index] = vocabulary.letters(of: word)
        keys[index] = vocabulary.keys[Int(word)]
        insert(index, in: all.bits)
        forEachBit(in: letters[index]) { insert(index, in: holders + $0 &* width) }
        index &+= 1
      }
    }
  }

  private func gatherClasses() {
    for letter in 0..<26 {
      let mark = scratch.mark
      defer { scratch.reset(to: mark) }
      let holders = holders + letter &* width
      let most = common(holders, all.bits)
      var places = WordClasses(room: most, keys: min(most, vocabulary.mostPlaces), scratch: scratch)
      forEachIndex(of: holders) {
        places.add(UInt32($0), key: vocabulary.places(of: letter, in: words[$0]))
      }
      classes[letter] = sets(of: places.lists(atLeast: 2))
      spend(most &* 6)
    }
    let kept = (0..<26).reduce(0) { $0 + classes[$1].count }
    spend(kept &* width / 2)
  }

  private func gatherRhymes() {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    var most = 0
    for index in 0..<all.count { most &+= vocabulary.rhymes(of: words[index]).count }
    // The rhyme above and the word below, so that rhymes appear in the order of their numbers.
    var members = scratch.buffer(UInt64.self, most)
    var next = 0
    for index in 0..<all.count {
      for rhyme in vocabulary.rhymes(of: words[index]) {
        members[next] = UInt64(rhyme) << 32 | UInt64(index)
        next &+= 1
      }
    }
    members.sort()
    var gathered = WordClasses(room: most, keys: most, scratch: scratch)
    for member in members {
      gathered.add(UInt32(truncatingIfNeeded: member), key: member >> 32)
    }
    rhymes = sets(of: gathered.lists(atLeast: 3))
    spend(most &* 6)
  }

  /// Lists of words as bits.
  private func sets(of lists: UnsafeMutableBufferPointer<WordSet>) -> Sets {
    let sets = storage.buffer(BitSet.self, lists.count)
    for (index, list) in lists.enumerated() {
      sets[index] = BitSet(bits: storage.allocate(width, repeating: 0), count: list.count)
      for word in list { insert(Int(word), in: sets[index].bits) }
    }
    return sets
  }

  @inline(__always)
  private func insert(_ index: Int, in bits: UnsafeMutablePointer<UInt64>) {
    bits[index >> 6] |= 1 << UInt64(index & 63)
  }

  func counts(of set: BitSet, among letters: UInt32) -> UnsafeMutablePointer<Int32> {
    let counts = scratch.allocate(26, repeating: 0 as Int32)
    forEachBit(in: letters) { letter in
      counts[letter] = Int32(common(set.bits, holders + letter &* width))
    }
    spend(letters.nonzeroBitCount &* width)
    return counts
  }

  func letters(of set: BitSet) -> UInt32 {
    var letters = 0 as UInt32
    forEachIndex(of: set.bits) { letters |= self.letters[$0] }
    spend(set.count)
    return letters
  }

  func fewestLetters(in set: BitSet) -> UInt32 {
    for chunk in 0..<width where set.bits[chunk] != 0 {
      return letters[chunk &* 64 &+ set.bits[chunk].trailingZeroBitCount]
    }
    return 0
  }

  func misses(of letter: Int, in set: BitSet, holders count: Int) -> BitSet {
    let misses = scratch.allocate(UInt64.self, width)
    let holders = holders + letter &* width
    for chunk in 0..<width { misses[chunk] = set.bits[chunk] & ~holders[chunk] }
    spend(width)
    return BitSet(bits: misses, count: set.count &- count)
  }

  func hits(of letter: Int, in set: BitSet, atLeast least: Int) -> Sets {
    let sets = scratch.buffer(BitSet.self, classes[letter].count)
    var kept = 0
    for whole in classes[letter] {
      if whole.count < least { break }
      spend(width &* 2)
      let size = common(set.bits, whole.bits)
      if size < least { continue }
      // The largest first, and of equals the one that came first.
      var place = kept
      while place > 0, sets[place &- 1].count < size {
        sets[place] = sets[place &- 1]
        place &-= 1
      }
      sets[place] = BitSet(bits: intersection(set.bits, whole.bits), count: size)
      kept &+= 1
    }
    return Sets(rebasing: sets[..<kept])
  }

  func packing(of set: BitSet, open: UInt32, upTo most: Int) -> (count: Int, letters: UInt32) {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let rest = scratch.allocate(UInt64.self, width)
    rest.update(from: set.bits, count: width)
    var letters = 0 as UInt32
    var found = 0
    for first in 0..<width {
      while rest[first] != 0, found < most {
        let own = self.letters[first &* 64 &+ rest[first].trailingZeroBitCount]
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

  func rhymeLetters(in set: BitSet, size: Int) -> UInt32? {
    for rhyme in rhymes {
      if rhyme.count < size { return nil }
      spend(width)
      if common(set.bits, rhyme.bits) < size { continue }
      var letters = 0 as UInt32
      var left = size
      forEachIndex(of: intersection(set.bits, rhyme.bits)) { index in
        if left > 0 { letters |= self.letters[index] }
        left &-= 1
      }
      return letters
    }
    return nil
  }

  func largestRhyme(in set: BitSet) -> Int {
    var largest = 1
    for rhyme in rhymes where rhyme.count > largest {
      largest = max(largest, common(set.bits, rhyme.bits))
      spend(width)
    }
    return largest
  }

  func key(of set: BitSet) -> UInt64 {
    var key = UInt64(set.count) &* 0x9E37_79B9_7F4A_7C15
    forEachIndex(of: set.bits) { key ^= keys[$0] }
    spend(set.count)
    return key | 1
  }

  func smallerSpace(for set: BitSet) -> BitSpace? {
    if all.count <= 128 || set.count &* 4 > all.count { return nil }
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let chosen = scratch.buffer(UInt32.self, set.count)
    var next = 0
    forEachIndex(of: set.bits) { index in
      chosen[next] = words[index]
      next &+= 1
    }
    return BitSpace(chosen, of: vocabulary, scratch: scratch)
  }

  /// How many words two sets share.
  @inline(__always)
  private func common(
    _ left: UnsafeMutablePointer<UInt64>, _ right: UnsafeMutablePointer<UInt64>
  ) -> Int {
    var count = 0
    for chunk in 0..<width { count &+= (left[chunk] & right[chunk]).nonzeroBitCount }
    return count
  }

  /// The words of two sets; lives on the scratch.
  @inline(__always)
  private func intersection(
    _ left: UnsafeMutablePointer<UInt64>, _ right: UnsafeMutablePointer<UInt64>
  ) -> UnsafeMutablePointer<UInt64> {
    let bits = scratch.allocate(UInt64.self, width)
    for chunk in 0..<width { bits[chunk] = left[chunk] & right[chunk] }
    return bits
  }

  @inline(__always)
  private func forEachIndex(of bits: UnsafeMutablePointer<UInt64>, _ body: (Int) -> Void) {
    for chunk in 0..<width {
      var rest = bits[chunk]
      while rest != 0 {
        body(chunk &* 64 &+ rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
  }
}
