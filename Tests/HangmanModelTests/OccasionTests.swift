import HangmanModel
import Testing
import Words

@Suite struct OccasionTests {
  @Test func aDayIsWrittenAndReadAndCounted() throws {
    #expect(Day(number: 0).description == "1970-01-01")
    #expect(Day(number: 0).weekday == 3)
    #expect(Day("2026-11-22")?.weekday == 6)
    #expect(Day("2024-02-28")?.advanced(by: 1).description == "2024-02-29")
    var last = try #require(Day("1999-12-30"))
    for number in last.number + 1..<last.number + 3_000 {
      let day = Day(number: number)
      #expect(day.number == Day(day.description)?.number && day > last)
      #expect(day.weekday == (last.weekday + 1) % 7)
      last = day
    }
    #expect(last.description == "2008-03-16")
    for wrong in [
      "2023-02-29", "2026-13-01", "2026-1-01", "", "2026-11-31", "x026-11-21", "+026-11-21",
    ] {
      #expect(Day(wrong) == nil, "\(wrong)")
    }
  }

  @Test func anOccasionHasANameByWhichItIsKept() throws {
    let day = try #require(Day("2026-11-22"))
    for occasion in [.run, .daily(day), .challenge, .friend] as [Occasion] {
      #expect(Occasion(name: occasion.name) == occasion)
    }
    #expect(Occasion(name: "daily 2026-11-32") == nil && Occasion(name: "other") == nil)
  }

  @Test func runsLeadOnAndOnlyTheOwnOneIsKept() throws {
    for occasion in [.run, .challenge, .friend] as [Occasion] {
      let setup = GameSetup(
        list: Library.embedded.standard.id, subject: .word(length: 24), allowed: 26,
        setter: .named(dodging: false))
      var round = try #require(
        Round(setup, seed: 1, in: Library.embedded.standard.universe, for: occasion))
      #expect(round.record.occasion == occasion)
      for letter in Letter.alphabet { round.guess(letter) }
      #expect(round.board.status == .won)
      #expect((round.nextRun != nil) == occasion.leadsOn)
      #expect((round.runResult(at: 0) != nil) == occasion.isOwnRun)
      let next = round.nextLevel(otherwise: 0)
      #expect((next != nil) == occasion.leadsOn)
      #expect(next.map { $0.occasion == occasion && $0.run.level == 2 } != false)
      let resumed = Round(round.saved(), in: Library.embedded.standard.universe)
      #expect(resumed?.occasion == occasion)
    }
  }

  @Test func listsHaveFingerprintsOfTheirOwn() {
    let prints = Library.embedded.lists.map(\.universe.fingerprint)
    #expect(Set(prints).count == prints.count)
    let universe = { (words: [String]) in WordUniverse([WordList(words)]).fingerprint }
    #expect(universe(["BEAR", "BOAR"]) == universe(["BEAR", "BOAR"]))
    #expect(universe(["BEAR", "BOAR"]) != universe(["BEAR", "BOAT"]))
    #expect(universe(["BEAR", "BOAR"]) != universe(["BOAR", "BEAR"]))
  }

  @Test func whatAnHonestSetterGoesByIsInTheFingerprint() throws {
    let phrases = try #require(Library.embedded.lists.first { $0.universe.isOfPhrases }).universe
    let lists = phrases.lengths.compactMap(phrases.words)
    func fingerprint(_ categories: [Category], _ lexicon: Lexicon) -> UInt64 {
      WordUniverse(lists, categories: categories, lexicon: lexicon).fingerprint
    }
    #expect(fingerprint(phrases.categories, phrases.lexicon) == phrases.fingerprint)
    #expect(fingerprint([], phrases.lexicon) != phrases.fingerprint)
    #expect(fingerprint(phrases.categories, .none) != phrases.fingerprint)
  }
}
