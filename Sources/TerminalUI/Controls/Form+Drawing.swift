/// On which sides there are lines out of sight: `↑`, `↓`, both or neither.
public func scrollMark(of count: Int, inSight lines: Range<Int>) -> String {
  (lines.lowerBound > 0 ? "↑" : "") + (lines.upperBound < count ? "↓" : "")
}

/// The part of a canvas that a form's rows have, and how closely they stand there.
public struct FormArea: Hashable, Sendable {
  /// How closely rows stand, and how much is said of them.
  public enum Density: Hashable, Sendable {
    /// Blank lines below what is long, and notes.
    case roomy
    /// Notes below what's long, and brief.
    case compact
    /// A line a row, and no notes.
    case tight
  }

  /// Where a row stands: its label, its control, and what is said of it.
  struct Place {
    let label: Point
    let control: Rect
    let note: Rect?
  }

  public let rect: Rect
  public let density: Density

  public init(_ rect: Rect, _ density: Density) {
    self.rect = rect
    self.density = density
  }

  /// The columns before a control that stands beside its label.
  private var labelColumns: Int { density == .tight ? 12 : 14 }

  /// The line on which each row begins, counted from the first: with room for headings, and with blank lines
  /// above them and below what is long, where that leaves room for all rows.
  ///
  /// - Parameter isHeaded: for each row, whether it has a heading.
  func lines(of controls: [any FormControl], isHeaded: [Bool]) -> [Int] {
    let heights = controls.map(height)
    let heads = isHeaded.indices.map { isHeaded[$0] ? ($0 == 0 ? 1 : 2) : 0 }
    func lines(_ heads: [Int], _ heights: [Int]) -> [Int] {
      zip(heads, heights).reduce(into: [0]) { lines, row in
        lines[lines.count - 1] += row.0
        lines.append(lines[lines.count - 1] + row.1)
      }
    }
    let roomy = lines(heads, heights.map { $0 > 1 ? $0 + 1 : $0 })
    let close = lines(heads, heights)
    return [roomy, close].first { ($0.last ?? 0) <= rect.rows }
      ?? lines(controls.map { _ in 0 }, heights)
  }

  /// The lines that must be in sight.
  func height(of control: any FormControl) -> Int { isAlone(control) ? 3 : 1 }

  /// Whether a control has a line of its own, between its label and what is said of it.
  private func isAlone(_ control: any FormControl) -> Bool {
    density != .tight && (control.columns ?? .max) > rect.columns - labelColumns
  }

  /// The place of a control whose row begins at a line of the area: with a note below or behind it, where
  /// there's room for one.
  func place(of control: any FormControl, at line: Int) -> Place {
    let label = rect.line(line).origin
    if isAlone(control) {
      return Place(label: label, control: rect.line(line + 1), note: rect.line(line + 2))
    }
    let columns = min(control.columns ?? .max, rect.columns - labelColumns)
    let place = rect.part(column: labelColumns, row: line, columns: columns, rows: 1)
    let note = rect.part(column: labelColumns + columns + 3, row: line, rows: 1)
    return Place(label: label, control: place, note: density == .roomy ? note : nil)
  }
}

extension Form {
  /// The line on which each row begins.
  private func lines(in area: FormArea) -> [Int] {
    area.lines(of: controls, isHeaded: rows.map { $0.heading != nil })
  }

  /// The rows in sight, and where each of them stands.
  func places(in area: FormArea) -> [Int: FormArea.Place] {
    let controls = controls
    let lines = lines(in: area)
    let first = firstVisibleRow(in: area)
    // All are in sight where there's room for headings.
    let start = first == 0 ? 0 : lines[first]
    let shown = controls.indices.dropFirst(first).prefix {
      lines[$0] - start + area.height(of: controls[$0]) <= area.rect.rows
    }
    return Dictionary(
      uniqueKeysWithValues: shown.map {
        ($0, area.place(of: controls[$0], at: lines[$0] - start))
      })
  }

  /// The first row to show so that the focus is in sight, and no room is left empty below the last row.
  func firstVisibleRow(in area: FormArea) -> Int {
    let controls = controls
    let lines = lines(in: area)
    func first(thatShows row: Int) -> Int {
      (0..<row).first {
        lines[row] - lines[$0] + area.height(of: controls[row]) <= area.rect.rows
      } ?? row
    }
    let last = controls.count - 1
    if last < 0 { return 0 }
    let wanted = min(focus, last)
    return min(max(min(firstRow, wanted), first(thatShows: wanted)), first(thatShows: last))
  }

  /// On which sides there are rows out of sight: `↑`, `↓`, both or neither.
  public func scrollMark(in area: FormArea) -> String {
    let shown = places(in: area).keys.sorted()
    return TerminalUI.scrollMark(
      of: rows.count, inSight: (shown.first ?? 0)..<((shown.last ?? -1) + 1))
  }

  public func draw(on canvas: inout Canvas, in area: FormArea) {
    for (index, place) in places(in: area) {
      if let heading = rows[index].heading, lines(in: area)[0] > 0 {
        canvas.write(heading, at: place.label.moved(columns: 2, rows: -1), style: .quiet)
      }
      draw(rows[index], isFocused: index == focus, at: place, on: &canvas, area)
    }
  }

  private func draw(
    _ row: Row, isFocused: Bool, at place: FormArea.Place, on canvas: inout Canvas,
    _ area: FormArea
  ) {
    let pointer = isFocused ? String(Character(canvas.glyphs.pointer)) : " "
    let label = area.density == .tight ? row.briefLabel : " " + row.label
    canvas.write(pointer + label, at: place.label, style: isFocused ? .bold : .text)
    let control = row.control.load(value, isFocused && isFresh)
    let end = area.density == .tight ? place.control.column - 1 : place.control.endColumn
    let caption = Point(column: end - control.caption.count, row: place.label.row)
    canvas.write(control.caption, at: caption, style: .bold)
    control.draw(on: &canvas, in: place.control, isFocused: isFocused)
    if let note = place.note {
      let text = area.density == .roomy ? row.note : row.briefNote
      // Beside a control, what has no room isn't told at all.
      let isCut = note.row == place.control.row && text.columns > note.columns
      if isCut { canvas.leaveOut() } else { canvas.writeWrapped(text, in: note) }
    }
    if row.isQuiet, !isFocused {
      let start = place.label.row - area.rect.row
      let rows = place.control.endRow - place.label.row
      canvas.restyle(area.rect.part(row: start, rows: rows), .quiet)
    }
  }
}
