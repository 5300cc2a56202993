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
    self.init(lettersOnly: words)
    if opening.hiddenCount < length {
      self = Candidates(words).filtered { _, row in opening.fits(row, guessed: []) }
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
  }

  /// The word at `index`, in the order of the list.
  public subscript(index: Int) -> String {
    withRow(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of the word at `index`.
  func withRow<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    precondition(index >= 0 && index < count, "no candidate \(index) among \(count)")
    return withRows { rows in
      let start = (rows.base + index * rows.stride).assumingMemoryBound(to: UInt8.self)
      return body(UnsafeBufferPointer(start: start, count: length))
    }
  }

  /// The bytes of all words, end to end.
  package var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count * length) { buffer, initialized in
      guard let target = buffer.baseAddress else { return }
      withRows { rows in
        for index in 0..<count {
          UnsafeMutableRawPointer(target + index * length)
            .copyMemory(from: rows.base + index * rows.stride, byteCount: length)
        }
      }
      initialized = count * length
    }
  }

  /// The place of a word among them; nil if it isn't one of them.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  public func firstIndex(of word: String) -> Int? {
    let bytes = Array(word.utf8)
    if bytes.count != length { return nil }
    return (0..<count).first { withRow($0) { $0.elementsEqual(bytes) } }
  }

  /// Drops the word at `index`, unless it is the only one; the others keep their order.
  ///
  /// - Complexity: O(*n*) for *n* candidates; they are copied.
  public mutating func remove(at index: Int) {
    if count > 1 { self = filtered { place, _ in place != index } }
  }

  /// The words at some places, in their order.
  ///
  /// - Complexity: O(*m*) for *m* places.
  public func keeping(_ places: [UInt32]) -> Candidates {
    var kept: [UInt8] = []
    kept.reserveCapacity(places.count * length)
    for place in places { withRow(Int(place)) { kept += $0 } }
    return Candidates(WordList(length: length, rows: kept))
  }

  /// The words for which something holds that is asked of their places and bytes, in their order.
  ///
  /// - Complexity: O(*n*) for *n* candidates; they are copied.
  private func filtered(
    _ isIncluded: (Int, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Candidates {
    keeping(
      (0..<UInt32(count)).filter { place in withRow(Int(place)) { isIncluded(Int(place), $0) } })
  }

  /// Those that are among some words.
  ///
  /// - Complexity: O(*n* + *m*) for *n* candidates and *m* words.
  public func among(_ words: [String]) -> Candidates {
    let wanted = Set(words.map { Array($0.utf8) })
    return filtered { _, row in wanted.contains(Array(row)) }
  }

  /// Splits the candidates by a guess of `letter`.
  ///
  /// - Complexity: O(*n*) for *n* candidates, and from 17 characters on O(*m* log *m*) more for *m*
  ///   families.
  public func split(by letter: Letter) -> Split {
    switch length {
    case ...8: split(by: letter, masks: UInt8.self)
    case ...16: split(by: letter, masks: UInt16.self)
    default: split(by: letter, masks: UInt64.self)
    }
  }

  /// Keeps the words of one family of a split of these very candidates, in their order.
  ///
  /// - Precondition: the family is one of the split's.
  /// - Complexity: O(*n*) for *n* candidates. The words kept are copied at the first time, and moved
  ///   in place at later ones.
  public mutating func keep(_ family: Family, of split: Split) {
    precondition(split.count == count, "a split of \(split.count) words for \(count) candidates")
    precondition(split.families.contains(family), "a family that isn't one of the split's")
    if family.size == count { return }
    switch length {
    case ...8: keep(family, of: split, masks: UInt8.self)
    case ...16: keep(family, of: split, masks: UInt16.self)
    default: keep(family, of: split, masks: UInt64.self)
    }
  }

  /// The words of one family of a split of these very candidates, to be looked at.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  public func words(of family: Family, in split: Split) -> Candidates {
    var words = self
    words.keep(family, of: split)
    return words
  }

  /// The words that hold a letter, to be looked at.
  ///
  /// - Complexity: O(*n*) for *n* candidates; they are copied.
  public func holding(_ letter: Letter) -> Candidates {
    filtered { _, row in row.contains(letter.ascii) }
  }

  @inline(__always)
  private func split<Mask: FixedWidthInteger & UnsignedInteger>(
    by letter: Letter, masks _: Mask.Type
  ) -> Split {
    let tally = FamilyTally(length: length)
    let margin = FamilyTally.block  // No less than what is read of columns, or compacted at once.
    let chunks = ((count + margin) * MemoryLayout<Mask>.stride + 7) / 8
    var families: [Family] = []
    let masks = [UInt64](unsafeUninitializedCapacity: chunks) { buffer, initialized in
      buffer.withMemoryRebound(to: Mask.self) { buffer in
        let masks = buffer.baseAddress.unsafelyUnwrapped
        if let columns = list?.columns {
          columns.writeMasks(of: letter, count: count, to: masks)
        } else {
          withRows { $0.writeMasks(of: letter, shape: shape, to: masks) }
        }
        (masks + count).initialize(repeating: 0, count: margin)
        families = tally.families(ofMasks: masks, count: count)
      }
      initialized = chunks
    }
    return Split(families: families, letter: letter, count: count, masks: masks)
  }

  @inline(__always)
  private mutating func keep<Mask: FixedWidthInteger & UnsignedInteger>(
    _ family: Family, of split: Split, masks _: Mask.Type
  ) {
    split.masks.withUnsafeBufferPointer { chunks in
      chunks.withMemoryRebound(to: Mask.self) {
        keep(family, masks: $0.baseAddress.unsafelyUnwrapped)
      }
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
