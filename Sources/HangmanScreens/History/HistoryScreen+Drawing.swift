import CommonScreens
import HangmanModel
import Presentation
import TerminalUI
import Words

extension HistoryScreen.State {
  /// Draws as much of it as has risen.
  func draw(
    on canvas: inout Canvas, in rect: Rect, _ dateText: @escaping (Int) -> String
  ) {
    canvas.clear(rect)
    drawTitle(on: &canvas, in: rect.line(0))
    var rest = rect.part(row: 1)
    if let suggestion = end.suggestion {
      let line = rest.line(rest.rows - 1)
      canvas.writeCentered(
        suggestionSentence(suggestion), at: line.origin, columns: line.columns,
        style: Style(.accent))
      rest = rest.part(rows: rest.rows - 1)
    }
    guard let scores = end.scores, !scores.entries.isEmpty else {
      return canvas.writeCentered(
        (end.scores == nil ? ScreenText.unscored : .noWin).text, at: rest.line(1).origin,
        columns: rest.columns, style: .quiet)
    }
    drawTable(of: scores, on: &canvas, in: rest, dateText)
  }

  /// Draws a rule with the title and what the table is of.
  private func drawTitle(on canvas: inout Canvas, in rect: Rect) {
    let title = " \(labels.scores.title) "
    let detail = details.isEmpty ? "" : " \(details.joined(separator: " · ")) "
    let ends = [2, 2 + title.columns, rect.columns - 2 - detail.columns, rect.columns - 2]
    for (start, end) in [(0, ends[0]), (ends[1], ends[2]), (ends[3], rect.columns)] {
      canvas.drawRule(row: rect.row, column: rect.column + start, columns: end - start)
    }
    canvas.write(title, at: rect.origin.moved(columns: ends[0]), style: .title)
    canvas.write(detail, at: rect.origin.moved(columns: ends[2]), style: .quiet)
  }

  /// Draws the games in two columns, or in the middle if one takes them all, as wide as there's room for.
  private func drawTable(
    of scores: HighScores, on canvas: inout Canvas, in rect: Rect,
    _ dateText: @escaping (Int) -> String
  ) {
    let marked = scores.entries.firstIndex { $0.id == end.game.id }
    let hasDates = rect.columns >= 90
    let columns = hasDates ? 43 : 36
    let gap = 2
    let halves = scores.entries.count > Self.perColumn ? 2 : 1
    let left = (rect.columns - halves * columns - (halves - 1) * gap) / 2
    for half in 0..<halves {
      let first = half * Self.perColumn
      let games = scores.entries.dropFirst(first).prefix(Self.perColumn).map(\.result)
      var table = Table.best(
        games, after: first, marked: marked.map { $0 - first }, hasDates ? dateText : nil)
      table.isSpaced = LayoutTier(canvas.size) == .vast
      let column = left + half * (columns + gap)
      table.draw(on: &canvas, in: rect.part(column: column, columns: columns))
    }
  }

  private static let perColumn = 5

  /// What the table is of, and where the game stands that isn't in sight.
  private var details: [String] {
    guard let scores = end.scores else { return [] }
    let place = end.rank.flatMap { $0 > scores.entries.count ? ScreenText.isNumber($0).text : nil }
    return [place].compactMap(\.self) + scores.details
  }
}

extension Table {
  /// Games with their places, the first of them behind so many others: words, mistakes and scores, and the
  /// days where there's room for them.
  fileprivate static func best(
    _ results: [GameResult], after first: Int, marked: Int?, _ dateText: ((Int) -> String)?
  ) -> Table {
    let games = GameColumns(results: results)
    let columns = [
      Column("#", 2, isNumber: true) { "\(first + $0 + 1)" },
      games.word(dateText == nil ? 18 : 14), games.misses(isLong: true), games.score(5),
      dateText.map(games.date),
    ].compactMap(\.self)
    return Table(
      columns, rowCount: results.count, marked: marked, gap: 1, hasHeading: true)
  }
}
