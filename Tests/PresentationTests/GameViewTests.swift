import HangmanModel
import Presentation
import Testing
import Words

/// What there is to read of a game, without a screen.
@Suite struct GameViewTests {
  private let words = WordUniverse([WordList(["BEAR", "BOAR", "DEER", "HERE"])])

  private func round(
    of setter: Setter = .imp, allowed: Int = 8, for occasion: Occasion = .run
  ) throws -> Round {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 4), allowed: allowed,
      setter: setter)
    return try #require(Round(setup, seed: 1, in: words, for: occasion))
  }

  @Test func theDetailsTellWhatIsPlayed() throws {
    let list = Library.embedded.standard.title
    #expect(GameView(try round()).details == ["4 letters", "level 1 · 0 points", list])
    #expect(
      GameView(try round(of: .trickster)).details.contains(Setter.trickster.localizedName))
    #expect(GameView(try round(for: .challenge)).details.contains("not scored"))
    let daily = GameView(try round(for: .daily(Day(number: 20_781))))
    #expect(daily.details[1].hasPrefix("Daily 20"))
  }

  @Test func theCountsOfAVillainAreSecretUntilTheyAreAskedForOrItIsOver() throws {
    var view = GameView(try round())
    #expect(view.countsInPlay.isEmpty && view.countsAtEnd == [4])
    view.showsMeter = true
    #expect(view.countsInPlay == [4])
    var honest = GameView(try round(of: .good))
    honest.showsMeter = true
    #expect(honest.countsInPlay.isEmpty && honest.countsAtEnd.isEmpty)
    view.news = .meter
    #expect(view.notice == "I hold 4 words.")
    view.showsMeter = false
    #expect(view.notice == "I'll keep the count to myself again.")
  }

  @Test func aMoveIsToldByWhatCameOfIt() throws {
    var round = try round()
    let letter = try #require(Letter("Z"))
    let outcome = round.guess(letter)
    let view = GameView(round, .move(.letter(letter), outcome))
    #expect(view.notice == "No Z." && view.end == nil && view.endNotice == nil)
    #expect(view == GameView(round, .move(.letter(letter), outcome)))
    #expect(view != GameView(round))
  }

  @Test func aGameThatWasGivenUpIsToldBeforeTheNextOneBegins() throws {
    var left = try round()
    left.guess(try #require(Letter("Z")))
    var view = GameView(
      try round(), .newGame(endedRun: nil, isOtherWaiting: false, isResumed: false))
    #expect(view.notice == view.opening && !view.tellsGivenUp)
    view.givenUp = FinishedGame(left, at: 0)
    #expect(view.tellsGivenUp)
    #expect(view.notice.hasPrefix(GameMessage.givenUp.text) && view.notice.hasSuffix(view.opening))
    view.givenUp = FinishedGame(try round(for: .friend), at: 0)
    #expect(!view.tellsGivenUp)
  }

  @Test(arguments: [
    (Setter.imp, "whoever the villain."), (.good, "whatever the word."), (.devil, "mistakes."),
  ])
  func whatAHintIsWorthSaysWhatForItHolds(setter: Setter, end: String) throws {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 4), allowed: 20, setter: setter)
    let round = try #require(Round(setup, seed: 1, in: Library.embedded.standard.universe))
    let advice = try #require(round.advice())
    #expect(GameView(round, .hint(advice)).notice.hasSuffix(end))
  }

  @Test func anOfferIsOneOnlyWhereTheHintCanBeTaken() {
    let offers: [HintOffer?] = [.safe, .risky, .fatal, nil]
    #expect(offers.map { News.offer($0).offersHint } == [true, true, false, false])
    #expect(!News.begins.offersHint)
  }

  @Test func theEndTellsWhatSetsTheGameApart() throws {
    var round = try round(allowed: 1)
    round.guess(try #require(Letter("Z")))
    var end = GameEnd(FinishedGame(round, at: 0))
    #expect(end.headline == "YOU LOST" && end.answer == end.game.result.word)
    end.distinctions = [.placeAmongAll(3), .days(2, best: 5)]
    #expect(end.sentences.contains("Number 3 of everyone here."))
    #expect(end.sentences.contains("Streak 2, best 5."))
    var view = GameView(round, .nothing)
    view.end = end
    #expect(view.endNotice == nil)
    view.end?.isFirstLoss = true
    #expect(view.endNotice?.isEmpty == false)
    view.news = .shared(isCopied: true)
    #expect(view.endNotice == view.notice)
  }
}
