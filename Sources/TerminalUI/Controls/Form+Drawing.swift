/// The part of a canvas that a form's rows have, and how closely they stand there.
public struct FormArea: Hashable, Sendable {
  /// How closely rows stand, and how much is said of them.
  public enum Density: Hashable, Sendable {
    /// Blank lines between the rows, and notes.
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
  private static let labelColumns = 12

  /// The lines from one row to the next.
  func pitch<Value>(of control: Form<Value>.Control) -> Int {
    switch (density, isAlone(control)) {
    case (.roomy, true): height(of: control) + 2
    case (.compact, true): height(of: control) + 1
    case (.roomy, false): 2
    case (.compact, false), (.tight, _): 1
    }
  }

  /// The lines that must be in sight.
  func height<Value>(of control: Form<Value>.Control) -> Int {
    if density == .tight || !isAlone(control) { return 1 }
    if case .slider = control { return 3 }
    return 2
  }

  /// Whether a control has a line of its own below its label.
  private func isAlone<Value>(_ control: Form<Value>.Control) -> Bool {
    switch control {
    case .slider: density != .tight
    case .segments(_, let titles):
      density != .tight
        && Segments(titles: titles, index: 0).columns > rect.columns - Self.labelColumns
    case .toggle, .text, .button: false
    }
  }

  /// The place of a control whose row begins at a line of the area.
  func place<Value>(of control: Form<Value>.Control, at line: Int) -> Place {
    let row = rect.row + line
    let label = Point(column: rect.column, row: row)
    func below(_ line: Int) -> Rect {
      Rect(column: rect.column, row: row + line, columns: rect.columns, rows: 1)
    }
    func beside(_ columns: Int) -> Rect {
      let column = rect.column + Self.labelColumns
      return Rect(
        column: column, row: row, columns: min(columns, rect.endColumn - column), rows: 1)
    }
    switch control {
    case .slider where isAlone(control):
      return Place(label: label, control: below(1), note: below(2))
    case .segments where isAlone(control):
      return Place(label: label, control: below(1), note: nil)
    case .slider, .segments: return Place(label: label, control: beside(.max), note: nil)
    case .toggle: return place(label, beside(Toggle.columns))
    case .text(_, let limit, _): return place(label, beside(limit + 3))
    case .button(let button): return place(label, beside(button.columns))
    }
  }

  /// A place with a note behind its control, where there's room for one.
  private func place(_ label: Point, _ control: Rect) -> Place {
    let start = control.endColumn + 3
    let note = Rect(
      column: start, row: label.row, columns: rect.endColumn - start, rows: 1)
    return Place(label: label, control: control, note: density == .roomy ? note : nil)
  }
}

extension Form {
  /// The first row to show so that the focus is in sight.
  func firstVisibleRow(in area: FormArea) -> Int {
    let controls = rows.map(\.control)
    let wanted = min(focus, controls.count - 1)
    var first = min(firstRow, max(0, wanted))
    while first < wanted {
      let lines = controls[first..<wanted].reduce(0) { $0 + area.pitch(of: $1) }
      if lines + area.height(of: controls[wanted]) <= area.rect.rows { break }
      first += 1
    }
    return first
  }

  /// The places of the rows in sight.
  func places(in area: FormArea) -> [Int: FormArea.Place] {
    var places: [Int: FormArea.Place] = [:]
    var line = 0
    let first = firstVisibleRow(in: area)
    for (index, row) in rows.enumerated().dropFirst(first) {
      if line + area.height(of: row.control) > area.rect.rows { break }
      places[index] = area.place(of: row.control, at: line)
      line += area.pitch(of: row.control)
    }
    return places
  }

  /// Where there are rows out of sight: `↑`, `↓`, both, or nothing.
  public func scrollMark(in area: FormArea) -> String {
    let shown = places(in: area).keys
    let isAbove = !shown.contains(0)
    let isBelow = !rows.isEmpty && !shown.contains(rows.count - 1)
    return isAbove && isBelow ? "↑↓ more" : isAbove ? "↑ more" : isBelow ? "↓ more" : ""
  }

  public func draw(on canvas: inout Canvas, in area: FormArea) {
    for (index, place) in places(in: area) {
      draw(rows[index], isFocused: index == focus, at: place, on: &canvas, area)
    }
  }

  private func draw(
    _ row: Row, isFocused: Bool, at place: FormArea.Place, on canvas: inout Canvas,
    _ area: FormArea
  ) {
    let pointer = isFocused ? String(Character(canvas.glyphs.pointer)) : " "
    let label = area.density == .tight ? row.briefLabel : row.label
    canvas.write(pointer + label, at: place.label, style: isFocused ? .bold : .text)
    switch row.control {
    case .slider(let path, let values):
      let slider = Slider(values: values, value: value[keyPath: path])
      let text = String(slider.value)
      let end = area.density == .tight ? place.control.column - 1 : place.control.endColumn
      canvas.write(
        text, at: Point(column: end - text.count, row: place.label.row), style: .bold)
      slider.draw(on: &canvas, in: place.control, isFocused: isFocused)
    case .toggle(let path):
      Toggle(isOn: value[keyPath: path])
        .draw(on: &canvas, at: place.control.origin, isFocused: isFocused)
    case .segments(let path, let titles):
      Segments(titles: titles, index: value[keyPath: path])
        .draw(on: &canvas, in: place.control, isFocused: isFocused)
    case .text(let path, let limit, let accepts):
      TextField(value[keyPath: path], limit: limit, accepts: accepts)
        .draw(on: &canvas, in: place.control, isFocused: isFocused)
    case .button(let button):
      button.draw(on: &canvas, at: place.control.origin, isFocused: isFocused)
    }
    if let note = place.note {
      let text = area.density == .roomy ? row.note : row.briefNote
      canvas.writeWrapped(text, in: note, style: .quiet)
    }
  }
}
