/// A set of words in the form of a ``WordSpace``.
protocol SetOfWords: BitwiseCopyable { var count: Int { get } }

/// Words in a form in which sets of them can be asked about. Letters are numbered from 0 for A, and sets of
/// them have one bit per letter. What is returned lives on the scratch.
protocol WordSpace: AnyObject {
  associatedtype Words: SetOfWords
  typealias Sets = UnsafeMutableBufferPointer<Words>

  var scratch: Scratch { get }

  /// All the words of the space.
  var all: Words { get }

  /// How many words of a set hold each of some letters; 0 for the others.
  func counts(of set: Words, among letters: UInt32) -> UnsafeMutablePointer<Int32>

  /// All letters of the words of a set.
  func letters(of set: Words) -> UInt32

  /// The letters of a word that has the fewest.
  func fewestLetters(in set: Words) -> UInt32

  /// The words that don't hold a letter; `holders` of them do.
  func misses(of letter: Int, in set: Words, holders: Int) -> Words

  /// The words that hold a letter, by where they hold it: the classes of at least `least` words, the
  /// largest first.
  func hits(of letter: Int, in set: Words, atLeast least: Int) -> Sets

  /// Words that share none of some letters, found greedily, fewest letters first, at most `most`: how
  /// many, and all their letters.
  func packing(of set: Words, open: UInt32, upTo most: Int) -> (count: Int, letters: UInt32)

  /// The letters of `size` words of a rhyme; nil if none has so many.
  func rhymeLetters(in set: Words, size: Int) -> UInt32?

  /// The words of the largest rhyme, at least 1.
  func largestRhyme(in set: Words) -> Int

  /// A number that tells the set from others.
  func key(of set: Words) -> UInt64

  /// A space made of a set alone, where that is worth the while.
  func smallerSpace(for set: Words) -> BitSpace?
}

extension WordSpace {
  /// The letters that tell the words of a set apart: those that not all hold at the same places.
  func openLetters(of set: Words) -> UInt32 {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let letters = letters(of: set)
    let counts = counts(of: set, among: letters)
    var open = 0 as UInt32
    forEachBit(in: letters) { letter in
      let isConstant =
        Int(counts[letter]) == set.count
        && hits(of: letter, in: set, atLeast: set.count).count == 1
      if !isConstant { open |= 1 << UInt32(letter) }
    }
    return open
  }

  /// The letters that some words hold, those in most of them first, and of equals the first of the alphabet.
  func letters(
    in open: UInt32, by counts: UnsafeMutablePointer<Int32>
  ) -> UnsafeMutableBufferPointer<Int> {
    let order = scratch.allocate(Int.self, 26)
    var count = 0
    for letter in 0..<26 where open >> UInt32(letter) & 1 != 0 && counts[letter] > 0 {
      order[count] = letter
      count &+= 1
    }
    var letters = UnsafeMutableBufferPointer(start: order, count: count)
    letters.sort { (counts[$0], $1) > (counts[$1], $0) }
    return letters
  }

  func spend(_ work: Int) { scratch.work &+= work }
}

/// Calls `body` with the index of each bit, the lowest first.
@inline(__always)
func forEachBit(in bits: UInt32, _ body: (Int) -> Void) {
  var rest = bits
  while rest != 0 {
    body(rest.trailingZeroBitCount)
    rest &= rest &- 1
  }
}
