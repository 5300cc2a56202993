import Glibc

/// A property list as XML in UTF-8, read once from its start to its end; nothing is built of it, so
/// depth and length cost no memory.
///
/// Strings may have entities and CDATA, comments may stand between elements. Elements of other kinds
/// are passed over with all that they hold, and only looked at for where they end.
struct XMLPropertyList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether a text starts as a property list does.
  static func opens(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var list = XMLPropertyList(bytes)
    list.skipBlanks()
    return list.take("<?xml") || list.take("<!DOCTYPE plist") || list.take("<plist")
  }

  /// Adds the strings of the array, and counts its other elements as skipped; false if it is no array
  /// or doesn't end.
  mutating func addStrings(to builder: inout RowBuilder) -> Bool {
    var first = tag()
    let isWrapped = first == .opening("plist")
    if isWrapped { first = tag() }
    let isArray =
      first == .empty("array") || first == .opening("array") && addElements(to: &builder)
    return isArray && (!isWrapped || tag() == .closing("plist"))
  }

  /// Adds what stands in the array, up to its end.
  private mutating func addElements(to builder: inout RowBuilder) -> Bool {
    while true {
      if addPlainString(to: &builder) { continue }
      switch tag() {
      case nil: return false
      case .closing(let name): return name == "array"
      case .empty("string"): break
      case .empty: builder.skip()
      case .opening("string"):
        guard let text = text() else { return false }
        text.withUnsafeBufferPointer { builder.add($0) }
      case .opening:
        guard skipContent() else { return false }
        builder.skip()
      }
    }
  }

  /// Adds a string in the form that nearly all have; false, without a move, if it has another one.
  private mutating func addPlainString(to builder: inout RowBuilder) -> Bool {
    skipBlanks()
    let start = index
    guard take("<string>") else { return false }
    let text = plainText()
    if take("</string>") {
      builder.add(text)
      return true
    }
    index = start
    return false
  }

  /// Moves behind a string whose opening tag was read; nil if it doesn't end, or holds a tag or an
  /// entity that isn't known. Of a text too long for a word, only as much comes as shows that.
  private mutating func text() -> [UInt8]? {
    var text: [UInt8] = []
    func append(_ part: some Collection<UInt8>) {
      if text.count <= RowBuilder.longestEntry { text += part.prefix(RowBuilder.longestEntry + 1) }
    }
    while !take("</string") {
      if take("<![CDATA[") {
        guard let section = move(past: "]]>") else { return nil }
        append(section)
      } else if take("&") {
        guard let scalar = entity() else { return nil }
        append(String(scalar).utf8)
      } else {
        let part = plainText()
        if part.isEmpty { return nil }
        append(part)
      }
    }
    skipBlanks()
    return take(">") ? text : nil
  }

  /// Moves behind an entity whose first sign was read: one of the five that XML has names for, or one
  /// by its number.
  private mutating func entity() -> Unicode.Scalar? {
    let isNumber = take("#")
    let radix = isNumber && take("x") ? 16 : 10
    guard let name = move(past: ";"), name.count <= 8 else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return isNumber
      ? UInt32(text, radix: radix).flatMap(Unicode.Scalar.init) : Self.entities[text]
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// Moves behind an element whose opening tag was read; false if it doesn't end.
  private mutating func skipContent() -> Bool {
    var depth = 1
    while depth > 0 {
      guard move(past: "<") != nil else { return false }
      index -= 1
      if passes("<!--", to: "-->") || passes("<?", to: "?>") || passes("<![CDATA[", to: "]]>") {
        continue
      }
      switch tag() {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .empty: break
      case nil: return false
      }
    }
    return true
  }

  /// Moves behind the next tag; nil if anything but blanks, comments and declarations precedes it.
  private mutating func tag() -> Tag? {
    repeat {
      skipBlanks()
    } while passes("<!--", to: "-->") || passes("<?", to: "?>") || passes("<!DOCTYPE", to: ">")
    guard take("<") else { return nil }
    let isClosing = take("/")
    guard let inside = move(past: ">") else { return nil }
    let slash = UInt8(ascii: "/")
    let name = String(decoding: inside.prefix { $0 > 0x20 && $0 != slash }, as: UTF8.self)
    return isClosing ? .closing(name) : inside.last == slash ? .empty(name) : .opening(name)
  }

  /// Moves behind what begins with `opening`, if it stands here and ends.
  private mutating func passes(_ opening: StaticString, to end: StaticString) -> Bool {
    take(opening) && move(past: end) != nil
  }

  /// The bytes up to the next tag or entity.
  private mutating func plainText() -> UnsafeBufferPointer<UInt8> {
    let start = index
    let ends = (tag: UInt8(ascii: "<"), entity: UInt8(ascii: "&"))
    while index < bytes.count, bytes[index] != ends.tag, bytes[index] != ends.entity { index += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<index])
  }

  /// Moves behind `mark`, if it stands here.
  @inline(__always)
  private mutating func take(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard let base = bytes.baseAddress, bytes.count - index >= count,
      memcmp(base + index, mark.utf8Start, count) == 0
    else { return false }
    index += count
    return true
  }

  /// Moves behind the next `mark`, and returns what stands before it; to the end and nil if there is
  /// none.
  private mutating func move(past mark: StaticString) -> UnsafeBufferPointer<UInt8>? {
    let start = index
    let lead = mark.utf8CodeUnitCount - 1
    while let base = bytes.baseAddress, index + lead < bytes.count,
      let found = memchr(
        base + index + lead, Int32(mark.utf8Start[lead]), bytes.count - index - lead)
    {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base) - lead
      if take(mark) {
        return UnsafeBufferPointer(rebasing: bytes[start..<index - mark.utf8CodeUnitCount])
      }
      index += 1
    }
    index = bytes.count
    return nil
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }
}

/// A tag, by the name of its element.
private enum Tag: Equatable { case opening(String), closing(String), empty(String) }
