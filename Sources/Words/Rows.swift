/// Words of one length in memory, each as one row of bytes, the rows concatenated.
///
/// All bytes are ASCII. A margin of eight more follows them, so that the last row can be read in whole machine
/// words.
struct Rows: Sendable {
  typealias Row = UnsafeBufferPointer<UInt8>

  /// The bytes, margin included.
  enum Storage: Sendable {
    /// In the program's own text.
    case embedded(StaticString)
    case owned([UInt8])
  }

  let length: Int
  let count: Int
  let storage: Storage

  subscript(index: Int) -> String {
    withRow(index) { String(decoding: $0, as: UTF8.self) }
  }

  var indices: Range<Int> { 0..<count }

  /// All their bytes, without the margin.
  var bytes: [UInt8] {
    withBytes { Array(UnsafeRawBufferPointer(start: $0, count: count * length)) }
  }

  /// Where a word stands; nil if it isn't there.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func firstIndex(of word: String) -> Int? {
    let bytes = Array(word.utf8)
    return indices.first { withRow($0) { $0.elementsEqual(bytes) } }
  }

  /// The first rows, as a view of the same bytes.
  func prefix(_ count: Int) -> Rows { Rows(length: length, count: count, storage: storage) }

  /// Copies of the rows at some indices, in their order.
  func keeping(_ indices: some Sequence<Int>) -> Rows {
    var kept: [UInt8] = []
    for index in indices { withRow(index) { kept += $0 } }
    return Rows(kept, length: length)
  }

  /// Copies of the rows for which something holds that is asked of their indices and bytes.
  func filtered(_ isIncluded: (Int, Row) -> Bool) -> Rows {
    keeping(indices.filter { index in withRow(index) { isIncluded(index, $0) } })
  }

  /// Calls `body` with the bytes of one row.
  func withRow<Result>(_ index: Int, _ body: (Row) -> Result) -> Result {
    precondition(indices.contains(index), "no word \(index) among \(count)")
    return withBytes { bytes in
      let start = (bytes + index * length).assumingMemoryBound(to: UInt8.self)
      return body(Row(start: start, count: length))
    }
  }

  /// Calls `body` with the address of the first row.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    switch storage {
    case .embedded(let text): body(UnsafeRawPointer(text.utf8Start))
    case .owned(let bytes): bytes.withUnsafeBytes { body($0.baseAddress.unsafelyUnwrapped) }
    }
  }
}

extension Rows {
  /// Rows of these bytes, which have no margin yet.
  init(_ bytes: [UInt8], length: Int) {
    self.init(
      length: length, count: bytes.isEmpty ? 0 : bytes.count / length,
      storage: .owned(bytes + [UInt8](repeating: 0, count: 8)))
  }

  /// Writes where each row holds `letter`.
  ///
  /// - Parameter masks: room for one mask per row.
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
    withBytes { bytes in
      var row = bytes
      for index in 0..<count {
        masks[index] = Mask(truncatingIfNeeded: shape.positions(of: letter.ascii, in: row))
        row += length
      }
    }
  }
}
