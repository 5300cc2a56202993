import GhostModel
import HangmanModel
import SQLite
import Testing
import Words

@testable import Storage

/// What Ghost keeps.
@Suite struct GhostTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GhostStore { .open(at: folder.store) }

  @Test func withoutAnythingKeptThereIsNone() {
    #expect(open().settings() == nil)
    #expect(open().names().isEmpty)
    #expect(open().resumable() == nil)
    #expect(open().scores(against: nil).isEmpty)
  }

  @Test(arguments: GhostOpponent.allCases + [nil])
  func settingsAndARoundAreReadAsTheyWereSaved(opponent: GhostOpponent?) {
    let game = ghost("qb?(QUEEN)", one: "Zoë O'Hara\u{0}'\"", two: "🐻 %_", against: opponent)
    let settings = GhostSettings(setup: game.setup, names: game.names, starter: .two)
    let store = open()
    store.save(settings)
    store.save(game)
    #expect(open().settings() == settings)
    #expect(open().resumable() == nil)
    store.store.close()
    #expect(open().resumable() == game)
  }

  @Test func aRoundWithTheLastNumberThereIsIsTakenUp() throws {
    let game = ghost("qb")
    let store = open()
    store.save(game)
    try store.store.database?.execute("UPDATE ghostRound SET id = 9223372036854775807")
    store.store.close()
    #expect(open().resumable() == game)
  }

  @Test func onlyChangedSettingsAreWritten() {
    var settings = GhostSettings(setup: ghost().setup)
    open().save(settings)
    let (one, other) = (open(), open())
    for store in [one, other] { #expect(store.settings() == settings) }
    var changed = settings
    changed.starter = .two
    one.save(changed)
    settings.setup.minimum = 3
    other.save(settings)
    changed.setup.minimum = 3
    #expect(open().settings() == changed)
  }

  @Test func theSettingsOfHangmanAndGhostAreApart() {
    open().save(GhostSettings(setup: ghost().setup))
    let store = GameStore.open(at: folder.store)
    #expect(store.isBlank)
    store.change { $0.length = 5 }
    #expect(!store.isBlank)
    #expect(open().settings()?.setup == ghost().setup)
  }

  @Test func theNamesThatWereUsedAreListedTheLatestFirst() {
    let store = open()
    var settings = GhostSettings(setup: ghost().setup, names: GhostNames(one: "Anna", two: "Bob"))
    store.save(settings)
    settings.names = GhostNames(one: "Eve")
    store.save(settings)
    #expect(store.names() == ["Eve", "Anna", "Bob"])
    settings.setup.opponent = GhostOpponent.novice
    settings.names = GhostNames(one: "BOB", two: "nobody")
    store.save(settings)
    #expect(open().names() == ["BOB", "Eve", "Anna"])
  }

  @Test func twoStoresNeverShareARoundNorWithHangman() {
    let hangman = GameStore.open(at: folder.store)
    hangman.save(round(1))
    let (one, other) = (open(), open())
    one.save(ghost("A"))
    #expect(other.resumable() == nil)
    other.save(ghost("B"))
    #expect(GameStore.open(at: folder.store).claimAny() == nil)
    hangman.close()
    #expect(GameStore.open(at: folder.store).claimAny() == round(1))
    one.store.close()
    #expect(open().resumable() == ghost("A"))
    #expect(other.resumable() == ghost("B"))
  }

  @Test func theRoundBegunLastIsTakenUpFirstAndADroppedOneIsGone() {
    var stores = ["A", "B", "C"].map { text in
      let store = open()
      store.save(ghost(text))
      return store
    }
    stores.removeAll()
    let store = open()
    #expect(store.resumable() == ghost("C"))
    store.save(ghost("CA"))
    #expect(store.resumable() == ghost("CA"))
    store.drop()
    store.drop()
    #expect(store.resumable() == ghost("B"))
    #expect(open().resumable() == ghost("A"))
  }

  @Test func aRoundCountsOnce() {
    let store = open()
    let game = ghost("A", one: "Anna", two: "Bob")
    store.play(game)
    store.keep(game, winner: .one, at: 3)
    #expect(open().resumable() == nil)
    #expect(open().scores(against: nil).map(\.games) == [1, 1])
  }

  @Test func playersAreRankedByWinsThenFewerGamesThenName() {
    let store = open()
    let games: [(String, String, GhostPlayer)] = [
      ("Dora", "Carl", .one), ("Dora", "Carl", .two), ("Bob", "Anna", .one),
      ("Eve", "anna", .one), ("Eve", "", .two), ("", "Fay", .two), ("", "", .one),
      ("Gus", "GUS", .one),
    ]
    for (one, two, winner) in games { store.play(ghost(one: one, two: two), winner: winner) }
    #expect(
      open().scores(against: nil).map { "\($0.name) \($0.won)/\($0.games)" }
        == ["Bob 1/1", "Fay 1/1", "Carl 1/2", "Dora 1/2", "Eve 1/2", "anna 0/2"])
    #expect(store.names() == ["Fay", "Eve", "anna", "Bob", "Dora", "Carl"])
  }

  @Test func gamesAgainstTheComputerAreListedByItsLevel() {
    let store = open()
    let (novice, clever) = (GhostOpponent.novice, GhostOpponent.clever)
    store.play(ghost(one: "Anna", two: "Bob"))
    store.play(ghost(one: "Anna", two: "left over", against: novice))
    store.play(ghost(one: "Anna", against: novice), winner: .two)
    store.play(ghost(one: "", against: novice))
    #expect(
      open().scores(against: novice)
        == [GhostScore(name: "Anna", opponent: novice, won: 1, games: 2)])
    #expect(store.scores(against: clever).isEmpty)
    #expect(store.scores(against: nil).map(\.games) == [1, 1])
    #expect(store.names() == ["Anna", "Bob"])
  }

  @Test func clearingForgetsNamesAndScoresAndKeepsTheRest() {
    let store = open()
    let novice = GhostOpponent.novice
    var settings = GhostSettings(
      setup: ghost(against: novice).setup, names: GhostNames(one: "Anna", two: "Bob"),
      starter: .two)
    store.save(settings)
    store.play(ghost(one: "Anna", against: novice))
    store.play(ghost(one: "Anna", two: "Bob"))
    store.save(ghost("A", one: "Anna"))
    store.clear()
    settings.names = GhostNames()
    for store in [store, open()] {
      #expect(store.settings() == settings)
      #expect(store.names().isEmpty)
      #expect(store.scores(against: nil) + store.scores(against: novice) == [])
    }
    store.keep(ghost("A", one: "Anna"), winner: .one, at: 4)
    #expect(open().names() == ["Anna"])
    #expect(open().scores(against: nil).map(\.won) == [1])
  }
}
