/// The words of a list a second time, a column of bytes for each place: all first letters, then all
/// second ones, and so on.
///
/// The first guess of a game looks at every word, and is half of a game's work; in columns it
/// compares sixteen words at once. Later guesses look at few words, which are kept in rows.
struct Columns: Sendable {
  private let text: StaticString
  private let length: Int

  /// The bytes of a column: one per word, and blanks up to a whole number of blocks.
  private let room: Int

  /// The words that are compared at once.
  static let block = 16

  init(_ text: StaticString, length: Int, count: Int) {
    self.text = text
    self.length = length
    room = (count + Self.block - 1) / Self.block * Self.block
  }

  /// Writes, for each of the first `count` words, where it holds `letter`; `masks` has room for a
  /// block more than that.
  func writeMasks<Mask: FixedWidthInteger & UnsignedInteger>(
    of letter: Letter, count: Int, to masks: UnsafeMutablePointer<Mask>
  ) {
    let target = UnsafeMutableRawPointer(masks)
    for first in stride(from: 0, to: count, by: Self.block) {
      let low = block(at: first, holding: letter, places: 0..<min(length, 8))
      if Mask.bitWidth == 8 {
        target.storeBytes(of: low, toByteOffset: first, as: SIMD16<UInt8>.self)
      } else {
        let high = block(at: first, holding: letter, places: 8..<max(length, 8))
        let both =
          SIMD16<UInt16>(truncatingIfNeeded: low) | SIMD16<UInt16>(truncatingIfNeeded: high) &<< 8
        target.storeBytes(of: both, toByteOffset: first &* 2, as: SIMD16<UInt16>.self)
      }
    }
  }

  /// A byte for each of the words from `first` on, with a bit for each of eight places at most.
  @inline(__always)
  private func block(at first: Int, holding letter: Letter, places: Range<Int>) -> SIMD16<UInt8> {
    let letters = SIMD16(repeating: letter.ascii)
    var found = SIMD16<UInt8>.zero
    var bit = SIMD16<UInt8>(repeating: 1)
    var column = UnsafeRawPointer(text.utf8Start) + first + places.lowerBound &* room
    for _ in places {
      let bytes = column.loadUnaligned(as: SIMD16<UInt8>.self)
      found |= SIMD16<UInt8>.zero.replacing(with: bit, where: bytes .== letters)
      bit &<<= 1
      column += room
    }
    return found
  }
}
