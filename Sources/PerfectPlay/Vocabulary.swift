import Words

/// Words of one length, prepared for a search: their characters, letters, keys and families.
///
/// A family here is a set of three words or more that are equal outside one place, and whose letters
/// at that place stand nowhere else in them: BILL, DILL, FILL. A guess takes away one of them at most.
final class Vocabulary {
  let count: Int
  let length: Int

  /// For each word a number by which sets of words are told apart.
  let keys: UnsafeMutablePointer<UInt64>

  let familyCount: Int

  /// The words of the largest family, 1 where there is none.
  let largestFamily: Int

  /// For each word one bit for each letter it holds, A lowest.
  private let letters: UnsafeMutablePointer<UInt32>

  /// The families of a word: from its start to that of the next word.
  private let families: UnsafeMutablePointer<UInt32>
  private let familyStarts: UnsafeMutablePointer<UInt32>

  /// The characters, `chunks` machine words a word.
  private let rows: UnsafeMutablePointer<UInt64>
  private let chunks: Int

  /// - Parameter scratch: holds what is prepared, which isn't given back.
  /// - Complexity: O(*n* · length) for *n* words.
  init(_ words: Candidates, scratch: Scratch) {
    count = words.count
    length = words.length
    chunks = max(1, (length + 7) / 8)
    rows = scratch.allocate(count * chunks, repeating: 0)
    letters = scratch.allocate(count, repeating: 0)
    keys = scratch.allocate(count, repeating: 0)
    familyStarts = scratch.allocate(count + 1, repeating: 0)
    let bytes = words.bytes
    for word in 0..<count {
      let row = UnsafeMutableRawBufferPointer(start: rows + word * chunks, count: length)
      row.copyBytes(from: bytes[word * length..<(word + 1) * length])
    }
    var finder = FamilyFinder(bytes, length: length, letters: letters, sums: keys)
    for place in 0..<length { finder.findFamilies(at: place, scratch: scratch) }
    familyCount = finder.familyCount
    largestFamily = finder.largest
    families = scratch.allocate(UInt32.self, finder.members.count)
    finder.write(starts: familyStarts, families: families)
    for word in 0..<count { keys[word] = mixed(keys[word]) }
  }

  @inline(__always)
  func letters(of word: UInt32) -> UInt32 { letters[Int(word)] }

  @inline(__always)
  func families(of word: UInt32) -> UnsafeMutableBufferPointer<UInt32> {
    let start = familyStarts[Int(word)]
    return UnsafeMutableBufferPointer(
      start: families + Int(start), count: Int(familyStarts[Int(word) &+ 1] &- start))
  }

  /// In how many ways a word can hold a letter, or more than there are words.
  var mostPlaces: Int { 1 << min(length, 24) }

  /// One bit for each place where a word holds a letter.
  ///
  /// All bytes are ASCII, so the exclusive or is 0x7F for the letter and less for any other byte; adding
  /// 1 sets the top bit for the letter alone, and the product moves the eight top bits side by side.
  @inline(__always)
  func places(of letter: Int, in word: UInt32) -> UInt64 {
    let everyByte = 0x0101_0101_0101_0101 as UInt64
    let complement = UInt64((UInt8(ascii: "A") &+ UInt8(letter)) ^ 0x7F) &* everyByte
    let row = rows + Int(word) &* chunks
    var places = 0 as UInt64
    for chunk in 0..<chunks {
      let found = ((row[chunk] ^ complement) &+ everyByte) & (everyByte &<< 7)
      places |= ((found &* 0x0002_0408_1020_4081) &>> 56) &<< UInt64(chunk &* 8)
    }
    return places
  }
}

/// The output function of SplitMix64, which spreads a number over all bits.
func mixed(_ number: UInt64) -> UInt64 {
  var generator = SeededGenerator(seed: number)
  return generator.next()
}
