/// A paste on its way in.
struct PasteAssembly: Equatable, Sendable {
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// What was pasted; bytes that aren't UTF-8 are shown as U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes a byte; true if it completes the mark of the end.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    for held in Self.end.prefix(matched) { keep(held) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < InputDecoder.pasteLimit { bytes.append(byte) }
  }
}
