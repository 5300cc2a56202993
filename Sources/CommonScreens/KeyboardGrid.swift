public import TerminalUI
public import Words

/// The letters as keys, in rows: untried, hit or missed, told by their shape.
public struct KeyboardGrid {
  /// How a key is drawn.
  public enum KeySize: Sendable {
    /// A frame of nine columns and five rows, of seven and three, or of five and three: solid for a hit, none
    /// for a miss.
    case vast, grand, large
    /// Three columns in one row: ` A `, `[A]` for a hit, ` a ` for a miss.
    case small
    /// One column: `A`, `●` for a hit, `a` for a miss.
    case tiny

    var size: Size {
      switch self {
      case .vast: Size(columns: 9, rows: 5)
      case .grand: Size(columns: 7, rows: 3)
      case .large: Size(columns: 5, rows: 3)
      case .small: Size(columns: 3, rows: 1)
      case .tiny: Size(columns: 1, rows: 1)
      }
    }
  }

  /// What is known of a key's letter.
  public enum KeyState: Sendable {
    case untried, hit, missed
  }

  public let keySize: KeySize
  let rows: [[Letter]]
  let origin: Point

  /// - Parameters:
  ///   - rows: the letters of each row; all of the alphabet, and none of the rows empty.
  ///   - columns: those that it stands in the middle of.
  public init(_ rows: [[Letter]], _ keySize: KeySize, row: Int, in columns: Range<Int>) {
    self.keySize = keySize
    self.rows = rows
    let width = Self.size(rows, keySize).columns
    origin = Point(column: columns.lowerBound + max(0, (columns.count - width) / 2), row: row)
  }

  public static func size(_ rows: [[Letter]], _ keySize: KeySize) -> Size {
    Size(
      columns: (rows.map(\.count).max() ?? 0) * keySize.size.columns,
      rows: rows.count * keySize.size.rows)
  }

  public var first: Letter { rows[0][0] }
  public var last: Letter { rows[rows.count - 1][rows[rows.count - 1].count - 1] }

  /// The place of the key of a letter.
  public func rect(of letter: Letter) -> Rect {
    let (row, column) = place(of: letter)
    let widest = rows.map(\.count).max() ?? 0
    let indent = (widest - rows[row].count) * keySize.size.columns / 2
    return Rect(
      column: origin.column + indent + column * keySize.size.columns,
      row: origin.row + row * keySize.size.rows,
      columns: keySize.size.columns, rows: keySize.size.rows)
  }

  private func place(of letter: Letter) -> (row: Int, column: Int) {
    let row = rows.firstIndex { $0.contains(letter) } ?? 0
    return (row, rows[row].firstIndex(of: letter) ?? 0)
  }

  /// The letter whose key is at a point.
  public func letter(at point: Point) -> Letter? {
    Letter.alphabet.first { rect(of: $0).contains(point) }
  }

  /// The letter some keys away, staying on the grid: in another row the one that is nearest.
  public func letter(from letter: Letter, columns: Int, rows steps: Int) -> Letter {
    let (row, column) = place(of: letter)
    if steps == 0 {
      return rows[row].indices.contains(column + columns) ? rows[row][column + columns] : letter
    }
    guard rows.indices.contains(row + steps) else { return letter }
    let start = rect(of: letter).column
    let nearest = rows[row + steps].min {
      abs(rect(of: $0).column - start) < abs(rect(of: $1).column - start)
    }
    return nearest ?? letter
  }
}

extension KeyboardGrid {
  /// - Parameter state: what is known of each letter.
  public func draw(
    on canvas: inout Canvas, focus: Letter?, state: (Letter) -> KeyState = { _ in .untried }
  ) {
    for letter in Letter.alphabet {
      draw(letter, state(letter), on: &canvas, isFocused: letter == focus)
    }
  }

  private func draw(
    _ letter: Letter, _ state: KeyState, on canvas: inout Canvas, isFocused: Bool
  ) {
    let rect = rect(of: letter)
    let style = state.style(areFilled: canvas.glyphs.areFilled, isFocused: isFocused)
    let isFramed = rect.rows > 1
    switch state {
    case _ where !isFramed: break
    case .untried: canvas.drawFrame(rect, canvas.glyphs.light)
    case .hit: canvas.drawFrame(rect, canvas.glyphs.solid, style: Style(.right))
    case .missed: break
    }
    let cap = state.cap(letter, keySize)
    let place = isFramed ? rect.center : rect.origin
    canvas.write(cap, at: place, style: style)
    if isFramed { canvas.restyle(rect.inside, style) }
  }
}

extension KeyboardGrid.KeyState {
  /// - Parameter areFilled: whether a hit has a ground of its own, on which reversed it would look the same.
  fileprivate func style(areFilled: Bool, isFocused: Bool) -> Style {
    let style: Style =
      switch self {
      case .untried: .text
      case .hit: areFilled ? Style(isFocused ? .text : .found, .bold) : Style(.right, .bold)
      case .missed: .quiet
      }
    return isFocused ? style.adding(.reverse) : style
  }

  fileprivate func cap(_ letter: Letter, _ size: KeyboardGrid.KeySize) -> String {
    let shown = self == .missed ? "\(letter)".lowercased() : "\(letter)"
    return switch (size, self) {
    case (.small, .hit): "[\(shown)]"
    case (.small, _): " \(shown) "
    case (.tiny, .hit): "●"
    default: shown
    }
  }
}
