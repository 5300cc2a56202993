import HangmanModel
import Presentation
import Words

// What is told of games that are over.
extension PlainGame {
  var scores: [String] {
    let tables = Array(session.scoreTables())
    if tables.isEmpty { return [HighScores.noneSentence] }
    return tables.count == 1
      ? tables[0].lines : tables.flatMap { [$0.heading] + $0.lines }
  }

  var runs: [String] {
    let tables = Array(session.runTables())
    if tables.isEmpty { return [RunScores.noneSentence] }
    return tables.flatMap { [$0.heading] + $0.lines }
  }

  /// The figures of all games, and of those on the list in play.
  var stats: [String] {
    let list = Statistics.Scope(list: board.setup.list)
    let told = session.statistics().filter {
      $0.games > 0 && [Statistics.Scope(), list].contains($0.scope)
    }
    if told.isEmpty { return [Statistics.noneSentence] }
    let isAllTheSame = told.count == 2 && told[0].games == told[1].games
    return told.prefix(isAllTheSame ? 1 : 2).flatMap(\.sentences)
  }

  /// The games that ended last, a line each.
  var games: [String] {
    let lines = latestGames.lines { result in
      [
        result.word, result.isWon ? "won" : "lost",
        "\(result.misses) of \(counted(result.allowed, .mistake))", result.setup.setter.name,
        listName(result.setup.list), localDay(of: result.finishedAt),
      ]
    }
    return lines.isEmpty
      ? [Statistics.noneSentence] : lines + ["Type for example story 1 to hear how a game went."]
  }

  private var latestGames: [Kept<GameResult>] { session.latestGames(limit: 10) }

  /// How the game on the board went, or one of the latest by its number.
  func story(_ number: String) -> [String] {
    if !number.isEmpty {
      let games = latestGames
      guard let place = Int(number), games.indices.contains(place - 1) else {
        return games.isEmpty
          ? [Statistics.noneSentence]
          : ["Type story and the number of a game, as games tells them."]
      }
      return session.confession(of: games[place - 1])?.story ?? [ConfessionMessage.untellable.text]
    }
    guard let game = session.finished ?? session.givenUp else {
      return ["You'll hear the story once the game is over."]
    }
    if !game.occasion.isOfSetter { return ["A friend set the word."] }
    return session.confession(of: game)?.story ?? [ConfessionMessage.untellable.text]
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
