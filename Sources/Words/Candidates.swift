/// The words that a setter still holds: those that fit every answer given so far.
///
/// At the start they are a view of the first words of a list and own no memory. The first narrowing copies the
/// kept rows, and each later one moves them together in place.
public struct Candidates: Sendable {
  public let length: Int
  public private(set) var count: Int

  /// The list whose first words they still are; nil once they have been narrowed.
  private var list: WordList?

  /// The rows of a narrowed set, `shape.chunks` machine words each.
  private var rows: [UInt64] = []
  private let shape: RowShape
  private var tally: FamilyTally

  /// All the words of a list.
  public init(_ words: WordList) {
    self.init(words, first: words.count)
  }

  /// The words of a list that are made of letters alone.
  public init(lettersOnly words: WordList) {
    self.init(words, first: words.lettersOnlyCount)
  }

  /// The words of a list that show `opening` at the start, before anything is guessed.
  ///
  /// - Complexity: O(1) where that is letters alone, otherwise O(*n*), and the words are copied.
  public init(_ words: WordList, showing opening: Pattern) {
    if opening.hiddenCount == words.length {
      self.init(lettersOnly: words)
    } else {
      var rows: [UInt8] = []
      for index in words.indices {
        words.withRow(index) { if opening.fits($0, guessed: []) { rows += $0 } }
      }
      self.init(WordList(length: words.length, rows: rows))
    }
  }

  /// A single word of 1 to 64 ASCII characters.
  public init(only word: String) {
    self.init(WordList([word]))
  }

  private init(_ words: WordList, first count: Int) {
    length = words.length
    self.count = count
    list = words
    shape = RowShape(length: words.length)
    tally = FamilyTally(length: words.length)
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
  /// - Complexity: as that of ``narrow(by:choosing:)``, without copying words.
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
  /// - Returns: the family that was kept; nil if there are no candidates.
  /// - Complexity: O(*n*) for *n* candidates, and from 17 characters on O(*m* log *m*) more for *m*
  ///   families. The words kept are copied at the first narrowing, and moved in place at later ones.
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
    let margin = FamilyTally.block  // No less than what is read of columns, or compacted at once.
    return withUnsafeTemporaryAllocation(of: Mask.self, capacity: count + margin) { buffer in
      let masks = buffer.baseAddress.unsafelyUnwrapped
      if let columns = list?.columns {
        columns.writeMasks(of: letter, count: count, to: masks)
      } else {
        withRows { $0.writeMasks(of: letter, shape: shape, to: masks) }
      }
      (masks + count).initialize(repeating: 0, count: margin)
      let families = tally.families(ofMasks: masks, count: count)
      return body(&self, families, masks)
    }
  }

  @inline(__always)
  private mutating func keep<Mask: FixedWidthInteger & UnsignedInteger>(
    _ family: Family, masks: UnsafePointer<Mask>
  ) {
    let wanted = Mask(truncatingIfNeeded: family.positions.mask)
    if list != nil {
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
