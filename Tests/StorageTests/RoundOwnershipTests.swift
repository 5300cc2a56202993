import HangmanModel
import Testing

@testable import Storage

@Suite struct RoundOwnershipTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() -> GameStore { .open(at: folder.store) }

  @Test func twoStoresNeverShareARound() {
    let one = open()
    let other = open()
    one.save(round(1))
    #expect(other.claimAny() == nil)
    other.save(round(2))
    one.save(round(3))
    #expect(open().claimAny() == nil)
    one.keep(won("BOAR"))
    other.keep(won("DEER"))
    #expect(open().words == ["BOAR", "DEER"])
  }

  @Test func theRoundBegunLastIsTakenUpFirst() {
    var stores = (1...3).map { number in
      let store = open()
      store.save(round(UInt64(number)))
      return store
    }
    stores.removeAll()
    let first = open()
    let second = open()
    #expect(first.claimAny() == round(3))
    #expect(second.claimAny() == round(2))
  }

  @Test func aRoundOfAnotherListIsLeftAlone() {
    open().save(round(1, list: dutch))
    #expect(open().claimAny() == nil)
    #expect(open().claimAny(dutch) == round(1, list: dutch))
  }

  @Test func aRefusedRoundIsLeftForOthers() {
    open().save(round(1))
    let store = open()
    #expect(store.claimRound(lists: [webster]) { _ in false } == nil)
    #expect(open().claimAny() == round(1))
  }

  @Test func anAbandonedRoundIsGone() {
    let store = open()
    store.save(round(1))
    store.abandonRound(ending: run(0), isGivenUp: false)
    #expect(store.keep(won("BOAR")) == nil)
    store.save(round(2))
    #expect(store.keep(won("DEER")) != nil)
    #expect(open().claimAny() == nil)
    #expect(open().words == ["DEER"])
  }

  @Test func aLivingProcessKeepsItsRoundAndAKilledOneLosesIt() throws {
    let holder = try Victim("hold", folder.store)
    let began = holder.firstLine()
    #expect(began.hasPrefix("began"))
    #expect(open().claimAny() == nil)
    _ = holder.kill()
    #expect(open().claimAny().map { "began \($0.generatorState)" } == began)
  }

  @Test func processesThatPlayAtOnceAllKeepTheirResults() throws {
    let players = try (0..<3).map { _ in try Victim("play", folder.store, "40") }
    let printed = players.flatMap { $0.finish() }
    #expect(printed.count == 120)
    #expect(Set(printed).count == 120)
    let games = open().games()
    #expect(Set(games.map { "game \($0.id)" }) == Set(printed))
    #expect(Set(games.map(\.result.word)).count == 3)
  }

  @Test func processesThatStartAtOnceTakeARoundEach() throws {
    var holders = try (0..<4).map { _ in try Victim("hold", folder.store) }
    let began = holders.map { $0.firstLine() }
    for holder in holders { _ = holder.kill() }
    holders = try (0..<4).map { _ in try Victim("hold", folder.store) }
    let claimed = holders.map { $0.firstLine() }
    for holder in holders { _ = holder.finish() }
    #expect(
      Set(began.map { $0.replacing("began", with: "claimed") }) == Set(claimed), "\(claimed)")
  }
}
