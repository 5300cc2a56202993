import GhostModel
import GhostScreens
import HangmanModel
import Pictures
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

/// What follows what in Ghost. Where a name is known the button Start has the keys at first.
@Suite struct GhostCoordinatorTests {
  @Test func namesAreAskedForBeforeTheGame() {
    let person = GhostSettings(setup: GhostSettings.of().setup)
    #expect(GhostJourney([], settings: person).shows("Player 1", "[ Start ]"))
    let journey = GhostJourney(keys("Eva<enter>Åsa<enter><enter>q"), settings: person)
    #expect(journey.shows("Åsa to move. Eva said Q."))
    #expect(journey.session.knownNames().sorted() == ["Eva", "Åsa"])
  }

  @Test func aRoundOfTwoPeopleComesToItsEndAndIsCounted() {
    let journey = GhostJourney(keys("<enter>quex"), settings: .of())
    #expect(
      journey.shows(
        "Anna wins.", "No word begins with QUEX; QUE",
        "Anna is number 1 among people: 1 win in 1 game."))
    #expect(journey.session.store.scores(against: nil).map(\.name) == ["Anna", "Ben"])
    #expect(journey.session.store.resumable() == nil)
    let completed = GhostJourney(keys("<enter>queen"), settings: .of())
    #expect(
      completed.shows("Ben wins.", "Anna completed QUEEN.", "M meaning"))
  }

  @Test func thePlayersTakeTurnsAtBeginning() {
    let journey = GhostJourney(keys("<enter>qb<enter>"), settings: .of())
    #expect(journey.shows("Ben to move."))
    #expect(journey.session.round?.starter == .two)
    // A round that is given up is begun again by the same player.
    let again = GhostJourney(keys("<enter>q<esc><New><enter><down><enter>"), settings: .of())
    #expect(again.session.round?.moves.isEmpty == true)
    #expect(again.session.round?.starter == .one)
  }

  @Test func whatEachHasWonIsToldUntilOthersPlay() {
    let journey = GhostJourney(keys("<enter>qb<enter>qx<enter>"), settings: .of())
    #expect(journey.picture.lines.contains { $0.split(separator: "won 1 round").count == 3 })
    let session = journey.session
    #expect(session.wins == [.one: 1, .two: 1])
    session.change(to: .of(two: "Eva"))
    #expect(session.wins.count == 2)
    session.startRound()
    #expect(session.wins.isEmpty)
  }

  @Test func thoseWithoutNamesPlayUnranked() {
    let settings = GhostSettings(setup: GhostSettings.of().setup)
    let journey = GhostJourney(keys("player 1<enter>Player 2<enter><enter>qb"), settings: settings)
    #expect(journey.shows("Player 1 wins."))
    #expect(!journey.shows("number 1 among"))
    #expect(journey.session.scorePages().allSatisfy { $0.scores.isEmpty })
  }

  @Test func twoPlayersOfOneNameAreRefused() {
    let journey = GhostJourney(keys("<enter>"), settings: .of(two: "anna"))
    #expect(journey.shows("Both are called Anna."))
    #expect(journey.session.round == nil)
  }

  @Test(arguments: ["1", "é", "漢", ".", "/"])
  func whatIsNoLetterIsIgnored(text: String) {
    let journey = GhostJourney(keys("<enter>q\(text)"), settings: .of())
    #expect(journey.fragment == "Q" && journey.shows("Ben to move."))
  }

  @Test func aPasteIsNoMove() {
    let journey = GhostJourney(keys("<enter>") + [.event(.paste("queue"))], settings: .of())
    #expect(journey.fragment.isEmpty && journey.shows("A paste is no move."))
  }

  @Test func theComputerAnswersAtOnceWithoutAnimation() {
    let journey = GhostJourney(keys("<enter>q"), settings: .of(.perfect))
    #expect(journey.fragment.count == 2)
    #expect(journey.shows("Anna to move. The computer said"))
  }

  @Test func keysTypedWhileTheComputerWaitsAreNoLetters() {
    let moment = [ScriptedTerminal.Step](repeating: .wait, count: GhostScreen.moveFrames - 1)
    let journey = GhostJourney(
      keys("<enter>q") + moment + keys("xyz"), settings: .of(.perfect), isAnimated: true)
    #expect(journey.fragment == "Q" && journey.shows("The computer thinks"))
    let later = GhostJourney(
      keys("<enter>q") + moment + keys("xyz") + [.wait], settings: .of(.perfect),
      isAnimated: true)
    #expect(later.fragment.count == 2)
  }

  @Test func aKeyPressedTwiceIsNoLetterOfTheOther() {
    let journey = GhostJourney(keys("<enter>qq"), settings: .of(), isAnimated: true)
    #expect(journey.fragment == "Q")
    #expect(journey.terminal.discardCount == 1)
  }

  @Test func theComputerWaitsUntilTheMenuIsClosed() {
    let moment = [ScriptedTerminal.Step](repeating: .wait, count: GhostScreen.moveFrames - 1)
    let open = keys("<enter>q") + moment + keys("<esc>") + [.wait, .wait]
    let settings = GhostSettings.of(.perfect)
    #expect(GhostJourney(open, settings: settings, isAnimated: true).fragment == "Q")
    let closed = GhostJourney(
      open + keys("<enter>") + [.wait], settings: settings, isAnimated: true)
    #expect(closed.fragment.count == 2)
  }

  @Test func aChallengedPersonNamesAWord() {
    let settings = GhostSettings.of(challenges: true)
    let asked = GhostJourney(keys("<enter>qu!"), settings: settings)
    #expect(asked.shows("Name a word that begins so, Ben."))
    let right = GhostJourney(keys("<enter>qu!een<enter>"), settings: settings)
    #expect(right.shows("Ben wins.", "Anna challenged QU, but QUEEN begins with it."))
    let wrong = GhostJourney(keys("<enter>qu!x<enter>"), settings: settings)
    #expect(wrong.shows("Anna wins.", "QUX is no word that begins with QU."))
    let bare = GhostJourney(keys("<enter>qu!<enter>"), settings: settings)
    #expect(bare.session.round?.end == nil && bare.shows("Enter again says that."))
  }

  @Test func thereIsNoChallengeWithoutTheRule() {
    let journey = GhostJourney(keys("<enter>qu!"), settings: .of())
    #expect(journey.session.round?.status == .playing && journey.shows("Challenges are off"))
  }

  @Test func aRoundThatWasLeftIsOfferedToGoOnWith() {
    let store = GhostStore(.inMemory())
    _ = GhostJourney(keys("<enter>qu"), store: store, settings: .of())
    let back = GhostJourney([], store: store)
    #expect(back.fragment == "QU" && back.shows("Go on with it?"))
    let on = GhostJourney(keys("<enter>e"), store: store)
    #expect(on.fragment == "QUE" && on.shows("Ben to move."))
    for answer in ["<down><enter>", "n", "N"] {
      let other = GhostJourney(keys(answer + "<up>"), store: store)
      #expect(other.shows("Losing words", "Player 2"))
    }
    #expect(GhostJourney(keys("ys"), store: store).fragment == "QUES")
  }

  @Test func aRoundLeftAtTheComputersTurnIsOfferedFromTheMenuToo() throws {
    let store = GhostStore(.inMemory())
    var settings = GhostSettings.of(.standard)
    settings.starter = .two
    store.save(settings)
    GhostSession(store: store, seed: 1, clock: { 0 }).startRound()
    let session = GhostSession(store: store, seed: 1, clock: { 0 })
    #expect(session.isResumed && session.isComputersTurn)
    let ghost = GameEntry("Ghost") { program in
      GhostCoordinator(session: session, program: program)
    }
    let asked = try Journey(
      keys("<esc><Ghost><enter>"), words: ["BEAR", "BOAR"], others: [ghost])
    #expect(asked.picture.lines.contains { $0.contains("Go on with it?") })
    #expect(session.isComputersTurn)
    _ = try Journey(
      keys("<esc><Ghost><enter><enter>"), words: ["BEAR", "BOAR"], others: [ghost])
    #expect(session.round?.moves.count == 1)
  }

  @Test func anotherDictionaryRestartsTheRoundAfterAsking() {
    let change = "<enter>qu<esc><Settings><enter><right><esc>"
    #expect(GhostJourney(keys(change), settings: .of()).fragment == "QU")
    let done = "<enter>qu<esc><Settings><enter><right><up><enter>"
    let asked = GhostJourney(keys(done), settings: .of())
    #expect(asked.fragment == "QU" && asked.shows("That restarts the round."))
    let kept = GhostJourney(keys(done + "<enter><esc>"), settings: .of())
    #expect(kept.fragment == "QU" && kept.shows("Everyday English"))
    let changed = GhostJourney(keys(done + "<down><enter>"), settings: .of())
    #expect(changed.fragment.isEmpty && changed.shows("Nederlands", "Anna to move."))
  }

  @Test func otherNamesAreTheRoundsAtOnce() {
    let journey = GhostJourney(
      keys("<enter>qu<esc><Settings><enter><up><up>Zoe<enter><enter>"), settings: .of())
    #expect(journey.fragment == "QU" && journey.shows("Anna", "Zoe"))
    #expect(journey.session.names == GhostNames(one: "Anna", two: "Zoe"))
  }

  @Test func clearingForgetsNamesAndScoresAfterAsking() {
    let store = GhostStore(.inMemory())
    let end = "<enter>qb<right><right><enter><tab><enter>"
    let asked = GhostJourney(keys(end + "<enter>"), store: store, settings: .of())
    #expect(asked.shows("Anna") && !store.names().isEmpty)
    let cleared = GhostJourney(keys(end + "<down><enter>"), store: store, settings: .of())
    #expect(cleared.shows("No game yet.") && store.names().isEmpty)
    #expect(store.scores(against: nil).isEmpty)
  }

  @Test func theEndOffersWhatComesNext() {
    let end = "<enter>qb"
    #expect(GhostJourney(keys(end + "<enter>"), settings: .of()).shows("Ben to move."))
    #expect(GhostJourney(keys(end + "<right><enter>"), settings: .of()).shows("Losing words"))
    #expect(GhostJourney(keys(end + "<left><enter>"), settings: .of()).shows("SCORES", "Anna"))
    let back = GhostJourney(keys(end + "<left><enter><esc>"), settings: .of())
    #expect(back.shows("Anna wins."))
    #expect(GhostJourney(keys(end), settings: .of()).terminal.discardCount == 1)
  }
}
