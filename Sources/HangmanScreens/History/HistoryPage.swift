import CommonScreens
import HangmanModel
import TerminalUI
import Wording
import Words

/// One of the things that the history shows, each a table or a sheet of its own.
enum HistoryPage: Equatable {
  case scores(ScoreTable)
  case runs(RunTable)
  case statistics(StatisticsSheet)
  case games(GameList)

  var title: String {
    switch self {
    case .scores: "HIGH SCORES"
    case .runs: "BEST RUNS"
    case .statistics: "STATISTICS"
    case .games: "LATEST GAMES"
    }
  }

  /// The games of its lines, which can be told; none where the lines are no games.
  var entries: [Kept<GameResult>] {
    switch self {
    case .scores(let table): table.scores.entries
    case .games(let list): list.entries
    case .runs, .statistics: []
    }
  }

  /// The lines of those games.
  func lines(_ tier: LayoutTier) -> RankedLines? {
    switch self {
    case .scores(let table): table.lines(tier)
    case .games(let list): list.lines(tier)
    case .runs, .statistics: nil
    }
  }

  /// What it is of, the most important first.
  var details: [String] {
    switch self {
    case .scores(let table):
      [table.scores.list.title, table.scores.setter.name]
        + (table.scores.isHelped ? ["with hints"] : [])
    case .runs(let table):
      [
        table.scores.setup.subject.title, table.scores.setup.setter.name,
        counted(table.scores.setup.allowed, "mistake"), table.scores.setup.list.title,
      ].compactMap(\.self)
    case .statistics(let sheet): sheet.statistics.scope.details
    case .games: ["all lists"]
    }
  }

  func draw(on canvas: inout Canvas, in rect: Rect, tier: LayoutTier) {
    switch self {
    case .scores, .games: lines(tier)?.draw(on: &canvas, in: rect)
    case .runs(let table): table.draw(on: &canvas, in: rect, tier: tier)
    case .statistics(let sheet): sheet.draw(on: &canvas, in: rect, tier: tier)
    }
  }
}

extension Statistics.Scope {
  fileprivate var details: [String] {
    let parts = [subject?.title, list?.title, setter?.name].compactMap(\.self)
    return parts.isEmpty ? ["all games"] : parts
  }
}
