/// What a search has proved of sets of words: bounds of their values, and cores.
///
/// An open-addressed table of 16 bytes an entry. A set is known by 64 bits of a hash alone. When the
/// table is full, it is cleared.
struct Memo: Sendable {
  /// What is known of a set.
  struct Fact {
    /// The letters of some of the words, whose value is no less than `least` either.
    fileprivate(set) var core = 0 as UInt32
    fileprivate var bounds: (least: UInt8, most: UInt8) = (0, .max)

    /// The value is no less than this.
    var least: Int { Int(bounds.least) }

    /// The value is no more than this; 255 where nothing is known.
    var most: Int { Int(bounds.most) }
  }

  private struct Entry {
    var key: UInt64  // 0 in a free place.
    var fact: Fact
  }

  private var entries: [Entry]
  private var count = 0
  private let capacity: Int

  private static let free = Entry(key: 0, fact: Fact())

  /// - Parameter bytes: the most that the table takes; it starts small.
  init(bytes: Int) {
    var capacity = 1024
    while capacity * 2 * MemoryLayout<Entry>.stride <= bytes { capacity *= 2 }
    self.capacity = capacity
    entries = [Entry](repeating: Self.free, count: 1024)
  }

  /// What is known of a set; nothing of most of them.
  func fact(_ key: UInt64) -> Fact {
    let entry = entries[place(of: key)]
    return entry.key == key ? entry.fact : Fact()
  }

  /// Notes that the value of a set is at most `most`.
  mutating func note(_ key: UInt64, most: Int) {
    update(key) { $0.bounds.most = UInt8(min($0.most, most)) }
  }

  /// Notes that the value of a set is at least `least`, as its core proves.
  mutating func note(_ key: UInt64, least: Int, core: UInt32) {
    update(key) { fact in
      if least <= fact.least { return }
      fact.bounds.least = UInt8(least)
      fact.core = core
    }
  }

  @inline(__always)
  private mutating func update(_ key: UInt64, _ change: (inout Fact) -> Void) {
    var place = place(of: key)
    if entries[place].key != key {
      if count * 4 >= entries.count * 3 {
        makeRoom()
        place = self.place(of: key)
      }
      entries[place] = Entry(key: key, fact: Fact())
      count += 1
    }
    change(&entries[place].fact)
  }

  /// Where a key stands, or would.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = entries.count &- 1
    var place = Int(truncatingIfNeeded: key) & mask
    while entries[place].key != key, entries[place].key != 0 { place = (place &+ 1) & mask }
    return place
  }

  private mutating func makeRoom() {
    let old = entries.count < capacity ? entries : []
    entries = [Entry](repeating: Self.free, count: max(1024, old.count * 2))
    count = 0
    for entry in old where entry.key != 0 {
      entries[place(of: entry.key)] = entry
      count += 1
    }
  }
}
