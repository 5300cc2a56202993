/// The rows of some words in memory: `count` rows, one every `stride` bytes.
///
/// Every byte that a row's chunks reach is ASCII, those beyond the word's end too.
struct Rows {
  let base: UnsafeRawPointer
  let stride: Int
  let count: Int
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

  private init(chunks: Int, lastMarks: UInt64) {
    self.chunks = chunks
    self.lastMarks = lastMarks
  }

  /// The bytes of chunk `index` of the row at `row`.
  @inline(__always)
  func chunk(_ index: Int, of row: UnsafeRawPointer) -> UInt64 {
    row.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
  }

  /// Where the row at `row` holds the letter that fills every byte of `letters`.
  @inline(__always)
  func positions(of letters: UInt64, in row: UnsafeRawPointer) -> UInt64 {
    var mask = 0 as UInt64
    for index in 0..<chunks {
      let marks = index == chunks &- 1 ? lastMarks : topBits
      let found = bytes(equalTo: letters, in: chunk(index, of: row), among: marks)
      mask |= found &<< UInt64(truncatingIfNeeded: index &* 8)
    }
    return mask
  }

  /// Calls `body` with the shape; the two commonest chunk counts become constants, which lets the
  /// compiler unroll every loop over chunks in it.
  @inline(__always)
  func specialized<Result>(_ body: (RowShape) -> Result) -> Result {
    switch chunks {
    case 1: body(RowShape(chunks: 1, lastMarks: lastMarks))
    case 2: body(RowShape(chunks: 2, lastMarks: lastMarks))
    default: body(self)
    }
  }
}

/// A machine word with the letter in each byte.
func broadcast(_ letter: Letter) -> UInt64 { UInt64(letter.ascii) &* 0x0101_0101_0101_0101 }

private let topBits = 0x8080_8080_8080_8080 as UInt64

/// A bit for each of the eight bytes of `chunk` that is marked and equals the one in `letters`.
///
/// All bytes are ASCII, so the difference of two is below 0x80, and taking it from 0x80 leaves
/// the top bit only where it is zero and never borrows from the next byte. The product then moves
/// the eight top bits side by side into the highest byte.
@inline(__always)
private func bytes(
  equalTo letters: UInt64, in chunk: UInt64, among marks: UInt64
) -> UInt64 {
  let equal = (topBits &- (chunk ^ letters)) & marks
  return (equal &* 0x0002_0408_1020_4081) &>> 56
}
