import CommonScreens
import HangmanModel
import Presentation
public import TerminalUI
import Words

extension ConfessionScreen {
  public func draw(on canvas: inout Canvas) {
    let layout = ConfessionLayout(canvas.size)
    let isTiny = layout.tier == .minimal
    canvas.drawHeader(
      labels.story.title, isTiny ? [confession.score] : confession.details)
    drawList(on: &canvas, in: layout.list, tier: layout.tier)
    drawDivider(on: &canvas, in: layout.divider)
    if let (picture, origin, word) = layout.board {
      drawBoard(on: &canvas, picture, at: origin, word: word)
    }
    let isOnStep = chosen < confession.steps.count
    canvas.write(
      isOnStep ? stepParts(layout) : endParts(layout), in: layout.details, gap: 1, closesUp: true)
    if let verdict = layout.verdict, confession.honest != nil || isOnStep {
      canvas.writeWrapped(confession.verdict, in: verdict, style: Style(.accent, .bold))
    }
    canvas.drawFooter(hints)
  }

  /// The board after the chosen step, its letter picked out, or as it was at the end.
  private func drawBoard(
    on canvas: inout Canvas, _ picture: Gallows, at origin: Point, word: Rect
  ) {
    let board = confession.board
    let steps = confession.steps.prefix(chosen + 1)
    let isAtEnd = chosen == confession.steps.count
    if isAtEnd && board.status == .won {
      picture.drawFree(on: &canvas, at: origin)
    } else {
      let misses = steps.count { $0.outcome.isMistake }
      let count = picture.markCount(misses: misses, allowed: board.allowed)
      picture.draw(on: &canvas, at: origin, markCount: count)
    }
    guard !isAtEnd, let step = steps.last else {
      let answer = board.status == .won ? nil : confession.word
      return WordTiles(board: board, answer: answer, motion: nil).draw(on: &canvas, in: word)
    }
    WordTiles(step.after) { index in
      let isNew = step.before[index] == nil
      let character = step.after[index]
      return WordTiles.Tile(character, character == nil ? .hidden : isNew ? .picked : .shown)
    }.draw(on: &canvas, in: word)
  }

  private func drawDivider(on canvas: inout Canvas, in rect: Rect) {
    for row in rect.row..<rect.endRow {
      if rect.columns > 1 {
        canvas.drawRule(row: row, column: rect.column, columns: rect.columns)
      } else {
        let cell = Cell(canvas.glyphs.light.left, Style(.frame))
        canvas.set(cell, at: Point(column: rect.column, row: row))
      }
    }
  }

  private func drawList(on canvas: inout Canvas, in rect: Rect, tier: LayoutTier) {
    let lines = linesInSight(rect.rows)
    for (row, line) in lines.enumerated() {
      let place = rect.line(row)
      let isChosen = line == chosen
      let above = line == lines.lowerBound && line > 0
      let below = line == lines.upperBound - 1 && lines.upperBound < lineCount
      let mark =
        isChosen ? "\(Character(canvas.glyphs.pointer))" : above ? "↑" : below ? "↓" : " "
      let style = isChosen ? Style(.accent, .bold) : .quiet
      canvas.write(mark, at: place.origin, style: style)
      let text = place.part(column: tier == .minimal ? 1 : 2)
      if line < confession.steps.count {
        draw(confession.steps[line], isChosen, on: &canvas, in: text, tier: tier)
      } else {
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

  private func stepParts(_ layout: ConfessionLayout) -> [Paragraph] {
    let step = confession.steps[chosen]
    let groups =
      layout.tier.isFull ? confession.groups(of: step, columns: layout.details.columns) : []
    let sentences = confession.sentences(at: chosen, alternatives)
    return [headline(confession.headline(of: step))]
      + [
        groups.isEmpty
          ? Paragraph(confession.countSentence(of: step))
          : Paragraph(lines: groups.map { "  " + $0 })
      ] + sentences.map { Paragraph($0) }
  }

  private func endParts(_ layout: ConfessionLayout) -> [Paragraph] {
    let verdict = layout.verdict == nil && confession.honest != nil ? [confession.verdict] : []
    let sentences = confession.endSentences(alternatives) + verdict + confession.lastSentences
    return [headline(confession.endHeadline)] + sentences.map { Paragraph($0) }
  }

  private func headline(_ text: String) -> Paragraph {
    Paragraph(text, style: Style(.accent, .bold))
  }
}
