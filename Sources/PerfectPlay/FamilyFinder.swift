/// Finds the families of a ``Vocabulary``: a pass for each place, in which words that are equal outside
/// it meet in a hash table.
struct FamilyFinder {
  let bytes: [UInt8]
  let count: Int
  let length: Int
  let codes: PlaceCodes

  /// Pairs of a word and a family, in the order of the families' places.
  private(set) var members: [(word: UInt32, family: UInt32)] = []
  private(set) var familyCount = 0
  private(set) var largest = 1

  /// Fewer words are no family: two or more words that no letter holds in common force a miss anyway.
  private static let fewest = 3

  init(bytes: [UInt8], count: Int, length: Int, codes: PlaceCodes) {
    self.bytes = bytes
    self.count = count
    self.length = length
    self.codes = codes
  }

  private struct Slot {
    var key: UInt64 = 0
    var size: UInt32 = 0
    var family = UInt32.max
  }

  mutating func find() {
    if count < Self.fewest { return }
    let sums = (0..<count).map { codes.sum(of: bytes[$0 * length..<($0 + 1) * length]) }
    var room = 4
    while room < count * 2 { room *= 2 }
    var slots = [Slot](repeating: Slot(), count: room)
    var slotOf = [Int32](repeating: -1, count: count)
    for place in 0..<length {
      if place > 0 { for slot in slots.indices { slots[slot] = Slot() } }
      enter(at: place, sums: sums, slots: &slots, slotOf: &slotOf)
      for word in 0..<count where slotOf[word] >= 0 {
        add(UInt32(word), to: &slots[Int(slotOf[word])])
      }
    }
  }

  /// Counts the words that are equal outside a place.
  private func enter(
    at place: Int, sums: [UInt64], slots: inout [Slot], slotOf: inout [Int32]
  ) {
    let mask = slots.count - 1
    for word in 0..<count {
      slotOf[word] = -1
      let byte = bytes[word * length + place]
      if letterBit(byte) == 0 || !isAlone(place, in: word) { continue }
      let key = mixed(sums[word] &- codes[place, byte]) | 1
      var slot = Int(truncatingIfNeeded: key >> 20) & mask
      while slots[slot].key != key, slots[slot].key != 0 { slot = (slot + 1) & mask }
      slots[slot].key = key
      slots[slot].size += 1
      slotOf[word] = Int32(slot)
    }
  }

  /// Whether a word's letter at a place stands nowhere else in it.
  private func isAlone(_ place: Int, in word: Int) -> Bool {
    let start = word * length
    let byte = bytes[start + place]
    for other in 0..<length where bytes[start + other] == byte && other != place { return false }
    return true
  }

  private mutating func add(_ word: UInt32, to slot: inout Slot) {
    if slot.size < Self.fewest { return }
    if slot.family == .max {
      slot.family = UInt32(familyCount)
      familyCount += 1
      largest = max(largest, Int(slot.size))
    }
    members.append((word, slot.family))
  }

  /// Writes the families of each word, one word after the other.
  func write(
    starts: UnsafeMutablePointer<UInt32>, families: UnsafeMutablePointer<UInt32>
  ) {
    starts.initialize(repeating: 0, count: count + 1)
    for member in members { starts[Int(member.word) + 1] += 1 }
    for word in 0..<count { starts[word + 1] += starts[word] }
    var next = Array(UnsafeBufferPointer(start: starts, count: count))
    for member in members {
      families[Int(next[Int(member.word)])] = member.family
      next[Int(member.word)] += 1
    }
  }
}
