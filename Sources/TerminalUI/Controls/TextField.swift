/// A line of text to type, of so many characters at most; each is let through or not.
public struct TextField: FormControl, Sendable {
  public private(set) var text: String
  private let limit: Int
  private let accepts: @Sendable (Character) -> Bool

  public init(_ text: String, limit: Int, accepts: @escaping @Sendable (Character) -> Bool) {
    self.text = text
    self.limit = limit
    self.accepts = accepts
  }

  public var columns: Int? { limit + 3 }

  public mutating func take(_ key: Key) -> Bool {
    switch key {
    case .backspace, .delete:
      _ = text.popLast()
    case .character(let character):
      if text.count < limit, accepts(character) { text.append(character) }
    default: return false
    }
    return true
  }

  public func draw(on canvas: inout Canvas, in rect: Rect, isFocused: Bool) {
    let room = max(0, rect.columns - 3)
    let shown = String(text.suffix(room))
    canvas.write("[" + shown.padded(to: room + 1) + "]", at: rect.origin)
    if isFocused {
      let cursor = Point(column: rect.column + 1 + shown.unicodeScalars.count, row: rect.row)
      canvas.set(Cell(" ", Style(.accent, .reverse)), at: cursor)
    }
  }
}
