/// The words of a set that hold a letter, by where they hold it.
struct PlaceClasses {
  /// How many words hold it.
  private(set) var holders = 0

  private var count = 0
  private let scratch: Scratch
  private let words: UnsafeMutablePointer<UInt32>
  private let classOf: UnsafeMutablePointer<UInt32>
  private let sizes: UnsafeMutablePointer<UInt32>
  private let places: UnsafeMutablePointer<UInt64>

  /// Classes by their places: one more than the class, 0 in a free slot.
  private let slots: UnsafeMutablePointer<UInt32>
  private let slotMask: Int

  init(of letter: Int, in set: Subset, space: VectorSpace) {
    scratch = space.scratch
    words = scratch.allocate(UInt32.self, set.count)
    classOf = scratch.allocate(UInt32.self, set.count)
    let most = min(set.count, 1 << min(space.vocabulary.length, 24))
    sizes = scratch.allocate(UInt32.self, most)
    places = scratch.allocate(UInt64.self, most)
    var room = 4
    while room < most * 2 { room *= 2 }
    slotMask = room - 1
    slots = scratch.allocate(UInt32.self, room)
    slots.initialize(repeating: 0, count: room)
    for index in 0..<set.count {
      let word = set.words[index]
      if space.vocabulary.letters[Int(word)] >> UInt32(letter) & 1 == 0 { continue }
      let found = classFor(space.vocabulary.places(of: letter, in: Int(word)))
      words[holders] = word
      classOf[holders] = UInt32(found)
      sizes[found] &+= 1
      holders &+= 1
    }
  }

  /// The class of some places, a new one at their first appearance.
  @inline(__always)
  private mutating func classFor(_ wanted: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (wanted &* 0x9E37_79B9_7F4A_7C15) >> 32) & slotMask
    while slots[slot] != 0 {
      let found = Int(slots[slot]) &- 1
      if places[found] == wanted { return found }
      slot = (slot &+ 1) & slotMask
    }
    places[count] = wanted
    sizes[count] = 0
    count &+= 1
    slots[slot] = UInt32(count)
    return count &- 1
  }

  /// The classes of at least `least` words, the largest first, and of equals the one seen first.
  func sets(atLeast least: Int) -> UnsafeMutableBufferPointer<Subset> {
    var order = scratch.buffer(UInt64.self, count)
    let target = scratch.allocate(UInt32.self, holders)
    let next = scratch.allocate(Int.self, count)
    var kept = 0
    var start = 0
    for found in 0..<count {
      next[found] = start
      start &+= Int(sizes[found])
      if sizes[found] < least { continue }
      order[kept] = UInt64(sizes[found]) << 32 | UInt64(UInt32.max &- UInt32(found))
      kept &+= 1
    }
    for index in 0..<holders {
      let found = Int(classOf[index])
      target[next[found]] = words[index]
      next[found] &+= 1
    }
    order[..<kept].sort(by: >)
    let sets = scratch.buffer(Subset.self, kept)
    for index in 0..<kept {
      let found = Int(UInt32.max &- UInt32(truncatingIfNeeded: order[index]))
      let size = Int(sizes[found])
      sets[index] = Subset(base: target + (next[found] &- size), count: size)
    }
    return sets
  }
}
