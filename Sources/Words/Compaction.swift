extension WordList {
  /// The `size` words whose mask is `wanted`, in their order.
  ///
  /// Whether a row is kept can't be predicted, so no branch asks it: every row is written to the
  /// next free place, and the one after it takes the same place if it wasn't wanted. Those places
  /// are running sums, and one multiplication gives them for as many rows as there are masks in
  /// eight bytes.
  ///
  /// - Parameter masks: one mask per row, with room for seven more bytes.
  func keeping<Mask: FixedWidthInteger & UnsignedInteger>(
    _ size: Int, whoseMaskIs wanted: Mask, among masks: UnsafePointer<Mask>
  ) -> WordList {
    let end = size * length
    let room = end + length + 8  // A row that isn't wanted is written behind the last that is.
    let kept = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      let target = UnsafeMutableRawPointer(buffer.baseAddress.unsafelyUnwrapped)
      switch length {
      case ...8: copy(chunks: 1, whoseMaskIs: wanted, among: masks, to: target)
      case ...16: copy(chunks: 2, whoseMaskIs: wanted, among: masks, to: target)
      default: copy(chunks: (length + 7) / 8, whoseMaskIs: wanted, among: masks, to: target)
      }
      (target + end).initializeMemory(as: UInt8.self, repeating: 0, count: 8)
      initialized = end + 8
    }
    let withSigns = (lettersOnlyCount..<count).count { masks[$0] == wanted }
    return WordList(
      length: length, count: size, rows: .owned(kept), columns: nil,
      lettersOnlyCount: size - withSigns, marks: nil)
  }

  @inline(__always)
  private func copy<Mask: FixedWidthInteger & UnsignedInteger>(
    chunks: Int, whoseMaskIs wanted: Mask, among masks: UnsafePointer<Mask>,
    to target: UnsafeMutableRawPointer
  ) {
    let bits = UInt64(Mask.bitWidth)
    let ones = UInt64.max / UInt64(Mask.max)
    let pattern = ones &* UInt64(wanted)
    var target = target
    rows.withBytes { bytes in
      var row = bytes
      forGroups(of: 64 / Mask.bitWidth, in: count) { first, count in
        let group = UnsafeRawPointer(masks + first).loadUnaligned(as: UInt64.self)
        let lengths = zeroParts(of: group ^ pattern, bits: bits, ones: ones) &* UInt64(length)
        let sums = lengths &* ones
        var before = sums &- lengths
        for _ in 0..<count {
          let place = target + Int(Mask(truncatingIfNeeded: before))
          for offset in stride(from: 0, to: chunks &* 8, by: 8) {
            let chunk = row.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            place.storeBytes(of: chunk, toByteOffset: offset, as: UInt64.self)
          }
          before >>= bits
          row += length
        }
        target += Int(truncatingIfNeeded: sums >> (64 - bits))
      }
    }
  }
}

/// Calls `body` with the start and size of each group of `size` indices below `count`, and of the
/// smaller last one. The full groups have a size that the compiler knows, so it unrolls them.
@inline(__always)
func forGroups(of size: Int, in count: Int, _ body: (Int, Int) -> Void) {
  var first = 0
  while first &+ size <= count {
    body(first, size)
    first &+= size
  }
  if first < count { body(first, count &- first) }
}

/// 1 in each part of `number` that is zero, 0 in the others; parts are `bits` wide, and `ones` has
/// a 1 in each.
@inline(__always)
private func zeroParts(of number: UInt64, bits: UInt64, ones: UInt64) -> UInt64 {
  let top = ones << (bits - 1)
  let nonzero = ((number & ~top) &+ ~top) | number
  return (~nonzero & top) >> (bits - 1)
}
