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
/// for each mask does it: O(*n*) for *n* rows, with no hashing and no string. Three things keep
/// the loop free of waiting: four tables taken in turn, because most rows count into the same
/// family and a counter can't be raised again before it has been stored; a list of the masks
/// met, so that the tables need neither clearing nor searching; and that list grown by
/// arithmetic, because whether a mask is new can't be predicted.
struct FamilyTally {
  private static let lanes = 4
  private static let longestTabled = 14

  private let length: Int
  private let shape: RowShape
  private var counters: [UInt32] = []

  init(length: Int) {
    self.length = length
    shape = RowShape(length: length)
  }

  /// The families of `rows` for a guess of `letter`, in no order that means anything, but the
  /// same for the same rows.
  mutating func families(of rows: Rows, for letter: Letter) -> [Family] {
    length <= Self.longestTabled
      ? tabledFamilies(of: rows, for: letter) : hashedFamilies(of: rows, for: letter)
  }

  private mutating func tabledFamilies(of rows: Rows, for letter: Letter) -> [Family] {
    let masks = 1 << length
    if counters.isEmpty { counters = [UInt32](repeating: 0, count: masks * Self.lanes) }
    let shape = shape
    return counters.withUnsafeMutableBufferPointer { counters in
      let table = counters.baseAddress.unsafelyUnwrapped
      let most = min(rows.count, masks * Self.lanes)
      return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: most + 1) { met in
        let list = met.baseAddress.unsafelyUnwrapped
        let metCount = shape.specialized { shape in
          Self.count(rows, letters: broadcast(letter), shape: shape, in: table, listing: list)
        }
        return Self.collect(UnsafeBufferPointer(start: list, count: metCount), from: table)
      }
    }
  }

  /// Counts every row into one of the tables and lists the masks met; returns how many.
  @inline(__always)
  private static func count(
    _ rows: Rows, letters: UInt64, shape: RowShape,
    in table: UnsafeMutablePointer<UInt32>, listing list: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var met = 0
    var row = rows.base
    for index in 0..<rows.count {
      let mask = Int(truncatingIfNeeded: shape.positions(of: letters, in: row))
      let counter = table + (mask &* lanes &+ index & (lanes &- 1))
      let count = counter.pointee
      list[met] = UInt32(truncatingIfNeeded: mask)
      met &+= isZero(UInt64(count))
      counter.pointee = count &+ 1
      row += rows.stride
    }
    return met
  }

  /// Adds the four tables up for each mask met, and leaves them at zero.
  private static func collect(
    _ masks: UnsafeBufferPointer<UInt32>, from table: UnsafeMutablePointer<UInt32>
  ) -> [Family] {
    var families: [Family] = []
    for mask in masks {
      let counters = UnsafeMutableBufferPointer(start: table + Int(mask) * lanes, count: lanes)
      let size = counters.reduce(0) { $0 + Int($1) }
      if size == 0 { continue }  // Met in another lane too, and added up then.
      counters.update(repeating: 0)
      families.append(Family(positions: Positions(mask: UInt64(mask)), size: size))
    }
    return families
  }

  private func hashedFamilies(of rows: Rows, for letter: Letter) -> [Family] {
    let letters = broadcast(letter)
    var sizes: [UInt64: Int] = [:]
    for index in 0..<rows.count {
      sizes[shape.positions(of: letters, in: rows.base + index * rows.stride), default: 0] += 1
    }
    return sizes.sorted { $0.key < $1.key }
      .map { Family(positions: Positions(mask: $0.key), size: $0.value) }
  }
}
