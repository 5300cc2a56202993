/// One of several words, or none yet, side by side; where there's no room for all, the chosen one alone.
public struct Segments: FormControl, Hashable, Sendable {
  public let titles: [String]

  /// The place of the chosen one; nil where none is.
  public private(set) var index: Int?

  public init(titles: [String], index: Int?) {
    self.titles = titles
    self.index = titles.isEmpty ? nil : index.map { min(max($0, 0), titles.count - 1) }
  }

  /// The columns of all words side by side.
  public var columns: Int? { width }

  private var width: Int { titles.reduce(0) { $0 + $1.columns + 2 } }

  public mutating func step(by steps: Int) {
    guard !titles.isEmpty else { return }
    let last = titles.count - 1
    index = index.map { $0 + min(max(steps, -$0), last - $0) } ?? (steps > 0 ? 0 : last)
  }

  mutating func clear() { index = nil }

  /// Goes on to the next, and from the last to the first.
  public mutating func press() -> Bool {
    if !titles.isEmpty { index = index.map { ($0 + 1) % titles.count } ?? 0 }
    return true
  }

  /// Chooses what stands at a column; where only the chosen one stands, it goes on to the next.
  public mutating func point(at column: Int, of columns: Int) {
    var end = 0
    if width > columns { _ = press() }
    for (place, title) in titles.enumerated() where width <= columns {
      end += title.columns + 2
      if column < end { return index = place }
    }
  }

  public func draw(on canvas: inout Canvas, in rect: Rect, isFocused: Bool) {
    let chosen = Style(.accent, isFocused ? [.bold, .reverse] : .bold)
    if titles.isEmpty { return }
    if width > rect.columns {
      let title = index.map { titles[$0] } ?? "–"
      // Without its blanks a title fits that is one or two columns too long.
      let forms = ["< \(title) >", "<\(title)>"]
      let shown =
        forms.first { $0.columns <= rect.columns }
        ?? "< \(title.truncated(to: max(0, rect.columns - 4))) >"
      return canvas.write(shown, at: rect.origin, style: chosen)
    }
    var column = rect.column
    for (place, title) in titles.enumerated() {
      canvas.write(
        place == index ? "[\(title)]" : " \(title) ", at: Point(column: column, row: rect.row),
        style: place == index ? chosen : .text)
      column += title.columns + 2
    }
  }
}
