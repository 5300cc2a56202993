import Foundation
import HangmanModel
import ProgramModel
import SQLite
import Testing
import Words

@testable import Storage

@Suite struct KeepingTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GameStore { .open(at: folder.store) }

  @Test func aGameRanksByParOfItsOwn() throws {
    let store = open()
    let par = try #require(won("ABSOLUTE", setter: .devil).par)
    // As on a later level.
    var later = won("ABSOLUTE", misses: par - 1, setter: .devil)
    later.par = par - 2
    for result in [later, won("BACKLASH", misses: par, setter: .devil)] { store.play(result) }
    // As before par was kept.
    try #require(store.database).execute("UPDATE game SET par = NULL WHERE word = 'BACKLASH'")
    store.play(won("CALABASH", misses: par, setter: .devil, at: 99))
    let best = History(store).highScores(of: webster, by: .devil).entries
    #expect(best.map(\.result.word) == ["CALABASH", "BACKLASH", "ABSOLUTE"])
    #expect(best.map(\.result.score) == [0, 0, 1] && best.last?.result.par == par - 2)
  }

  @Test func whatWasNeverChangedHasTheRegisteredDefaults() {
    #expect(open().settings() == .defaults)
    #expect(GameStore.inMemory().settings() == .defaults)
  }

  @Test func settingsSurviveReopening() {
    var changed = Settings(
      GameSetup(list: webster, subject: .word(length: 5), allowed: 26, setter: .good))
    changed.showsMeter = true
    open().save(changed, insteadOf: .defaults)
    #expect(open().settings() == changed)
  }

  @Test func preferencesSurviveReopening() {
    var changed = Preferences()
    changed.isAnimated = false
    changed.usesMouse = false
    changed.keyboard = .azerty
    changed.hasVoice = false
    SettingStore<Preferences>(open().store).save(changed, insteadOf: Preferences())
    #expect(SettingStore<Preferences>(open().store).settings() == changed)
    #expect(open().settings() == .defaults)
  }

  @Test(arguments: Setter.dodgers) func theVillainIsRememberedWhileEvilIsOff(villain: Setter) {
    open().change { $0.setter = villain }
    #expect(open().settings().villain == villain)
    open().change { $0.isEvil = false }
    #expect(!open().settings().isEvil && open().settings().villain == villain)
    open().change { $0.isEvil = true }
    #expect(open().settings().setter == villain)
  }

  @Test func aListAndACategorySurviveReopening() {
    for collection in Library.embedded.lists {
      for category in [nil, Category(rawValue: "Plants")] {
        open().change {
          $0.list = collection.id
          $0.category = category
        }
        #expect(open().settings().list == collection.id)
        #expect(open().settings().category == category)
      }
    }
  }

  @Test func aFileIsNeverStored() throws {
    let store = open()
    store.change { $0.list = dutch }
    let values: Int64? = try store.database?.first("SELECT count(*) FROM setting")
    #expect(values == 0)
    try store.database?.run("INSERT INTO setting VALUES ('list', ?)", [dutch])
    #expect(open().settings().list == webster)
  }

  @Test func onlyWhatWasChangedIsStored() throws {
    let store = open()
    store.change { $0.difficulty = .custom(9) }
    store.change { $0.showsMeter = false }
    let names: String? = try store.database?.first("SELECT group_concat(name) FROM setting")
    #expect(names == "difficulty,misses")
  }

  @Test func aSettingChangedBackStaysStored() {
    let store = open()
    store.change { $0.length = 9 }
    store.change { $0.length = Settings.defaults.length }
    #expect(open().settings().length == Settings.defaults.length && !open().settings().isVaried)
    store.change { $0.isVaried = true }
    #expect(open().settings() == .defaults)
  }

  /// A number that was stored before there were difficulties is one that follows par, if it can be.
  @Test(arguments: [
    (7, nil, Difficulty.hard), (8, nil, .fair), (10, nil, .gentle), (9, nil, .custom(9)),
    (8, "custom", .custom(8)), (9, "hard", .hard), (9, "none", .custom(9)),
  ])
  func aStoredNumberOfMistakesIsADifficulty(misses: Int, name: String?, difficulty: Difficulty)
    throws
  {
    let store = open()
    try store.database?.run("INSERT INTO setting VALUES ('misses', ?)", [misses])
    if let name {
      try store.database?.run("INSERT INTO setting VALUES ('difficulty', ?)", [name])
    }
    #expect(open().settings().difficulty == difficulty)
  }

  /// Whoever had chosen a length keeps it.
  @Test func aStoredLengthIsNotVaried() throws {
    #expect(open().settings().isVaried)
    let store = open()
    try store.database?.run("INSERT INTO setting VALUES ('length', 8)")
    #expect(open().settings().length == 8 && !open().settings().isVaried)
  }

  @Test func whatAnotherProgramChangedStaysHoweverOftenSettingsAreReadMeanwhile() {
    let (one, other) = (open(), open())
    let known = one.settings()
    other.change { $0.length = 6 }
    _ = one.settings()
    var changed = known
    changed.showsMeter = true
    one.save(changed, insteadOf: known)
    #expect(open().settings().length == 6 && open().settings().showsMeter)
  }

  @Test func twoProgramsDoNotUndoEachOthersSettings() {
    let one = open()
    let other = open()
    var (mine, theirs) = (one.settings(), other.settings())
    mine.length = 12
    theirs.difficulty = .custom(20)
    one.save(mine, insteadOf: .defaults)
    other.save(theirs, insteadOf: .defaults)
    #expect(open().settings().length == 12)
    #expect(open().settings().difficulty == .custom(20))
  }

  @Test func senselessStoredValuesFallBackToTheDefaults() throws {
    let store = open()
    try store.database?.execute(
      "INSERT INTO setting VALUES ('length', 'long'), ('mode', 'cruel'), ('villain', 'good'), ('misses', x'00')"
    )
    #expect(store.settings() == .defaults)
    #expect(store.takeNotice() == nil)
  }

  @Test(arguments: [
    "UPDATE game SET misses = -9223372036854775808", "UPDATE game SET misses = 27",
    "UPDATE tally SET misses = 9000000000000", "UPDATE tally SET games = 9223372036854775807",
    "UPDATE streak SET best = -1", "UPDATE run SET points = 9223372036854775807",
    "UPDATE game SET length = -1", "UPDATE game SET length = 65", "UPDATE game SET allowed = 0",
    "UPDATE game SET allowed = 9223372036854775807", "UPDATE run SET length = -9223372036854775808",
    "UPDATE game SET finishedAt = -9223372036854775808", "UPDATE run SET allowed = -1",
  ])
  func aNumberThatNoGameHasComeToIsNotRead(damage: String) throws {
    let store = open()
    store.play(won("BOAR"))
    store.play(won("DEER", setter: .good))
    store.save(round(1))
    store.abandonRound(ending: run(7), isGivenUp: false)
    let history = History(store)
    #expect(store.games().count == 2 && history.runTables().count == 1)
    try store.database?.execute(damage)
    #expect(store.games().count == (damage.contains(" game ") ? 0 : 2))
    #expect(history.runScores(of: run(7).kind).entries.isEmpty == damage.contains(" run "))
    let wins = history.statistics(of: Statistics.Scope())?.wins
    #expect(wins == (damage.contains("streak") ? nil : damage.contains("tally") ? 0 : 2))
    #expect(history.tables().allSatisfy { $0.entries.allSatisfy { $0.result.misses == 3 } })
  }

  @Test func pointsThatNoRunHasComeToAreNone() throws {
    open().save(round(1, run: Run(points: 5, found: ["TREE"])))
    try open().database?.execute("UPDATE round SET points = 9223372036854775807")
    #expect(open().claimAny()?.record.run.points == 0)
  }

  @Test func theHistorySurvivesReopening() {
    let result = GameResult(
      word: "JEAN-PIERRE", misses: 8,
      setup: GameSetup(list: dutch, subject: .word(length: 11), allowed: 8, setter: .good),
      isWon: false,
      finishedAt: 4_000_000_000)
    let id = open().play(result)
    #expect(open().games() == [Kept<GameResult>(id: id ?? 0, result: result)])
  }

  @Test(arguments: Setter.all)
  func aRoundSurvivesReopening(setter: Setter) {
    open().save(round(5, setter: setter))
    #expect(open().claimAny() == round(5, setter: setter))
  }

  @Test func aClosedStoreLeavesNoLogAndItsRoundToOthers() {
    let store = open()
    store.play(won("BOAR"))
    store.save(round(2))
    store.close()
    #expect(!folder.names.contains("hangman.sqlite-wal"))
    #expect(open().claimAny() == round(2))
    #expect(store.keep(won("DEER")) == nil)
    #expect(open().words == ["BOAR"])
  }

  @Test func finishingTwiceAddsOneRow() {
    let store = open()
    store.save(round(1))
    #expect(store.keep(won("BOAR")) != nil)
    #expect(store.keep(won("BOAR")) == nil)
    #expect(open().words == ["BOAR"])
    #expect(open().claimAny() == nil)
  }

  @Test func aRoundThatAnotherDeletedScoresNothing() throws {
    let store = open()
    store.save(round(1))
    try store.database?.execute("DELETE FROM round")
    #expect(store.keep(won("BOAR")) == nil)
    #expect(store.games().isEmpty)
  }

  /// Against the Imp, par is lower for a long word than for a short one.
  @Test func highScoresComeInTheModelsOrder() throws {
    let store = open()
    let pars = try [3, 8, 12].map {
      try #require(Library.embedded.standard.universe.par(forLength: $0, by: .imp))
    }
    let ranked = [
      won("AAA", misses: pars[0] - 4), won("BBBBBBBB", misses: pars[1] - 4, allowed: 9, at: 900),
      won("CCC", misses: pars[0], allowed: 20), won("DDD", misses: pars[0], allowed: 26, at: 1),
      won("EEEEEEEE", misses: pars[1], at: 50), won("FFFFFFFFFFFF", misses: pars[2], at: 40),
      won("GGGGGGGGGGGG", misses: pars[2], at: 60), won("HHHHHHHHHHHH", misses: pars[2], at: 60),
    ]
    var lost = won("LLL", misses: 0)
    lost.isWon = false
    let others = [won("MMM", misses: 0, setter: .good), won("NNN", misses: 0, list: dutch)]
    for place in [3, 0, 5, 2, 1, 4, 6, 7] { store.play(ranked[place]) }
    for result in [lost] + others { store.play(result) }
    #expect(store.highScores().entries.map(\.result) == ranked)
    #expect(store.highScores(limit: 3).entries.map(\.result) == Array(ranked.prefix(3)))
    #expect(store.highScores() == HighScores(store.games(), of: webster, by: .imp))
    #expect(store.highScores(by: .good).entries.map(\.result.word) == ["MMM"])
  }

  @Test func theBestOfManyGamesAreTheBestOfAll() {
    let store = open()
    var chances = SeededGenerator(seed: 5)
    for number in 0..<300 {
      let length = Int.random(in: 1...24, using: &chances)
      store.play(
        won(
          String(repeating: "A", count: length), misses: Int.random(in: 0...12, using: &chances),
          allowed: 13, setter: number % 4 == 0 ? .trickster : .imp, at: number / 2,
          list: number % 5 == 0 ? dutch : webster))
    }
    for setter in [Setter.imp, .trickster] {
      for list in [webster, dutch] {
        let table = History(store).highScores(of: list, by: setter)
        #expect(table == HighScores(store.games(), of: list, by: setter))
        #expect(table.entries.count == 10)
        let all = History(store).highScores(of: list, by: setter, limit: .max).entries
        for (place, game) in all.enumerated() where place % 7 == 0 {
          #expect(History(store).rank(of: game) == place + 1)
        }
      }
    }
  }

  @Test func aGameKeepsItsRecord() throws {
    let store = open()
    var round = try #require(
      Round(.standard, seed: UInt64.max - 7, in: Library.embedded.standard.universe))
    store.save(round.saved())
    for letter in Letter.alphabet { round.guess(letter) }
    let game = History(store).add(round, next: nil, at: 100)
    let id = try #require(game.id)
    #expect(History(open()).record(of: id) == game.record)
    #expect(game.record.moves == round.board.moves)
    #expect(game.record.fingerprint == Library.embedded.standard.universe.fingerprint)
    #expect(round.record.seed == UInt64.max - 7)
    #expect(History(open()).record(of: id + 1) == nil)
  }

  @Test func theLatestGamesAreTheLastOnesFirst() {
    let store = open()
    for word in ["A", "B", "C"] { store.play(won(word)) }
    #expect(History(open()).latest(2).map(\.result.word) == ["C", "B"])
    #expect(History(GameStore.inMemory()).latest(2).isEmpty)
  }

  @Test func eachListAndSetterHasATableOfItsOwn() {
    let store = open()
    let own = ListID("/lists/one.txt")
    for result in [
      won("A", misses: 0, list: own), won("B", misses: 2), won("C", misses: 1, list: dutch),
      won("D", setter: .angel), won("E", setter: .trickster),
    ] {
      store.play(result)
    }
    var lost = won("L", setter: .good)
    lost.isWon = false
    store.play(lost)
    let tables = History(store).tables()
    #expect(tables.map(\.setter) == [.imp, .trickster, .angel, .imp, .imp])
    #expect(tables.map(\.list) == [webster, webster, webster, dutch, own])
    #expect(
      tables.map { $0.entries.map(\.result.word) } == [["B"], ["E"], ["D"], ["C"], ["A"]])
    let first = History(store).tables(first: won("X", setter: .angel).setup)
    #expect(first.map(\.setter) == [.angel, .imp, .trickster, .imp, .imp])
    let none = History(store).tables(first: won("X", setter: .good).setup)
    #expect(none.map(\.setter) == tables.map(\.setter))
  }
}
