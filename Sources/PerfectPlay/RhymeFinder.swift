/// Finds the rhymes of a ``Vocabulary``: a pass for each place, in which words that are equal outside
/// it meet in a hash table.
struct RhymeFinder {
  /// Rhymes one after the other, as pairs of a word and its rhyme.
  private(set) var members: [(word: UInt32, rhyme: UInt32)] = []
  private(set) var rhymeCount = 0
  private(set) var largest = 1

  /// Fewer words are no rhyme: that two words force a miss is seen without.
  private static let fewest = 3

  private let bytes: [UInt8]
  private let length: Int
  private let count: Int

  /// For each place and character a number; a word's are added up, so that one place can be left out.
  private let codes: [UInt64]
  private let sums: UnsafeMutablePointer<UInt64>

  /// For each word the letters that it holds more than once.
  private var repeated: [UInt32]

  /// - Parameters:
  ///   - letters: takes the letters of each word,
  ///   - sums: and the sum of its codes.
  init(
    _ bytes: [UInt8], length: Int, letters: UnsafeMutablePointer<UInt32>,
    sums: UnsafeMutablePointer<UInt64>
  ) {
    self.bytes = bytes
    self.length = length
    self.sums = sums
    count = bytes.count / length
    codes = (0..<UInt64(length) * 128).map(mixed)
    repeated = [UInt32](repeating: 0, count: count)
    for word in 0..<count {
      for place in 0..<length {
        let byte = bytes[word &* length &+ place]
        sums[word] &+= codes[place &* 128 &+ Int(byte & 0x7F)]
        repeated[word] |= letters[word] & letterBit(byte)
        letters[word] |= letterBit(byte)
      }
    }
  }

  /// Finds the rhymes of words that are equal outside one place.
  mutating func findRhymes(at place: Int, scratch: Scratch) {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    var alike = WordClasses(room: count, keys: count, scratch: scratch)
    for word in 0..<count {
      if let rest = rest(of: word, at: place) { alike.add(UInt32(word), key: rest) }
    }
    // They are numbered in the order in which they first appear.
    for rhyme in alike.lists(atLeast: Self.fewest).sorted(by: { $0[0] < $1[0] }) {
      members += rhyme.map { ($0, UInt32(rhymeCount)) }
      rhymeCount += 1
      largest = max(largest, rhyme.count)
    }
  }

  /// A number of a word without its letter at one place, the same for words that are equal otherwise; nil
  /// where it can't be of a rhyme.
  @inline(__always)
  private func rest(of word: Int, at place: Int) -> UInt64? {
    let byte = bytes[word &* length &+ place]
    let bit = letterBit(byte)
    if bit == 0 || repeated[word] & bit != 0 { return nil }
    return sums[word] &- codes[place &* 128 &+ Int(byte & 0x7F)]
  }

  /// Writes the rhymes of each word, one word after the other.
  func write(starts: UnsafeMutablePointer<UInt32>, rhymes: UnsafeMutablePointer<UInt32>) {
    for member in members { starts[Int(member.word) + 1] += 1 }
    for word in 0..<count { starts[word + 1] += starts[word] }
    var next = Array(UnsafeBufferPointer(start: starts, count: count))
    for member in members {
      rhymes[Int(next[Int(member.word)])] = member.rhyme
      next[Int(member.word)] += 1
    }
  }
}

/// The bit of a character's letter; none for any other character.
private func letterBit(_ byte: UInt8) -> UInt32 {
  let place = byte &- UInt8(ascii: "A")
  return place < 26 ? 1 << UInt32(place) : 0
}
