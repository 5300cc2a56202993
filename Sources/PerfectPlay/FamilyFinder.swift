/// Finds the families of a ``Vocabulary``: a pass for each place, in which words that are equal outside
/// it meet in a hash table.
///
/// Few words have a family, so a small table of counters first tells most of the others apart.
struct FamilyFinder {
  /// Families one after the other, as pairs of a word and its family.
  private(set) var members: [(word: UInt32, family: UInt32)] = []
  private(set) var familyCount = 0
  private(set) var largest = 1

  /// Fewer words are no family: that two words force a miss is seen without.
  private static let fewest = 3

  private let bytes: [UInt8]
  private let length: Int
  private let count: Int

  /// For each place and character a number; a word's are added up, so that one place can be left out.
  private let codes: [UInt64]
  private let sums: UnsafeMutablePointer<UInt64>

  /// For each word the letters that it holds more than once.
  private var repeated: [UInt32]

  /// For each word that may have a family at this place: it, and the sum of its other places.
  private var hopeful: [(word: UInt32, rest: UInt64)] = []
  private var counterBits = 4

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
    while 1 << counterBits < count * 2 { counterBits += 1 }
    for word in 0..<count {
      for place in 0..<length {
        let byte = bytes[word &* length &+ place]
        sums[word] &+= codes[place &* 128 &+ Int(byte & 0x7F)]
        repeated[word] |= letters[word] & letterBit(byte)
        letters[word] |= letterBit(byte)
      }
    }
  }

  /// Finds the families of words that are equal outside one place.
  mutating func findFamilies(at place: Int, scratch: Scratch) {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let counters = scratch.allocate(1 << counterBits, repeating: 0 as UInt8)
    let shift = 64 - UInt64(counterBits)
    for word in 0..<count {
      guard let rest = rest(of: word, at: place) else { continue }
      let counter = Int(rest >> shift)
      if counters[counter] < Self.fewest { counters[counter] &+= 1 }
    }
    hopeful.removeAll(keepingCapacity: true)
    for word in 0..<count {
      guard let rest = rest(of: word, at: place), counters[Int(rest >> shift)] == Self.fewest
      else { continue }
      hopeful.append((UInt32(word), rest))
    }
    gather(scratch)
  }

  /// A number of a word without its letter at one place, the same for words that are equal otherwise; nil
  /// where it can't be of a family.
  @inline(__always)
  private func rest(of word: Int, at place: Int) -> UInt64? {
    let byte = bytes[word &* length &+ place]
    let bit = letterBit(byte)
    if bit == 0 || repeated[word] & bit != 0 { return nil }
    return sums[word] &- codes[place &* 128 &+ Int(byte & 0x7F)]
  }

  private mutating func gather(_ scratch: Scratch) {
    var table = SlotTable(room: hopeful.count, scratch: scratch)
    let sizes = scratch.allocate(hopeful.count, repeating: 0 as Int)
    let families = scratch.allocate(hopeful.count, repeating: UInt32.max)
    for (_, rest) in hopeful { sizes[table.number(of: rest)] += 1 }
    for (word, rest) in hopeful {
      let number = table.number(of: rest)
      if sizes[number] < Self.fewest { continue }
      if families[number] == .max {
        families[number] = UInt32(familyCount)
        familyCount += 1
        largest = max(largest, sizes[number])
      }
      members.append((word, families[number]))
    }
  }

  /// Writes the families of each word, one word after the other.
  func write(starts: UnsafeMutablePointer<UInt32>, families: UnsafeMutablePointer<UInt32>) {
    for member in members { starts[Int(member.word) + 1] += 1 }
    for word in 0..<count { starts[word + 1] += starts[word] }
    var next = Array(UnsafeBufferPointer(start: starts, count: count))
    for member in members {
      families[Int(next[Int(member.word)])] = member.family
      next[Int(member.word)] += 1
    }
  }
}

/// The bit of a character's letter; none for any other character.
private func letterBit(_ byte: UInt8) -> UInt32 {
  let place = byte &- UInt8(ascii: "A")
  return place < 26 ? 1 << UInt32(place) : 0
}
