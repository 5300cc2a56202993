/// Counts the families that a guess splits some words into: how often each mask of positions stands
/// among the words' masks.
///
/// Many words of up to four letters have so few masks that each is compared with all words' masks,
/// 64 at a time. Up to sixteen letters a table has counters for every mask, and longer words are
/// hashed.
struct FamilyTally {
  private static let longestCompared = 4
  private static let longestTabled = 16

  /// The masks that are compared at once; so many more may be read than there are.
  static let block = 64

  let length: Int

  /// The counters of a mask. Most words count into the same family, and a counter can't be raised again
  /// before it has been stored; so each mask has four, taken in turn and added up in the end.
  private typealias Counters = SIMD4<UInt16>
  private static let mostTabled = Counters.scalarCount * Int(UInt16.max)

  /// The families of `count` words that have these masks, followed by a block of zeros.
  ///
  /// Their order means nothing, but is the same for the same masks.
  ///
  /// - Complexity: O(*n*) for *n* words; hashed, O(*m* log *m*) more for *m* families.
  func families<Mask: FixedWidthInteger & UnsignedInteger>(
    ofMasks masks: UnsafePointer<Mask>, count: Int
  ) -> [Family] {
    if length <= Self.longestCompared, count > 1 << length, Mask.bitWidth == 8 {
      comparedFamilies(ofMasks: UnsafeRawPointer(masks), count: count)
    } else if length <= Self.longestTabled, count < 1 << length {
      sparseFamilies(ofMasks: masks, count: count)
    } else if length <= Self.longestTabled, count <= Self.mostTabled {
      tabledFamilies(ofMasks: masks, count: count)
    } else {
      hashedFamilies(ofMasks: masks, count: count)
    }
  }

  private func comparedFamilies(ofMasks masks: UnsafeRawPointer, count: Int) -> [Family] {
    let possible = 1 << length
    var misses = count
    var families: [Family] = []
    families.reserveCapacity(possible)
    families.append(Family(positions: .none, size: count))
    for mask in 1..<possible {
      let size = Self.count(of: UInt8(mask), in: masks, count: count)
      if size == 0 { continue }
      families.append(Family(positions: Positions(mask: UInt64(mask)), size: size))
      misses -= size
    }
    families[0] = Family(positions: .none, size: misses)
    if misses == 0 { families.removeFirst() }
    return families
  }

  /// How often `mask`, which isn't zero, stands among `count` bytes that zeros follow.
  @inline(__always)
  private static func count(of mask: UInt8, in masks: UnsafeRawPointer, count: Int) -> Int {
    let wanted = SIMD64(repeating: mask)
    let longestRun = block &* Int(UInt8.max)  // As much as a sum of bytes can hold.
    var total = 0
    for run in stride(from: 0, to: count, by: longestRun) {
      var sums = SIMD64<UInt8>.zero
      for first in stride(from: run, to: min(run &+ longestRun, count), by: block) {
        let found = masks.loadUnaligned(fromByteOffset: first, as: SIMD64<UInt8>.self) .== wanted
        sums = sums &- unsafeBitCast(found, to: SIMD64<UInt8>.self)  // True is -1.
      }
      total &+= withUnsafeBytes(of: sums) { Int($0.reduce(0 as UInt16) { $0 &+ UInt16($1) }) }
    }
    return total
  }

  private func tabledFamilies<Mask: FixedWidthInteger & UnsignedInteger>(
    ofMasks masks: UnsafePointer<Mask>, count: Int
  ) -> [Family] {
    var table = [Counters](repeating: .zero, count: 1 << length)
    return table.withUnsafeMutableBufferPointer { buffer in
      let table = buffer.baseAddress.unsafelyUnwrapped
      table.withMemoryRebound(
        to: UInt16.self, capacity: buffer.count * Counters.scalarCount
      ) { table in
        forGroups(of: Counters.scalarCount, in: count) { first, count in
          for lane in 0..<count {
            table[Int(masks[first &+ lane]) &* Counters.scalarCount &+ lane] &+= 1
          }
        }
      }
      var families: [Family] = []
      families.reserveCapacity(16)
      for mask in 0..<buffer.count where table[mask] != .zero {
        let size = Int(SIMD4<UInt32>(truncatingIfNeeded: table[mask]).wrappedSum())
        families.append(Family(positions: Positions(mask: UInt64(mask)), size: size))
      }
      return families
    }
  }

  /// The same of fewer words than there are masks: with one counter each, since clearing four would take
  /// longer than all the rest.
  private func sparseFamilies<Mask: FixedWidthInteger & UnsignedInteger>(
    ofMasks masks: UnsafePointer<Mask>, count: Int
  ) -> [Family] {
    var table = [UInt16](repeating: 0, count: 1 << length)
    var found: [Mask] = []
    table.withUnsafeMutableBufferPointer { table in
      let table = table.baseAddress.unsafelyUnwrapped
      for mask in UnsafeBufferPointer(start: masks, count: count) {
        table[Int(mask)] &+= 1
        if table[Int(mask)] == 1 { found.append(mask) }
      }
    }
    return found.map { Family(positions: Positions(mask: UInt64($0)), size: Int(table[Int($0)])) }
  }

  private func hashedFamilies<Mask: FixedWidthInteger & UnsignedInteger>(
    ofMasks masks: UnsafePointer<Mask>, count: Int
  ) -> [Family] {
    var sizes: [UInt64: Int] = [:]
    for index in 0..<count { sizes[UInt64(masks[index]), default: 0] += 1 }
    return sizes.sorted { $0.key < $1.key }
      .map { Family(positions: Positions(mask: $0.key), size: $0.value) }
  }
}
