/// Words gathered by a key: the places where they hold a letter, or a rhyme. Classes are numbered in the order
/// in which their keys first appear, which are found in an open-addressed hash table.
struct WordClasses {
  /// How many words were added.
  private(set) var wordCount = 0

  private let scratch: Scratch
  private let words: UnsafeMutablePointer<UInt32>
  private let classOf: UnsafeMutablePointer<UInt32>

  private var count = 0
  private let sizes: UnsafeMutablePointer<Int>
  private let keys: UnsafeMutablePointer<UInt64>

  /// One more than the number of a class; 0 in a free slot.
  private let slots: UnsafeMutablePointer<UInt32>
  private let slotMask: Int

  /// - Parameters:
  ///   - most: no more words than this are added,
  ///   - keyed: and no more keys than this.
  init(room most: Int, keys keyed: Int, scratch: Scratch) {
    self.scratch = scratch
    words = scratch.allocate(UInt32.self, most)
    classOf = scratch.allocate(UInt32.self, most)
    sizes = scratch.allocate(keyed, repeating: 0)
    keys = scratch.allocate(UInt64.self, keyed)
    var room = 4
    while room < keyed * 2 { room *= 2 }
    slots = scratch.allocate(room, repeating: 0)
    slotMask = room - 1
  }

  @inline(__always)
  mutating func add(_ word: UInt32, key: UInt64) {
    let found = number(of: key)
    words[wordCount] = word
    classOf[wordCount] = UInt32(found)
    sizes[found] &+= 1
    wordCount &+= 1
  }

  /// The classes of at least `least` words, the largest first, and of equals the one that appeared first.
  func lists(atLeast least: Int) -> UnsafeMutableBufferPointer<WordSet> {
    var order = scratch.buffer(Int.self, count)
    var kept = 0
    for found in 0..<count where sizes[found] >= least {
      order[kept] = found
      kept &+= 1
    }
    order[..<kept].sort { (sizes[$0], $1) > (sizes[$1], $0) }
    let lists = scratch.buffer(WordSet.self, kept)
    let ends = scratch.allocate(count, repeating: nil as UnsafeMutablePointer<UInt32>?)
    var end = scratch.allocate(UInt32.self, wordCount)
    for index in 0..<kept {
      lists[index] = WordSet(start: end, count: sizes[order[index]])
      ends[order[index]] = end
      end += sizes[order[index]]
    }
    for index in 0..<wordCount {
      guard let end = ends[Int(classOf[index])] else { continue }
      end.pointee = words[index]
      ends[Int(classOf[index])] = end + 1
    }
    return lists
  }

  /// The class of a key, a new one when it first appears.
  @inline(__always)
  private mutating func number(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & slotMask
    while slots[slot] != 0 {
      let found = Int(slots[slot]) &- 1
      if keys[found] == key { return found }
      slot = (slot &+ 1) & slotMask
    }
    keys[count] = key
    count &+= 1
    slots[slot] = UInt32(count)
    return count &- 1
  }
}
