import TerminalUI

/// Where the parts of the settings side stand in a picture of some size.
struct FlipsideLayout {
  /// A control: its row of text, the control itself, and the row that explains it.
  struct Line {
    let label: Point
    let control: Rect
    let note: Rect?
  }

  let tier: LayoutTier
  let done: Rect
  let lines: [FlipsideScreen.Control: Line]
  let reminder: Rect

  init(size: Size) {
    tier = LayoutTier(size)
    switch tier {
    case .full:
      let block = Rect(size).centered(Size(columns: 60, rows: 18))
      lines = Self.lines(in: block, sliderGap: 1, sliderPitch: 5, rowPitch: 2, hasNotes: true)
      reminder = Rect(column: block.column, row: block.row + 17, columns: 60, rows: 1)
    case .compact:
      let block = Rect(size).centered(Size(columns: 38, rows: 13))
      lines = Self.lines(in: block, sliderGap: 1, sliderPitch: 4, rowPitch: 1, hasNotes: true)
      reminder = Rect(column: block.column, row: block.row + 12, columns: 38, rows: 1)
    case .minimal, .tooSmall:
      let block = Rect(column: (size.columns - 24) / 2, row: 1, columns: 24, rows: 6)
      lines = Self.lines(in: block, sliderGap: 0, sliderPitch: 1, rowPitch: 1, hasNotes: false)
      reminder = Rect(column: block.column, row: block.row + 5, columns: 24, rows: 1)
    }
    let button = FlipsideScreen.doneButton
    let margin = tier == .minimal ? 0 : 1
    done = Rect(
      column: size.columns - margin - button.columns, row: 0, columns: button.columns, rows: 1)
  }

  private static func lines(
    in block: Rect, sliderGap: Int, sliderPitch: Int, rowPitch: Int, hasNotes: Bool
  ) -> [FlipsideScreen.Control: Line] {
    let labelColumns = 12
    var lines: [FlipsideScreen.Control: Line] = [:]
    var row = block.row
    for control in FlipsideScreen.Control.sliders {
      let track =
        sliderGap == 0
        ? Rect(
          column: block.column + labelColumns, row: row, columns: block.columns - labelColumns,
          rows: 1)
        : Rect(column: block.column, row: row + sliderGap, columns: block.columns, rows: 1)
      let note = Rect(column: block.column, row: row + 2, columns: block.columns, rows: 1)
      lines[control] = Line(
        label: Point(column: block.column, row: row), control: track, note: hasNotes ? note : nil)
      row += sliderPitch
    }
    for control in FlipsideScreen.Control.toggles {
      lines[control] = Line(
        label: Point(column: block.column, row: row),
        control: Rect(
          column: block.column + labelColumns, row: row, columns: Toggle.columns, rows: 1),
        note: block.columns < 60
          ? nil
          : Rect(
            column: block.column + labelColumns + Toggle.columns + 3, row: row,
            columns: block.columns - labelColumns - Toggle.columns - 3, rows: 1))
      row += rowPitch
    }
    return lines
  }
}
