/// What a terminal shows, as tmux captures it: a row of cells a line.
public struct CapturedScreen: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    public var character: Character = " "
    public var look = Look()
  }

  public let rows: [[Cell]]
  public let columns: Int

  /// - Parameter lines: as of `capture-pane -e -p`, in which a look lasts until it is changed, over
  ///   the ends of lines too.
  public init(lines: [String], columns: Int, rows count: Int) {
    self.columns = columns
    var look = Look()
    var rows = lines.prefix(count).map { line in
      var row = Self.cells(of: line, look: &look).prefix(columns)
      row += Array(repeating: Cell(), count: columns - row.count)
      return Array(row)
    }
    rows += Array(repeating: Array(repeating: Cell(), count: columns), count: count - rows.count)
    self.rows = rows
  }

  private static func cells(of line: String, look: inout Look) -> [Cell] {
    var cells: [Cell] = []
    var rest = line[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        cells.append(Cell(character: character, look: look))
        continue
      }
      guard rest.first == "[", let end = rest.firstIndex(where: \.isLetter) else { continue }
      if rest[end] == "m" { look.apply(rest[rest.index(after: rest.startIndex)..<end]) }
      rest = rest[rest.index(after: end)...]
    }
    return cells
  }
}
