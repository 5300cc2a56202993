import HangmanModel
import Presentation
import Testing
import Words

/// What is told of a game that was left.
@Suite struct WaitingTitleTests {
  @Test(arguments: [
    (0, "just now"), (59, "just now"), (60, "1 minute ago"), (7_200, "2 hours ago"),
    (86_400, "1 day ago"), (1_040_000, "12 days ago"), (-5, "just now"),
  ])
  func aGameTellsHowItStandsAndHowOldItIs(seconds: Int, age: String) throws {
    let saved = try left("AE", for: .run, 2_000_000 - seconds)
    let brief = saved.pattern + " 6/8"
    #expect(
      saved.title(at: 2_000_000) == "Webster's 1934, Imp, \(saved.pattern), 6 of 8 left, \(age)")
    #expect(saved.brief == brief)
  }

  @Test func daysFriendsAndCodesAreTold() throws {
    let day = try #require(Day("2026-11-23"))
    #expect(
      try left("", for: .daily(day)).title(at: 0)
        == "Daily 2026-11-23, Webster's 1934, Imp, ________, 8 of 8 left")
    #expect(
      try left("", for: .friend).title(at: 0)
        == "a friend's word, ________, 8 of 8 left, not scored")
    #expect(
      try left("", for: .challenge).title(at: 0)
        == "Webster's 1934, Imp, ________, 8 of 8 left, not scored")
  }

  private func left(_ letters: String, for occasion: Occasion, _ savedAt: Int? = nil) throws
    -> SavedRound
  {
    var round = try #require(
      Round(.standard, seed: 1, in: Library.embedded.standard.universe, for: occasion))
    for letter in letters { round.guess(try #require(Letter(letter))) }
    return round.saved(at: savedAt)
  }
}
