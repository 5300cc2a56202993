/// The words that a setter still holds: those that fit every answer given so far.
///
/// At the start they are a view of their list and own no memory. The first narrowing copies the
/// kept rows, and each later one moves them together in place.
public struct Candidates: Sendable {
  public let length: Int
  public private(set) var count: Int

  /// The list that they all still are; nil once they have been narrowed.
  private var list: WordList?

  /// The rows of a narrowed set, `shape.chunks` machine words each.
  private var rows: [UInt64] = []
  private let shape: RowShape
  private var tally: FamilyTally

  /// All the words of a list.
  public init(_ words: WordList) {
    length = words.length
    count = words.count
    list = words
    shape = RowShape(length: words.length)
    tally = FamilyTally(length: words.length)
  }

  /// The words of a list that `isIncluded` accepts.
  public init(_ words: WordList, where isIncluded: (UnsafeBufferPointer<UInt8>) -> Bool) {
    self.init(words)
    var kept: [UInt8] = []
    for index in words.indices {
      words.withRow(index) { if isIncluded($0) { kept += $0 } }
    }
    self.init(WordList(length: words.length, rows: kept))
  }

  /// A single word.
  public init(only word: String) {
    self.init(WordList([word]))
  }

  /// The word at `index`, in the order of the list.
  public subscript(index: Int) -> String {
    precondition(index >= 0 && index < count, "no candidate \(index) among \(count)")
    return withRows { rows in
      let start = (rows.base + index * rows.stride).assumingMemoryBound(to: UInt8.self)
      return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }
  }

  /// The families that a guess of `letter` splits the candidates into, at least one unless there
  /// are no candidates; their order means nothing.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  public mutating func families(for letter: Letter) -> [Family] {
    switch length {
    case ...8: withMasks(of: UInt8.self, for: letter) { _, families, _ in families }
    case ...16: withMasks(of: UInt16.self, for: letter) { _, families, _ in families }
    default: withMasks(of: UInt64.self, for: letter) { _, families, _ in families }
    }
  }

  /// Splits the candidates by a guess of `letter`, and keeps the family that `choose` picks.
  ///
  /// A choice that isn't one of the families counts as the first of them. The words stay in order.
  ///
  /// - Complexity: O(*n*) for *n* candidates; allocates for the words kept, and only the first time.
  public mutating func narrow(
    by letter: Letter, choosing choose: ([Family]) -> Family
  ) -> Family? {
    switch length {
    case ...8: narrow(by: letter, masks: UInt8.self, choosing: choose)
    case ...16: narrow(by: letter, masks: UInt16.self, choosing: choose)
    default: narrow(by: letter, masks: UInt64.self, choosing: choose)
    }
  }

  @inline(__always)
  private mutating func narrow<Mask: FixedWidthInteger & UnsignedInteger>(
    by letter: Letter, masks: Mask.Type, choosing choose: ([Family]) -> Family
  ) -> Family? {
    withMasks(of: Mask.self, for: letter) { candidates, families, masks in
      guard let first = families.first else { return nil }
      let chosen = choose(families)
      let kept = families.contains(chosen) ? chosen : first
      if kept.size < candidates.count { candidates.keep(kept, masks: masks) }
      return kept
    }
  }

  /// Calls `body` with the families of a guess and the mask of each candidate.
  @inline(__always)
  private mutating func withMasks<Mask: FixedWidthInteger & UnsignedInteger, Result>(
    of _: Mask.Type, for letter: Letter,
    _ body: (inout Candidates, [Family], UnsafePointer<Mask>) -> Result
  ) -> Result {
    let margin = Columns.block  // More than the eight bytes that compacting reads at once.
    return withUnsafeTemporaryAllocation(of: Mask.self, capacity: count + margin) { buffer in
      let masks = buffer.baseAddress.unsafelyUnwrapped
      (masks + count).initialize(repeating: 0, count: margin)
      var tally = tally
      self.tally = FamilyTally(length: length)  // Hands the tables over, so that none is copied.
      let families = withRows {
        tally.families(
          of: $0, shape: shape, columns: list?.columns, letter: letter, masks: masks)
      }
      self.tally = tally
      return body(&self, families, masks)
    }
  }

  @inline(__always)
  private mutating func keep<Mask: FixedWidthInteger & UnsignedInteger>(
    _ family: Family, masks: UnsafePointer<Mask>
  ) {
    let wanted = Mask(truncatingIfNeeded: family.positions.mask)
    if let list {
      let capacity = (family.size + 1) * shape.chunks
      rows = [UInt64](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        let target = buffer.baseAddress.unsafelyUnwrapped
        withRows { source in
          compact(source, shape: shape, masks: masks, wanted: wanted, to: target)
        }
        initialized = family.size * shape.chunks
      }
      self.list = nil
    } else {
      rows.withUnsafeMutableBufferPointer { buffer in
        let target = buffer.baseAddress.unsafelyUnwrapped
        let source = Rows(base: UnsafeRawPointer(target), stride: shape.chunks * 8, count: count)
        compact(source, shape: shape, masks: masks, wanted: wanted, to: target)
      }
    }
    count = family.size
  }

  private func withRows<Result>(_ body: (Rows) -> Result) -> Result {
    if let list {
      return list.withRows { body(Rows(base: $0, stride: length, count: count)) }
    }
    return rows.withUnsafeBytes { bytes in
      body(Rows(base: bytes.baseAddress.unsafelyUnwrapped, stride: shape.chunks * 8, count: count))
    }
  }
}
