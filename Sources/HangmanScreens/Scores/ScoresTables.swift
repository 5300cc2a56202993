import CommonScreens
import HangmanModel
import Presentation
import TerminalUI

extension Table {
  /// Games that were won: where some have a par, that and the score that follows from it stand in them.
  static func scores(
    _ results: [GameResult], _ tier: LayoutTier, _ dateText: @escaping (Int) -> String
  ) -> Table {
    let isFull = tier.isFull
    let hasPar = results.contains { $0.par != nil }
    let games = GameColumns(results: results, tier: tier, dateText: dateText)
    let length = Column(
      isFull ? labels.length.text : labels.length.brief, isFull ? 6 : 3, isNumber: true
    ) {
      results[$0].setup.subject.length.map(String.init) ?? ""
    }
    let par = Column(labels.par.text, 3, isNumber: true) {
      results[$0].par.map(String.init) ?? ""
    }
    let (misses, score, date) = (games.misses, games.score, games.date)
    let columns =
      switch tier {
      case .minimal:
        hasPar ? [games.word(10), misses, score] : [games.word(14), misses.rightAligned]
      case .compact:
        hasPar
          ? [games.word(16), length, par, misses, score] : [games.word(19), misses, date]
      default:
        hasPar
          ? [games.word(24), length, par, misses, score, date] : [games.word(44), misses, date]
      }
    return Table(
      [.rank(isFull ? 3 : 2)] + columns, rowCount: results.count,
      gap: isFull ? 2 : 1, hasHeading: tier != .minimal)
  }

  /// The same beside the keys of a board: with the score, or the mistakes where no game has one.
  static func bestOnBoard(_ results: [GameResult]) -> Table {
    let hasScores = results.contains { $0.score != nil }
    let games = GameColumns(results: results, tier: .wide)
    return Table(
      [
        .rank(1), games.word(hasScores ? 17 : 14), hasScores ? games.score : games.misses,
      ], rowCount: results.count, gap: 1, hasHeading: true)
  }

  static func runs(
    _ results: [RunResult], _ tier: LayoutTier, _ dateText: @escaping (Int) -> String
  ) -> Table {
    let isTiny = tier == .minimal
    let columns = [
      Column.rank(3),
      Column(labels.points.text, 7, isNumber: true) { grouped(results[$0].points) },
      Column(labels.levels.text, 6, isNumber: true) { "\(results[$0].levels)" },
    ]
    let date = Column(labels.date.text, 10) { dateText(results[$0].finishedAt) }
    return Table(
      columns + (isTiny ? [] : [date]), rowCount: results.count,
      gap: isTiny ? 1 : 4, hasHeading: !isTiny)
  }

  /// Games in the order in which they ended.
  static func games(
    _ results: [GameResult], _ tier: LayoutTier, _ dateText: @escaping (Int) -> String
  ) -> Table {
    let isFull = tier.isFull
    let games = GameColumns(results: results, tier: tier, dateText: dateText)
    let setter = Column("", 9) { results[$0].setup.setter.localizedName }
    let width = [labels.won, labels.lost].map(\.brief.columns).max() ?? 0
    let end = Column("", width) { results[$0].end }
    let endInFull = Column("", 13) {
      "\(results[$0].end.padded(to: width)) \(results[$0].figures(true))"
    }
    let columns =
      switch tier {
      case .minimal: [games.word(19 - width), end]
      case .compact: [games.word(29 - width), end, games.misses.rightAligned]
      default: [games.word(28), setter, endInFull, games.date]
      }
    return Table(
      [.rank(isFull ? 3 : 2)] + columns, rowCount: results.count,
      gap: isFull ? 2 : 1, hasHeading: false)
  }

  /// What everybody has come to: of games their figures, of runs their points.
  static func standings(
    _ standings: Standings, _ tier: LayoutTier, _ dateText: @escaping (Int) -> String
  ) -> Table {
    let rows = standings.rows
    let games = GameColumns(results: rows.map(\.result), tier: tier, dateText: dateText)
    let isFull = tier.isFull
    let place = Column("#", isFull ? 5 : tier == .compact ? 4 : 3, isNumber: true) {
      "\(rows[$0].place)"
    }
    func name(_ width: Int) -> Column { Column(labels.name.text, width) { rows[$0].name } }
    let points = Column(labels.points.text, 7, isNumber: true) {
      grouped(rows[$0].run?.points ?? 0)
    }
    let levels = Column(labels.levels.text, 6, isNumber: true) { "\(rows[$0].run?.levels ?? 0)" }
    let columns: [Column] =
      switch (standings.title, tier) {
      case (.runs, .minimal): [name(11), points]
      case (.runs, .compact): [name(20), points]
      case (.runs, _): [name(26), levels, points, games.date]
      case (_, .minimal): [name(13), games.misses.rightAligned]
      case (_, .compact): [name(20), games.score, games.misses]
      default: [name(26), games.score, games.misses, games.date]
      }
    var table = Table(
      [place] + columns, rowCount: rows.count, empty: ScreenText.nobodyYet.text,
      gap: isFull ? 2 : 1, hasHeading: tier != .minimal)
    table.own = rows.firstIndex(where: \.isOwn)
    return table
  }
}

/// The columns that tables of games have in common.
struct GameColumns {
  let results: [GameResult]
  let tier: LayoutTier
  var dateText: (Int) -> String = { _ in "" }

  func word(_ width: Int) -> Table.Column {
    Table.Column(labels.word.text, width) { results[$0].word }
  }

  var misses: Table.Column {
    let label = labels.mistakes
    return Table.Column(tier.isFull ? label.text : label.brief, tier.isFull ? 8 : 5) {
      results[$0].figures(tier.isFull)
    }
  }

  var score: Table.Column {
    Table.Column(labels.score.text, tier == .minimal ? 3 : 5, isNumber: true) {
      results[$0].score.map(signed) ?? ""
    }
  }

  var date: Table.Column {
    Table.Column(labels.date.text, 10) { dateText(results[$0].finishedAt) }
  }
}

extension GameResult {
  /// `3 of 8`, or `3/8`.
  fileprivate func figures(_ isLong: Bool) -> String {
    isLong ? ScreenText.mistakes(misses, of: allowed).text : "\(misses)/\(allowed)"
  }

  fileprivate var end: String { (isWon ? labels.won : labels.lost).brief }
}
