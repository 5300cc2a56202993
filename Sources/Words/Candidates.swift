/// The words that a setter still holds: those that fit every answer given so far.
///
/// At the start they are a view of the first words of a list and own no memory. Each narrowing copies the rows
/// that are kept.
public struct Candidates: Sendable {
  private(set) var rows: Rows

  /// The columns of the list whose first words they still are; nil once they have been narrowed.
  private var columns: Columns?

  private init(_ rows: Rows) { self.rows = rows }

  /// All the words of a list.
  public init(_ words: WordList) {
    rows = words.rows
    columns = words.columns
  }

  /// The words of a list that are made of letters alone.
  public init(lettersOnly words: WordList) {
    rows = words.rows.prefix(words.lettersOnlyCount)
    columns = words.columns
  }

  /// The words of a list that show `opening` at the start, before anything is guessed.
  ///
  /// - Complexity: O(1) where that is letters alone, otherwise O(*n*), and the words are copied.
  public init(_ words: WordList, showing opening: Pattern) {
    self.init(lettersOnly: words)
    if opening.hiddenCount < length {
      self.init(words.rows.filtered { _, row in opening.fits(row, guessed: []) })
    }
  }

  /// A single word of 1 to 64 ASCII characters.
  public init(only word: String) {
    self.init(WordList([word]))
  }

  public var length: Int { rows.length }

  public var count: Int { rows.count }

  /// The word at `index`, in the order of the list.
  public subscript(index: Int) -> String { rows[index] }

  /// The bytes of all words, concatenated.
  package var bytes: [UInt8] { rows.bytes }

  /// Where a word stands among them; nil if it isn't one of them.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  public func firstIndex(of word: String) -> Int? { rows.firstIndex(of: word) }

  /// Drops the word at `index`, unless it is the only one; the others keep their order.
  ///
  /// - Complexity: O(*n*) for *n* candidates; they are copied.
  public mutating func remove(at index: Int) {
    if count > 1 { self = Candidates(rows.filtered { other, _ in other != index }) }
  }

  /// The words at some indices, in their order.
  ///
  /// - Complexity: O(*m*) for *m* indices.
  public func keeping(_ indices: [UInt32]) -> Candidates {
    Candidates(rows.keeping(indices.lazy.map(Int.init)))
  }

  /// Those that are among some words.
  ///
  /// - Complexity: O(*n* + *m*) for *n* candidates and *m* words.
  public func among(_ words: [String]) -> Candidates {
    let wanted = Set(words.map { Array($0.utf8) })
    return Candidates(rows.filtered { _, row in wanted.contains(Array(row)) })
  }

  /// The words that hold a letter, to be looked at.
  ///
  /// - Complexity: O(*n*) for *n* candidates; they are copied.
  public func holding(_ letter: Letter) -> Candidates {
    Candidates(rows.filtered { _, row in row.contains(letter.ascii) })
  }
}

extension Candidates {
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
  /// - Complexity: O(*n*) for *n* candidates; those that are kept are copied.
  public mutating func keep(_ family: Family, of split: Split) {
    self = words(of: family, in: split)
  }

  /// The words of one family of a split of these very candidates, in their order.
  ///
  /// - Precondition: the family is one of the split's.
  /// - Complexity: O(*n*) for *n* candidates; those of the family are copied.
  public func words(of family: Family, in split: Split) -> Candidates {
    precondition(split.count == count, "a split of \(split.count) words for \(count) candidates")
    precondition(split.families.contains(family), "a family that isn't one of the split's")
    if family.size == count { return self }
    return switch length {
    case ...8: words(of: family, in: split, masks: UInt8.self)
    case ...16: words(of: family, in: split, masks: UInt16.self)
    default: words(of: family, in: split, masks: UInt64.self)
    }
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
        if let columns {
          columns.writeMasks(of: letter, count: count, to: masks)
        } else {
          rows.writeMasks(of: letter, to: masks)
        }
        (masks + count).initialize(repeating: 0, count: margin)
        families = tally.families(ofMasks: masks, count: count)
      }
      initialized = chunks
    }
    return Split(families: families, letter: letter, count: count, masks: masks)
  }

  @inline(__always)
  private func words<Mask: FixedWidthInteger & UnsignedInteger>(
    of family: Family, in split: Split, masks _: Mask.Type
  ) -> Candidates {
    let wanted = Mask(truncatingIfNeeded: family.positions.mask)
    return split.masks.withUnsafeBytes { bytes in
      let masks = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Mask.self)
      return Candidates(rows.keeping(family.size, whoseMaskIs: wanted, among: masks))
    }
  }
}
