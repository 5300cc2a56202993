import CommonScreens
import GhostModel
import Presentation
public import TerminalUI
import Words

extension GhostScreen {
  public func draw(on canvas: inout Canvas) { draw(on: &canvas, progress: 1) }

  /// As long as a move is on its way its letter is seen, and the turn hasn't passed.
  public func draw(on canvas: inout Canvas, progress: Double) {
    let isMoving = progress < 1
    let layout = GhostLayout(size: canvas.size, screen: self)
    canvas.drawHeader(labels.ghost.title, details(layout.tier))
    if let rect = layout.rule { drawRule(on: &canvas, in: rect) }
    if let rect = layout.players {
      let shown = isMoving ? boardBefore : board
      shown.drawPlayers(on: &canvas, in: rect, isFull: layout.tier.isFull)
    }
    if let (picture, origin) = layout.ghost {
      let rows = picture.size.rows
      // A fifth for each letter, and all of it once it's over.
      let filled = board.isOver ? rows : min(rows - 1, board.fragment.count * rows / 5)
      picture.draw(on: &canvas, at: origin, filled: filled)
    }
    board.tiles(
      hasNext: board.status == .playing && !isMoving, lastLook: isMoving ? .picked : nil
    ).draw(on: &canvas, in: layout.fragment, isCentered: true)
    if typed == nil || isMoving {
      drawNotice(isMoving ? account?.text ?? "" : notice, on: &canvas, layout)
    } else {
      drawNaming(on: &canvas, in: layout.notice)
    }
    layout.keyboard.draw(on: &canvas, focus: focus.letter)
    buttons(layout).draw(on: &canvas, focus: focus.choice)
    canvas.drawFooter(hints)
  }

  /// What is told in the one place for it.
  private var notice: String {
    [request, account].compactMap { $0?.text }.joined(separator: " ")
  }

  private func details(_ tier: LayoutTier) -> [String] {
    if tier == .minimal {
      return [GhostMessage.losingBriefly(minimum: board.setup.minimum).text]
    }
    let title = board.setup.list.localizedTitle
    return tier.isFull ? ["\(title) · \(board.sentences.briefRule)"] : [title]
  }

  private func drawRule(on canvas: inout Canvas, in rect: Rect) {
    guard let line = board.sentences.rules.first(where: { $0.columns <= rect.columns }) else {
      return canvas.leaveOut()
    }
    canvas.writeCentered(line, at: rect.origin, columns: rect.columns, style: .quiet)
  }

  private func drawNotice(
    _ notice: String, on canvas: inout Canvas, _ layout: GhostLayout
  ) {
    let rect = layout.notice
    if !layout.tier.isFull { return canvas.writeWrapped(notice, in: rect) }
    let lines = notice.wrapped(to: rect.columns)
    if lines.count > rect.rows { canvas.leaveOut() }
    for (index, line) in lines.prefix(rect.rows).enumerated() {
      canvas.writeCentered(line, at: rect.line(index).origin, columns: rect.columns)
    }
  }

  /// The field of who was challenged, and above it as much of the notice as there is room for: what is
  /// asked for is told before what was done.
  private func drawNaming(on canvas: inout Canvas, in rect: Rect) {
    let field = TextField(typed ?? "", limit: Self.longestWord) { _ in false }
    let columns = min(rect.columns, 67)
    let line = rect.part(
      column: (rect.columns - columns) / 2, row: rect.rows - 1, columns: columns, rows: 1)
    field.draw(on: &canvas, in: line, isFocused: true)
    if rect.rows > 1 {
      let above = rect.part(rows: rect.rows - 1)
      let isAsked = request == board.namingRequest
      let briefly = isAsked ? [labels.nameOne.text, labels.nameOne.brief] : []
      let forms = [notice, request?.text].compactMap(\.self) + briefly
      let fitting = forms.first { $0.wrapped(to: above.columns).count <= above.rows }
      canvas.writeWrapped(fitting ?? notice, in: above)
    }
  }
}

extension GhostBoard {
  /// Both players, in the colours of their letters and the one to move marked, and below them what each has won.
  fileprivate func drawPlayers(on canvas: inout Canvas, in rect: Rect, isFull: Bool) {
    for player in GhostPlayer.allCases {
      let name = isFull ? sentences.title(of: player) : sentences.name(of: player)
      let isToMove = player == turn
      let marker = isToMove ? String(Character(canvas.glyphs.pointer)) : " "
      let text = "\(marker) \(name)"
      func write(_ text: String, _ line: Rect, style: Style) {
        let column = player == .one ? 0 : line.columns - text.columns
        canvas.write(text, at: line.origin.moved(columns: column), style: style)
      }
      let middle = rect.rows / 2
      write(
        text, rect.line(middle),
        style: Style(player == .one ? .right : .accent, isToMove ? .bold : []))
      if rect.rows > 1, let won = wins[player] {
        let told = "  \(GhostMessage.wonRounds(won).text)"
        write(told, rect.line(middle + 1), style: .quiet)
      }
    }
  }
}
