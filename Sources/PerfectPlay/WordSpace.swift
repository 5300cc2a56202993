/// Some of the words of a space; what stands at `base` is the space's own matter.
struct Subset {
  let base: UnsafeMutableRawPointer
  let count: Int
}

/// Words in a form that sets of them can be asked in. Letters are numbered from 0 for A, and sets of
/// them have a bit a letter. What is returned lives on the scratch.
protocol WordSpace: AnyObject {
  var vocabulary: Vocabulary { get }
  var scratch: Scratch { get }

  /// All the words of the space.
  var all: Subset { get }

  /// How many words of a set hold each of some letters; 0 for the others.
  func counts(of set: Subset, among letters: UInt32) -> UnsafeMutablePointer<Int32>

  /// All letters of the words of a set.
  func letters(of set: Subset) -> UInt32

  /// The letters of a word that has the fewest.
  func fewestLetters(in set: Subset) -> UInt32

  /// The words that don't hold a letter; `holders` of them do.
  func misses(of letter: Int, in set: Subset, holders: Int) -> Subset

  /// The words that hold a letter, by where they hold it: the classes of at least `least` words, the
  /// largest first.
  func hits(of letter: Int, in set: Subset, atLeast least: Int) -> UnsafeMutableBufferPointer<
    Subset
  >

  /// Words that share none of some letters, found greedily, fewest letters first, at most `most`: how
  /// many, and all their letters.
  func packing(of set: Subset, open: UInt32, upTo most: Int) -> (count: Int, letters: UInt32)

  /// The letters of `size` words of a family; nil if none has so many.
  func familyLetters(in set: Subset, size: Int) -> UInt32?

  /// The words of the largest family, at least 1.
  func largestFamily(in set: Subset) -> Int

  /// A number that tells the set from others.
  func key(of set: Subset) -> UInt64

  /// A space made of a set alone, where that is worth the while.
  func smallerSpace(for set: Subset) -> BitSpace?
}

extension WordSpace {
  /// The letters that tell the words of a set apart: those that not all hold at the same places.
  func openLetters(of set: Subset) -> UInt32 {
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

  func spend(_ work: Int) { scratch.work.pointee &+= work }
}

/// Calls `body` with the place of each bit, the lowest first.
@inline(__always)
func forEachBit(in bits: UInt32, _ body: (Int) -> Void) {
  var rest = bits
  while rest != 0 {
    body(rest.trailingZeroBitCount)
    rest &= rest &- 1
  }
}
