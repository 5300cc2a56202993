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
    for (step, button, rect) in layout.buttons {
      button.draw(on: &canvas, at: rect.origin, isFocused: step == focus)
    }
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
  let buttons: [(step: GhostEndScreen.Step, button: Button, rect: Rect)]

  init(size: Size) {
    tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let (top, bottom) = tier.isFull ? (2, 2) : (1, 1)
    let steps = GhostEndScreen.Step.allCases
    let titles = steps.map { [tier] in Button(tier.isFull ? $0.title : $0.brief) }
    let hasGap = tier != .minimal
    let gap = tier.isFull ? 3 : 1
    let rows = Self.buttonRows(titles, in: face, gap: gap)
    let buttonRow = face.endRow - bottom - rows - (hasGap ? 1 : 0)
    let rects =
      Button.rows(
        titles,
        in: Rect(column: face.column, row: buttonRow, columns: face.columns, rows: rows), gap: gap)
      ?? []
    buttons = zip(steps, zip(titles, rects)).map { ($0, $1.0, $1.1) }
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

  private static func buttonRows(_ buttons: [Button], in face: Rect, gap: Int) -> Int {
    let one = Rect(column: 0, row: 0, columns: face.columns, rows: 1)
    return Button.rows(buttons, in: one, gap: gap) == nil ? 2 : 1
  }
}
