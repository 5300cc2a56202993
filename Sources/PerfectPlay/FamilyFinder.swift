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

  private let count: Int

  /// For each word that may have a family at this place: it, and a number of the rest of it.
  private var hopeful: [(word: UInt32, rest: UInt64)] = []
  private var counters: [UInt8]
  private let shift: UInt64

  /// The number of a word's rest, how many words have it, and their family.
  private var slots: [(rest: UInt64, size: UInt32, family: UInt32)] = []

  init(count: Int) {
    self.count = count
    var bits = 4 as UInt64
    while 1 << bits < count * 2 { bits += 1 }
    shift = 64 - bits
    counters = [UInt8](repeating: 0, count: 1 << bits)
  }

  /// Finds the families at one place.
  ///
  /// - Parameter rest: a number of a word without its letter at that place, the same for words that are
  ///   equal otherwise; nil for a word that can't be of a family there.
  @inline(__always)
  mutating func find(rest: (Int) -> UInt64?) {
    counters.withUnsafeMutableBufferPointer { counters in
      counters.update(repeating: 0)
      for word in 0..<count {
        guard let rest = rest(word) else { continue }
        let counter = Int(rest >> shift)
        if counters[counter] < Self.fewest { counters[counter] &+= 1 }
      }
      hopeful.removeAll(keepingCapacity: true)
      for word in 0..<count {
        guard let rest = rest(word), counters[Int(rest >> shift)] == Self.fewest else { continue }
        hopeful.append((UInt32(word), rest))
      }
    }
    gather()
  }

  private mutating func gather() {
    var room = 4
    while room < hopeful.count * 2 { room *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement((0, 0, .max), count: room))
    for (_, rest) in hopeful {
      let slot = slot(of: rest)
      slots[slot].rest = rest
      slots[slot].size += 1
    }
    for (word, rest) in hopeful {
      let slot = slot(of: rest)
      if slots[slot].size < Self.fewest { continue }
      if slots[slot].family == .max {
        slots[slot].family = UInt32(familyCount)
        familyCount += 1
        largest = max(largest, Int(slots[slot].size))
      }
      members.append((word, slots[slot].family))
    }
  }

  private func slot(of rest: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: rest) & mask
    while slots[slot].size > 0, slots[slot].rest != rest { slot = (slot + 1) & mask }
    return slot
  }

  /// Writes the families of each word, one word after the other.
  func write(starts: UnsafeMutablePointer<UInt32>, families: UnsafeMutablePointer<UInt32>) {
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
