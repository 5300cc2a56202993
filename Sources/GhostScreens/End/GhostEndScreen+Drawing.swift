import CommonScreens
import GhostModel
public import TerminalUI
import Words

extension GhostEndScreen {
  public func draw(on canvas: inout Canvas) {
    let layout = GhostEndLayout(size: canvas.size)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader("GHOST", story.board.setup.list.title, tier: layout.tier)
    if let rect = layout.fragment { drawFragment(on: &canvas, in: rect) }
    drawStory(on: &canvas, in: layout.text, gap: layout.tier.isFull ? 1 : 0)
    layout.buttons.draw(on: &canvas, focus: focus)
    canvas.drawFooter(hints, tier: layout.tier)
  }

  private func drawFragment(on canvas: inout Canvas, in rect: Rect) {
    let board = story.board
    let pattern = Pattern(description: board.text)
    let tiles = WordTiles(pattern) { index in
      let isLosing = board.isLostByLetter && index == pattern.length - 1
      return WordTiles.Tile(pattern[index], isLosing ? .missing : .shown)
    }
    tiles.draw(on: &canvas, in: rect, isCentered: true)
  }

  /// The headline, and as many sentences as there is room for, with gaps where all have room with them.
  private func drawStory(on canvas: inout Canvas, in rect: Rect, gap: Int) {
    let texts = [story.headline] + story.sentences
    let counts = texts.map { $0.wrapped(to: rect.columns).count }
    let isTight = counts.reduce(0, +) + gap * (texts.count - 1) > rect.rows
    let gap = isTight ? 0 : gap
    var rest = rect
    for (index, (text, rows)) in zip(texts, counts).enumerated() {
      if rest.rows < 1 || index > 1 && rows > rest.rows { continue }
      canvas.writeWrapped(text, in: rest, style: index == 0 ? Style(.right, .bold) : .text)
      rest = rest.dropping(rows + gap)
    }
  }
}

/// Where the parts of the end stand in a picture of some size.
struct GhostEndLayout {
  let tier: LayoutTier

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
      return ButtonRow(GhostEndScreen.Step.allCases, in: rect, gap: tier.isFull ? 3 : 1) {
        Button(tier.isFull ? $0.title : $0.brief)
      }
    }
    let rows = buttons(rows: 1).choices.isEmpty ? 2 : 1
    self.buttons = buttons(rows: rows)
    let buttonRow = end - rows
    let margin = tier.isFull ? 6 : tier == .compact ? 1 : 0
    let fragmentRows = tier == .wide || tier == .large ? 6 : hasGap ? 3 : 0
    let start = face.row + top + (tier.isFull ? 1 : 0)
    fragment =
      fragmentRows == 0
      ? nil
      : Rect(
        column: face.column + margin, row: start, columns: face.columns - 2 * margin,
        rows: fragmentRows)
    let textRow = start + fragmentRows + (tier.isFull ? 1 : 0)
    text = Rect(
      column: face.column + margin, row: textRow, columns: face.columns - 2 * margin,
      rows: buttonRow - textRow - (tier.isFull ? 1 : 0))
  }
}
