import CommonScreens
import HangmanModel
import Presentation
public import TerminalUI
import Words

extension MainScreen {
  public func draw(on canvas: inout Canvas) {
    state.draw(on: &canvas)
  }

  public func draw(on canvas: inout Canvas, progress: Double) {
    let share = state.end == nil ? 1 : BoardMotion.endShare
    state.draw(
      on: &canvas, BoardMotion(from: boardBefore, to: state.board, progress: progress / share))
  }
}

extension MainScreen.State {
  /// Draws the screen; the same state gives the same picture.
  func draw(on canvas: inout Canvas, _ motion: BoardMotion? = nil) {
    let layout = MainLayout(size: canvas.size, state: self)
    drawHeader(on: &canvas, layout, motion)
    if let (picture, origin) = layout.gallows {
      drawGallows(picture, on: &canvas, at: origin, motion)
    }
    WordTiles(board: board, answer: end?.answer, motion: motion)
      .draw(on: &canvas, in: layout.word)
    if let rect = layout.category {
      let line = aboutTheWord.first { $0.count <= rect.columns }
      canvas.write(line ?? "", at: rect.origin)
      if line == nil, !aboutTheWord.isEmpty { canvas.leaveOut() }
      if line == nil, end?.isOutstanding == true, let motion {
        drawSparks(motion, on: &canvas, in: rect)
      }
    }
    if let end, motion == nil {
      drawEnding(end, on: &canvas, layout)
      if layout.tier.isFull { drawKeys(on: &canvas, layout) }
    } else {
      drawStatus(on: &canvas, layout, motion)
      drawPlay(on: &canvas, layout)
    }
    drawHeld(on: &canvas, layout, motion)
    // At the end it's that of the history.
    if end == nil || shownBy != nil { canvas.drawFooter(hints) }
  }

  private func drawGallows(
    _ gallows: Gallows, on canvas: inout Canvas, at origin: Point, _ motion: BoardMotion?
  ) {
    if board.status == .won, motion?.isBeforeEnd != true {
      return gallows.drawFree(on: &canvas, at: origin)
    }
    let count = gallows.markCount(misses: board.misses, allowed: board.allowed)
    gallows.draw(
      on: &canvas, at: origin, markCount: motion?.markCount(of: gallows) ?? count,
      isLifted: board.status == .lost && motion?.isBeforeEnd == true)
  }

  /// Draws what runs along below a word that was found better than any before.
  private func drawSparks(_ motion: BoardMotion, on canvas: inout Canvas, in rect: Rect) {
    let head = Int(motion.progress * Double(rect.columns))
    for column in stride(from: head % 4, through: head, by: 4) where column < rect.columns {
      canvas.write("*", at: rect.origin.moved(columns: column), style: Style(.accent, .bold))
    }
  }

  /// Nil where it's off, and on a board that has ended.
  private func meter(_ motion: BoardMotion?) -> Meter? {
    end == nil || motion != nil ? Meter(view, motion) : nil
  }

  /// Draws the meter and the ledger.
  private func drawHeld(on canvas: inout Canvas, _ layout: MainLayout, _ motion: BoardMotion?) {
    if let meter = meter(motion), let rect = layout.meter { meter.draw(on: &canvas, in: rect) }
    if let rect = layout.ledger {
      let isTold = end != nil && motion == nil
      Ledger(board: board, counts: isTold ? view.countsAtEnd : view.countsInPlay)
        .draw(on: &canvas, in: rect)
    }
    if let rect = layout.aside { drawAside(on: &canvas, in: rect) }
  }

  private func drawAside(on canvas: inout Canvas, in rect: Rect) {
    switch view.aside {
    case .best(let results):
      canvas.write(labels.bestGames.title, at: rect.origin.moved(columns: 1), style: .title)
      Table.bestOnBoard(results).draw(on: &canvas, in: rect.part(row: 1))
    case .month(let calendar, let day):
      let grid = DayGrid(
        days: day.month, origin: rect.origin.moved(rows: 2),
        pitch: DayGrid.Pitch(columns: 4, rows: 1))
      grid.drawTitle(on: &canvas)
      grid.drawWeekdays(on: &canvas)
      grid.draw(on: &canvas, calendar, today: day, isBegun: true)
    case nil: break
    }
  }

  /// The line about the word, in forms for more and less room: what a phrase is about, or what evil
  /// means.
  private var aboutTheWord: [String] {
    guard let category = board.category else { return view.introduction }
    if end != nil, category == .undecided { return [] }
    let name = categoryName(category)
    let forms = [categorySentence(category), "\(SettingName.category.label.text): \(name)", name]
    return forms + [String(name.prefix(20)) + "…"]
  }

  private func drawHeader(
    on canvas: inout Canvas, _ layout: MainLayout, _ motion: BoardMotion?
  ) {
    let setter = board.setup.setter
    if layout.tier != .minimal {
      let block = LayoutTier.block(in: canvas.size)
      let isTold = layout.tier.isFull && meter(motion) != nil
      let end = isTold ? layout.meter.map { $0.endColumn - block.column } : nil
      // Up to the end of the meter.
      func kept(beside title: String) -> Int { max(0, (end ?? 0) - 2 - title.columns) }
      let room = block.columns - setter.title.columns - 4 - kept(beside: setter.title)
      let isCrowded = details.prefix(2).joined(separator: " · ").count > room
      let title = isCrowded ? setter.shortTitle : setter.title
      return canvas.drawHeader(title, details, keeping: kept(beside: title))
    }
    let headline = motion == nil ? end?.headline : nil
    let title = headline ?? setter.shortTitle
    let lives = Lives(left: motion?.livesLeft ?? board.missesLeft, allowed: board.allowed)
    let number = share(board.missesLeft, of: board.allowed)
    let left = ScreenText.left(board.missesLeft, of: board.allowed).text
    let forms = ["\(lives.text) \(left)", "\(lives.text) \(number)", left]
    let room = LayoutTier.block(in: canvas.size).columns - title.count - 2
    canvas.drawHeader(title, forms.first { $0.count <= room } ?? number)
  }

  /// What was said last, the keys and the buttons.
  private func drawPlay(on canvas: inout Canvas, _ layout: MainLayout) {
    if typed == nil {
      let said = said(layout)
      canvas.writeWrapped(said, in: layout.notice)
      drawRemark(beside: said, on: &canvas, in: layout.notice)
    } else {
      drawSolving(on: &canvas, in: layout.notice)
    }
    drawKeys(on: &canvas, layout)
    buttons(layout).draw(on: &canvas, focus: focus.choice)
  }

  /// What was said last. Where there's no other place for the introduction it stands here, until something happens;
  /// where an offer has no room, the footer tells how it's taken.
  private func said(_ layout: MainLayout) -> String {
    if layout.category == nil, board.category == nil, view.news == .begins,
      notice == view.notice, let introduction = view.introduction.first
    {
      return introduction
    }
    let isLong = notice.wrapped(to: layout.notice.columns).count > layout.notice.rows
    return isLong && offersHint ? view.briefOffer ?? notice : notice
  }

  private func drawKeys(on canvas: inout Canvas, _ layout: MainLayout) {
    layout.keyboard.draw(on: &canvas, focus: focus.letter) { letter in
      board.shows(letter) ? .hit : board.letters.contains(letter) ? .missed : .untried
    }
  }

  /// Draws the remark below what was said, or behind it on the only line.
  private func drawRemark(beside said: String, on canvas: inout Canvas, in rect: Rect) {
    // That of the end stands with the verdict.
    guard let remark = view.remark, end == nil else { return }
    let lines = said.wrapped(to: rect.columns)
    let isBelow = lines.count < rect.rows
    let indent = isBelow || lines.isEmpty ? 0 : lines[0].columns + 2
    if lines.count > 1 && !isBelow || indent + remark.columns > rect.columns { return }
    let place = rect.origin.moved(columns: indent, rows: isBelow ? lines.count : 0)
    canvas.write(remark, at: place, style: Style(.accent))
  }

  /// The verdict and what goes with it: beside the gallows, or in the place of the keys.
  private func drawEnding(
    _ end: GameEnd, on canvas: inout Canvas, _ layout: MainLayout
  ) {
    var rect = layout.ending
    var lastWord = view.remark
    if layout.tier != .minimal {
      let style = board.status == .won ? Style(.right, .bold) : Style(.danger, .bold)
      canvas.write(end.headline, at: rect.origin, style: style)
      let beside = rect.part(column: end.headline.columns + 3, rows: 1)
      if let told = lastWord, told.columns <= beside.columns {
        canvas.write(told, at: beside.origin, style: Style(.accent))
        lastWord = nil
      }
      rect = rect.part(row: 1)
    }
    let suggestion = layout.tier.isFull ? nil : end.suggestion.map(briefSuggestionSentence)
    func accented(_ text: String?, mayBeCut: Bool = true) -> [Paragraph] {
      text.map { [Paragraph($0, style: Style(.accent), mayBeCut: mayBeCut)] } ?? []
    }
    let sentences = end.sentences
    let first = sentences.prefix(1).map { Paragraph($0, mayBeCut: true) }
    let meaning = end.meaning.map { [Paragraph($0, mayBeCut: true, mostRows: 2)] } ?? []
    let rest = sentences.dropFirst().map { Paragraph($0) }
    let last = accented(lastWord, mayBeCut: false)
    canvas.write(
      accented(view.endNotice) + first + accented(suggestion) + meaning + rest + last,
      in: rect, gap: layout.tier.isFull ? 1 : 0, closesUp: true)
  }
}
