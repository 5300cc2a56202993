/// The rows of some words in memory: `count` rows, one every `stride` bytes.
struct Rows {
  let base: UnsafeRawPointer
  let stride: Int
  let count: Int
}

/// How a row is read: in chunks of eight bytes, the last one cut to the word's length.
struct RowShape {
  let chunks: Int
  let tail: UInt64

  init(length: Int) {
    chunks = (length + 7) / 8
    let rest = length % 8
    tail = rest == 0 ? ~0 : (1 << UInt64(rest * 8)) - 1
  }

  init(chunks: Int, tail: UInt64) {
    self.chunks = chunks
    self.tail = tail
  }

  /// The bytes of chunk `index` of the row at `row`, zero beyond the word's end.
  @inline(__always)
  func chunk(_ index: Int, of row: UnsafeRawPointer) -> UInt64 {
    let bytes = row.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
    return index == chunks &- 1 ? bytes & tail : bytes
  }

  /// Where the row at `row` holds the letter that fills every byte of `letters`.
  @inline(__always)
  func positions(of letters: UInt64, in row: UnsafeRawPointer) -> UInt64 {
    var mask = 0 as UInt64
    for index in 0..<chunks {
      mask |= bytes(equalTo: letters, in: chunk(index, of: row)) &<< UInt64(index &* 8)
    }
    return mask
  }

  /// Calls `body` with the shape; the two commonest chunk counts become constants, which lets the
  /// compiler unroll every loop over chunks in it.
  @inline(__always)
  func specialized<Result>(_ body: (RowShape) -> Result) -> Result {
    switch chunks {
    case 1: body(RowShape(chunks: 1, tail: tail))
    case 2: body(RowShape(chunks: 2, tail: tail))
    default: body(self)
    }
  }
}

/// A machine word with the letter in each byte.
func broadcast(_ letter: Letter) -> UInt64 { UInt64(letter.ascii) &* 0x0101_0101_0101_0101 }

/// 1 for zero and 0 for any other number, without a branch.
@inline(__always)
func isZero(_ number: UInt64) -> Int {
  Int(truncatingIfNeeded: (~number & (number &- 1)) &>> 63)
}

/// A bit for each of the eight bytes of `chunk` that equals the byte repeated in `letters`.
///
/// All bytes are ASCII, so the difference of two is below 0x80 and adding 0x7F sets its top bit
/// exactly when it isn't zero, with no carry into the next byte. The product then moves the eight
/// top bits side by side into the highest byte.
@inline(__always)
private func bytes(equalTo letters: UInt64, in chunk: UInt64) -> UInt64 {
  let differences = (chunk ^ letters) &+ 0x7F7F_7F7F_7F7F_7F7F
  let equal = ~differences & 0x8080_8080_8080_8080
  return (equal &* 0x0002_0408_1020_4081) &>> 56
}
