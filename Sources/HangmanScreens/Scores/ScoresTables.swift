import CommonScreens
import HangmanModel
import TerminalUI
import Wording

extension Table {
  /// Games that were won: where some have a par, that and the score that follows from it stand in them.
  static func scores(
    _ results: [GameResult], marked: Int?, _ tier: LayoutTier, _ dateText: @escaping (Int) -> String
  ) -> Table {
    let isFull = tier.isFull
    let hasPar = results.contains { $0.par != nil }
    func word(_ width: Int) -> Column { Column("Word", width) { results[$0].word } }
    let length = Column(isFull ? "Length" : "Len", isFull ? 6 : 3, isNumber: true) {
      results[$0].setup.subject.length.map(String.init) ?? ""
    }
    let par = Column("Par", 3, isNumber: true) { results[$0].par.map(String.init) ?? "" }
    let misses = Column(isFull ? "Mistakes" : "Miss", isFull ? 8 : 5) {
      results[$0].figures(isFull)
    }
    let score = Column("Score", tier == .minimal ? 3 : 5, isNumber: true) {
      results[$0].score.map(signed) ?? ""
    }
    let date = Column("Date", 10) { dateText(results[$0].finishedAt) }
    let columns =
      switch tier {
      case .minimal: hasPar ? [word(10), misses, score] : [word(14), misses.rightAligned]
      case .compact: hasPar ? [word(16), length, par, misses, score] : [word(19), misses, date]
      default: hasPar ? [word(24), length, par, misses, score, date] : [word(44), misses, date]
      }
    return Table(
      [.rank(isFull ? 3 : 2)] + columns, rowCount: results.count, marked: marked,
      gap: isFull ? 2 : 1, hasHeading: tier != .minimal)
  }

  /// The same beside the keys of a board: with the score, or the mistakes where no game has one.
  static func bestOnBoard(_ results: [GameResult]) -> Table {
    let hasScores = results.contains { $0.score != nil }
    let score = Column("Score", 5, isNumber: true) { results[$0].score.map(signed) ?? "" }
    let misses = Column("Mistakes", 8) { results[$0].figures(true) }
    return Table(
      [
        .rank(1), Column("Word", hasScores ? 17 : 14) { results[$0].word },
        hasScores ? score : misses,
      ], rowCount: results.count, marked: nil, gap: 1, hasHeading: true)
  }

  static func runs(
    _ results: [RunResult], marked: Int?, _ tier: LayoutTier, _ dateText: @escaping (Int) -> String
  ) -> Table {
    let isTiny = tier == .minimal
    let columns = [
      Column.rank(3), Column("Points", 7, isNumber: true) { grouped(results[$0].points) },
      Column("Levels", 6, isNumber: true) { "\(results[$0].levels)" },
    ]
    let date = Column("Date", 10) { dateText(results[$0].finishedAt) }
    return Table(
      columns + (isTiny ? [] : [date]), rowCount: results.count, marked: marked,
      gap: isTiny ? 1 : 4, hasHeading: !isTiny)
  }

  /// Games in the order in which they ended.
  static func games(
    _ results: [GameResult], marked: Int?, _ tier: LayoutTier, _ dateText: @escaping (Int) -> String
  ) -> Table {
    let isFull = tier.isFull
    func word(_ width: Int) -> Column { Column("Word", width) { results[$0].word } }
    let setter = Column("Setter", 9) { results[$0].setup.setter.name }
    let end = Column("End", 4) { results[$0].isWon ? "won" : "lost" }
    let misses = Column("Mistakes", 5, isNumber: true) { results[$0].figures(false) }
    let endInFull = Column("End", 13) {
      "\(results[$0].isWon ? "won " : "lost") \(results[$0].figures(true))"
    }
    let date = Column("Date", 10) { dateText(results[$0].finishedAt) }
    let columns =
      switch tier {
      case .minimal: [word(15), end]
      case .compact: [word(25), end, misses]
      default: [word(28), setter, endInFull, date]
      }
    return Table(
      [.rank(isFull ? 3 : 2)] + columns, rowCount: results.count, marked: marked,
      gap: isFull ? 2 : 1, hasHeading: false)
  }
}

extension GameResult {
  /// `3 of 8`, or `3/8`.
  fileprivate func figures(_ isLong: Bool) -> String {
    "\(misses)\(isLong ? " of " : "/")\(allowed)"
  }
}
