import HangmanModel
import Presentation
import Storage
import Testing
import Words

@testable import hangman

@Suite struct PlainGameTests {
  @Test func aGameIsPlayedToAWin() throws {
    let script = try PlainScript()
    #expect(
      script.opening == [
        "Hangman. Type a letter to guess it, or help for the commands.",
        "I hold 5 words of 4 letters. Guess a letter.",
        "6 mistakes left.",
      ])
    #expect(
      script.say("r") == [
        "Yes, there is one R, at place 4.", "4 letters: blank, blank, blank, R.",
      ])
    #expect(script.say("E") == ["No E.", "5 mistakes left."])
    #expect(
      script.say(each: "B", "O", "A") == [
        "You found it!", "The word was BOAR.", "You made 1 mistake, of 6 allowed.",
        "I began with 5 words.", "I held 3 after R and 1 after E.",
        "That is number 1 of the high scores.", "Type next for level 2; you have 7 points.",
        "Type new to end the run with another game, or quit.",
      ])
  }

  @Test func aGameIsPlayedToALoss() throws {
    let script = try PlainScript(universe("BOAR", "DUCK", "DUSK", "HARE"), misses: 3)
    #expect(script.say(each: "E", "R") == ["No R.", "1 mistake left: the next one loses."])
    #expect(
      script.say("A") == [
        "No A. No mistakes left.", "It could have been DUSK or DUCK.",
        "You made 3 mistakes, of 3 allowed.", "I began with 4 words.",
        "I held 3 after E and 2 after R.", "Type new for another game, or quit.",
      ])
    #expect(script.say("word") == ["It could have been DUSK: D, U, S, K."])
    #expect(History(script.session.store).latest(.max).map(\.result.word) == ["DUSK"])
  }

  @Test func anOrdinaryGameTellsThatTheWordWasChosen() throws {
    let script = try PlainScript(universe("NOON"), setter: .good)
    #expect(
      script.opening.suffix(3) == [
        "I have chosen a word. Guess a letter.", "4 letters, all blank.", "6 mistakes left.",
      ])
    #expect(script.say("n").first == "Yes, there are 2 of the letter N, at places 1 and 4.")
    #expect(
      script.say("o").prefix(6) == [
        "You found it!", "The word was NOON.", "You made no mistake, of 6 allowed.",
        "I had chosen it before your first guess.", "That is number 1 of the high scores.",
        "No word of this kind is left that you haven't found. The run is complete: 1 level, 8 points.",
      ])
  }

  @Test func ofALongGameOnlySomeGuessesAreTold() {
    let game = lostGame([29_842, 10_790, 6_221, 6_221, 3_100, 1_200, 900])
    let told = endSentences(game)
    #expect(
      told.dropFirst(2).prefix(2) == [
        "I began with 29,842 words.",
        "I held 10,790 after E, 6,221 after A, 3,100 after O and 900 after S.",
      ])
  }

  @Test(arguments: [
    ([5, 1], "The word was DUCK."), ([5, 2], "It could have been DUCK or one other word."),
    ([5_000, 2_000], "It could have been DUCK or one of 1,999 other words."),
  ])
  func aWordThatWasNeverChosenIsNotCalledTheWord(counts: [Int], sentence: String) {
    let told = endSentences(lostGame(counts))
    #expect(told.first == sentence)
    #expect(told.count { $0.contains("other word") } == (counts.last == 1 ? 0 : 1))
  }

  private func lostGame(_ counts: [Int]) -> FinishedGame {
    let result = GameResult(
      word: "DUCK", misses: 6, setup: .standard, isWon: false, finishedAt: 0)
    return FinishedGame(
      result,
      of: GameRecord(
        setup: .standard, seed: 1,
        moves: Move.moves(in: String("EAIOUS".prefix(counts.count - 1))) ?? []),
      candidateCounts: counts)
  }

  @Test func lettersDoNothingAfterTheEnd() throws {
    let script = try PlainScript(universe("A"), length: 1)
    _ = script.say("A")
    let board = script.board
    #expect(script.say("B") == ["The game is over. Type new for another one."])
    #expect(script.say("elephant") == ["The game is over. Type new for another one."])
    #expect(script.say("word") == ["The word was A: A."])
    #expect(script.board == board)
    #expect(History(script.session.store).latest(.max).count == 1)
  }

  @Test func newStartsAnotherGame() throws {
    let script = try PlainScript()
    _ = script.say("E")
    #expect(script.say("new").first == "You gave up the game before.")
    #expect(script.board.guessed == [])
    #expect(script.say("new").first == "I hold all my words of 4 letters. Guess a letter.")
  }

  @Test func onlyAGameThatHasBegunIsGivenUp() throws {
    let script = try PlainScript(universe("A"), length: 1)
    for (letter, isGivenUp) in [("", false), ("E", true), ("", false), ("A", false)] {
      if !letter.isEmpty { _ = script.say(letter) }
      script.session.startNewGame()
      #expect((script.session.givenUp != nil) == isGivenUp)
    }
  }

  @Test func aWinBelowTheTableIsTold() throws {
    let script = try PlainScript(universe("A"), length: 1)
    for _ in 1...10 { _ = script.say(each: "A", "new") }
    #expect(script.say(each: "B", "A").contains("It isn't among the 10 best games."))
    #expect(script.say("scores").first == "1. A, 0 of 6 mistakes, \(localDay(of: 1_000))")
    #expect(script.say("scores").count == 10)
  }

  @Test func theWordIsReadLetterByLetterSignsByName() throws {
    let script = try PlainScript(universe("JEAN-PIERRE'S"), length: 13)
    #expect(
      script.say(each: "E", "word") == [
        "blank, E, blank, blank; hyphen; 6 letters, E at 3 and 6, the rest blank; apostrophe; "
          + "1 letter.", "6 mistakes left.",
      ])
  }

  @Test func theLettersAreToldApart() throws {
    let script = try PlainScript(universe("BEAR", "BOAR", "DEER"))
    #expect(script.say("letters").first == "No letter is used.")
    _ = script.say(each: "R", "X", "Z")
    #expect(
      script.say("letters") == [
        "In the word: R.", "Not in the word: X, Z.",
        "Not used yet: A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, S, T, U, V, W, Y.",
      ])
  }

  @Test func aRepeatedLetterCostsNothing() throws {
    let script = try PlainScript()
    _ = script.say("E")
    let board = script.board
    #expect(script.say("e") == ["You've already tried E; it costs nothing."])
    #expect(script.board == board)
  }

  @Test func quitLeavesAndEverythingElseGoesOn() throws {
    let folder = TemporaryFolder()
    let script = try PlainScript(store: GameStore(.open(at: folder.path("store"))))
    for line in ["E", "", "nonsense", "help", "new", "scores", "Q"] {
      #expect(script.goesOn(after: line), "\(line)")
    }
    #expect(script.say("quit") == ["Goodbye. This game goes on at the next start."])
    #expect(!script.goesOn(after: "quit"))
    _ = script.say("new")
    #expect(script.say("quit") == ["Goodbye."], "Nobody has played it.")
  }
}
