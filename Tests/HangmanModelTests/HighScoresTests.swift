import HangmanModel
import Testing
import Words

@Suite struct HighScoresTests {
  @Test(arguments: [
    (game(misses: 1), game(misses: 2, setter: .good, allowed: 1, at: 0)),
    (game(misses: 1, setter: .evil, allowed: 26), game(misses: 1, setter: .good, allowed: 2)),
    (game(misses: 1, allowed: 5, at: 99), game(misses: 1, allowed: 6, at: 1)),
    (game(misses: 1, allowed: 5, at: 1), game(misses: 1, allowed: 5, at: 2)),
  ])
  func theBetterGameRanksAbove(better: GameResult, worse: GameResult) {
    #expect(better.ranks(above: worse))
    #expect(!worse.ranks(above: better))
    #expect(!better.ranks(above: better))
  }

  @Test func onlyWinsAreRanked() {
    let games = [game(misses: 1, isWon: false), game(misses: 3), game(misses: 0, isWon: false)]
    #expect(HighScores(entries(games), of: webster).entries.map(\.id) == [1])
  }

  @Test func equalGamesStandInTheOrderInWhichTheyWereKept() {
    let games = [game(misses: 2), game(misses: 1), game(misses: 2), game(misses: 1)]
    #expect(HighScores(entries(games).reversed(), of: webster).entries.map(\.id) == [1, 3, 0, 2])
  }

  @Test(arguments: [(0, 0), (9, 9), (10, 10), (25, 10)])
  func theTenBestAreKept(played: Int, kept: Int) {
    let games = (0..<played).map { game(misses: played - $0) }
    let scores = HighScores(entries(games), of: webster).entries
    #expect(scores.count == kept)
    #expect(scores.map(\.result.misses) == Array(1..<kept + 1))
  }

  @Test func aGameOnAnotherListStandsInNoOthersTable() {
    let own = WordCollection.ID(rawValue: "/home/ann/one.txt")
    let games = [game(misses: 0, list: own), game(misses: 3)]
    #expect(HighScores(entries(games), of: webster).entries.map(\.id) == [1])
    #expect(HighScores(entries(games), of: own).entries.map(\.id) == [0])
  }

  private func entries(_ games: [GameResult]) -> [HighScores.Entry] {
    games.enumerated().map { HighScores.Entry(id: Int64($0.offset), result: $0.element) }
  }
}

private let webster = WordCollection.standard.id

private func game(
  misses: Int, setter: Setter = .evil, allowed: Int = 8, at time: Int = 5, isWon: Bool = true,
  list: WordCollection.ID = webster
) -> GameResult {
  GameResult(
    word: "WORD", misses: misses,
    setup: GameSetup(list: list, length: 4, allowed: allowed, setter: setter), isWon: isWon,
    finishedAt: time)
}
