/// The rows of some words in memory: `count` rows, one every `stride` bytes.
///
/// Every byte that a row's chunks reach is ASCII, those beyond the word's end too.
struct Rows {
  let base: UnsafeRawPointer
  let stride: Int
  let count: Int

  /// Writes where each row holds `letter`.
  ///
  /// - Parameter masks: room for a mask a row.
  func writeMasks<Mask: FixedWidthInteger & UnsignedInteger>(
    of letter: Letter, shape: RowShape, to masks: UnsafeMutablePointer<Mask>
  ) {
    switch shape.chunks {
    case 1: writeMasks(of: letter, shape: shape, chunks: 1, to: masks)
    case 2: writeMasks(of: letter, shape: shape, chunks: 2, to: masks)
    case let more: writeMasks(of: letter, shape: shape, chunks: more, to: masks)
    }
  }

  @inline(__always)
  private func writeMasks<Mask: FixedWidthInteger & UnsignedInteger>(
    of letter: Letter, shape: RowShape, chunks: Int, to masks: UnsafeMutablePointer<Mask>
  ) {
    let complement = complement(of: letter)
    var row = base
    for index in 0..<count {
      let mask = shape.positions(of: complement, in: row, chunks: chunks)
      masks[index] = Mask(truncatingIfNeeded: mask)
      row += stride
    }
  }
}

/// How a row is read: in chunks of eight bytes, the last of which may reach beyond the word's end.
struct RowShape {
  let chunks: Int

  /// The top bit of each byte of the last chunk that belongs to the word.
  private let lastMarks: UInt64

  init(length: Int) {
    chunks = max(1, (length + 7) / 8)
    let beyond = UInt64(chunks * 8 - length) * 8
    lastMarks = topBits >> beyond
  }

  /// Where the row at `row` holds the letter of a ``complement(of:)``.
  @inline(__always)
  func positions(
    of complement: UInt64, in row: UnsafeRawPointer, chunks: Int
  ) -> UInt64 {
    var mask = 0 as UInt64
    for index in 0..<chunks {
      let marks = index == chunks &- 1 ? lastMarks : topBits
      let found = bytes(holding: complement, in: chunk(index, of: row), among: marks)
      mask |= found &<< UInt64(truncatingIfNeeded: index &* 8)
    }
    return mask
  }
}

/// The bytes of chunk `index` of the row at `row`.
@inline(__always)
func chunk(_ index: Int, of row: UnsafeRawPointer) -> UInt64 {
  row.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
}

/// A machine word that turns a chunk's bytes into 0x7F where they hold the letter, by exclusive or.
private func complement(of letter: Letter) -> UInt64 { UInt64(letter.ascii ^ 0x7F) &* everyByte }

private let everyByte = 0x0101_0101_0101_0101 as UInt64

private let topBits = 0x8080_8080_8080_8080 as UInt64

/// A bit for each of the eight bytes of `chunk` that is marked and holds the letter.
///
/// All bytes are ASCII, so the exclusive or is 0x7F for the letter and less for any other byte, and
/// adding 1 sets the top bit for the letter alone and never carries. The product then moves the
/// eight top bits side by side into the highest byte.
@inline(__always)
private func bytes(
  holding complement: UInt64, in chunk: UInt64, among marks: UInt64
) -> UInt64 {
  let found = ((chunk ^ complement) &+ everyByte) & marks
  return (found &* 0x0002_0408_1020_4081) &>> 56
}
