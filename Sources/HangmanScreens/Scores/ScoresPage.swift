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
  var entries: [Kept<GameResult>] = []

  /// The row that is marked.
  var marked: Int?

  /// What it shows of everyone's board, where that is what it is of; a row of it can be picked.
  var board: Standings?
  let content: Content
}

extension ScoresPage {
  /// The best games on a list with a setter.
  init(_ scores: HighScores, marked id: Int64?, dateText: @escaping (Int) -> String) {
    details = scores.details
    entries = scores.entries
    marked = entries.firstIndex { $0.id == id }
    content = .table { Table.scores(scores.entries.map(\.result), $0, dateText) }
  }

  /// The best runs of a kind.
  init(_ scores: RunScores, marked id: Int64?, dateText: @escaping (Int) -> String) {
    details = scores.kind.parts
    marked = scores.entries.firstIndex { $0.id == id }
    content = .table { Table.runs(scores.entries.map(\.result), $0, dateText) }
  }

  /// What all games of a scope have come to.
  init(_ statistics: Statistics, dateText: @escaping (Int) -> String) {
    let scope = statistics.scope
    let parts =
      [scope.list?.localizedTitle, scope.setter?.localizedName].compactMap(\.self)
      + (scope.kind?.parts ?? [])
    details = parts.isEmpty ? [labels.allGames.text] : parts
    content = .statistics(StatisticsSheet(statistics: statistics, dateText: dateText))
  }

  /// Some of the games that ended last.
  init(
    _ latest: [Kept<GameResult>], marked id: Int64?, dateText: @escaping (Int) -> String
  ) {
    details = [labels.allLists.text]
    entries = latest
    marked = latest.firstIndex { $0.id == id }
    content = .table { Table.games(latest.map(\.result), $0, dateText) }
  }

  /// What everybody has come to.
  init(_ board: Standings, dateText: @escaping (Int) -> String) {
    details = board.title.parts
    self.board = board
    content = .table { Table.standings(board, $0, dateText) }
  }

  /// The row that is picked at first: the reader's own, if there is one.
  var firstPick: Int? {
    guard let rows = board?.rows, !rows.isEmpty else { return nil }
    return rows.firstIndex(where: \.isOwn) ?? 0
  }
}

extension HighScores {
  /// What they are of, the most important first.
  var details: [String] { Standings.Title.games(list, setter, isHelped: isHelped).parts }
}
