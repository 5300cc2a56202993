import Foundation
import HangmanModel
import SQLite
import Testing
import Words

@testable import Storage

@Suite struct KeepingTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GameStore { .open(at: folder.store) }

  @Test func whatWasNeverChangedHasTheRegisteredDefaults() {
    #expect(open().settings() == .registered)
    #expect(GameStore.inMemory().settings() == .registered)
  }

  @Test func settingsSurviveReopening() {
    let changed = Settings(
      setup: GameSetup(list: webster, length: 5, allowed: 26, setter: .good), isAnimated: false,
      usesMouse: false)
    open().save(changed)
    #expect(open().settings() == changed)
  }

  @Test func aListAndACategorySurviveReopening() {
    for collection in WordCollection.embedded {
      for category in [nil, Category(rawValue: "Plants")] {
        open().change {
          $0.setup.list = collection.id
          $0.setup.category = category
        }
        #expect(open().settings().setup.list == collection.id)
        #expect(open().settings().setup.category == category)
      }
    }
  }

  @Test func aFileIsNeverStored() throws {
    let store = open()
    store.change { $0.setup.list = dutch }
    let values: Int? = try store.database?.first("SELECT count(*) FROM setting")
    #expect(values == 0)
    try store.database?.run("INSERT INTO setting VALUES ('list', ?)", [dutch.rawValue])
    #expect(open().settings().setup.list == webster)
  }

  @Test func onlyWhatWasChangedIsStored() throws {
    let store = open()
    store.change { $0.setup.allowed = 9 }
    store.change { $0.isAnimated = true }
    let names: String? = try store.database?.first("SELECT group_concat(name) FROM setting")
    #expect(names == "misses")
  }

  @Test func aSettingChangedBackStaysStored() {
    let store = open()
    store.change { $0.setup.length = 9 }
    store.change { $0.setup.length = Settings.registered.setup.length }
    #expect(open().settings() == .registered)
  }

  @Test func aSettingSavedBeforeAnyIsReadLeavesTheOthersAlone() {
    open().change { $0.setup.length = 9 }
    open().save(Settings.registered)
    #expect(open().settings().setup.length == Settings.registered.setup.length)
  }

  @Test func twoProgramsDoNotUndoEachOthersSettings() {
    let one = open()
    let other = open()
    var (mine, theirs) = (one.settings(), other.settings())
    mine.setup.length = 12
    theirs.setup.allowed = 20
    one.save(mine)
    other.save(theirs)
    #expect(open().settings().setup.length == 12)
    #expect(open().settings().setup.allowed == 20)
  }

  @Test func senselessStoredValuesFallBackToTheDefaults() throws {
    let store = open()
    try store.database?.execute(
      "INSERT INTO setting VALUES ('length', 'long'), ('mode', 'cruel'), ('misses', x'00')")
    #expect(store.settings() == .registered)
    #expect(store.takeNotice() == nil)
  }

  @Test func theHistorySurvivesReopening() {
    let result = GameResult(
      word: "JEAN-PIERRE", misses: 8,
      setup: GameSetup(list: dutch, length: 11, allowed: 8, setter: .good), isWon: false,
      finishedAt: 4_000_000_000)
    let id = open().play(result)
    #expect(open().games() == [HighScores.Entry(id: id ?? 0, result: result)])
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

  @Test func highScoresComeInTheModelsOrder() {
    let store = open()
    let ranked = [
      won("A", misses: 1, setter: .good), won("B", misses: 2, allowed: 9, at: 900),
      won("C", misses: 2, setter: .good, at: 1), won("D", allowed: 6), won("E", at: 50),
      won("F", at: 60), won("G", at: 60),
    ]
    var lost = won("L", misses: 0)
    lost.isWon = false
    for result in [
      ranked[3], lost, ranked[0], ranked[5], ranked[2], ranked[1], ranked[4], ranked[6],
    ] {
      store.play(result)
    }
    #expect(store.highScores().entries.map(\.result) == ranked)
    #expect(store.highScores(limit: 3).entries.map(\.result) == Array(ranked.prefix(3)))
    #expect(store.highScores() == HighScores(store.games(), of: webster))
  }

  @Test func aGameKeepsItsTranscript() throws {
    let store = open()
    var round = try #require(Round(.standard, seed: UInt64.max - 7, in: .embedded))
    store.save(round.saved)
    for letter in Letter.alphabet { round.guess(letter) }
    let game = History(store).add(round, next: nil, at: 100)
    let id = try #require(game.id)
    #expect(History(open()).transcript(of: id) == round.transcript)
    #expect(round.transcript?.seed == UInt64.max - 7)
    #expect(History(open()).transcript(of: id + 1) == nil)
  }

  @Test func eachListHasATableOfItsOwn() {
    let store = open()
    let own = WordCollection.ID(rawValue: "/lists/one.txt")
    for result in [
      won("A", misses: 0, list: own), won("B", misses: 2), won("C", misses: 1, list: dutch),
    ] {
      store.play(result)
    }
    let tables = History(store).tables()
    #expect(tables.map(\.list) == [webster, dutch, own])
    #expect(tables.map { $0.entries.map(\.result.word) } == [["B"], ["C"], ["A"]])
  }
}
