import HangmanModel
import Wording
import Words

// What is told of games that are over.
extension PlainGame {
  var scores: [String] {
    let tables = session.scoreTables().filter { !$0.entries.isEmpty }
    if tables.isEmpty { return [noWinSentence] }
    return tables.count == 1
      ? scoreLines(tables[0]) : tables.flatMap { [scoreHeading($0)] + scoreLines($0) }
  }

  var runs: [String] {
    let tables = session.runTables().filter { !$0.entries.isEmpty }
    if tables.isEmpty { return [noRunSentence] }
    return tables.flatMap { [runHeading($0)] + runLines($0) }
  }

  /// The figures of all games, and of those on the list in play.
  var stats: [String] {
    let list = Statistics.Scope(list: board.setup.list)
    let told = session.statistics().filter {
      $0.games > 0 && [Statistics.Scope(), list].contains($0.scope)
    }
    if told.isEmpty { return [noGameSentence] }
    let isAllTheSame = told.count == 2 && told[0].games == told[1].games
    return told.prefix(isAllTheSame ? 1 : 2).flatMap(statisticsSentences)
  }

  /// The games that ended last, a line each.
  var games: [String] {
    let lines = latestGames.enumerated().map { index, entry in
      let result = entry.result
      return [
        "\(index + 1). \(result.word)", result.isWon ? "won" : "lost",
        "\(result.misses) of \(counted(result.allowed, "mistake"))", result.setup.setter.name,
        listName(result.setup.list), localDay(of: result.finishedAt),
      ].joined(separator: ", ")
    }
    return lines.isEmpty
      ? [noGameSentence] : lines + ["Type for example story 1 to hear how a game went."]
  }

  private var latestGames: [Kept<GameResult>] { session.latestGames(limit: 10) }

  /// How the game on the board went, or one of the latest by its number.
  func story(_ number: String) -> [String] {
    if !number.isEmpty {
      let games = latestGames
      guard let place = Int(number), games.indices.contains(place - 1) else {
        return games.isEmpty
          ? [noGameSentence] : ["Type story and the number of a game, as games tells them."]
      }
      return session.confession(of: games[place - 1])?.story ?? [untellableNotice]
    }
    guard let game = session.finished else {
      return ["You'll hear the story once the game is over."]
    }
    if !game.occasion.isOfSetter { return ["A friend set the word."] }
    return session.confession(of: game)?.story ?? [untellableNotice]
  }

  /// The line to show to others.
  var share: [String] {
    guard let game = session.finished else {
      return ["You can share a game once it's over."]
    }
    return [shareLine(of: game, signs: .plain, on: session.today)]
  }

  func define(_ text: String) -> [String] {
    if !text.isEmpty {
      let word = quoted(text) ?? "that"
      return [definition(of: text) ?? "No meaning of \(word) is known here."]
    }
    guard let game = session.finished else { return ["Type for example: define bear."] }
    return [meaningSentence(game) ?? "No meaning of \(game.result.word) is known here."]
  }
}

/// The figures of some games without a picture.
private func statisticsSentences(_ statistics: Statistics) -> [String] {
  let counts = missesOfGames(statistics).map {
    "\(grouped(statistics.games(withMisses: $0))) with \($0)"
  }
  return [
    "\(statisticsHeading(statistics.scope)):", figuresSentence(statistics),
    streakSentence(statistics), "Games by mistakes: \(listed(counts)).",
  ]
}
