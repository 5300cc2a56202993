/// Words as lists of their places in the vocabulary, for sets too large to be bits.
final class VectorSpace: WordSpace {
  let vocabulary: Vocabulary
  let scratch: Scratch
  let all: Subset

  private let everyWord: UnsafeMutablePointer<UInt32>

  /// A counter a family, all zero between two calls.
  private let familySizes: UnsafeMutablePointer<UInt16>

  /// Sets of so many words at most become a ``BitSpace``.
  static let mostBits = 2048

  init(_ vocabulary: Vocabulary, scratch: Scratch) {
    self.vocabulary = vocabulary
    self.scratch = scratch
    everyWord = .allocate(capacity: vocabulary.count)
    for word in 0..<vocabulary.count { everyWord[word] = UInt32(word) }
    all = Subset(base: everyWord, count: vocabulary.count)
    familySizes = .allocate(capacity: vocabulary.familyCount)
    familySizes.initialize(repeating: 0, count: vocabulary.familyCount)
  }

  deinit {
    everyWord.deallocate()
    familySizes.deallocate()
  }

  func counts(of set: Subset, among letters: UInt32) -> UnsafeMutablePointer<Int32> {
    let counts = scratch.allocate(Int32.self, 26)
    counts.initialize(repeating: 0, count: 26)
    let words = set.words
    for index in 0..<set.count {
      var rest = vocabulary.letters[Int(words[index])] & letters
      while rest != 0 {
        counts[rest.trailingZeroBitCount] &+= 1
        rest &= rest &- 1
      }
    }
    spend(set.count &* 4)
    return counts
  }

  func letters(of set: Subset) -> UInt32 {
    let words = set.words
    var letters = 0 as UInt32
    for index in 0..<set.count { letters |= vocabulary.letters[Int(words[index])] }
    spend(set.count)
    return letters
  }

  func fewestLetters(in set: Subset) -> UInt32 {
    let words = set.words
    var fewest = UInt32.max
    for index in 0..<set.count {
      let letters = vocabulary.letters[Int(words[index])]
      if letters.nonzeroBitCount < fewest.nonzeroBitCount { fewest = letters }
    }
    spend(set.count)
    return fewest
  }

  func misses(of letter: Int, in set: Subset, holders: Int) -> Subset {
    let misses = scratch.allocate(UInt32.self, set.count &- holders &+ 1)
    let words = set.words
    var count = 0
    for index in 0..<set.count {
      misses[count] = words[index]  // Stays if the word lacks the letter.
      count &+= Int(~vocabulary.letters[Int(words[index])] >> UInt32(letter) & 1)
    }
    spend(set.count)
    return Subset(base: misses, count: count)
  }

  func hits(
    of letter: Int, in set: Subset, atLeast least: Int
  ) -> UnsafeMutableBufferPointer<Subset> {
    let classes = PlaceClasses(of: letter, in: set, space: self)
    spend(set.count &+ classes.holders &* 4)
    return classes.sets(atLeast: least)
  }

  func packing(of set: Subset, open: UInt32, upTo most: Int) -> (count: Int, letters: UInt32) {
    let words = set.words
    var taken = 0 as UInt32
    var letters = 0 as UInt32
    var count = 0
    for wanted in 0...26 where count < most {
      // Words of as many letters as wanted; after the longest all have been seen.
      var isAnyLonger = false
      for index in 0..<set.count {
        let all = vocabulary.letters[Int(words[index])]
        let own = all & open
        if own & taken != 0 { continue }
        let size = own.nonzeroBitCount
        isAnyLonger = isAnyLonger || size > wanted
        if size != wanted || count == most { continue }
        taken |= own
        letters |= all
        count &+= 1
      }
      spend(set.count)
      if !isAnyLonger { break }
    }
    return (count, letters)
  }

  func familyLetters(in set: Subset, size: Int) -> UInt32? {
    if size > vocabulary.largestFamily { return nil }
    var found: UInt32?
    countFamilies(of: set) { family, count in
      if count >= size, found == nil { found = family }
    }
    guard let found else { return nil }
    var letters = 0 as UInt32
    var left = size
    for index in 0..<set.count where left > 0 {
      let word = Int(set.words[index])
      for place in vocabulary.familyStarts[word]..<vocabulary.familyStarts[word &+ 1]
      where vocabulary.families[Int(place)] == found && left > 0 {
        letters |= vocabulary.letters[word]
        left &-= 1
      }
    }
    return letters
  }

  func largestFamily(in set: Subset) -> Int {
    var largest = 1
    countFamilies(of: set) { _, count in largest = max(largest, count) }
    return largest
  }

  /// Calls `body` with a family and how many of its words are in a set so far.
  @inline(__always)
  private func countFamilies(of set: Subset, _ body: (UInt32, Int) -> Void) {
    let words = set.words
    for index in 0..<set.count {
      forEachFamily(of: Int(words[index])) { family in
        familySizes[Int(family)] &+= 1
        body(family, Int(familySizes[Int(family)]))
      }
    }
    for index in 0..<set.count {
      forEachFamily(of: Int(words[index])) { familySizes[Int($0)] = 0 }
    }
    spend(set.count &* 2)
  }

  @inline(__always)
  private func forEachFamily(of word: Int, _ body: (UInt32) -> Void) {
    var place = vocabulary.familyStarts[word]
    while place < vocabulary.familyStarts[word &+ 1] {
      body(vocabulary.families[Int(place)])
      place &+= 1
    }
  }

  func key(of set: Subset) -> UInt64 {
    let words = set.words
    var key = UInt64(set.count) &* 0x9E37_79B9_7F4A_7C15
    for index in 0..<set.count { key ^= vocabulary.keys[Int(words[index])] }
    spend(set.count)
    return key | 1
  }

  func smallerSpace(for set: Subset) -> BitSpace? {
    set.count > Self.mostBits
      ? nil : BitSpace(set.words, count: set.count, of: vocabulary, scratch: scratch)
  }
}

extension Subset {
  /// The places of the words in the vocabulary, where the set is one of a ``VectorSpace``.
  var words: UnsafeMutablePointer<UInt32> { base.assumingMemoryBound(to: UInt32.self) }
}
