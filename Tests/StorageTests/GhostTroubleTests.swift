import Foundation
import GhostModel
import ProgramModel
import SQLite
import Testing
import Words

@testable import Storage

/// Rows, files and stores of Ghost that aren't as they should be.
@Suite struct GhostTroubleTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GhostStore { .open(at: folder.store) }

  /// Two games and a round that waits, as ``expectFilled(_:)`` finds them.
  private func fill() {
    let store = open()
    store.save(settings)
    store.play(ghost(one: "Anna", two: "Bob"))
    store.play(ghost(one: "Anna", two: "Bob"))
    store.save(ghost("QU", one: "Anna"))
    store.store.close()
  }

  private let settings = GhostSettings(setup: ghost().setup, names: GhostNames(one: "Anna"))

  private func expectFilled(_ store: GhostStore, games: Int = 2) {
    #expect(store.settings() == settings)
    #expect(store.names() == ["Anna", "Bob"])
    #expect(store.scores(against: nil).map(\.won) == [games, 0])
    #expect(store.scores(against: nil).map(\.games) == [games, games])
  }

  @Test(arguments: [
    "opponent = 'oracle'", "moves = 'A!'", "moves = '(QU'", "minimum = 9",
    "starter = 3",
  ])
  func aRoundThatCannotBeReadIsPassedOver(change: String) throws {
    fill()
    let store = open()
    store.save(ghost("X"))
    try store.store.database?.execute("UPDATE ghostRound SET \(change) WHERE moves = 'X'")
    store.store.close()
    #expect(open().resumable() == ghost("QU", one: "Anna"))
    try open().store.database?.execute("UPDATE ghostRound SET \(change)")
    #expect(open().resumable() == nil)
    #expect(open().store.takeNotice() == nil)
  }

  @Test(arguments: [
    ("minimum", "9"), ("minimum", "'four'"), ("starter", "7"), ("opponent", "'oracle'"),
    ("challenges", "'yes'"), ("two", "5"),
  ])
  func aSenselessSettingIsTheUsualOne(name: String, value: String) throws {
    fill()
    try open().store.database?.execute(
      "UPDATE setting SET value = \(value) WHERE name = 'ghost.\(name)'")
    #expect(open().settings() == settings)
    try open().store.database?.execute("DELETE FROM setting WHERE name = 'ghost.list'")
    #expect(open().settings()?.listChoice.isChosen == false)
    #expect(open().settings()?.names == settings.names)
  }

  @Test func scoresOfAnUnknownLevelAreNotShown() throws {
    fill()
    try open().store.database?.execute("UPDATE ghostScore SET opponent = 'oracle'")
    for level in GhostOpponent.allCases + [nil] { #expect(open().scores(against: level).isEmpty) }
  }

  @Test func whereTheStoreCannotBeWrittenItGoesOnInMemory() throws {
    fill()
    unlink(folder.store + "-claims")
    try FileManager.default.createDirectory(
      atPath: folder.store + "-claims", withIntermediateDirectories: false)
    let store = open()
    expectFilled(store)
    #expect(store.resumable() == nil)
    store.play(ghost(one: "Anna", two: "Bob"))
    expectFilled(store, games: 3)
  }

  @Test func aDiskThatFillsUpLosesNothingOfTheSession() throws {
    fill()
    var store: GhostStore? = open()
    #expect(store?.resumable() == ghost("QU", one: "Anna"))
    try store?.store.database?.execute("PRAGMA query_only = 1")
    store?.save(ghost("QUE", one: "Anna", two: "Bob"))
    #expect(store?.store.takeNotice() == .stoppedSaving(path: folder.store, .readOnly))
    store?.keep(ghost("QUE", one: "Anna", two: "Bob"), winner: .one, at: 9)
    if let store { expectFilled(store, games: 3) }
    #expect(open().resumable() == nil)
    store = nil
    #expect(open().resumable() == ghost("QU", one: "Anna"))
    expectFilled(open())
  }

  @Test func aDeletedStoreLosesNothingOfTheSession() {
    fill()
    let store = open()
    store.save(ghost("A", one: "Anna", two: "Bob"))
    for name in folder.names { unlink(folder.path + "/" + name) }
    store.keep(ghost("A", one: "Anna", two: "Bob"), winner: .one, at: 9)
    #expect(store.store.takeNotice() == .stoppedSaving(path: folder.store, .gone))
    expectFilled(store, games: 3)
    #expect(store.resumable() == nil)
  }

  @Test func aStoreWhoseTablesAreGoneKeepsWhatTheSessionKnows() throws {
    let store = open()
    store.save(settings)
    store.play(ghost(one: "Anna", two: "Bob"))
    store.save(ghost("A", one: "Anna", two: "Bob"))
    try store.store.database?.execute("DROP TABLE ghostScore; DROP TABLE setting")
    store.keep(ghost("A", one: "Anna", two: "Bob"), winner: .one, at: 9)
    #expect(
      store.store.takeNotice()
        == .setAside(original: folder.store, movedTo: folder.store + ".damaged-1", .damaged))
    expectFilled(store)
    store.store.close()
    expectFilled(open())
    #expect(open().resumable() == nil)
  }

  @Test func damageInAnotherGamesTableLosesNothing() throws {
    fill()
    let root: Int64? = try open().store.database?.first(
      "SELECT rootpage FROM sqlite_master WHERE name = 'game'")
    let file = try FileHandle(forWritingTo: URL(filePath: folder.store))
    try file.seek(toOffset: UInt64(4096 * (try #require(root) - 1)))
    try file.write(contentsOf: Data(repeating: 0xAB, count: 4096))
    try file.close()
    let store = open()
    #expect(GameStore(store.store).games().isEmpty)
    guard case .setAside = store.store.takeNotice() else { return #expect(Bool(false)) }
    expectFilled(store)
    #expect(store.resumable() == ghost("QU", one: "Anna"))
  }

  @Test func aRowThatATableDoesNotTakeIsLeftOut() throws {
    let old = try Database.inMemory()
    try old.execute(
      """
      PRAGMA user_version = 7;
      CREATE TABLE ghostName (key, name, used);
      INSERT INTO ghostName VALUES ('a', 'A', 1), ('b', NULL, 2), ('c', 'C', 'x'), ('a', 'AA', 4),
        ('d', 'D', 5)
      """)
    let copy = try Schema.copy(of: old)
    #expect(try GhostScoreRows.names(in: copy) == ["D", "A"])
    #expect(try GhostScoreRows.scores(against: nil, in: copy).isEmpty)
  }

  @Test func aLookSeesScoresAndTakesNoRound() throws {
    fill()
    let before = try folder.contents
    try Store.looking(at: folder.store) { expectFilled(GhostStore($0)) }
    #expect(try folder.contents == before)
  }
}
