/// A binary property list made of its objects, as hostile as these are; the first one is the top.
struct BinaryList {
  var objects: [[UInt8]]
  var numberSize = 4

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += bigEndian(bytes.count, size: numberSize)
      bytes += object
    }
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, UInt8(numberSize), UInt8(numberSize)]
      + [objects.count, 0, table].flatMap { bigEndian($0, size: 8) }
  }

  func array(_ references: [Int]) -> [UInt8] {
    [0xAF, 0x12] + bigEndian(references.count, size: 4)
      + references.flatMap { bigEndian($0, size: numberSize) }
  }

  func string(_ text: String) -> [UInt8] {
    [0x5F, 0x12] + bigEndian(text.utf8.count, size: 4) + Array(text.utf8)
  }
}

func bigEndian(_ number: Int, size: Int) -> [UInt8] {
  (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
