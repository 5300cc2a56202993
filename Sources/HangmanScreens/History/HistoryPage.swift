import CommonScreens
import HangmanModel
import Wording
import Words

/// One of the things that the history shows, a table or a sheet of figures.
struct HistoryPage {
  enum Content {
    case table((LayoutTier) -> Table)
    case statistics(StatisticsSheet)
  }

  let title: String

  /// What it is of, the most important first.
  let details: [String]

  /// The games of its rows, which can be told; none where the rows are no games.
  let entries: [Kept<GameResult>]
  let content: Content
}

extension HistoryPage {
  /// The best games on a list with a setter.
  init(_ scores: HighScores, marked id: Int64?, dateText: @escaping (Int) -> String) {
    title = "HIGH SCORES"
    details = [scores.list.title, scores.setter.name] + (scores.isHelped ? ["with hints"] : [])
    entries = scores.entries
    let marked = entries.firstIndex { $0.id == id }
    content = .table { [entries] tier in
      Table.scores(entries.map(\.result), marked: marked, tier, dateText)
    }
  }

  /// The best runs of a kind.
  init(_ scores: RunScores, marked id: Int64?, dateText: @escaping (Int) -> String) {
    let kind = scores.kind
    title = "BEST RUNS"
    details = [kind.subjectTitle, kind.setter.name, kind.beginTitle, kind.list.title]
      .compactMap(\.self)
    entries = []
    let marked = scores.entries.firstIndex { $0.id == id }
    content = .table { Table.runs(scores.entries.map(\.result), marked: marked, $0, dateText) }
  }

  /// What all games of a scope have come to.
  init(_ statistics: Statistics, dateText: (Int) -> String) {
    title = "STATISTICS"
    let scope = statistics.scope
    let parts =
      (scope.kind?.parts ?? []) + [scope.list?.title, scope.setter?.name].compactMap(\.self)
    details = parts.isEmpty ? ["all games"] : parts
    entries = []
    content = .statistics(
      StatisticsSheet(statistics: statistics, since: statistics.since.map(dateText) ?? ""))
  }

  /// Some of the games that ended last.
  init(
    _ latest: [Kept<GameResult>], marked id: Int64?, dateText: @escaping (Int) -> String
  ) {
    title = "LATEST GAMES"
    details = ["all lists"]
    entries = latest
    let marked = latest.firstIndex { $0.id == id }
    content = .table { Table.games(latest.map(\.result), marked: marked, $0, dateText) }
  }
}
