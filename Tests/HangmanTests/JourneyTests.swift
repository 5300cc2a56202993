import HangmanModel
import HangmanScreens
import Pictures
import Presentation
import ProgramModel
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

private let four = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

@Suite struct JourneyTests {
  @Test(arguments: [
    ("start", ""),
    ("miss", "e"),
    ("hit", "er"),
    ("repeated", "ee"),
    ("digit", "e7"),
    ("hint-offered", "e+"),
    ("hint-taken", "e+<enter>"),
    ("hint-taken-and-asked-again", "e+<enter>+"),
    ("hint-not-taken", "e+<esc>"),
    ("picked-with-arrows", "<right><right><right><right><enter>"),
    ("buttons", "<tab><tab><tab>"),
    ("menu", "e<esc><down>"),
    ("help", "e?"),
    ("settings", "<tab><tab><enter>"),
    ("settings-help", "<tab><tab><enter>?"),
    ("scores", "<backtab><enter>"),
    ("lost", "eqzxjvw"),
    ("lost-and-the-story", "eqzxjvw<right><enter>"),
    ("lost-and-the-menu", "eqzxjvw<esc>"),
    ("lost-and-the-scores", "eqzxjvw<backtab><enter>"),
    ("settings-changed-in-a-game", "e<tab><tab><enter><Mistakes allowed><left><esc>"),
    ("settings-changed-before-a-guess", "<tab><tab><enter><Mistakes allowed><left><esc>"),
    ("won", "eboarduck"),
    ("won-and-new", "eboarduck<enter>"),
  ])
  func aVisitLooksAsPictured(name: String, script: String) throws {
    try expectPicture(try visit(script).picture, name)
    for size in keptDutchSizes {
      let dutch = try Language.$current.withValue(.dutch) {
        let label = SettingName.misses.label.text
        return try visit(script.replacing("Mistakes allowed", with: label), at: size)
      }
      expectAsMuch(on: dutch.picture, as: try visit(script, at: size).picture, name)
    }
  }

  private func visit(_ script: String, at size: Size = pictureSizes[3]) throws -> Journey {
    try Journey(
      keys(script), size: size, words: four,
      first: FirstGame(subject: .word(length: 4), allowed: 6, setter: .imp))
  }

  @Test func nothingButWhatStandsThereWorksAfterTheEnd() throws {
    let ended = try Journey(keys("eboarduck"), words: four)
    let letters = try Journey(keys("eboarduckxyz7n+"), words: four)
    #expect(letters.picture == ended.picture)
    #expect(letters.session.round.board == ended.session.round.board)
    let paste = try Journey(keys("eboarduck") + [.event(.paste("boar"))], words: four)
    #expect(paste.picture == ended.picture)
  }

  @Test func aPasteIsOneRejectedInput() throws {
    let journey = try Journey([.event(.paste("boar"))], words: four)
    #expect(journey.session.round.board.guessed.isEmpty)
    #expect(journey.picture.lines.contains { $0.contains("You can't paste a guess") })
  }

  @Test func inputTypedAheadOfTheEndIsDropped() throws {
    #expect(try Journey(keys("ebo"), words: four).terminal.discardCount == 0)
    #expect(try Journey(keys("eboarduck"), words: four).terminal.discardCount == 1)
  }

  @Test func settingsAreStoredAtOnceAndTakeEffectWithTheNextGame() throws {
    let store = GameStore(.inMemory())
    let journey = try Journey(
      keys("<Settings><enter><right><Mistakes><end><Evil><space>"), store: store)
    #expect(store.settings().length == 9)
    #expect(store.settings().difficulty == .custom(26))
    #expect(!store.settings().isEvil)
    #expect(journey.session.round.board.pattern.length == 8)
    #expect(journey.session.round.board.setup.setter.dodges)

    let next = try Journey(keys("<esc><New Game><enter>"), store: store)
    #expect(next.session.round.board.pattern.length == 9)
    #expect(next.session.round.board.allowed == 26)
    #expect(next.session.round.board.setup.setter == .good)
  }

  @Test func theSettingsCountTheWordsThatTheGameHolds() throws {
    let journey = try Journey(keys("<tab><tab><enter><right><right><right>"))
    #expect(journey.picture.lines.contains { $0.contains("25,962 words of 11 letters") })
    let next = try Journey(keys("<tab><tab><enter><right><right><right><esc>"))
    #expect(next.session.round.candidates.count == 25_962)
  }

  @Test func theGameThatWasLeftGoesOn() throws {
    let store = GameStore(.inMemory())
    let left = try Journey(keys("etaoi"), seed: 3, store: store)
    let back = try Journey([], seed: 4, store: store)
    #expect(back.session.isResumed)
    #expect(back.session.round.board == left.session.round.board)
    #expect(back.picture.lines.contains { $0.contains("Welcome back") })
  }

  @Test func askingForAnotherGameLeavesTheSavedOneAlone() throws {
    let store = GameStore(.inMemory())
    let left = try Journey(keys("etaoi"), store: store)
    let other = try Journey(keys("q"), first: FirstGame(subject: .word(length: 5)), store: store)
    #expect(other.session.round.board.pattern.length == 5)
    let words = other.terminal.frames[0].lines.joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ").contains("you left is waiting."))
    let back = try Journey([], first: FirstGame(subject: .word(length: 8)), store: store)
    #expect(back.session.round.board == left.session.round.board)
  }

  @Test func theSameSeedAndKeysGiveTheSameGame() throws {
    let script = keys("etaoinshrdlu")
    let games = try (0..<3).map { _ in try Journey(script, seed: 99) }
    #expect(games[0].terminal.frames == games[1].terminal.frames)
    #expect(games[1].terminal.frames == games[2].terminal.frames)
  }

  @Test func aKeyEndsAMotionAndThenCountsOnce() throws {
    let flip = keys("<tab><tab><enter>")
    let journey = try Journey(
      flip + [.wait, .wait] + keys("<right>"), isAnimated: true)
    #expect(journey.session.settings.length == 9)
    #expect(journey.picture.lines.contains { $0.contains("SETTINGS") })
  }

  @Test func aMotionEndsByItself() throws {
    let waits = [ScriptedTerminal.Step](repeating: .wait, count: 12)
    let moved = try Journey(keys("<tab><tab><enter>") + waits, isAnimated: true)
    let still = try Journey(keys("<tab><tab><enter>"))
    #expect(moved.picture == still.picture)
    #expect(moved.terminal.frames.count > still.terminal.frames.count)
  }

  @Test func aResizeInTheMiddleOfAMotionIsSafe() throws {
    let journey = try Journey(
      keys("<tab><tab><enter>") + [.wait, .resize(Size(columns: 40, rows: 16)), .wait],
      isAnimated: true)
    #expect(journey.picture.size == Size(columns: 40, rows: 16))
    #expect(journey.picture.clippedCount == 0)
  }

  @Test func theMouseGuessesDragsAndSwitches() throws {
    let open = try Journey(
      [.event(.mouse(MouseEvent(.press, at: Point(column: 29, row: 13))))], words: four)
    #expect(open.session.round.board.guessed.map(\.character) == ["E"])

    let store = GameStore(.inMemory())
    func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> ScriptedTerminal.Step {
      .event(.mouse(MouseEvent(kind, at: Point(column: column, row: row))))
    }
    _ = try Journey(
      [
        mouse(.press, 35, 20), mouse(.press, 10, 5), mouse(.drag, 70, 5), mouse(.release, 70, 5),
        mouse(.drag, 10, 5), mouse(.press, 24, 10), mouse(.press, 75, 0),
      ], store: store)
    #expect(store.settings().length == 24)
    #expect(!store.settings().isEvil && !store.settings().isVaried)
    // A click on what stands beside the slider chooses that.
    _ = try Journey(
      [mouse(.press, 35, 20), mouse(.press, 70, 5), mouse(.press, 60, 8), mouse(.press, 75, 0)],
      store: store)
    #expect(store.settings().isVaried && store.settings().difficulty == .gentle)
  }

  @Test func theMeterIsTurnedOnByAKeyAndStays() throws {
    let store = GameStore(.inMemory())
    let on = try Journey(keys("e=a"), store: store)
    let count = on.session.round.candidates.count
    #expect(on.picture.lines[0].contains(" \(grouped(count)) words held ▇"))
    let notice = "I hold \(grouped(on.session.round.candidateCounts[1])) words."
    #expect(on.terminal.frames.contains { $0.lines.joined().contains(notice) })
    let back = try Journey([], store: store)
    #expect(back.picture.lines[0].contains("words held") && store.settings().showsMeter)
    let off = try Journey(keys("="), store: store)
    #expect(!off.picture.lines[0].contains("held") && !store.settings().showsMeter)
  }

  @Test func theMeterHasNothingToTellOfOneWord() throws {
    let journey = try Journey(keys("="), first: FirstGame(setter: .good))
    #expect(!journey.picture.lines[0].contains("held"))
    #expect(journey.picture.lines.joined().contains("I hold the one word that I chose."))
  }

  @Test func theCharacterIsChosenAndNamedOverItsGame() throws {
    let store = GameStore(.inMemory())
    let journey = try Journey(
      keys("<Settings><enter><Character><right><right><esc>"), store: store)
    #expect(journey.session.round.board.setup.setter == .trickster)
    #expect(journey.picture.lines[0].contains("EVIL HANGMAN"))
    #expect(journey.picture.lines[0].contains(" · 0 points · Trickster · par 8"))
    let off = try Journey(
      keys("<Settings><enter><Evil><space><esc><esc><New Game><enter>"), store: store)
    #expect(off.session.round.board.setup.setter == .good)
    let on = try Journey(keys("<Settings><enter><Evil><space><esc>"), store: store)
    #expect(on.session.round.board.setup.setter == .trickster)
  }

  @Test func theMistakesFollowTheDifficulty() throws {
    for (presses, difficulty) in [
      ("<enter><enter>", Difficulty.gentle), ("<enter>", .hard), ("<enter><enter><enter>", .fair),
    ] {
      for choice in ["", "<Evil><down><right>", "<Word length><left><left>"] {
        let journey = try Journey(
          keys("<Settings><enter><Mistakes allowed>\(presses)\(choice)<esc>"))
        let setup = journey.session.round.board.setup
        let par = Library.embedded.standard.universe.par(of: setup)
        #expect(setup.allowed == difficulty.allowed(withPar: par))
      }
    }
  }

  @Test func theAngelAgreesWithAWordAndItsStoryTellsHowItHelped() throws {
    let journey = try Journey(
      keys("/boar<enter>"), words: four,
      first: FirstGame(subject: .word(length: 4), allowed: 6, setter: .angel))
    #expect(journey.session.round.board.status == .won)
    #expect(journey.picture.lines.joined().contains("[ Story ]"))
  }

  @Test func theMouseStaysOutWhereItIsTurnedOff() throws {
    let store = GameStore(.inMemory())
    let journey = try Journey(
      keys("<Settings><enter><Mouse><space>"), store: store)
    #expect(!SettingStore<Preferences>(store.store).settings().usesMouse)
    #expect(!journey.terminal.usesMouse)
  }

  @Test func enterPressesNothingThatIsOutOfSight() throws {
    let tiny = Size(columns: 24, rows: 8)
    for script in ["e<tab><tab><enter>", "e<down><down><down><enter>", "e<backtab><enter>"] {
      let journey = try Journey(keys(script), size: tiny, words: four)
      #expect(journey.session.round.board.guessed.first?.character == "E", "\(script)")
    }
    let shrunk = try Journey(
      keys("e<tab>") + [.resize(tiny)] + keys("<enter>"), words: four)
    #expect(shrunk.session.round.board.guessed.first?.character == "E")
  }

  @Test func theGameWaitsWhereThereIsNoRoomForIt() throws {
    let journey = try Journey(
      keys("e") + [.resize(Size(columns: 20, rows: 5))] + keys("r<esc><down><enter>b")
        + [.resize(Size(columns: 80, rows: 24))], words: four)
    #expect(journey.session.round.board.guessed.map(\.character) == ["E"])
    #expect(journey.picture.lines.contains { $0.contains("EVIL HANGMAN") })
  }

  @Test func lettingGoOfTheMouseDoesNotEndTheMotionItBegan() throws {
    let click = MouseEvent(.press, at: Point(column: 35, row: 20))
    let release = MouseEvent(.release, at: Point(column: 35, row: 20))
    let journey = try Journey(
      [.event(.mouse(click)), .event(.mouse(release)), .wait], words: four, isAnimated: true)
    #expect(!journey.picture.lines.contains { $0.contains("SETTINGS") })
  }

  @Test func anOwnListLeavesAStoredLengthThatItLacksAlone() throws {
    let store = GameStore(.inMemory())
    _ = try Journey(
      keys("<Settings><enter><Mouse><space>"), words: four, store: store)
    #expect(!SettingStore<Preferences>(store.store).settings().usesMouse)
    #expect(store.settings().length == 8)
  }

  @Test(arguments: [Int.min, -1, 0, 1_000, Int.max])
  func senselessSettingsAreBroughtWithinBounds(number: Int) throws {
    let store = GameStore(.inMemory())
    _ = store.settings()
    var settings = Settings.defaults
    settings.length = number
    settings.difficulty = .custom(number)
    store.save(settings, insteadOf: store.settings())
    let journey = try Journey(keys("<tab><tab><enter><right>"), store: store)
    #expect((1...24).contains(journey.session.round.board.pattern.length))
    #expect(GameSetup.allowedRange.contains(journey.session.round.board.allowed))
  }

  @Test func theMenuHasItsHelpToo() throws {
    let journey = try Journey(keys("<esc>?"), words: four)
    #expect(journey.picture.lines.contains { $0.contains("║ Esc ") && $0.contains("back") })
  }

  @Test func afterTheEndEnterStartsAnotherGame() throws {
    for size in [Size(columns: 80, rows: 24), Size(columns: 24, rows: 8)] {
      let journey = try Journey(
        keys("eqzxjvw<Try Again><enter>"), size: size, words: four,
        first: FirstGame(subject: .word(length: 4), allowed: 6, setter: .imp))
      #expect(journey.session.round.board.guessed.isEmpty)
    }
  }

  private func lose(
    _ more: [ScriptedTerminal.Step] = [], after letters: String = "eqzxjv",
    store: GameStore = GameStore(.inMemory()), setter: Setter = .imp, isAnimated: Bool = false
  ) throws -> Journey {
    try Journey(
      keys(letters) + more, words: four,
      first: FirstGame(subject: .word(length: 4), allowed: 6, setter: setter), store: store,
      isAnimated: isAnimated)
  }

  private func shows(_ journey: Journey, _ text: String) -> Bool {
    journey.picture.lines.contains { $0.contains(text) }
  }

  @Test func theEndStaysUntilAKeyLeavesIt() throws {
    let board = try lose()
    #expect(shows(board, "YOU LOST") && shows(board, "── SCORES ──"))
    #expect(try lose([.wait, .wait, .wait]).picture == board.picture)
    let scores = try lose(keys("<Scores><enter>"))
    #expect(!shows(scores, "YOU LOST") || !shows(scores, "[ Story ]"))
    #expect(try lose(keys("<Scores><enter><esc><Story>")).picture == board.picture)
  }

  @Test func theFirstLossToAVillainLeadsToItsStoryAndNoOther() throws {
    let store = GameStore(.inMemory())
    let first = try lose(store: store)
    #expect(shows(first, EndMessage.firstStory.text) && shows(first, "[ Story ]"))
    let story = try lose(keys("<enter><end>"))
    #expect(shows(story, "STORY") && shows(story, "► At the end: "))
    #expect(shows(story, "Had I been honest, it would have been "))
    let second = try lose(keys("<enter>"), store: store)
    #expect(second.session.round.board.status == .playing)
    let honest = try lose(after: "qzxjvw", setter: .good)
    #expect(shows(honest, "YOU LOST") && !shows(honest, EndMessage.firstStory.text))
  }

  @Test func aGameOfTheHistoryIsToldFromItsRowYearsLater() throws {
    let store = GameStore(.inMemory())
    let first = FirstGame(subject: .word(length: 4), allowed: 6, setter: .imp)
    let script = keys("<Scores><enter>1")
    let won = try Journey(keys("eboarduck") + script, words: four, first: first, store: store)
    #expect(shows(won, "STORY") && shows(won, "you won, "))
    let lost = try Journey(
      keys("qzxjvw<Scores><enter><left><left>1"), words: four, first: first, store: store)
    #expect(shows(lost, "STORY") && shows(lost, "you lost, 6 of 6"))
    let later = try Journey(script, words: four, store: store)
    #expect(later.picture == won.picture)
    let shared = try Journey(script + keys("s"), words: four, store: store)
    let then = try Journey(keys("eboarducks"), words: four, first: first)
    #expect(shared.terminal.copies.count == 1)
    #expect(shared.terminal.copies == then.terminal.copies)
    let back = try Journey(script + keys("<esc>"), words: four, store: store)
    #expect(shows(back, "SCORES"))
    #expect(shows(try Journey(keys("<backtab><enter>2"), words: four, store: store), "SCORES"))
    let more = try Journey(script + keys("<end>"), words: four + ["GOAT"], store: store)
    #expect(shows(more, "The list has changed since"))
    let other = try Journey(script, words: ["BEAR", "BOAR"], store: store)
    #expect(shows(other, "That game can't be told again"))
  }

  /// Its word stands on the new board, and its story is a key away until a letter is guessed.
  @Test(arguments: ["<down><enter>", "y", "Y"])
  func aGameThatIsGivenUpIsToldOnTheNewBoard(answer: String) throws {
    func journey(
      _ script: String, size: Size = Size(columns: 80, rows: 24)
    ) throws -> Journey {
      try Journey(
        keys("e<esc><New Game><enter>\(answer)\(script)"), size: size, words: four,
        first: FirstGame(subject: .word(length: 4), allowed: 6, setter: .imp))
    }
    let board = try journey("")
    #expect(shows(board, "You gave up. It could have been") && shows(board, "< its story"))
    #expect(board.session.round.board.moves.isEmpty && !board.session.isResumed)
    let small = try journey("", size: Size(columns: 24, rows: 8)).picture
    #expect(small.lines.joined(separator: " ").contains("< tells"))
    let story = try journey("<")
    #expect(shows(story, "STORY") && shows(story, "You gave up. It could have been"))
    let after = try journey("z<")
    #expect(!shows(after, "STORY") && !shows(after, "its story"))
  }

  /// Against each villain, when the settings are left and when a suggestion is taken.
  @Test func aGameThatCarefulPlayMayLoseIsAskedAbout() throws {
    func journey(_ script: String) throws -> Journey {
      try Journey(keys("<Settings><enter><Mistakes><home>\(script)"))
    }
    #expect(shows(try journey("<esc>"), "careful play may not be enough"))
    let devil = "<Character><right><esc>"
    #expect(shows(try journey(devil), "I can't be beaten"))
    #expect(shows(try journey(devil + "n"), "SETTINGS"))
    let played = try journey(devil + "y").session.round.board
    #expect(played.allowed == 1 && played.setup.setter == .devil)
    #expect(try journey("<Evil><space><esc>").session.round.board.setup.setter == .good)
    let script = keys("zqxjk<Try Again><enter>zqxjkv")
    let taken = try Journey(
      script, first: FirstGame(subject: .word(length: 8), allowed: 5, setter: .imp))
    #expect(shows(taken, "Not now") && shows(taken, "Play it"))
  }

  @Test func aQuestionIsAnsweredWithNoToo() throws {
    let first = FirstGame(subject: .word(length: 4), allowed: 6, setter: .imp)
    let asked = try Journey(keys("e<esc><New Game><enter>"), words: four, first: first)
    #expect(shows(asked, "Give this game up?") && shows(asked, "Y yes  N no"))
    for answer in ["n", "N", "<esc>"] {
      let kept = try Journey(keys("e<esc><New Game><enter>\(answer)"), words: four, first: first)
      #expect(kept.session.round.board.guessed.count == 1)
      #expect(!shows(kept, "Give this game up?"))
    }
  }

  @Test(arguments: Setter.all, [("webster", 4), ("phrases", 0)])
  func whatTheStoreKeepsIsToldAsItWas(setter: Setter, list: (name: String, length: Int)) throws {
    let store = GameStore(.inMemory())
    let collection = try #require(Library.embedded.lists.first { $0.id.text == list.name })
    let session = try #require(
      GameSession(
        store: store, collection: collection,
        first: FirstGame(subject: .word(length: list.length), allowed: 9, setter: setter), seed: 5,
        clock: { 0 }))
    session.save()
    for letter in Letter.alphabet where session.finished == nil {
      _ = session.play(.letter(letter))
    }
    let game = try #require(session.finished)
    let told = try #require(session.confession(of: game))
    #expect(told.isListChanged == false)
    let entry = Kept<GameResult>(id: try #require(game.id), result: game.result)
    #expect(try #require(session.confession(of: entry)).steps == told.steps)
    // As if the moves that are kept weren't those of this game.
    var other = entry.result
    other.misses += 1
    #expect(session.confession(of: Kept<GameResult>(id: entry.id, result: other)) == nil)
  }

  @Test func aKeyInTheMotionOfTheEndIsDropped() throws {
    let moving = try lose([.wait, .wait], isAnimated: true)
    #expect(!shows(moving, "YOU LOST"))
    let stopped = try lose([.wait] + keys("<enter>"), isAnimated: true)
    #expect(shows(stopped, "YOU LOST"))
    #expect(stopped.session.round.board.status == .lost)
    let done = try lose([.wait] + keys("<enter><enter>"), isAnimated: true)
    #expect(shows(done, "STORY"))
    let waits = [ScriptedTerminal.Step](repeating: .wait, count: 50)
    #expect(try lose(waits.dropLast(), isAnimated: true).picture == lose().picture)
  }

  @Test func aKeyInTheMotionOfAGuessCounts() throws {
    let journey = try Journey(
      keys("r") + [.wait, .wait] + keys("e"), words: four, isAnimated: true)
    #expect(journey.session.round.board.guessed.map(\.character) == ["R", "E"])
  }

  @Test func theOrderOfTheKeysChangesAtOnce() throws {
    let journey = try Journey(
      keys("<Settings><enter><Keyboard><right><esc>"), words: four)
    #expect(shows(journey, "│ Q ││ W │"))
  }
}
