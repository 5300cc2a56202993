import HangmanModel
import Pictures
import Presentation
import ProgramModel
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

private let four = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

private let fourLetters = FirstGame(subject: .word(length: 4), allowed: 6, setter: .imp)

/// The keys that set a word to be played here.
private func set(_ word: String) -> String {
  "<esc><A Word for a Friend><enter>\(word)<backtab><enter>"
}

/// What others get of a game, and what comes from them.
@Suite struct CodesJourneyTests {
  @Test func aGameIsSharedWithoutItsLetters() throws {
    let journey = try Journey(keys("eqzxjvws"), words: four, first: fourLetters)
    let line = try #require(journey.terminal.copies.first)
    #expect(journey.terminal.copies.count == 1)
    #expect(line.hasPrefix("Hangman (Imp, 4 letters, test): lost with 6 of 6 mistakes. "))
    #expect(line.contains(" ⬛⬛⬛⬛⬛⬛ 5→2 words. Beat me: hangman play "))
    #expect(line.hasSuffix(" --words test"))
    for word in four { #expect(!line.contains(word)) }
    #expect(journey.picture.shows("Sent to the clipboard, and printed when you leave."))
    #expect(journey.picture.shows("YOU LOST"))
  }

  /// Where the day is over, `hangman daily` begins another game.
  @Test func aDailyThatIsOverIsSharedWithItsCode() throws {
    var time = 0
    let session = try #require(
      GameSession(
        store: GameStore(.inMemory()), first: FirstGame(), seed: 1, clock: { time },
        dayOf: { Day(number: $0 / 86_400) }))
    #expect(session.openDaily())
    for letter in Letter.alphabet where session.finished == nil {
      _ = session.play(.letter(letter))
    }
    let game = try #require(session.finished)
    #expect(shareLine(of: game, on: session.today).hasSuffix(" Play it too: hangman daily"))
    time = 86_400
    #expect(shareLine(of: game, on: session.today).contains(" Beat me: hangman play "))
  }

  @Test func theButtonDoesAsItsKey() throws {
    let key = try Journey(keys("eqzxjvwS"), words: four, first: fourLetters)
    let button = try Journey(
      keys("eqzxjvw<Share><enter>"), words: four, first: fourLetters)
    #expect(key.terminal.copies == button.terminal.copies)
    #expect(key.terminal.copies.count == 1)
  }

  /// The button gives way there, and those behind it do what they say.
  @Test func whereThereIsNoRoomTheKeyIsLeft() throws {
    let size = Size(columns: 24, rows: 8)
    let first = FirstGame(allowed: 2)
    let shared = try Journey(keys("qjs"), size: size, first: first)
    #expect(shared.terminal.copies.count == 1)
    #expect(shared.picture.shows("[ Scores ]"))
    let scores = try Journey(keys("qj<Scores><enter>"), size: size, first: first)
    #expect(scores.picture.shows("SCORES") && scores.terminal.copies.isEmpty)
  }

  @Test func beforeTheEndNothingIsShared() throws {
    let journey = try Journey(keys("es"), words: four, first: fourLetters)
    #expect(journey.terminal.copies.isEmpty)
    #expect(journey.session.round.board.guessed.count == 2)
  }

  @Test func aLaterLevelIsSharedWithItsRun() throws {
    let journey = try Journey(
      keys("/boar<enter><enter>/bear<enter>s"), words: ["BOAR", "BEAR"],
      first: FirstGame(subject: .word(length: 4), allowed: 6, setter: .named("angel")))
    let line = try #require(journey.terminal.copies.first)
    #expect(line.contains("level 2, 16 points): won with"))
    #expect(line.contains("Begin the same run: hangman play "))
  }

  @Test func theRunOfACodeGoesOnUnscored() throws {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 20), allowed: 26, setter: .angel)
    let round = try #require(
      Round(setup, seed: 7, in: Library.embedded.standard.universe, for: .challenge))
    let store = GameStore(.inMemory())
    let session = try #require(
      GameSession(store: store, first: FirstGame(), seed: 1, clock: { 0 }))
    _ = session.play(.letter(Letter.alphabet[0]))
    let own = session.round.board
    session.start(round)
    for letter in Letter.alphabet { _ = session.play(.letter(letter)) }
    #expect(session.finished?.runState == .goesOn && !session.isAnotherAside)
    #expect(session.startNextLevel())
    #expect(session.round.run.level == 2 && session.round.occasion == .challenge)
    // What was left is there: the run of the code, and the own game that waits for it.
    #expect(store.ownRound != nil && session.isAnotherAside)
    session.startNewGame()
    #expect(session.round.board == own)
    #expect(History(store).latest(1).isEmpty && History(store).runTables().isEmpty)
  }

  @Test func aWordForAFriendIsPlayedAndTheGameBeforeComesBack() throws {
    let store = GameStore(.inMemory())
    let friend = try Journey(
      keys("e" + set("Ice-Cream")), words: four, first: fourLetters, store: store)
    #expect(friend.session.round.occasion == .friend)
    #expect(friend.session.round.board.pattern.description == "___-_____")
    #expect(friend.picture.shows("A friend has set a word."))
    let back = try Journey(
      keys("e" + set("ice-cream") + "/icecream<enter><enter>"), words: four, first: fourLetters)
    #expect(back.session.round.occasion == .run)
    #expect(back.session.round.board.guessed.count == 1)
    #expect(back.picture.shows("Welcome back. Here is the game you left."))
    #expect(back.session.waitingRounds().isEmpty)
  }

  @Test func aWordForAFriendIsNeverSeenWhileItIsTyped() throws {
    let journey = try Journey(keys("<esc><A Word for a Friend><enter>Secretly"), words: four)
    for frame in journey.terminal.frames.suffix(8) {
      #expect(!frame.lines.joined().lowercased().contains("sec"))
    }
    #expect(journey.picture.shows("●●●●●●●●"))
    #expect(journey.picture.shows("8 letters so far."))
  }

  @Test func whatIsNoWordIsSaidToBeNoneAndNothingIsLost() throws {
    let journey = try Journey(keys(set("--'") + "<tab>a<backtab><enter>"), words: four)
    #expect(journey.session.round.occasion == .friend)
    let refused = try Journey(keys(set("- 7!-")), words: four)
    #expect(refused.session.round.occasion == .run)
    #expect(refused.picture.shows("Type a word first: at least one letter from A to Z."))
    #expect(refused.picture.shows("●●●"))
  }

  @Test func aWordIsHandedOnByItsCode() throws {
    let journey = try Journey(
      keys("<esc><A Word for a Friend><enter>secret<down><down><right><down><enter>"), words: four)
    let line = try #require(journey.terminal.copies.first)
    let code = String(try #require(line.split(separator: " ").last))
    #expect(code == FriendWord("secret", allowed: 8)?.code())
    #expect(journey.session.round.occasion == .run)
    #expect(journey.picture.shows("hides the word from the eye"))
  }

  @Test func aFriendsGameCountsNowhere() throws {
    let store = GameStore(.inMemory())
    let journey = try Journey(
      keys(set("ox") + "ox"), words: four, first: fourLetters, store: store)
    #expect(journey.session.finished?.result.isWon == true)
    #expect(History(store).latest(1).isEmpty)
    #expect(journey.session.statistics().allSatisfy { $0.games == 0 })
  }

  @Test func aReplayGoesForwardsAndBackAndKeepsNothing() throws {
    let store = GameStore(.inMemory())
    let session = try #require(
      GameSession(store: store, first: FirstGame(allowed: 3), seed: 1, clock: { 0 }))
    for letter in "EQZX".compactMap({ Letter($0) }) { _ = session.play(.letter(letter)) }
    let record = try #require(session.finished?.record)
    let word = try #require(session.finished?.result.word)
    let count = session.round.board.moves.count
    func shown(_ script: String) throws -> Canvas {
      let terminal = ScriptedTerminal(
        size: Size(columns: 80, rows: 24), steps: keys(script + "<esc>"))
      let entry = GameEntry("Hangman") { program in
        let coordinator = GameCoordinator(session: session, program: program)
        program.stage.afterPicture { coordinator.replay(record, word: word) }
        return coordinator
      }
      _ = Program(
        store: store.store, preferences: SettingStore<Preferences>(store.store), terminal: terminal,
        games: [entry], allowsAnimation: false
      ).run()
      return terminal.frames[terminal.frames.count - 2]
    }
    #expect(try shown("").shows("Step 0 of \(count). The game begins."))
    #expect(try shown("<right><right>").shows("Step 2 of \(count)."))
    #expect(try shown("<right><right><left>") == shown("<right>"))
    #expect(try shown("<end><right>") == shown("<end>"))
    #expect(try shown("<end>").shows("YOU LOST"))
    #expect(try shown("<end><home><left>") == shown(""))
    #expect(History(store).latest(.max).count == 1)
  }
}

/// Games outside of a run in a session.
@Suite struct AsideTests {
  private let universe = Library.embedded.standard.universe

  private func session(_ store: GameStore, seed: UInt64 = 1) throws -> GameSession {
    try #require(GameSession(store: store, first: FirstGame(), seed: seed, clock: { 0 }))
  }

  private func word(_ text: String) throws -> Round {
    try #require(FriendWord(text, allowed: 2)?.round())
  }

  @Test func aKilledGameOfAFriendGoesOnAndThenTheOneBefore() throws {
    let store = GameStore(.inMemory())
    let first = try session(store)
    _ = first.play(.letter(Letter.alphabet[4]))
    first.start(try word("bear"))
    _ = first.play(.letter(Letter.alphabet[0]))
    // As if the program had ended: its rounds wait.
    store.leaveRound()
    let next = try session(store, seed: 2)
    #expect(next.isResumed)
    #expect(next.round.occasion == .friend)
    #expect(next.round.board.pattern.description == "__A_")
    for text in ["B", "E", "R"] { _ = next.play(.letter(Letter(Character(text)) ?? .alphabet[0])) }
    #expect(next.finished?.runState == .alone)
    #expect(next.comeBack())
    #expect(next.round.occasion == .run)
    #expect(next.round.board.guessed == [Letter.alphabet[4]])
    #expect(!next.comeBack())
  }

  @Test func aDailyIsFollowedByTheGameBefore() throws {
    let session = try session(GameStore(.inMemory()))
    _ = session.play(.letter(Letter.alphabet[4]))
    #expect(session.openDaily())
    guard case .daily = session.round.occasion else {
      Issue.record("no daily")
      return
    }
    for letter in Letter.alphabet { _ = session.play(.letter(letter)) }
    #expect(session.finished != nil && session.isAnotherAside)
    session.startNewGame()
    #expect(session.isResumed && session.round.board.guessed == [Letter.alphabet[4]])
    #expect(!session.isAnotherAside && session.waitingRounds().isEmpty)
  }

  @Test func aFriendsWordIsFollowedByTheNextLevelOfARun() throws {
    let store = GameStore(.inMemory())
    let session = try #require(
      GameSession(
        store: store, first: FirstGame(allowed: 26, setter: .named(dodging: false)), seed: 1,
        clock: { 0 }))
    for letter in Letter.alphabet { _ = session.play(.letter(letter)) }
    #expect(session.finished?.runState == .goesOn)
    session.start(try word("bear"))
    #expect(session.isAnotherAside)
    session.startNewGame()
    #expect(session.givenUp == nil && session.round.run.level == 2)
  }

  @Test func whoGivesUpAFriendsWordIsBackInTheGameBefore() throws {
    let session = try session(GameStore(.inMemory()))
    _ = session.play(.letter(Letter.alphabet[4]))
    session.start(try word("bear"))
    _ = session.play(.letter(Letter.alphabet[25]))
    session.startNewGame()
    let givenUp = try #require(session.givenUp)
    #expect(session.confession(of: givenUp) == nil)
    #expect(session.round.occasion == .run && session.round.board.guessed.count == 1)
  }

  @Test func theSameCodeGoesOnWithTheSameGame() throws {
    let store = GameStore(.inMemory())
    let session = try session(store)
    session.start(try word("bear"))
    _ = session.play(.letter(Letter.alphabet[0]))
    session.start(try word("bear"))
    #expect(session.round.board.guessed.count == 1)
    session.start(try word("boar"))
    #expect(session.round.board.guessed.isEmpty)
    session.start(try word("bear"))
    #expect(session.round.board.guessed.count == 1)
  }

  @Test func aGameThatNobodyHasBegunDoesNotWait() throws {
    let store = GameStore(.inMemory())
    let session = try session(store)
    session.save()
    session.start(try word("bear"))
    #expect(session.waitingRounds().isEmpty)
    #expect(!session.isAnotherAside)
  }

  @Test func aChallengeIsTheSameGameAndIsNotScored() throws {
    let store = GameStore(.inMemory())
    let mine = try session(store)
    let seeds = Letter.alphabet.map(Move.letter)
    for move in seeds where mine.finished == nil { _ = mine.play(move) }
    let record = try #require(mine.finished?.record)
    guard
      let told = try Code.read(try #require(record.challengeCode()), as: [GameRecord.self])
        as? GameRecord
    else {
      Issue.record("this is no challenge")
      return
    }
    let (placed, list) = try told.placed(on: nil)
    let other = try session(GameStore(.inMemory()), seed: 9)
    other.start(try #require(Round(beginning: placed, in: list.universe)))
    for move in seeds where other.finished == nil { _ = other.play(move) }
    #expect(other.round.board == mine.round.board)
    #expect(other.finished?.id == nil && mine.finished?.id != nil)
  }
}

extension Canvas {
  /// Whether a text stands in a row.
  fileprivate func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}
