/// Copies the rows whose mask is `wanted` close together, in their order.
///
/// Whether a row is kept can't be predicted, so no branch asks it: every row is written to the
/// next free place, and the one after it takes the same place if it wasn't wanted. Those places
/// are running sums, and one multiplication gives them for as many rows as there are masks in
/// eight bytes. The target may be the source, since no place is ahead of its row.
///
/// - Parameter masks: a mask a row, with room for seven more bytes.
/// - Parameter target: room for the kept rows and one more.
func compact<Mask: FixedWidthInteger & UnsignedInteger>(
  _ source: Rows, shape: RowShape, masks: UnsafePointer<Mask>, wanted: Mask,
  to target: UnsafeMutablePointer<UInt64>
) {
  switch shape.chunks {
  case 1: compactRows(of: source, chunks: 1, masks: masks, wanted: wanted, to: target)
  case 2: compactRows(of: source, chunks: 2, masks: masks, wanted: wanted, to: target)
  case let more: compactRows(of: source, chunks: more, masks: masks, wanted: wanted, to: target)
  }
}

@inline(__always)
private func compactRows<Mask: FixedWidthInteger & UnsignedInteger>(
  of source: Rows, chunks: Int, masks: UnsafePointer<Mask>, wanted: Mask,
  to target: UnsafeMutablePointer<UInt64>
) {
  let bits = UInt64(Mask.bitWidth)
  let ones = UInt64.max / UInt64(Mask.max)
  let pattern = ones &* UInt64(wanted)
  var row = source.base
  var target = target
  forGroups(of: 64 / Mask.bitWidth, in: source.count) { first, count in
    let group = UnsafeRawPointer(masks + first).loadUnaligned(as: UInt64.self)
    let kept = zeroParts(of: group ^ pattern, bits: bits, ones: ones)
    let sums = kept &* ones
    var before = sums &- kept
    for _ in 0..<count {
      let place = target + Int(Mask(truncatingIfNeeded: before)) &* chunks
      for index in 0..<chunks { place[index] = chunk(index, of: row) }
      before >>= bits
      row += source.stride
    }
    target += Int(truncatingIfNeeded: sums >> (64 - bits)) &* chunks
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
