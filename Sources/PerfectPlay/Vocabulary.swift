import Words

/// Words of one length, prepared for a search: their characters, letters, keys and families.
///
/// A family here is a set of three words or more that are equal outside one place, and whose letters
/// at that place stand nowhere else in them: BILL, DILL, FILL. A guess takes away one of them at most.
final class Vocabulary {
  let count: Int
  let length: Int

  /// For each word a bit for each letter it holds, A lowest.
  let letters: UnsafeMutablePointer<UInt32>

  /// For each word a number by which sets of words are told apart.
  let keys: UnsafeMutablePointer<UInt64>

  /// The families of a word: from its start to that of the next word.
  let familyStarts: UnsafeMutablePointer<UInt32>
  let families: UnsafeMutablePointer<UInt32>
  let familyCount: Int

  /// The words of the largest family, 1 where there is none.
  let largestFamily: Int

  /// The characters, `chunks` machine words a word.
  private let rows: UnsafeMutablePointer<UInt64>
  private let chunks: Int

  /// - Complexity: O(*n* · length) for *n* words.
  init(_ words: Candidates) {
    count = words.count
    length = words.length
    chunks = max(1, (length + 7) / 8)
    rows = .allocate(capacity: count * chunks)
    letters = .allocate(capacity: count)
    keys = .allocate(capacity: count)
    familyStarts = .allocate(capacity: count + 1)
    let reading = Reading(words, letters: letters, keys: keys)
    reading.copyRows(to: rows, chunks: chunks)
    let finder = reading.families()
    familyCount = finder.familyCount
    largestFamily = finder.largest
    families = .allocate(capacity: finder.members.count)
    finder.write(starts: familyStarts, families: families)
    for word in 0..<count { keys[word] = mixed(keys[word]) }
  }

  deinit {
    rows.deallocate()
    letters.deallocate()
    keys.deallocate()
    familyStarts.deallocate()
    families.deallocate()
  }

  /// A bit for each place where a word holds a letter.
  ///
  /// All bytes are ASCII, so the exclusive or is 0x7F for the letter and less for any other byte; adding
  /// 1 sets the top bit for the letter alone, and the product moves the eight top bits side by side.
  @inline(__always)
  func places(of letter: Int, in word: Int) -> UInt64 {
    let everyByte = 0x0101_0101_0101_0101 as UInt64
    let complement = UInt64((UInt8(ascii: "A") &+ UInt8(letter)) ^ 0x7F) &* everyByte
    let row = rows + word &* chunks
    var places = 0 as UInt64
    for chunk in 0..<chunks {
      let found = ((row[chunk] ^ complement) &+ everyByte) & (everyByte &<< 7)
      places |= ((found &* 0x0002_0408_1020_4081) &>> 56) &<< UInt64(chunk &* 8)
    }
    return places
  }
}

/// The bit of a character's letter; none for any other character.
func letterBit(_ byte: UInt8) -> UInt32 {
  let place = byte &- UInt8(ascii: "A")
  return place < 26 ? 1 << UInt32(place) : 0
}

/// The output function of SplitMix64, which spreads a number over all bits.
func mixed(_ number: UInt64) -> UInt64 {
  var mixed = number &+ 0x9E37_79B9_7F4A_7C15
  mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
  mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
  return mixed ^ mixed >> 31
}

/// Words as they are read into a vocabulary.
private struct Reading {
  private let bytes: [UInt8]
  private let count: Int
  private let length: Int

  /// For each place and character a number; a word's are added up, so that one place can be left out.
  private let codes: [UInt64]
  private let sums: UnsafeMutablePointer<UInt64>

  /// For each word the letters that it holds more than once.
  private let repeated: [UInt32]

  /// - Parameter keys: takes the sums of the words' codes.
  init(
    _ words: Candidates, letters: UnsafeMutablePointer<UInt32>, keys: UnsafeMutablePointer<UInt64>
  ) {
    bytes = words.bytes
    count = words.count
    length = words.length
    codes = (0..<UInt64(length) * 128).map(mixed)
    sums = keys
    repeated = [UInt32](unsafeUninitializedCapacity: count) { [bytes, count, length, codes] in
      var next = 0
      for word in 0..<count {
        var (sum, seen, repeated) = (0 as UInt64, 0 as UInt32, 0 as UInt32)
        for place in 0..<length {
          let byte = bytes[next]
          sum &+= codes[place &* 128 &+ Int(byte & 0x7F)]
          repeated |= seen & letterBit(byte)
          seen |= letterBit(byte)
          next &+= 1
        }
        (letters[word], keys[word], $0[word]) = (seen, sum, repeated)
      }
      $1 = count
    }
  }

  func copyRows(to rows: UnsafeMutablePointer<UInt64>, chunks: Int) {
    rows.initialize(repeating: 0, count: count * chunks)
    let target = UnsafeMutableRawPointer(rows)
    bytes.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      for word in 0..<count {
        (target + word * chunks * 8).copyMemory(from: source + word * length, byteCount: length)
      }
    }
  }

  func families() -> FamilyFinder {
    var finder = FamilyFinder(count: count)
    for place in 0..<length {
      finder.find { word in
        let byte = bytes[word &* length &+ place]
        let bit = letterBit(byte)
        if bit == 0 || repeated[word] & bit != 0 { return nil }
        return sums[word] &- codes[place &* 128 &+ Int(byte & 0x7F)]
      }
    }
    return finder
  }
}
