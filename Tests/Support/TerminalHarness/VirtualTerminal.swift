/// As much of a terminal as curses makes use of: a grid of characters, a cursor and modes. Of one that
/// is very large, or whose size nobody knows, it has the upper left part.
struct VirtualTerminal {
  private(set) var modes = TerminalModes()
  /// The colours that were asked for, as the numbers of the sequences that did.
  private(set) var colors: Set<Int> = []
  private var grid: [[Unicode.Scalar]]
  private var saved: (grid: [[Unicode.Scalar]], column: Int, row: Int)?
  private var columns: Int
  private var rows: Int
  private var cursor = (column: 0, row: 0)
  private var region: ClosedRange<Int>
  private var parser = SequenceParser()
  private var last: Unicode.Scalar = " "

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = Self.part(columns, rows)
    region = 0...self.rows - 1
    grid = Self.blank(self.columns, self.rows)
  }

  var lines: [String] { grid.map { String(String.UnicodeScalarView($0)) } }

  mutating func resize(columns: Int, rows: Int) {
    let old = grid
    let (columns, rows) = Self.part(columns, rows)
    (self.columns, self.rows) = (columns, rows)
    grid = Self.blank(columns, rows)
    for row in 0..<min(rows, old.count) {
      for column in 0..<min(columns, old[row].count) { grid[row][column] = old[row][column] }
    }
    saved?.grid = Self.blank(columns, rows)
    region = 0...rows - 1
    move(column: cursor.column, row: cursor.row)
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let item = parser.take(byte) else { continue }
      switch item {
      case .text(let scalar): write(scalar)
      case .control(let byte): control(byte)
      case .escape(let final): escape(final)
      case .sequence(let sequence): perform(sequence)
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if cursor.column >= columns {
      cursor.column = 0
      lineFeed()
    }
    grid[cursor.row][cursor.column] = scalar
    cursor.column += 1
    last = scalar
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: cursor.column = max(0, min(cursor.column, columns) - 1)
    case 0x09: cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: cursor.column = 0
    default: break
    }
  }

  private mutating func escape(_ final: UInt8) {
    switch final {
    case UInt8(ascii: "M"): reverseLineFeed()
    case UInt8(ascii: "="): modes.keypad = true
    case UInt8(ascii: ">"): modes.keypad = false
    default: break
    }
  }

  private mutating func perform(_ sequence: ControlSequence) {
    if sequence.isPrivate { return setModes(sequence) }
    let count = sequence.count
    switch sequence.final {
    case "A": move(column: cursor.column, row: cursor.row - count)
    case "B": move(column: cursor.column, row: cursor.row + count)
    case "C": move(column: cursor.column + count, row: cursor.row)
    case "D": move(column: cursor.column - count, row: cursor.row)
    case "G": move(column: count - 1, row: cursor.row)
    case "d": move(column: cursor.column, row: count - 1)
    case "H", "f": move(column: sequence.number(1, or: 1) - 1, row: count - 1)
    case "J": eraseScreen(sequence.number(0, or: 0))
    case "K": eraseLine(sequence.number(0, or: 0))
    case "X": erase(cursor.column..<cursor.column + count, row: cursor.row)
    case "@": shift(by: count)
    case "P": shift(by: -count)
    case "L": scroll(from: cursor.row, by: -count)
    case "M": scroll(from: cursor.row, by: count)
    case "S": scroll(from: region.lowerBound, by: count)
    case "T": scroll(from: region.lowerBound, by: -count)
    case "b": for _ in 0..<count { write(last) }
    case "r": setRegion(sequence)
    case "m": setStyle(sequence)
    default: break
    }
  }
}

extension VirtualTerminal {
  private static func part(_ columns: Int, _ rows: Int) -> (columns: Int, rows: Int) {
    (columns == 0 ? 1100 : min(columns, 1100), rows == 0 ? 600 : min(rows, 600))
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Unicode.Scalar]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  private mutating func move(column: Int, row: Int) {
    cursor = (min(max(0, column), columns - 1), min(max(0, row), rows - 1))
  }

  private mutating func setModes(_ sequence: ControlSequence) {
    guard sequence.final == "h" || sequence.final == "l" else { return }
    for mode in sequence.numbers {
      let isOn = sequence.final == "h"
      // The cursor's blinking and the cursor keys' form go with others that are looked at.
      if mode != 12 && mode != 1 { modes.set(mode, isOn) }
      if mode == 1049 { switchScreen(isOn) }
    }
  }

  private mutating func switchScreen(_ isAlternate: Bool) {
    if isAlternate, saved == nil {
      saved = (grid, cursor.column, cursor.row)
      grid = Self.blank(columns, rows)
    } else if !isAlternate, let old = saved {
      grid = old.grid
      move(column: old.column, row: old.row)
      saved = nil
    }
  }

  private mutating func setStyle(_ sequence: ControlSequence) {
    let numbers = sequence.numbers
    modes.styled = numbers.contains { $0 != 0 && $0 != 39 && $0 != 49 }
    if let index = numbers.firstIndex(of: 38), numbers.count > index + 2 {
      colors.insert(numbers[index + 2])
    } else {
      colors.formUnion(numbers.filter { (30...37).contains($0) || (40...47).contains($0) })
    }
  }

  private mutating func setRegion(_ sequence: ControlSequence) {
    let top = sequence.number(0, or: 1) - 1
    let bottom = min(sequence.number(1, or: rows), rows) - 1
    if top >= 0, top < bottom { region = top...bottom }
    move(column: 0, row: 0)
  }

  private mutating func erase(_ range: Range<Int>, row: Int) {
    for column in range where column < columns { grid[row][column] = " " }
  }

  private mutating func eraseLine(_ part: Int) {
    let start = part == 0 ? cursor.column : 0
    let end = part == 1 ? cursor.column + 1 : columns
    erase(min(start, end)..<end, row: cursor.row)
  }

  private mutating func eraseScreen(_ part: Int) {
    if part != 2 { eraseLine(part) }
    for row in 0..<rows {
      let isMeant = part == 2 || (part == 0 ? row > cursor.row : row < cursor.row)
      if isMeant { erase(0..<columns, row: row) }
    }
  }

  /// Inserts blanks at the cursor, or deletes with a negative count.
  private mutating func shift(by count: Int) {
    var line = grid[cursor.row]
    let column = min(cursor.column, columns - 1)
    for _ in 0..<min(abs(count), columns) {
      line.insert(" ", at: count > 0 ? column : columns)
      line.remove(at: count > 0 ? columns : column)
    }
    grid[cursor.row] = line
  }

  /// Moves the rows of the region up from one on, or down with a negative count.
  private mutating func scroll(from row: Int, by count: Int) {
    guard region.contains(row) else { return }
    for _ in 0..<min(abs(count), rows) {
      grid.remove(at: count > 0 ? row : region.upperBound)
      grid.insert(
        Array(repeating: " ", count: columns), at: count > 0 ? region.upperBound : row)
    }
  }

  private mutating func lineFeed() {
    if cursor.row == region.upperBound {
      scroll(from: region.lowerBound, by: 1)
    } else {
      cursor.row = min(cursor.row + 1, rows - 1)
    }
  }

  private mutating func reverseLineFeed() {
    if cursor.row == region.lowerBound {
      scroll(from: region.lowerBound, by: -1)
    } else {
      cursor.row = max(cursor.row - 1, 0)
    }
  }
}
