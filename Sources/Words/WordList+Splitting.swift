extension WordList {
  /// Splits the words by a guess of `letter`.
  ///
  /// - Complexity: O(*n*) for *n* words, and from 17 characters on O(*m* log *m*) more for *m*
  ///   families.
  public func split(by letter: Letter) -> Split {
    switch length {
    case ...8: split(by: letter, masks: UInt8.self)
    case ...16: split(by: letter, masks: UInt16.self)
    default: split(by: letter, masks: UInt64.self)
    }
  }

  /// Keeps the words of one family of a split of these very words, in their order.
  ///
  /// - Precondition: the family is one of the split's.
  /// - Complexity: O(*n*) for *n* words; those that are kept are copied.
  public mutating func keep(_ family: Family, of split: Split) {
    self = words(of: family, in: split)
  }

  /// The words of one family of a split of these very words, in their order.
  ///
  /// - Precondition: the family is one of the split's.
  /// - Complexity: O(*n*) for *n* words; those of the family are copied.
  public func words(of family: Family, in split: Split) -> WordList {
    precondition(split.count == count, "a split of \(split.count) words for \(count)")
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
          writeMasks(of: letter, to: masks)
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
  ) -> WordList {
    let wanted = Mask(truncatingIfNeeded: family.positions.mask)
    return split.masks.withUnsafeBytes { bytes in
      let masks = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Mask.self)
      return keeping(family.size, whoseMaskIs: wanted, among: masks)
    }
  }

  /// Writes where each word holds `letter`.
  ///
  /// - Parameter masks: room for one mask per word.
  func writeMasks<Mask: FixedWidthInteger & UnsignedInteger>(
    of letter: Letter, to masks: UnsafeMutablePointer<Mask>
  ) {
    // Most words have one chunk: where the compiler knows that, it reads them without a loop.
    if length <= 8 {
      writeMasks(of: letter, by: RowShape(length: length, fullChunks: 0), to: masks)
    } else {
      writeMasks(of: letter, by: RowShape(length: length), to: masks)
    }
  }

  @inline(__always)
  private func writeMasks<Mask: FixedWidthInteger & UnsignedInteger>(
    of letter: Letter, by shape: RowShape, to masks: UnsafeMutablePointer<Mask>
  ) {
    rows.withBytes { bytes in
      var row = bytes
      for index in 0..<count {
        masks[index] = Mask(truncatingIfNeeded: shape.positions(of: letter.ascii, in: row))
        row += length
      }
    }
  }
}
