import HangmanModel
public import TerminalUI

extension HistoryScreen {
  public func draw(on canvas: inout Canvas) {
    state.draw(on: &canvas)
  }
}

extension HistoryScreen.State {
  /// Draws the screen; the same state gives the same picture.
  func draw(on canvas: inout Canvas) {
    let layout = HistoryLayout(size: canvas.size, state: self)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader(title, game == nil ? "" : "HIGH SCORES", tier: layout.tier)
    if let game { drawHeadline(game, on: &canvas, layout) }
    drawTable(on: &canvas, layout)
    let picked = picked(among: layout.buttons.map(\.choice))
    for (choice, rect) in layout.buttons {
      choice.button(layout.tier).draw(on: &canvas, at: rect.origin, isFocused: choice == picked)
    }
    canvas.drawFooter(HistoryScreen.bindings.compactMap(\.hint), tier: layout.tier)
  }

  private var title: String {
    guard let game else { return "HIGH SCORES" }
    return game.result.isWon ? "YOU WON" : "YOU LOST"
  }

  private func drawHeadline(
    _ game: FinishedGame, on canvas: inout Canvas, _ layout: HistoryLayout
  ) {
    let style = game.result.isWon ? Style(.right, .bold) : Style(.danger, .bold)
    let sentence =
      layout.tier == .minimal ? game.briefSentence(layout.headline.columns) : game.sentence
    canvas.writeWrapped(sentence, in: layout.headline, style: style)
    if let dodge = layout.dodge { canvas.writeWrapped(game.dodge, in: dodge, style: .quiet) }
  }

  private func drawTable(on canvas: inout Canvas, _ layout: HistoryLayout) {
    let columns = ScoreColumns(layout.tier)
    var row = layout.table.row
    if layout.tier != .minimal {
      canvas.write(
        columns.heading, at: Point(column: layout.table.column, row: row), style: .quiet)
      row += 1
    }
    if scores.entries.isEmpty {
      let text = layout.tier == .minimal ? "No win yet." : "No win yet. The first one goes here."
      let place = Point(column: layout.table.column, row: row)
      return canvas.writeCentered(text, at: place, columns: layout.table.columns, style: .quiet)
    }
    for index in visibleRows(layout.table.endRow - row) {
      let entry = scores.entries[index]
      let isMarked = game?.id == entry.id
      canvas.write(
        columns.line(
          rank: index + 1, result: entry.result, date: dates[index],
          marker: isMarked ? canvas.glyphs.pointer : " "),
        at: Point(column: layout.table.column, row: row),
        style: isMarked ? Style(.accent, [.bold, .reverse]) : .text)
      row += 1
    }
  }

  /// The rows in sight: the first ones, or where they are few, those that reach to this game's.
  private func visibleRows(_ count: Int) -> Range<Int> {
    let marked = scores.entries.firstIndex { $0.id == game?.id } ?? 0
    let end = min(scores.entries.count, max(count, marked + 1))
    return max(0, end - count)..<end
  }
}

/// How the columns of the table are divided among its lines.
private struct ScoreColumns {
  private let tier: LayoutTier
  private let word: Int

  init(_ tier: LayoutTier) {
    self.tier = tier
    switch tier {
    case .full: word = 34
    case .compact: word = 14
    case .minimal, .tooSmall: word = 15
    }
  }

  var heading: String {
    tier == .full
      ? "   #  \("Word".padded(to: word))  Mistakes  Mode  Date      "
      : "  # \("Word".padded(to: word)) Miss  Mode Date"
  }

  func line(rank: Int, result: GameResult, date: String, marker: Unicode.Scalar) -> String {
    let marker = String(Character(marker))
    let word = result.word.truncated(to: word).padded(to: word)
    let mode = result.mode.rawValue
    let rank = String(rank).padded(to: 2, leading: true)
    let misses = "\(result.misses)/\(result.allowed)"
    switch tier {
    case .full:
      let count = "\(result.misses) of \(result.allowed)".padded(to: 8)
      return "\(marker) \(rank)  \(word)  \(count)  \(mode)  \(date)"
    case .compact:
      return "\(marker)\(rank) \(word) \(misses.padded(to: 5)) \(mode) \(date)"
    case .minimal, .tooSmall:
      return "\(marker)\(rank) \(word)\(misses.padded(to: 5, leading: true))"
    }
  }
}

extension FinishedGame {
  /// How the game ended.
  fileprivate var sentence: String {
    if result.isWon {
      let misses =
        result.misses == 0
        ? "without a mistake" : "with \(result.misses) of \(counted(result.allowed, "mistake"))"
      return "Well played! You found \(result.word) \(misses)."
    }
    let misses = "\(result.misses) of \(counted(result.allowed, "mistake"))."
    let others = heldCount - 1
    if result.mode == .good { return "Bad luck. The word was \(result.word). \(misses)" }
    switch others {
    case 0: return "You had it cornered: only \(result.word) was left. \(misses)"
    case 1: return "It could have been \(result.word), or one other word. \(misses)"
    default:
      return "It could have been \(result.word), or one of \(grouped(others)) others. \(misses)"
    }
  }

  /// The same on one line: the word, and what there is room for of how it ended.
  fileprivate func briefSentence(_ columns: Int) -> String {
    let score = "\(result.word) \(result.misses)/\(result.allowed)"
    let sentences = [heldCount > 1 ? "\(score), 1 of \(grouped(heldCount))" : score, score]
    return sentences.first { $0.count <= columns } ?? result.word
  }

  /// What the villain held, in short.
  fileprivate var dodge: String {
    let held = heldCount == 1 ? "one" : grouped(heldCount)
    return "It began with \(counted(startCount, "word")), and at the end it held \(held)."
  }
}
