import Words

/// Words of one length, prepared for a search: their characters, letters, keys and rhymes.
///
/// A rhyme is a set of three words or more that are equal outside one place, and whose letters
/// at that place stand nowhere else in them: BILL, DILL, FILL. A guess takes away one of them at most.
final class Vocabulary {
  let count: Int
  let length: Int

  /// For each word a number by which sets of words are told apart.
  let keys: UnsafeMutablePointer<UInt64>

  let rhymeCount: Int

  /// The words of the largest rhyme, 1 where there is none.
  let largestRhyme: Int

  /// For each word one bit for each letter it holds, A lowest.
  private let letters: UnsafeMutablePointer<UInt32>

  /// The rhymes of a word: from its start to that of the next word.
  private let rhymes: UnsafeMutablePointer<UInt32>
  private let rhymeStarts: UnsafeMutablePointer<UInt32>

  /// The characters of the words, concatenated, and a margin in which the last one is read.
  private let rows: UnsafeMutablePointer<UInt8>
  private let shape: RowShape

  /// - Parameter scratch: holds what is prepared, which isn't given back.
  /// - Complexity: O(*n* · length) for *n* words.
  init(_ words: WordList, scratch: Scratch) {
    count = words.count
    length = words.length
    shape = RowShape(length: length)
    letters = scratch.allocate(count, repeating: 0)
    keys = scratch.allocate(count, repeating: 0)
    rhymeStarts = scratch.allocate(count + 1, repeating: 0)
    let bytes = words.bytes
    rows = scratch.allocate(bytes.count + 8, repeating: 0)
    rows.update(from: bytes, count: bytes.count)
    var finder = RhymeFinder(bytes, length: length, letters: letters, sums: keys)
    for place in 0..<length { finder.findRhymes(at: place, scratch: scratch) }
    rhymeCount = finder.rhymeCount
    largestRhyme = finder.largest
    rhymes = scratch.allocate(UInt32.self, finder.members.count)
    finder.write(starts: rhymeStarts, rhymes: rhymes)
    for word in 0..<count { keys[word] = mixed(keys[word]) }
  }

  @inline(__always)
  func letters(of word: UInt32) -> UInt32 { letters[Int(word)] }

  @inline(__always)
  func rhymes(of word: UInt32) -> UnsafeMutableBufferPointer<UInt32> {
    let start = rhymeStarts[Int(word)]
    return UnsafeMutableBufferPointer(
      start: rhymes + Int(start), count: Int(rhymeStarts[Int(word) &+ 1] &- start))
  }

  /// In how many ways a word can hold a letter, or more than there are words.
  var mostPlaces: Int { 1 << min(length, 24) }

  /// One bit for each place where a word holds a letter.
  @inline(__always)
  func places(of letter: Int, in word: UInt32) -> UInt64 {
    shape.positions(of: UInt8(ascii: "A") &+ UInt8(letter), in: rows + Int(word) &* length)
  }
}

/// The output function of SplitMix64, which spreads a number over all bits.
func mixed(_ number: UInt64) -> UInt64 {
  var generator = SeededGenerator(seed: number)
  return generator.next()
}
