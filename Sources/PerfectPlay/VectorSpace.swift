/// Words as a list of their indices in the vocabulary.
typealias WordSet = UnsafeMutableBufferPointer<UInt32>

extension WordSet: SetOfWords {}

/// Sets of words as lists of indices, for sets too large to be bits.
final class VectorSpace: WordSpace {
  typealias Words = WordSet

  let vocabulary: Vocabulary
  let scratch: Scratch
  let all: WordSet

  /// One counter per rhyme, all zero between two calls.
  private let rhymeSizes: UnsafeMutablePointer<UInt16>

  /// Sets of so many words at most become a ``BitSpace``.
  static let mostBits = 2048

  init(_ vocabulary: Vocabulary, scratch: Scratch) {
    self.vocabulary = vocabulary
    self.scratch = scratch
    all = scratch.buffer(UInt32.self, vocabulary.count)
    for word in 0..<vocabulary.count { all[word] = UInt32(word) }
    rhymeSizes = scratch.allocate(vocabulary.rhymeCount, repeating: 0)
  }

  func counts(of set: WordSet, among letters: UInt32) -> UnsafeMutablePointer<Int32> {
    let counts = scratch.allocate(26, repeating: 0 as Int32)
    for word in set {
      forEachBit(in: vocabulary.letters(of: word) & letters) { counts[$0] &+= 1 }
    }
    spend(set.count &* 4)
    return counts
  }

  func letters(of set: WordSet) -> UInt32 {
    spend(set.count)
    return set.reduce(0) { $0 | vocabulary.letters(of: $1) }
  }

  func fewestLetters(in set: WordSet) -> UInt32 {
    spend(set.count)
    return set.lazy.map { self.vocabulary.letters(of: $0) }
      .min { $0.nonzeroBitCount < $1.nonzeroBitCount } ?? 0
  }

  func misses(of letter: Int, in set: WordSet, holders: Int) -> WordSet {
    let misses = scratch.allocate(UInt32.self, set.count &- holders &+ 1)
    var count = 0
    for word in set {
      misses[count] = word  // Stays if the word lacks the letter.
      count &+= Int(~vocabulary.letters(of: word) >> UInt32(letter) & 1)
    }
    spend(set.count)
    return WordSet(start: misses, count: count)
  }

  func hits(of letter: Int, in set: WordSet, atLeast least: Int) -> Sets {
    var classes = WordClasses(
      room: set.count, keys: min(set.count, vocabulary.mostPlaces), scratch: scratch)
    for word in set where vocabulary.letters(of: word) >> UInt32(letter) & 1 != 0 {
      classes.add(word, key: vocabulary.places(of: letter, in: word))
    }
    spend(set.count &+ classes.wordCount &* 4)
    return classes.lists(atLeast: least)
  }

  func packing(of set: WordSet, open: UInt32, upTo most: Int) -> (count: Int, letters: UInt32) {
    var taken = 0 as UInt32
    var letters = 0 as UInt32
    var count = 0
    for wanted in 0...26 where count < most {
      // Words of as many letters as wanted; after the longest all have been seen.
      var isAnyLonger = false
      for word in set {
        let own = vocabulary.letters(of: word) & open
        if own & taken != 0 { continue }
        let size = own.nonzeroBitCount
        isAnyLonger = isAnyLonger || size > wanted
        if size != wanted || count == most { continue }
        taken |= own
        letters |= vocabulary.letters(of: word)
        count &+= 1
      }
      spend(set.count)
      if !isAnyLonger { break }
    }
    return (count, letters)
  }

  func rhymeLetters(in set: WordSet, size: Int) -> UInt32? {
    rhymeWords(in: set, size: size)?.reduce(0) { $0 | vocabulary.letters(of: $1) }
  }

  /// The first words of a rhyme; nil if none has so many.
  func rhymeWords(in set: WordSet, size: Int) -> [UInt32]? {
    if size > vocabulary.largestRhyme { return nil }
    var found: UInt32?
    countRhymes(of: set) { rhyme, count in
      if count >= size, found == nil { found = rhyme }
    }
    return found.map { found in
      Array(set.lazy.filter { self.vocabulary.rhymes(of: $0).contains(found) }.prefix(size))
    }
  }

  func largestRhyme(in set: WordSet) -> Int {
    var largest = 1
    countRhymes(of: set) { _, count in largest = max(largest, count) }
    return largest
  }

  /// Calls `body` with a rhyme and how many of its words are in a set so far.
  @inline(__always)
  private func countRhymes(of set: WordSet, _ body: (UInt32, Int) -> Void) {
    for word in set {
      for rhyme in vocabulary.rhymes(of: word) {
        rhymeSizes[Int(rhyme)] &+= 1
        body(rhyme, Int(rhymeSizes[Int(rhyme)]))
      }
    }
    for word in set {
      for rhyme in vocabulary.rhymes(of: word) { rhymeSizes[Int(rhyme)] = 0 }
    }
    spend(set.count &* 2)
  }

  func key(of set: WordSet) -> UInt64 {
    spend(set.count)
    let start = UInt64(set.count) &* 0x9E37_79B9_7F4A_7C15
    return set.reduce(start) { $0 ^ vocabulary.keys[Int($1)] } | 1
  }

  func smallerSpace(for set: WordSet) -> BitSpace? {
    set.count > Self.mostBits ? nil : BitSpace(set, of: vocabulary, scratch: scratch)
  }
}
