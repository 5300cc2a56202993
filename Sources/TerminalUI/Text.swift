extension String {
  /// The columns that it takes on a canvas.
  public var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// As much of its beginning as so many columns hold.
  func prefix(columns: Int) -> String {
    var room = columns
    let scalars = unicodeScalars.prefix {
      room -= $0.columns
      return room >= 0
    }
    return String(scalars)
  }

  /// The text cut to `columns` columns, with an ellipsis where something is missing.
  public func truncated(to columns: Int) -> String {
    if self.columns <= columns { return self }
    return columns < 1 ? "" : prefix(columns: columns - 1) + "…"
  }

  /// The text filled up with blanks to `columns` columns, on the left if `leading`.
  public func padded(to columns: Int, leading: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - self.columns))
    return leading ? blanks + self : self + blanks
  }

  /// The most columns of a line of text that is read with ease.
  private static let longestLine = 72

  /// The text in lines of at most `columns` columns, and of no more than are read with ease, broken at blanks,
  /// and inside a word only where it is longer than a line.
  public func wrapped(to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    let columns = min(columns, Self.longestLine)
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      var word = String(word)
      if !line.isEmpty, line.columns + 1 + word.columns <= columns {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.columns > columns {
        // A line has room for one sign at the least.
        let count = max(1, word.prefix(columns: columns).unicodeScalars.count)
        lines.append(String(word.unicodeScalars.prefix(count)))
        word = String(word.unicodeScalars.dropFirst(count))
      }
      line = word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension Canvas {
  /// Writes text over as many as `rows` lines, the last one cut behind a word if it doesn't fit.
  public mutating func writeWrapped(_ text: String, in rect: Rect, style: Style = .text) {
    if rect.rows < 1, !text.isEmpty { leaveOut() }
    write(text.wrapped(to: rect.columns), in: rect, style: style)
  }

  /// Writes as many lines as there are rows, the last one cut behind a word if more were to follow.
  mutating func write(_ lines: [String], in rect: Rect, style: Style) {
    for (index, line) in lines.prefix(rect.rows).enumerated() {
      let isCut = index == rect.rows - 1 && lines.count > rect.rows
      write(
        isCut ? line.continued(within: rect.columns) : line,
        at: Point(column: rect.column, row: rect.row + index), style: style)
    }
  }
}

extension String {
  /// The line with an ellipsis behind the last word that leaves room for one.
  fileprivate func continued(within columns: Int) -> String {
    var words = split(separator: " ")
    while words.count > 1, words.joined(separator: " ").columns + 2 > columns {
      words.removeLast()
    }
    return (words.joined(separator: " ") + " …").truncated(to: columns)
  }
}
