import HangmanModel
import Testing
import Words

@Suite struct HighScoresTests {
  /// With four letters par is higher than with eight.
  @Test(arguments: [
    (game(misses: 1), game(misses: 2, allowed: 1, at: 0)),
    (game(misses: 7), game(misses: 0, length: 8)),
    (game(misses: par(4) - 1), game(misses: par(8) - 1, allowed: 6, length: 8)),
    (game(misses: 1, allowed: 5, at: 99), game(misses: 1, allowed: 6, at: 1)),
    (game(misses: 1, allowed: 5, at: 1), game(misses: 1, allowed: 5, at: 2)),
    (game(misses: 1, list: own, length: 24), game(misses: 2, list: own, length: 3)),
  ])
  func theBetterGameRanksAbove(better: GameResult, worse: GameResult) {
    #expect(better.rank.lexicographicallyPrecedes(worse.rank))
    #expect(!worse.rank.lexicographicallyPrecedes(better.rank))
    #expect(!better.rank.lexicographicallyPrecedes(better.rank))
  }

  @Test func onlyWinsAreRanked() {
    let games = [game(misses: 1, isWon: false), game(misses: 3), game(misses: 0, isWon: false)]
    #expect(HighScores(entries(games), of: webster, by: .imp).entries.map(\.id) == [1])
  }

  @Test func equalGamesStandInTheOrderInWhichTheyWereKept() {
    let games = [game(misses: 2), game(misses: 1), game(misses: 2), game(misses: 1)]
    #expect(
      HighScores(entries(games).reversed(), of: webster, by: .imp).entries.map(\.id) == [
        1, 3, 0, 2,
      ])
  }

  @Test(arguments: [(0, 0), (9, 9), (10, 10), (25, 10)])
  func theTenBestAreKept(played: Int, kept: Int) {
    let games = (0..<played).map { game(misses: played - $0) }
    let scores = HighScores(entries(games), of: webster, by: .imp).entries
    #expect(scores.count == kept)
    #expect(scores.map(\.result.misses) == Array(1..<kept + 1))
  }

  @Test func aGameOnAnotherListOrByAnotherSetterStandsInNoOthersTable() {
    let games = [game(misses: 0, list: own), game(misses: 3), game(misses: 2, setter: .angel)]
    #expect(HighScores(entries(games), of: webster, by: .imp).entries.map(\.id) == [1])
    #expect(HighScores(entries(games), of: own, by: .imp).entries.map(\.id) == [0])
    #expect(HighScores(entries(games), of: webster, by: .angel).entries.map(\.id) == [2])
  }

  @Test func theScoreIsTheMissesLessPar() {
    #expect(game(misses: 2).score == 2 - par(4))
    #expect(game(misses: 2, list: own).score == nil)
  }

  private func entries(_ games: [GameResult]) -> [Kept<GameResult>] {
    games.enumerated().map { Kept<GameResult>(id: Int64($0.offset), result: $0.element) }
  }
}

private let webster = Library.embedded.standard.id
private let own = ListID("/home/ann/one.txt")

private func par(_ length: Int) -> Int {
  Library.embedded.standard.universe.par(forLength: length, by: .imp) ?? -99
}

private func game(
  misses: Int, setter: Setter = .imp, allowed: Int = 26, at time: Int = 5, isWon: Bool = true,
  list: ListID = webster, length: Int = 4
) -> GameResult {
  let setup = GameSetup(
    list: list, subject: .word(length: length), allowed: allowed, setter: setter)
  return GameResult(
    word: "WORD", misses: misses, setup: setup, isWon: isWon,
    par: Library.embedded[list]?.universe.par(of: setup), finishedAt: time)
}
