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

  /// What everybody has come to.
  var everyone: [String] {
    let tables = session.everyonesTables().filter { !$0.rows.isEmpty }
    return tables.isEmpty
      ? [ScreenText.nobodyYet.text]
      : tables.flatMap(\.sentences) + [ScreenText.whatIsProved.text]
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
        result.word, (result.isWon ? labels.won : labels.lost).text,
        mistakes(result.misses, of: result.allowed),
        result.setup.setter.localizedName, listName(result.setup.list),
        briefDay(of: result.finishedAt),
      ]
    }
    return lines.isEmpty
      ? [Statistics.noneSentence] : lines + [PlainMessage.storyExample.text]
  }

  private var latestGames: [Kept<GameResult>] { session.latestGames(limit: 10) }

  /// How the game on the board went, or one of the latest by its number.
  func story(_ number: String) -> [String] {
    if !number.isEmpty {
      let games = latestGames
      guard let place = Int(number), games.indices.contains(place - 1) else {
        return games.isEmpty
          ? [Statistics.noneSentence] : [PlainMessage.storyNumber.text]
      }
      return session.confession(of: games[place - 1])?.story ?? [ConfessionMessage.untellable.text]
    }
    guard let game = session.finished ?? session.givenUp else {
      return [PlainMessage.storyComesLater.text]
    }
    if !game.occasion.isOfSetter { return [GameMessage.friendsWord.text] }
    return session.confession(of: game)?.story ?? [ConfessionMessage.untellable.text]
  }

  /// The line to show to others.
  var share: [String] {
    guard let game = session.finished else { return [PlainMessage.shareLater.text] }
    return [shareLine(of: game, signs: .plain, on: session.today)]
  }

  func define(_ text: String) -> [String] {
    if !text.isEmpty {
      return [definition(of: text) ?? PlainMessage.noMeaning(quoted(text)).text]
    }
    guard let game = session.finished else { return [PlainMessage.defineExample.text] }
    return [meaningSentence(game) ?? PlainMessage.noMeaning(game.result.word).text]
  }
}
