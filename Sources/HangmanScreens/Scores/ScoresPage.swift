import CommonScreens
import HangmanModel
import Presentation
import Words

/// What a tab of the scores shows at a time, a table or a sheet of figures.
struct ScoresPage {
  enum Content {
    case table((LayoutTier) -> Table)
    case statistics(StatisticsSheet)
  }

  /// What it is of, the most important first.
  let details: [String]

  /// The games of its rows, whose stories can be opened; none where the rows are no games.
  let entries: [Kept<GameResult>]
  let content: Content
}

extension ScoresPage {
  /// The best games on a list with a setter.
  init(_ scores: HighScores, marked id: Int64?, dateText: @escaping (Int) -> String) {
    details = scores.details
    entries = scores.entries
    let marked = entries.firstIndex { $0.id == id }
    content = .table { [entries] tier in
      Table.scores(entries.map(\.result), marked: marked, tier, dateText)
    }
  }

  /// The best runs of a kind.
  init(_ scores: RunScores, marked id: Int64?, dateText: @escaping (Int) -> String) {
    let kind = scores.kind
    details = [
      kind.list.localizedTitle, kind.setter.localizedName, kind.beginTitle, kind.subjectTitle,
    ].compactMap(\.self)
    entries = []
    let marked = scores.entries.firstIndex { $0.id == id }
    content = .table { Table.runs(scores.entries.map(\.result), marked: marked, $0, dateText) }
  }

  /// What all games of a scope have come to.
  init(_ statistics: Statistics, dateText: (Int) -> String) {
    let scope = statistics.scope
    let parts =
      [scope.list?.localizedTitle, scope.setter?.localizedName].compactMap(\.self)
      + (scope.kind?.parts ?? [])
    details = parts.isEmpty ? [labels.allGames.text] : parts
    entries = []
    content = .statistics(StatisticsSheet(statistics, dateText: dateText))
  }

  /// Some of the games that ended last.
  init(
    _ latest: [Kept<GameResult>], marked id: Int64?, dateText: @escaping (Int) -> String
  ) {
    details = [labels.allLists.text]
    entries = latest
    let marked = latest.firstIndex { $0.id == id }
    content = .table { Table.games(latest.map(\.result), marked: marked, $0, dateText) }
  }
}

extension HighScores {
  /// What they are of, the most important first.
  var details: [String] {
    [list.localizedTitle, setter.localizedName] + (isHelped ? [labels.withHints.text] : [])
  }
}
