/// For each letter the words of a ``BitSpace`` that hold it at the same places, as bits: the largest set
/// of a letter first. Words that stand alone with their places have none, since they matter to nobody.
struct BitClasses {
  let sizes: UnsafeMutablePointer<Int>
  let sets: UnsafeMutablePointer<UInt64>

  /// Where the classes of each letter start, and at last where they end.
  private let starts: UnsafeMutablePointer<Int>

  func range(of letter: Int) -> Range<Int> { starts[letter]..<starts[letter &+ 1] }

  init(
    _ words: UnsafeMutablePointer<UInt32>, count: Int, of vocabulary: Vocabulary, scratch: Scratch
  ) {
    let mark = scratch.mark
    defer { scratch.reset(to: mark) }
    let pairs = PlacePairs(words, count: count, of: vocabulary, scratch: scratch)
    let width = (count &+ 63) / 64
    starts = .allocate(capacity: 27)
    sizes = .allocate(capacity: pairs.kept)
    sets = .allocate(capacity: pairs.kept &* width)
    sets.initialize(repeating: 0, count: pairs.kept &* width)
    var order = scratch.buffer(UInt64.self, pairs.kept)
    let placeOf = scratch.allocate(Int32.self, pairs.count)
    placeOf.initialize(repeating: -1, count: pairs.count)
    pairs.writeOrder(to: order)
    order.sort()
    var next = 0
    for letter in 0..<26 {
      starts[letter] = next
      while next < pairs.kept, PlacePairs.letter(of: order[next]) == letter {
        let pair = PlacePairs.pair(of: order[next])
        placeOf[pair] = Int32(next)
        sizes[next] = Int(pairs.sizes[pair])
        next &+= 1
      }
    }
    starts[26] = next
    scratch.work.pointee &+= pairs.memberCount &* 6 &+ pairs.kept &* width / 2
    for member in 0..<pairs.memberCount {
      let place = Int(placeOf[Int(pairs.members[member].pair)])
      if place < 0 { continue }
      let word = Int(pairs.members[member].word)
      sets[place &* width &+ word >> 6] |= 1 << UInt64(word & 63)
    }
  }

  func deallocate() {
    starts.deallocate()
    sizes.deallocate()
    sets.deallocate()
  }
}

/// The pairs of a letter and its places in some words, and which words have which.
private struct PlacePairs {
  struct Member {
    let word: UInt32
    let pair: UInt32
  }

  private(set) var count = 0
  private(set) var memberCount = 0
  let members: UnsafeMutablePointer<Member>
  let sizes: UnsafeMutablePointer<UInt32>
  private let letters: UnsafeMutablePointer<UInt8>
  private let places: UnsafeMutablePointer<UInt64>
  private let slots: UnsafeMutablePointer<UInt32>
  private let slotMask: Int

  init(
    _ words: UnsafeMutablePointer<UInt32>, count: Int, of vocabulary: Vocabulary, scratch: Scratch
  ) {
    var most = 0
    for index in 0..<count {
      most &+= vocabulary.letters[Int(words[index])].nonzeroBitCount
    }
    members = scratch.allocate(Member.self, most)
    sizes = scratch.allocate(UInt32.self, most)
    letters = scratch.allocate(UInt8.self, most)
    places = scratch.allocate(UInt64.self, most)
    var room = 4
    while room < most &* 2 { room &*= 2 }
    slotMask = room &- 1
    slots = scratch.allocate(UInt32.self, room)
    slots.initialize(repeating: 0, count: room)
    for index in 0..<count {
      let word = Int(words[index])
      var rest = vocabulary.letters[word]
      while rest != 0 {
        let letter = rest.trailingZeroBitCount
        rest &= rest &- 1
        let found = pair(letter, vocabulary.places(of: letter, in: word))
        sizes[found] &+= 1
        members[memberCount] = Member(word: UInt32(index), pair: UInt32(found))
        memberCount &+= 1
      }
    }
  }

  /// The number of a pair, a new one at its first appearance.
  @inline(__always)
  private mutating func pair(_ letter: Int, _ wanted: UInt64) -> Int {
    let hash = (wanted &* 32 &+ UInt64(letter)) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32) & slotMask
    while slots[slot] != 0 {
      let found = Int(slots[slot]) &- 1
      if places[found] == wanted, letters[found] == letter { return found }
      slot = (slot &+ 1) & slotMask
    }
    places[count] = wanted
    letters[count] = UInt8(letter)
    sizes[count] = 0
    count &+= 1
    slots[slot] = UInt32(count)
    return count &- 1
  }

  /// The pairs that two words or more have.
  var kept: Int {
    var kept = 0
    for pair in 0..<count where sizes[pair] > 1 { kept &+= 1 }
    return kept
  }

  /// Writes a number for each pair that is kept; they rise by letter, then fall by size, then rise by
  /// the pair.
  func writeOrder(to order: UnsafeMutableBufferPointer<UInt64>) {
    var next = 0
    for pair in 0..<count where sizes[pair] > 1 {
      let size = UInt64(0xFFFF_FFFF &- sizes[pair]) & 0xFF_FFFF
      order[next] = UInt64(letters[pair]) << 56 | size << 32 | UInt64(pair)
      next &+= 1
    }
  }

  static func letter(of order: UInt64) -> Int { Int(order >> 56) }
  static func pair(of order: UInt64) -> Int { Int(order & 0xFFFF_FFFF) }
}
