import CommonScreens
import HangmanModel
public import TerminalUI
import Wording

extension ConfessionScreen {
  public func draw(on canvas: inout Canvas) {
    let layout = ConfessionLayout(canvas.size)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    let isTiny = layout.tier == .minimal
    let title =
      switch confession.setup.setter.role {
      case .villain: isTiny ? "CONFESSION" : "THE CONFESSION"
      case .helper: "HOW IT HELPED"
      case .honest: "HOW IT WENT"
      }
    canvas.drawHeader(
      title, isTiny ? [confession.score] : confession.details, tier: layout.tier)
    drawList(on: &canvas, in: layout.list, tier: layout.tier)
    drawDivider(on: &canvas, in: layout.divider)
    let isOnStep = state.chosen < confession.steps.count
    let told = isOnStep ? stepParts(layout) : endParts(layout)
    told.draw(on: &canvas, in: layout.details)
    if let verdict = layout.verdict, confession.honest != nil || isOnStep {
      canvas.writeWrapped(confession.verdict, in: verdict, style: Style(.accent, .bold))
    }
    canvas.drawFooter(hints, tier: layout.tier)
  }

  private func drawDivider(on canvas: inout Canvas, in rect: Rect) {
    for row in rect.row..<rect.endRow {
      if rect.columns > 1 {
        canvas.drawRule(row: row, column: rect.column, columns: rect.columns)
      } else {
        let cell = Cell(canvas.glyphs.light.vertical, Style(.frame))
        canvas.set(cell, at: Point(column: rect.column, row: row))
      }
    }
  }

  private func drawList(on canvas: inout Canvas, in rect: Rect, tier: LayoutTier) {
    let lines = linesInSight(rect.rows)
    for (row, line) in lines.enumerated() {
      let place = Point(column: rect.column, row: rect.row + row)
      let isChosen = line == state.chosen
      let above = line == lines.lowerBound && line > 0
      let below = line == lines.upperBound - 1 && lines.upperBound < lineCount
      let mark =
        isChosen ? "\(Character(canvas.glyphs.pointer))" : above ? "↑" : below ? "↓" : " "
      canvas.write(mark, at: place, style: isChosen ? Style(.accent, .bold) : .quiet)
      let indent = tier == .minimal ? 1 : 2
      let text = Rect(
        column: place.column + indent, row: place.row, columns: rect.columns - indent, rows: 1)
      if line < confession.steps.count {
        draw(confession.steps[line], isChosen, on: &canvas, in: text, tier: tier)
      } else {
        let style = isChosen ? Style(.accent, .bold) : .quiet
        canvas.write(
          confession.endTitle.truncated(to: text.columns), at: text.origin, style: style)
      }
    }
  }

  /// A step: the letter, what came of it, and how many words it left, as numbers and as a bar.
  private func draw(
    _ step: Confession.Step, _ isChosen: Bool, on canvas: inout Canvas, in rect: Rect,
    tier: LayoutTier
  ) {
    let isTiny = tier == .minimal
    var column = rect.column
    func write(_ text: String, _ style: Style, gap: Int) {
      canvas.write(text, at: Point(column: column, row: rect.row), style: style)
      column += text.columns + gap
    }
    let isMistake = step.outcome.isMistake
    let answer = isMistake ? Style(.wrong) : Style(.right, .bold)
    write(confession.name(of: step), .bold, gap: isTiny ? 1 : 2)
    write(confession.answer(of: step).padded(to: 3), answer, gap: isTiny ? 1 : 2)
    let width = grouped(confession.startCount).count
    let counts = [step.held, step.kept].map { grouped($0).padded(to: width, leading: true) }
    let arrow = isTiny ? "→" : " → "
    write(counts.joined(separator: arrow), isChosen ? .bold : .text, gap: 2)
    let room = rect.endColumn - column
    if isTiny || room < 1 { return }
    let length = Doublings.bar(of: step.kept, most: confession.startCount, columns: room)
    write(String(repeating: "▇", count: length), Style(isMistake ? .wrong : .accent), gap: 0)
  }

  private func stepParts(_ layout: ConfessionLayout) -> ConfessionText {
    let step = confession.steps[state.chosen]
    let columns = layout.details.columns
    let groups = layout.tier.isFull ? confession.groups(of: step, columns: columns) : []
    return ConfessionText(
      headline: confession.headline(of: step), lines: groups,
      sentences: (groups.isEmpty ? [confession.countSentence(of: step)] : [])
        + confession.sentences(at: state.chosen, state.alternatives))
  }

  private func endParts(_ layout: ConfessionLayout) -> ConfessionText {
    let verdict = layout.verdict == nil && confession.honest != nil ? [confession.verdict] : []
    return ConfessionText(
      headline: confession.endHeadline, lines: [],
      sentences: confession.endSentences + verdict + confession.lastSentences)
  }
}

/// What is told of a line of the confession.
private struct ConfessionText {
  let headline: String

  /// Lines that stand as they are.
  let lines: [String]
  let sentences: [String]

  /// Writes as much of it as there is room for, whole sentences alone, the first first; blank lines
  /// between them where all of it has room with these.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let parts =
      [headline.wrapped(to: rect.columns)] + (lines.isEmpty ? [] : [lines])
      + sentences.map { $0.wrapped(to: rect.columns) }
    let isAiry = parts.reduce(parts.count - 1) { $0 + $1.count } <= rect.rows
    var row = rect.row
    for (place, part) in parts.enumerated() where row + part.count <= rect.endRow {
      let indent = place == 1 && !lines.isEmpty ? 2 : 0
      for line in part {
        let style: Style = place == 0 ? Style(.accent, .bold) : .text
        canvas.write(line, at: Point(column: rect.column + indent, row: row), style: style)
        row += 1
      }
      if isAiry { row += 1 }
    }
  }
}
