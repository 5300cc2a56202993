import Foundation

/// Whether a file starts as a property list does, in binary or as XML.
func looksLikePropertyList(_ data: Data) -> Bool {
  if data.starts(with: Array("bplist".utf8)) { return true }
  let opening = String(decoding: data.prefix(512), as: UTF8.self)
    .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { opening.hasPrefix($0) }
}

/// Adds the entries of a property list; false if it is no array.
///
/// The plain form, as Foundation itself writes an array of strings, is scanned here; that takes
/// a thirtieth of Foundation's time. Foundation reads all other forms.
func addPropertyList(_ data: Data, to builder: inout RowBuilder) -> Bool {
  var plain = builder
  let isPlain = data.withUnsafeBytes {
    addPlainArray($0.bindMemory(to: UInt8.self), to: &plain)
  }
  if isPlain {
    builder = plain
    return true
  }
  guard
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
    let entries = list as? [Any]
  else { return false }
  for entry in entries {
    if let entry = entry as? String { builder.add(entry) } else { builder.skip() }
  }
  return true
}

/// Adds the strings of an XML property list of nothing but one array of strings; false if anything
/// else stands in it, such as a comment, an entity, another element, or a character beyond ASCII,
/// which the file may have in an encoding of its own.
private func addPlainArray(
  _ bytes: UnsafeBufferPointer<UInt8>, to builder: inout RowBuilder
) -> Bool {
  var scanner = Scanner(bytes: bytes)
  guard scanner.skip(past: "<plist version=\"1.0\">"), scanner.take("<array>") else { return false }
  while scanner.take("<string>") {
    let text = scanner.text()
    let isPlain = text.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "&") }
    if !isPlain || !scanner.take("</string>") { return false }
    builder.add(text)
  }
  return scanner.take("</array>") && scanner.take("</plist>") && scanner.isAtEnd
}

private struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index == bytes.count
    }
  }

  /// Moves behind the first occurrence of `tag`, if only a declaration and blanks come before it.
  mutating func skip(past tag: StaticString) -> Bool {
    while index < bytes.count {
      if take(tag) { return true }
      if !take("<?") && !take("<!DOCTYPE") { return false }
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { return false }
      index = end + 1
    }
    return false
  }

  /// Moves behind `tag`, if it stands here or after blanks.
  @inline(__always)
  mutating func take(_ tag: StaticString) -> Bool {
    skipBlanks()
    let count = tag.utf8CodeUnitCount
    guard let base = bytes.baseAddress, bytes.count - index >= count,
      memcmp(base + index, tag.utf8Start, count) == 0
    else { return false }
    index += count
    return true
  }

  /// The bytes up to the next tag.
  mutating func text() -> UnsafeBufferPointer<UInt8> {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<index])
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }
}
