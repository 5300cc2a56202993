/// The words that answer a guess alike: they hold the letter at the same places.
public struct Family: Hashable, Sendable {
  /// Where the words of the family hold the guessed letter; none for a miss.
  public let positions: Positions

  /// How many words there are.
  public let size: Int

  public init(positions: Positions, size: Int) {
    self.positions = positions
    self.size = size
  }
}

/// Counts the families that a guess splits some rows into.
///
/// A family is a bit mask of positions, so up to `longestTabled` characters a table with a counter
/// for each mask does it: O(*n*) for *n* rows, with no hashing and no string. Most rows count into
/// the same family, and a counter can't be raised again before it has been stored; so there are
/// four counters a mask, taken in turn and added up in the end.
struct FamilyTally {
  static let longestTabled = 16
  private static let mostTabled = lanes * Int(UInt16.max)
  private static let lanes = 4

  private let length: Int

  /// Four counters for each mask, all zero between two guesses; made at the first.
  private var counters: [UInt16] = []

  init(length: Int) { self.length = length }

  /// Writes the mask of every row to `masks`, and returns the families that there are.
  ///
  /// Their order means nothing, but is the same for the same rows.
  mutating func families<Mask: FixedWidthInteger & UnsignedInteger>(
    of rows: Rows, shape: RowShape, columns: Columns?, letter: Letter,
    masks: UnsafeMutablePointer<Mask>
  ) -> [Family] {
    let complement = complement(of: letter)
    guard length <= Self.longestTabled, rows.count <= Self.mostTabled else {
      return hashedFamilies(of: rows, shape: shape, complement: complement, masks: masks)
    }
    let possible = 1 << length
    if counters.isEmpty { counters = [UInt16](repeating: 0, count: possible * Self.lanes) }
    return counters.withUnsafeMutableBufferPointer { counters in
      let table = counters.baseAddress.unsafelyUnwrapped
      if let columns {
        columns.writeMasks(of: letter, count: rows.count, to: masks)
        Self.count(masks, rows.count, table: table)
      } else {
        Self.count(rows, shape: shape, complement: complement, masks: masks, table: table)
      }
      return possible < rows.count
        ? Self.collect(0..<possible, of: possible, from: table)
        : Self.collect((0..<rows.count).lazy.map { Int(masks[$0]) }, of: possible, from: table)
    }
  }

  /// Raises a counter for each mask, its four in turn.
  private static func count<Mask: FixedWidthInteger & UnsignedInteger>(
    _ masks: UnsafePointer<Mask>, _ count: Int, table: UnsafeMutablePointer<UInt16>
  ) {
    forGroups(of: lanes, in: count) { first, count in
      for lane in 0..<count { table[Int(masks[first &+ lane]) &* lanes &+ lane] &+= 1 }
    }
  }

  /// Does the same for each row, and writes its mask.
  private static func count<Mask: FixedWidthInteger & UnsignedInteger>(
    _ rows: Rows, shape: RowShape, complement: UInt64, masks: UnsafeMutablePointer<Mask>,
    table: UnsafeMutablePointer<UInt16>
  ) {
    switch shape.chunks {
    case 1: countRows(rows, shape, chunks: 1, complement: complement, masks: masks, table: table)
    case 2: countRows(rows, shape, chunks: 2, complement: complement, masks: masks, table: table)
    case let more:
      countRows(rows, shape, chunks: more, complement: complement, masks: masks, table: table)
    }
  }

  @inline(__always)
  private static func countRows<Mask: FixedWidthInteger & UnsignedInteger>(
    _ rows: Rows, _ shape: RowShape, chunks: Int, complement: UInt64,
    masks: UnsafeMutablePointer<Mask>, table: UnsafeMutablePointer<UInt16>
  ) {
    var row = rows.base
    forGroups(of: lanes, in: rows.count) { first, count in
      for lane in 0..<count {
        let mask = shape.positions(of: complement, in: row, chunks: chunks)
        masks[first &+ lane] = Mask(truncatingIfNeeded: mask)
        table[Int(truncatingIfNeeded: mask) &* lanes &+ lane] &+= 1
        row += rows.stride
      }
    }
  }

  /// Adds the counters up for each of some masks, and leaves them at zero.
  @inline(__always)
  private static func collect(
    _ masks: some Sequence<Int>, of possible: Int, from table: UnsafeMutablePointer<UInt16>
  ) -> [Family] {
    var families: [Family] = []
    families.reserveCapacity(16)
    table.withMemoryRebound(to: SIMD4<UInt16>.self, capacity: possible) { table in
      for mask in masks where table[mask] != .zero {
        let size = Int(SIMD4<UInt32>(truncatingIfNeeded: table[mask]).wrappedSum())
        table[mask] = .zero
        families.append(Family(positions: Positions(mask: UInt64(mask)), size: size))
      }
    }
    return families
  }

  private func hashedFamilies<Mask: FixedWidthInteger & UnsignedInteger>(
    of rows: Rows, shape: RowShape, complement: UInt64, masks: UnsafeMutablePointer<Mask>
  ) -> [Family] {
    var sizes: [UInt64: Int] = [:]
    for index in 0..<rows.count {
      let row = rows.base + index * rows.stride
      let mask = shape.positions(of: complement, in: row, chunks: shape.chunks)
      masks[index] = Mask(truncatingIfNeeded: mask)
      sizes[mask, default: 0] += 1
    }
    return sizes.sorted { $0.key < $1.key }
      .map { Family(positions: Positions(mask: $0.key), size: $0.value) }
  }
}
