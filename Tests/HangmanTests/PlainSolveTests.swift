import HangmanModel
import Testing
import Words

@testable import hangman

/// Whole words, phrases and runs in the plain game.
@Suite struct PlainSolveTests {
  @Test func aWrongWordCostsAMistakeOnce() throws {
    let script = try PlainScript()
    #expect(script.say("solve boar") == ["No, that isn't it.", "5 mistakes left."])
    #expect(script.say("/ BOAR") == ["You've already said that; it costs nothing."])
    #expect(script.board.misses == 1)
  }

  @Test func theRightWordWins() throws {
    let script = try PlainScript()
    _ = script.say(each: "e", "solve boar")
    #expect(
      script.say("solve duck").prefix(2) == ["You found it!", "The word was DUCK."])
  }

  @Test(arguments: [
    ("solve", "To say what it is, type for example: solve bear."),
    ("/", "To say what it is, type for example: solve bear."),
    ("solve bea", "The word has 4 letters, not 3."),
    ("solve beast", "The word has 4 letters, not 5."), ("solve bend", "Letter 4 is R, not D."),
    ("solve rear", "Letter 1 isn't R: every R is shown already."),
    ("solve exer", "There is no X in it."),
    ("solve b3ar", "Only letters, and the signs on the board, can be in it."),
  ])
  func whatDoesNotFitIsToldAndCostsNothing(line: String, sentence: String) throws {
    let script = try PlainScript()
    _ = script.say(each: "r", "x")
    let board = script.board
    #expect(script.say(line) == [sentence])
    #expect(script.board == board)
  }

  @Test func anAnswerWithoutItsCommandIsPointedOut() throws {
    #expect(
      try PlainScript().say("bear") == [
        "\"bear\" isn't a command. If it is your answer, type solve before it."
      ])
  }

  @Test func aWinLeadsToTheNextLevelAndNewEndsTheRun() throws {
    let script = try PlainScript()
    #expect(script.say("next") == ["This level isn't over yet."])
    let won = script.say(each: "r", "e", "o", "solve boar")
    #expect(won.first == "You found it!")
    #expect(won.suffix(2).first == "Type next for level 2; you have 7 points.")
    #expect(script.say("e") == ["The game is over. Type next for level 2, or new for another one."])
    #expect(
      script.say("next") == [
        "Level 2, 7 points.", "I hold all my other words of 4 letters. Guess a letter.",
        "6 mistakes left.",
      ])
    #expect(script.session.round.run.found == ["BOAR"])
    #expect(script.say("new").prefix(1) == ["That ends the run: 1 level, 7 points."])
    #expect(script.session.round.run.found == [])
  }

  @Test func aLossEndsTheRunWithItsPoints() throws {
    let script = try PlainScript(misses: 2)
    let lost = script.say(each: "r", "z", "x")
    #expect(lost.contains("That ends the run: 1 point."))
    #expect(lost.last == "Type new for another game, or quit.")
    #expect(script.say("next") == ["There is no next level. Type new for another game."])
  }

  @Test func theStoryIsToldAfterTheGame() throws {
    let script = try PlainScript()
    #expect(script.say("story") == ["You'll hear the story once the game is over."])
    _ = script.say(each: "e", "solve boar", "solve duck")
    let story = script.say("story")
    #expect(story.last?.hasPrefix("To see it again: hangman replay ") == true)
    let expected: [String] = [
      "I chose no word. I began with 5 words.",
      "No E: I dodged 3 words. I kept 2 of 5 words; of 3 other groups the largest had 1. "
        + "You were after a word like DEER; I dropped it. Best was R: at most 1 more mistake. "
        + "E cost you one. Proof: BOAR fits all I had said.",
      "BOAR: I dropped it. I kept 1 of 2 words. One word was left: from here I was honest. "
        + "Proof: DUCK fits all I had said.",
      "DUCK: the one word left. I held 1 word. Proof: DUCK fits all I had said.",
      "You gave away your one wrong letter.", "Each answer was true of DUCK, the one word left.",
      "Had I been honest, it would have been BOAR: your letters don't find it, and make 1 mistake.",
    ]
    #expect(Array(story.dropLast()) == expected)
  }

  @Test func theLatestGamesAreListedAndTold() throws {
    let script = try PlainScript()
    #expect(script.say("games") == script.say("story 1"))
    _ = script.say(each: "e", "solve boar", "solve duck")
    let story = script.say("story")
    _ = script.say(each: "new", "q", "z", "x", "v", "j", "w", "y", "p")
    let games = script.say("games")
    #expect(games.count == 3)
    #expect(games[0].hasPrefix("1. ") && games[1].hasPrefix("2. DUCK, won, 2 of 6 mistakes, Imp, "))
    #expect(script.say("story 2") == story)
    #expect(script.say("story 1") == script.say("story"))
    for wrong in ["story 0", "story 3", "story two"] {
      #expect(script.say(wrong) == ["Type story and the number of a game, as games tells them."])
    }
  }

  @Test func aMeaningIsToldAtTheEndAndOnDemand() throws {
    let script = try PlainScript(misses: 1, collection: Library.embedded.standard)
    #expect(script.say("define") == ["Type for example: define bear."])
    #expect(script.say("define ducks")[0].hasPrefix("DUCKS: from DUCK (noun): "))
    #expect(script.say("define xyzzy") == ["No meaning of \"xyzzy\" is known here."])
    let lost = script.say("q")
    let word = try #require(script.session.finished?.result.word)
    #expect(lost[2].hasPrefix(word))
    #expect(script.say("define") == [lost[2]])
  }
}
