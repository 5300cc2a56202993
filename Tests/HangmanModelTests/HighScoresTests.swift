import HangmanModel
import Testing

@Suite struct HighScoresTests {
  @Test(arguments: [
    (game(misses: 1), game(misses: 2, mode: .good, allowed: 1, at: 0)),
    (game(misses: 1, mode: .evil, allowed: 26), game(misses: 1, mode: .good, allowed: 2)),
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
    #expect(HighScores(entries(games)).entries.map(\.id) == [1])
  }

  @Test func equalGamesStandInTheOrderInWhichTheyWereKept() {
    let games = [game(misses: 2), game(misses: 1), game(misses: 2), game(misses: 1)]
    #expect(HighScores(entries(games).reversed()).entries.map(\.id) == [1, 3, 0, 2])
  }

  @Test(arguments: [(0, 0), (9, 9), (10, 10), (25, 10)])
  func theTenBestAreKept(played: Int, kept: Int) {
    let games = (0..<played).map { game(misses: played - $0) }
    let scores = HighScores(entries(games)).entries
    #expect(scores.count == kept)
    #expect(scores.map(\.result.misses) == Array(1..<kept + 1))
  }

  private func entries(_ games: [GameResult]) -> [HighScores.Entry] {
    games.enumerated().map { HighScores.Entry(id: Int64($0.offset), result: $0.element) }
  }
}

private func game(
  misses: Int, mode: GameMode = .evil, allowed: Int = 8, at time: Int = 5, isWon: Bool = true
) -> GameResult {
  GameResult(
    word: "WORD", misses: misses, allowed: allowed, mode: mode, isWon: isWon, finishedAt: time)
}
