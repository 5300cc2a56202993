/// A line of text to type, of so many columns at most; each character is let through or not.
///
/// Where there are texts to choose from, the arrows go through them.
public struct TextField: FormControl, Sendable {
  public private(set) var text: String
  private let limit: Int
  let choices: [String]
  let isHidden: Bool
  private let accepts: @Sendable (Character) -> Bool

  /// Whether the next character takes the place of the whole text.
  private let isSelected: Bool

  /// - Parameters:
  ///   - isHidden: whether a mark stands for each character.
  ///   - isFresh: whether what is typed takes the place of a text that can be seen.
  public init(
    _ text: String, limit: Int, choices: [String] = [], isHidden: Bool = false,
    isFresh: Bool = false, accepts: @escaping @Sendable (Character) -> Bool
  ) {
    self.text = text
    self.limit = limit
    self.choices = choices
    self.isHidden = isHidden
    self.accepts = accepts
    isSelected = isFresh && !isHidden && !text.isEmpty
  }

  public var columns: Int? { fieldColumns + (choices.isEmpty ? 0 : Self.arrows.columns) }

  private var fieldColumns: Int { limit + 3 }

  private static let arrows = " < >"

  public mutating func take(_ key: Key) -> Bool {
    switch key {
    case .backspace, .delete:
      text = isSelected ? "" : String(text.dropLast())
    case .character(let character):
      let kept = isSelected ? "" : text
      let columns = String(character).columns
      if kept.columns + columns <= limit, accepts(character) { text = kept + String(character) }
    default: return false
    }
    return true
  }

  /// Goes on to another of the choices; what stands before the first of them is no text.
  public mutating func step(by steps: Int) {
    if choices.isEmpty { return }
    let all = [""] + choices
    let index = all.firstIndex(of: text) ?? 0
    text = all[index + min(max(steps, -index), all.count - 1 - index)]
  }

  public mutating func point(at column: Int, of columns: Int) {
    switch column - fieldColumns {
    case 1: step(by: -1)
    case 3: step(by: 1)
    default: break
    }
  }

  public func draw(on canvas: inout Canvas, in rect: Rect, isFocused: Bool) {
    let hasArrows = !choices.isEmpty && rect.columns >= fieldColumns + Self.arrows.columns
    let end = rect.columns - (hasArrows ? Self.arrows.columns : 0)
    let room = max(0, end - 3)
    var shown = isHidden ? String(repeating: "●", count: text.count) : text
    while shown.columns > room { shown.removeFirst() }
    let start = Point(column: rect.column + 1, row: rect.row)
    let rest = Point(column: start.column + shown.columns, row: rect.row)
    canvas.write("[", at: rect.origin)
    let style = isFocused && isSelected ? Style(.accent, .reverse) : .text
    canvas.write(shown, at: start, style: style)
    canvas.write("".padded(to: room + 1 - shown.columns) + "]", at: rest)
    if isFocused {
      canvas.set(Cell(" ", Style(.accent, .reverse)), at: rest)
    }
    if hasArrows {
      let style = Style(.accent, .bold)
      canvas.write(
        Self.arrows, at: Point(column: rect.column + end, row: rect.row), style: style)
    }
  }
}
