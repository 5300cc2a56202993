import Glibc
import HangmanModel
import ProgramModel
import SQLite
import Testing
import Words

@testable import Storage

/// Statistics are kept beside the games, and are those of all games at any time.
@Suite struct StatisticsTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GameStore { .open(at: folder.store) }

  @Test func withoutGamesThereAreNone() {
    open().save(round(1))
    open().abandonRound(ending: run(3), isGivenUp: true)
    #expect(History(open()).statisticsScopes.isEmpty)
    #expect(History(open()).statistics(of: Statistics.Scope()) == nil)
    #expect(History(open()).statistics().isEmpty)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func theyAreThoseOfAllGamesCountedOneByOne(seed: UInt64) {
    var chances = SeededGenerator(seed: seed)
    var store = open()
    var expected = Expected()
    for _ in 0..<60 {
      let result = result(using: &chances)
      store.save(saved(result.setup))
      switch Int.random(in: 0..<10, using: &chances) {
      case 0:
        store.abandonRound(ending: run(0, of: RunKind(result.setup)), isGivenUp: true)
        expected.giveUp(result.setup)
      case 1: store.abandonRound(ending: run(0, of: RunKind(result.setup)), isGivenUp: false)
      case 2: store = open()
      default:
        store.keep(result)
        expected.add(result)
      }
    }
    expected.compare(with: open(), "seed \(seed)")
  }

  @Test func gamesThatAreCountedAnewGiveTheSame() throws {
    var chances = SeededGenerator(seed: 5)
    let store = open()
    var expected = Expected()
    for _ in 0..<200 {
      let result = result(using: &chances)
      store.play(result)
      expected.add(result)
    }
    try StatisticRows.recount(in: try #require(store.database))
    expected.compare(with: store, "counted anew")
  }

  @Test func whatTakesOverHasThem() throws {
    let (store, expected) = filled()
    let database = try Schema.copy(of: try #require(store.database))
    expected.compare(with: database)
    #expect(try RunRow.latest(in: database).map(\.content.points) == [7])
  }

  @Test(arguments: [
    "DELETE FROM tally", "DROP TABLE streak", "UPDATE tally SET games = 9",
    "UPDATE tally SET games = 9223372036854775807",
  ])
  func thoseThatDoNotTellOfAllGamesAreCountedAnew(damage: String) throws {
    let store = open()
    var expected = Expected()
    for word in ["A", "BB", "CC"] {
      store.play(won(word))
      expected.add(won(word))
    }
    let old = try #require(store.database)
    try old.execute(damage)
    let database = try Schema.copy(of: old)
    expected.compare(with: database)
  }

  /// As where another program has begun a new file in place of a damaged one.
  @Test func aGameWhoseNumberIsTakenGetsAnotherAndIsCounted() throws {
    let (store, other) = (open(), GameStore.inMemory())
    store.play(won("BOAR"))
    other.play(won("DEER"))
    try store.restore(in: try #require(other.database))
    #expect(other.words == ["DEER", "BOAR"])
    #expect(History(other).statistics(of: Statistics.Scope())?.games == 2)
    let same = try Schema.copy(of: try #require(store.database))
    try store.restore(in: same)
    #expect(try GameRow.select("", in: same).map(\.content.result.word) == ["BOAR"])
  }

  @Test func whatStopsSavingLosesNoneOfThem() throws {
    var (store, expected) = filled()
    try store.database?.execute("PRAGMA query_only = 1")
    store.save(round(1))
    store.keep(won("LAST"), ending: run(8))
    expected.add(won("LAST"))
    #expect(store.takeNotice() == .stoppedSaving(path: folder.store, .readOnly))
    expected.compare(with: store, "in memory")
    #expect(
      History(store).runScores(of: RunKind(round(1).record.setup)).entries.map(\.result.points) == [
        8, 7,
      ])
  }

  @Test func aStoreThatIsGoneWhenALevelIsWonLosesNeitherTheGameNorTheRun() throws {
    var (store, expected) = filled()
    store.save(round(1))
    for name in folder.names { unlink(folder.path + "/" + name) }
    let next = round(2, run: Run(points: 9, found: ["LEVEL"]))
    #expect(store.keep(won("LEVEL"), next: next) != nil)
    #expect(store.takeNotice() == .stoppedSaving(path: folder.store, .gone))
    #expect(store.keep(won("LAST"), ending: run(20, levels: 2))?.run != nil)
    for word in ["LEVEL", "LAST"] { expected.add(won(word)) }
    #expect(store.words.suffix(2) == ["LEVEL", "LAST"])
    expected.compare(with: store, "in memory")
  }

  /// A store with games of which one was given up, and a run.
  private func filled() -> (GameStore, Expected) {
    let store = open()
    var expected = Expected()
    for result in [won("A"), won("B", setter: .good), won("C"), won("D", list: dutch), won("E")] {
      store.play(result)
      expected.add(result)
      if result.word != "C" { continue }
      store.save(round(1))
      store.abandonRound(ending: run(7), isGivenUp: true)
      expected.giveUp(round(1).record.setup)
    }
    return (store, expected)
  }

  private func result(using chances: inout SeededGenerator) -> GameResult {
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &chances)]
    }
    let setup = GameSetup(
      list: any([webster, dutch]),
      subject: any([.phrase(nil), .word(length: 3), .word(length: 5)]), allowed: any([8, 9]),
      setter: any(Setter.all))
    return GameResult(
      word: any(["CAT", "A TREE"]), misses: any([0, 1, 7]), setup: setup,
      isWon: any([true, false]),
      finishedAt: any(Array(1...99)))
  }

  private func saved(_ setup: GameSetup) -> SavedRound {
    var saved: SavedRound = round(1)
    saved.record.setup = setup
    return saved
  }
}

/// The statistics, counted a game at a time.
private struct Expected {
  private var statistics: [Statistics.Scope: Statistics] = [:]

  mutating func add(_ result: GameResult) {
    for scope in Statistics.Scope.all(with: result.setup) {
      statistics[scope] = (statistics[scope] ?? Statistics(scope: scope)).counting(result)
    }
  }

  mutating func giveUp(_ setup: GameSetup) {
    for scope in Statistics.Scope.all(with: setup) {
      statistics[scope] = statistics[scope]?.givenUp
    }
  }

  func compare(with database: Database) {
    for (scope, statistics) in statistics {
      #expect((try? StatisticRows.statistics(of: scope, in: database)) == statistics)
    }
  }

  func compare(with store: GameStore, _ place: Comment) {
    for (scope, statistics) in statistics {
      #expect(History(store).statistics(of: scope) == statistics, place)
    }
    let single = statistics.keys.filter { $0.list != nil && $0.setter != nil && $0.kind != nil }
    #expect(Set(History(store).statisticsScopes) == Set(single), place)
  }
}
