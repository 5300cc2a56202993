import Foundation
import HangmanModel
import SQLite
import Testing
import Words

@testable import Storage

/// Each day has one game, whoever plays it and whatever the clock says.
@Suite struct DailyTests {
  let folder: Folder
  private let day = Day(number: 20_779)

  init() throws { folder = try Folder() }

  private func open() -> GameStore { .open(at: folder.store) }

  private func daily(_ day: Day) -> SavedRound {
    var saved = round(UInt64(day.number))
    saved.record.occasion = .daily(day)
    return saved
  }

  @discardableResult
  private func keep(_ day: Day, in store: GameStore, won isWon: Bool = true) -> Int64? {
    let setup = round(1).record.setup
    let result = GameResult(
      word: "BOARS", misses: isWon ? 3 : 8, setup: setup, isWon: isWon, finishedAt: 100)
    let record = GameRecord(setup: setup, seed: 1, occasion: .daily(day))
    return store.keep(result, record)?.game
  }

  @Test func aDayIsPlayedOnceAndCountsOnce() {
    let store = open()
    #expect(store.dailyState(of: day) == .open)
    #expect(store.beginDaily(daily(day)))
    #expect(store.dailyState(of: day) == .begun)
    #expect(!store.beginDaily(daily(day)))
    #expect(keep(day, in: store) != nil)
    let result = DailyResult(day: day, misses: 3, allowed: 8, isWon: true)
    #expect(store.dailyState(of: day) == .played(result))
    #expect(!store.beginDaily(daily(day)))
    // A round that came to be twice is no second game.
    store.save(daily(day))
    #expect(keep(day, in: store, won: false) == nil)
    #expect(store.waitingRounds().isEmpty)
    #expect(open().dailyState(of: day) == .played(result))
    #expect(store.games().count == 1)
    #expect(History(store).statistics(of: Statistics.Scope())?.games == 1)
    #expect(store.highScores().entries.count == 1)
    #expect(History(store).runTables().isEmpty)
  }

  @Test func whatIsPlayedByAnotherProgramIsNotBegunAgain() {
    let one = open()
    let other = open()
    #expect(one.beginDaily(daily(day)))
    #expect(other.dailyState(of: day) == .elsewhere)
    #expect(!other.beginDaily(daily(day)))
    #expect(other.waitingDaily(of: day) == nil)
    #expect(other.dailyState(of: day.advanced(by: 1)) == .open)
    one.leaveRound()
    #expect(other.dailyState(of: day) == .begun)
    #expect(other.waitingDaily(of: day)?.round == daily(day))
    #expect(!other.beginDaily(daily(day)))
  }

  @Test func theRoundBeforeWaits() {
    let store = open()
    store.save(round(1))
    #expect(store.beginDaily(daily(day)))
    #expect(store.waitingRounds().map(\.round) == [round(1)])
    #expect(keep(day, in: store) != nil)
    #expect(store.claimRound(1) == round(1))
  }

  @Test func aClockSetBackOpensNoDayAndFillsNoGap() {
    let store = open()
    for number in [-3, -1] { #expect(store.beginDaily(daily(day.advanced(by: number)))) }
    // The earlier one still waits, and may be gone on with.
    #expect(store.dailyState(of: day.advanced(by: -3)) == .begun)
    #expect(keep(day.advanced(by: -1), in: store, won: false) != nil)
    for number in [-2, -4, -400] {
      let past = DailyState.past(latest: day.advanced(by: -1))
      #expect(store.dailyState(of: day.advanced(by: number)) == past)
    }
    #expect(store.dailyState(of: day) == .open)
    #expect(store.beginDaily(daily(day)))
    #expect(store.dailyState(of: day.advanced(by: -2)) == .past(latest: day))
  }

  @Test func aDayFarAheadIsDoubtedAndCanBeDropped() throws {
    let store = open()
    let (wrong, played) = (day.advanced(by: 4_000), day.advanced(by: 4_001))
    #expect(store.beginDaily(daily(day)) && keep(day, in: store) != nil)
    #expect(store.dailyState(of: day.advanced(by: 2)) == .open)
    #expect(store.dailyState(of: wrong) == .unsure(latest: day))
    #expect(store.beginDaily(daily(wrong)))
    store.leaveRound()
    #expect(store.beginDaily(daily(played)) && keep(played, in: store) != nil)
    let today = day.advanced(by: 1)
    #expect(store.dailyState(of: today) == .past(latest: played))

    store.dropDays(doubtfulAfter: today)
    #expect(store.dailyState(of: today) == .open)
    // What was begun can be gone on with.
    #expect(
      store.waitingRounds().map(\.round.record.occasion) == [.run] && store.games().count == 2)
    #expect(store.dailyCalendar().first == day)
  }

  @Test func whatWasPlayedIsKnownWhereNothingCanBeSavedAnyMore() throws {
    let store = open()
    #expect(store.beginDaily(daily(day)))
    // Ten better ones, so that it is in no table.
    #expect(keep(day, in: store, won: false) != nil)
    for _ in 0..<12 { store.play(won("BOARS", misses: 1)) }
    let before = store.dailyCalendar()
    try store.database?.execute("PRAGMA query_only = 1")
    store.save(round(3))
    #expect(store.takeNotice() != nil)
    #expect(store.dailyCalendar() == before)
    #expect(store.dailyState(of: day) == before[day].map(DailyState.played))
    #expect(store.beginDaily(daily(day.advanced(by: 1))))
    #expect(store.dailyState(of: day.advanced(by: 1)) == .begun)
  }

  @Test func theDaysThatWerePlayedComeAlongFromADamagedFile() throws {
    let filled = open()
    for number in 0..<9 {
      #expect(filled.beginDaily(daily(day.advanced(by: number))))
      #expect(keep(day.advanced(by: number), in: filled, won: number != 4) != nil)
    }
    let played = filled.dailyCalendar()
    #expect(filled.beginDaily(daily(day.advanced(by: 9))))
    for number in 0..<200 {
      let other = open()
      other.play(won("W\(number)" + String(repeating: "X", count: 90)))
    }
    filled.close()
    try damage()
    let store = open()
    store.save(round(4))
    for _ in 0..<3 { store.play(won("PLAYED")) }
    #expect(store.takeNotice() != nil)
    #expect(store.dailyCalendar() == played)
  }

  /// Overwrites the last pages.
  private func damage() throws {
    let size = try FileManager.default.attributesOfItem(atPath: folder.store)[.size] as? Int ?? 0
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.store))
    try file.seek(toOffset: UInt64(size - 4096))
    try file.write(contentsOf: Data(repeating: 0xAB, count: 4096))
    try file.close()
  }

  @Test func theDaysAreFoundByTheirIndex() throws {
    let store = open()
    for number in 0..<3 { store.play(won("W\(number)")) }
    let log = StatementLog(of: try #require(store.database))
    _ = store.dailyState(of: day)
    _ = store.beginDaily(daily(day))
    #expect(log.begun.count >= 4)
    #expect(try log.costlySteps() == [])
  }
}
