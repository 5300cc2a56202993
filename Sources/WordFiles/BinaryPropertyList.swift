/// A binary property list, of which nothing but the array at its top is read.
///
/// Its objects name each other by number and may be shared, so a small file can stand for any amount.
/// So nothing is followed but the elements of that array, and the strings among them may have eight
/// times the bytes of the file in all. Every number is checked before it is used.
struct BinaryPropertyList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let topObject: Int
  private let offsetTable: Int

  static func opens(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.starts(with: "bplist".utf8)
  }

  /// Reads the 32 bytes at the end, which say where everything is; nil if they can't be right.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let trailer = bytes.count - 32
    guard let offsetSize = bytes.number(at: trailer + 6, size: 1), (1...8).contains(offsetSize),
      let referenceSize = bytes.number(at: trailer + 7, size: 1), (1...8).contains(referenceSize),
      let objectCount = bytes.number(at: trailer + 8, size: 8),
      let topObject = bytes.number(at: trailer + 16, size: 8),
      let offsetTable = bytes.number(at: trailer + 24, size: 8), offsetTable <= trailer,
      objectCount <= (trailer - offsetTable) / offsetSize
    else { return nil }
    self.bytes = bytes
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.objectCount = objectCount
    self.topObject = topObject
    self.offsetTable = offsetTable
  }

  /// Adds the strings of the array, and counts its other elements as skipped.
  func addStrings(to builder: inout RowBuilder) throws(WordFileError) {
    guard let array = object(topObject), array.kind == .array else { throw .neitherListNorText }
    var room = min(largestWordFile, 8 * bytes.count + 65_536)
    for position in stride(from: 0, to: array.bytes.count, by: referenceSize) {
      guard let number = array.bytes.number(at: position, size: referenceSize),
        let element = object(number)
      else { throw .neitherListNorText }
      if !element.kind.isString || element.bytes.count > RowBuilder.longestEntry {
        builder.skip()
        continue
      }
      room -= element.bytes.count
      if room < 0 { throw .neitherListNorText }
      if element.kind == .ascii {
        builder.add(element.bytes)
      } else {
        builder.add(element.utf16Text)
      }
    }
  }

  /// An object and the bytes that it holds; nil if they would be outside of the file.
  private func object(_ number: Int) -> Object? {
    guard number < objectCount,
      let offset = bytes.number(at: offsetTable + number * offsetSize, size: offsetSize),
      let marker = bytes.number(at: offset, size: 1)
    else { return nil }
    guard let kind = Object.Kind(rawValue: marker >> 4) else {
      return Object(kind: .other, bytes: UnsafeBufferPointer(rebasing: bytes.prefix(0)))
    }
    var count = marker & 0xF
    var start = offset + 1
    if count == 0xF {  // The count is a number of its own, behind a marker that has its size.
      guard let sizeMarker = bytes.number(at: start, size: 1), (0x10...0x13).contains(sizeMarker),
        let longCount = bytes.number(at: start + 1, size: 1 << (sizeMarker & 0xF))
      else { return nil }
      count = longCount
      start += 1 + 1 << (sizeMarker & 0xF)
    }
    let width = kind == .array ? referenceSize : kind == .utf16 ? 2 : 1
    guard count <= (bytes.count - start) / width else { return nil }
    return Object(
      kind: kind, bytes: UnsafeBufferPointer(rebasing: bytes[start..<start + count * width]))
  }
}

private struct Object {
  enum Kind: Int {
    case ascii = 5
    case utf16 = 6
    case array = 10
    case other = -1

    var isString: Bool { self == .ascii || self == .utf16 }
  }

  let kind: Kind
  let bytes: UnsafeBufferPointer<UInt8>

  var utf16Text: String {
    let units = stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of up to eight bytes at `index`; nil if it isn't inside, or larger than an `Int`.
  fileprivate func number(at index: Int, size: Int) -> Int? {
    guard index >= 0, index <= count - size else { return nil }
    return Int(exactly: self[index..<index + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }
}
