import Foundation
import HangmanModel
import SQLite
import Testing
import Words

@testable import Hosting

/// What is added to the board, and what is seen of it.
@Suite struct ScoreboardTests {
  private let host: Host
  private let board: Scoreboard

  init() throws {
    host = try Host()
    board = try host.board()
  }

  @Test(arguments: Setter.all, [Skill.careful, .curious, .careless])
  func aGameComesToTheSameWhenItIsPlayedAgain(setter: Setter, skill: Skill) throws {
    let setup = setup("english", .word(length: 8), setter, .gentle)
    let games = try board.play(begin(setup, .gentle), skill)
    let game = try #require(games.first)
    let rows = try board.rows()
    #expect(rows.allSatisfy { $0.fault == nil } && rows.map(\.kind).contains(.game))
    let row = try #require(rows.first { $0.kind == .game })
    #expect(
      row.setter == setter.id && row.list == "english" && row.length == 8
        && row.misses == game.result.misses && row.score == game.result.misses && row.time == 1_000)
    guard game.result.isWon else { return }
    let standings = try board.standings(of: Standings.Title(game.result), for: key(1))
    let standing = try #require(standings.rows.first)
    #expect(
      standing.result == game.result && standing.isOwn && standing.place == 1
        && standing.levels.map(\.moves) == [game.record.moves])
    let universe = try #require(Library.embedded[game.record.setup.list]?.universe)
    let told = Replay(try #require(standing.levels.first), word: standing.result.word, in: universe)
    #expect(told?.game?.result.misses == game.result.misses)
  }

  @Test(arguments: [false, true])
  func phrasesStandOnTheBoardToo(areOfOneKind: Bool) throws {
    let categories = try #require(Library.embedded[ListID("phrases")]?.universe.categories)
    let category = areOfOneKind ? categories.first : nil
    try board.play(begin(setup("phrases", .phrase(category), .good)), levels: 2)
    let rows = try board.rows()
    #expect(!rows.isEmpty && rows.allSatisfy { $0.fault == nil && $0.list == "phrases" })
    #expect(rows.allSatisfy { $0.length == nil })
    for title in try board.titles() { #expect(try !board.standings(of: title).rows.isEmpty) }
  }

  /// A week of dailies, of every setter and kind.
  @Test func aDayCountsOnceForEachPlayer() throws {
    for day in (0..<7).map({ Day(number: 20_780 + $0) }) {
      let round = try #require(DailyGame(of: day).round())
      let game = try #require(try board.play(round, .usual, at: 100).first)
      // Another try, as by another store with the same key.
      try board.play(round, .careless, at: 200)
      try board.play(round, .careless, by: key(2), at: 300)
      let standings = try board.standings(of: .day(day), for: key(2), showsDay: true)
      #expect(standings.rows.map(\.isOwn) == [false, true])
      #expect(standings.rows.first?.result == game.result)
      #expect(standings.rows.first?.levels.first?.occasion == .daily(day))
      let hidden = try board.standings(of: .day(day), for: key(3))
      #expect(hidden.rows.count == 2)
      #expect(hidden.rows.allSatisfy { $0.levels.isEmpty && $0.result.word.isEmpty })
    }
    #expect(try board.rows().count == 14 && board.faults.isEmpty)
    #expect(try board.titles().isEmpty)
  }

  @Test(arguments: [
    (Difficulty.gentle, Setter.imp, false), (.custom(20), .trickster, true),
    (.gentle, .devil, true),
  ])
  func aRunIsAChainOfItsLevels(difficulty: Difficulty, setter: Setter, isVaried: Bool) throws {
    let round = try begin(
      setup("english", .word(length: 8), setter, difficulty), difficulty, isVaried: isVaried)
    let games = try board.play(round, .careful, levels: 3)
    let last = try #require(games.last)
    if last.runState == .goesOn {
      try board.addRun(endingWith: last, by: key(1), at: 2_000)
    }
    #expect(try board.faults.isEmpty)
    let rows = try board.rows()
    #expect(rows.count { $0.kind == .game } == games.count)
    let won = games.count { $0.result.isWon }
    let run = rows.first { $0.kind == .run }
    #expect((run == nil) == (won == 0))
    guard let run else { return }
    #expect(run.score == last.points && run.misses == nil)
    #expect(run.length == (isVaried ? nil : 8))
    let title = try #require(
      try board.titles().first { if case .runs = $0 { true } else { false } })
    let standing = try #require(try board.standings(of: title).rows.first)
    #expect(
      standing.run?.levels == won && standing.levels.map(\.moves) == games.map(\.record.moves))
    #expect(title == .runs(try #require(standing.run).kind))
  }

  @Test func aRunThatIsGivenUpHasItsPointsToTheLastLetter() throws {
    let first = try #require(try board.play(begin()).first)
    var second = try #require(first.result.isWon ? try begin() : nil)
    second.play(.usual)
    second = try #require(second.nextLevel(otherwise: 0))
    // Without a move, in the middle of a level, and the same once more.
    try board.addRun(endingWith: FinishedGame(second, at: 0), by: key(1), at: 5)
    second.play(.usual, moves: 3)
    let givenUp = FinishedGame(second, at: 0)
    for time in [6, 7] { try board.addRun(endingWith: givenUp, by: key(1), at: time) }
    let runs = try board.rows().filter { $0.kind == .run }
    #expect(Set(runs.map(\.score)) == [first.points, givenUp.points])
    #expect(Set(runs.map(\.time)) == [5, 6] && runs.allSatisfy { $0.fault == nil })
    // The better one stands for its player.
    let title = try #require(
      try board.titles().first { if case .runs = $0 { true } else { false } })
    #expect(try board.standings(of: title).rows.compactMap(\.run?.points) == [givenUp.points])
  }

  @Test func whatDoesNotCountIsNotAdded() throws {
    let setup = setup()
    let universe = try #require(Library.embedded[setup.list]?.universe)
    for (seed, occasion) in [(key(1).seed(from: 3), Occasion.challenge), (3, .run)] {
      var round = try #require(Round(setup, seed: seed, in: universe, for: occasion))
      round.play(.usual)
      try board.add(FinishedGame(round, at: 1), by: key(1))
      try board.addRun(endingWith: FinishedGame(round, at: 1), by: key(1), at: 1)
    }
    // A level whose run didn't begin on this board has nothing to prove it by.
    var level = try begin()
    level.play(.usual)
    level = try #require(level.nextLevel(otherwise: 0))
    level.play(.usual)
    try board.add(FinishedGame(level, at: 1), by: key(1))
    // A first level that is lost or given up makes no run.
    try board.play(begin(setup, drawn: 5), .careless)
    #expect(try board.rows().filter { $0.kind == .run }.isEmpty)
    #expect(try board.rows().count == 1)
  }

  @Test func whatIsAddedAgainStaysAsItWas() throws {
    try board.play(begin(), levels: 2)
    let before = try board.rows().map(\.time)
    try board.play(begin(), levels: 2, at: 9_000)
    #expect(try board.rows().map(\.time) == before)
  }

  @Test func eachPlayerHasOnePlaceAndTheReaderStandsLast() throws {
    #expect(try board.take(name("kim"), for: key(1), at: 1))
    for player in 1...14 {
      for seed in 1...(player == 1 ? 5 : 1) {
        try board.play(begin(drawn: UInt64(seed), by: key(player)), by: key(player), at: player)
      }
    }
    let title = Standings.Title.games(ListID("english"), .imp, isHelped: false)
    let all = try board.standings(of: title, limit: 20)
    #expect(Set(all.rows.map(\.name)).count == all.rows.count && all.rows.count > 10)
    #expect(all.rows.map(\.place) == Array(1...all.rows.count))
    let ranks = all.rows.map(\.result.rank)
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
    #expect(all.rows.contains { $0.name == "kim" } && !all.rows.contains(where: \.isOwn))
    let last = try #require(all.rows.last)
    let reader = try #require(
      (1...14).map(key).first {
        last.name == "#\($0.hex.prefix(8))" || $0 == key(1) && last.name == "kim"
      })
    let few = try board.standings(of: title, for: reader, limit: 3)
    #expect(few.rows.map(\.place) == [1, 2, 3, all.rows.count])
    #expect(few.rows.map(\.isOwn) == [false, false, false, true])
  }

  @Test func titlesAreReadAsTheyAreWritten() {
    let subjects: [Subject?] = [
      nil, .word(length: 8), .phrase(nil), .phrase(Category(rawValue: "Song & film")),
    ]
    let kinds = subjects.flatMap { subject in
      [Difficulty.hard, .custom(12)].flatMap { difficulty in
        [true, false].map {
          RunKind(
            list: ListID("english"), setter: .imp, subject: subject, difficulty: difficulty,
            climbs: $0)
        }
      }
    }
    let titles =
      kinds.map(Standings.Title.runs) + [.games(ListID("dutch"), .devil, isHelped: true)]
    for title in titles { #expect(Standings.Title(key: title.key) == title) }
    let all = titles + [.day(Day(number: 20_790)), .day(Day(number: 20_791))]
    #expect(Set(all.map(\.key)).count == all.count)
    for key in ["", "games", "games/english/nobody/", "runs/english/imp/8/fair", "day/x"] {
      #expect(Standings.Title(key: key) == nil)
    }
  }
}
