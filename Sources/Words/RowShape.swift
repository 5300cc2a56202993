/// How rows of one length are read: in chunks of eight bytes, the last of which may reach beyond the row's end.
package struct RowShape: Sendable {
  /// The chunks before the last one.
  @usableFromInline let fullChunks: Int

  /// The top bit of each byte of the last chunk that belongs to the row.
  @usableFromInline let lastMarks: UInt64

  package init(length: Int) { self.init(length: length, fullChunks: max(0, length - 1) / 8) }

  @inline(__always)
  init(length: Int, fullChunks: Int) {
    self.fullChunks = fullChunks
    lastMarks = Self.topBits >> UInt64((fullChunks + 1) * 64 - length * 8)
  }

  @inlinable static var everyByte: UInt64 { 0x0101_0101_0101_0101 }

  @inlinable static var topBits: UInt64 { everyByte &<< 7 }

  /// One bit for each place where the row at `row` holds a letter.
  @inlinable @inline(__always)
  package func positions(of ascii: UInt8, in row: UnsafeRawPointer) -> UInt64 {
    let complement = UInt64(ascii ^ 0x7F) &* Self.everyByte
    let last = row.loadUnaligned(fromByteOffset: fullChunks &* 8, as: UInt64.self)
    var positions =
      bytes(holding: complement, in: last, among: lastMarks) &<< UInt64(fullChunks &* 8)
    for index in 0..<fullChunks {
      let chunk = row.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
      positions |= bytes(holding: complement, in: chunk, among: Self.topBits) &<< UInt64(index &* 8)
    }
    return positions
  }

  /// One bit for each of the eight bytes of `chunk` that is marked and holds the letter.
  ///
  /// All bytes are ASCII, so the exclusive or is 0x7F for the letter and less for any other byte, and
  /// adding 1 sets the top bit for the letter alone and never carries. The product then moves the
  /// eight top bits side by side into the highest byte.
  @inlinable @inline(__always)
  func bytes(holding complement: UInt64, in chunk: UInt64, among marks: UInt64) -> UInt64 {
    let found = ((chunk ^ complement) &+ Self.everyByte) & marks
    return (found &* 0x0002_0408_1020_4081) &>> 56
  }
}
