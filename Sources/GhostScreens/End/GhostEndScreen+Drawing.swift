import CommonScreens
import GhostModel
import Presentation
public import TerminalUI
import Words

extension GhostEndScreen {
  public func draw(on canvas: inout Canvas) {
    let layout = GhostEndLayout(size: canvas.size)
    canvas.drawHeader(labels.ghost.title, story.board.setup.list.localizedTitle)
    if let (picture, origin) = layout.ghost {
      picture.draw(on: &canvas, at: origin, filled: picture.size.rows)
    }
    if let rect = layout.fragment {
      story.board.tiles(lastLook: story.board.isLostByLetter ? .missing : nil)
        .draw(on: &canvas, in: rect, isCentered: true)
    }
    canvas.write(paragraphs, in: text(layout), gap: layout.tier.isFull ? 1 : 0, closesUp: true)
    layout.buttons.draw(on: &canvas, focus: focus)
    canvas.drawFooter(hints)
  }

  /// Where the sentences stand: in the middle, beginning below each other.
  private func text(_ layout: GhostEndLayout) -> Rect {
    guard layout.fragment != nil else { return layout.text }
    let lines = story.sentences.flatMap { $0.wrapped(to: layout.text.columns) }
    let columns = lines.map(\.columns).max() ?? 0
    return layout.text.part(column: (layout.text.columns - columns) / 2, columns: columns)
  }

  private var paragraphs: [Paragraph] {
    story.sentences.enumerated().map { place, sentence in
      Paragraph(sentence, style: place == 0 ? Style(.right, .bold) : .text, mayBeCut: place == 0)
    }
  }
}

/// Where the parts of the end stand in a picture of some size.
struct GhostEndLayout {
  let tier: LayoutTier

  /// The ghost, now whole, where there's room.
  let ghost: (picture: GhostPicture, origin: Point)?

  /// The fragment as tiles; nil where the sentences alone tell of it.
  let fragment: Rect?
  let text: Rect
  let buttons: ButtonRow<GhostEndScreen.Step>

  init(size: Size) {
    let tier = LayoutTier(size)
    self.tier = tier
    let face = LayoutTier.block(in: size)
    let (top, bottom) = tier.isFull ? (2, 2) : (1, 1)
    let hasGap = tier != .minimal
    let end = face.endRow - bottom - (hasGap ? 1 : 0)
    func buttons(rows: Int) -> ButtonRow<GhostEndScreen.Step> {
      let rect = Rect(column: face.column, row: end - rows, columns: face.columns, rows: rows)
      return ButtonRow(GhostEndScreen.Step.buttons, in: rect, gap: tier.isFull ? 3 : 1) {
        tier.isFull ? $0.label.text : $0.label.brief
      }
    }
    let rows = buttons(rows: 1).choices.isEmpty ? 2 : 1
    self.buttons = buttons(rows: rows)
    let margin = tier.isFull ? 2 : tier == .compact ? 1 : 0
    let gap = tier.isFull ? 1 : 0
    let fragmentRows = tier >= .large ? 6 : hasGap ? 3 : 0
    let first = top + gap
    let inside = face.part(
      column: margin, row: first, columns: face.columns - 2 * margin,
      rows: end - rows - gap - face.row - first)
    let free = inside.rows - fragmentRows - 2 * gap - Self.textRows
    let picture = GhostPicture.all.last { $0.size.rows <= free }
    let ghostRows = picture?.size.rows ?? 0
    ghost = picture.map { ($0, inside.part(rows: ghostRows).centered($0.size).origin) }
    let below = inside.part(row: ghostRows + (picture == nil ? 0 : gap))
    fragment = fragmentRows == 0 ? nil : below.part(rows: fragmentRows)
    text = below.part(row: fragmentRows + gap)
  }

  /// Three sentences with a blank line between them.
  private static let textRows = 5
}
