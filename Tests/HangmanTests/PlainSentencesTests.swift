import Foundation
import HangmanModel
import Presentation
import ProgramModel
import Storage
import Testing
import Words

@testable import hangman

/// Sentences that the screens say, too.
@Suite struct PlainSentencesTests {
  @Test(arguments: [
    (["JEAN-PAUL"], "I hold 1 word that looks like this. Guess a letter."),
    (["JEAN-PAUL", "ANNE-ROSE"], "I hold 2 words that look like this. Guess a letter."),
    (["JEANPAUL"], "I hold 1 word of 8 letters. Guess a letter."),
  ])
  func theOpeningAgreesWithItsNumber(words: [String], sentence: String) throws {
    let list = WordList(words)
    var setup = GameSetup.standard
    setup.subject = .word(length: list.length)
    let round = try #require(Round(setup, seed: 1, in: WordUniverse([list])))
    #expect(GameView(round).opening == sentence)
  }

  /// With as many mistakes as par the Devil wins, with one more careful play does.
  @Test(arguments: [(0, "With 8 mistakes I can't be beaten: par is 8."), (1, "Guess a letter.")])
  func aGameThatCannotBeWonIsSaidToBeOne(more: Int, request: String) throws {
    var setup = GameSetup.standard
    setup.setter = try #require(.named("devil"))
    setup.allowed = try #require(Library.embedded.standard.universe.par(of: setup)) + more
    let round = try #require(Round(setup, seed: 1, in: Library.embedded.standard.universe))
    #expect(GameView(round).opening.hasSuffix(" words of 8 letters. \(request)"))
  }

  @Test(arguments: [
    (0, nil),
    (
      1,
      "1 entry of /odd.txt was left out: it has no letter from A to Z, a character that the game "
        + "doesn't know, or more than 64 characters."
    ),
    (
      1_200,
      "1,200 entries of /odd.txt were left out: they have no letter from A to Z, a character that "
        + "the game doesn't know, or more than 64 characters."
    ),
  ])
  func entriesThatWereLeftOutAreToldWithTheReason(skipped: Int, notice: String?) {
    let collection = WordCollection(.file("/odd.txt"), universe: Library.embedded.standard.universe)
    let words = LoadedWords(collection: collection, skipped: skipped)
    #expect(words.skippedNotice == notice)
  }

  @Test(arguments: ["123", "\u{3C0}", "A_B", "A\u{7}B", String(repeating: "A", count: 65)])
  func everyReasonIsOne(entry: String) throws {
    let folder = TemporaryFolder()
    try Data("\(entry)\nBOAR\n".utf8).write(to: URL(fileURLWithPath: folder.path("odd.txt")))
    #expect(try LoadedWords(at: folder.path("odd.txt")).skipped == 1)
  }

  @Test(arguments: [
    (
      StoreNotice.stoppedSaving(path: "/store", .newer),
      "Saving to /store has failed: the file is of a newer version of this game. The game goes on, "
        + "but from here on it will be forgotten."
    ),
    (
      .inMemory(path: "/store", .notSetAside(.newer)),
      "Nothing can be saved to /store: the file is of a newer version of this game and could not "
        + "be set aside. The game goes on, but it will be forgotten."
    ),
    (
      .inMemory(path: "/store", .notSetAside(.damaged)),
      "Nothing can be saved to /store: the file is damaged and could not be set aside. The game "
        + "goes on, but it will be forgotten."
    ),
  ])
  func onlyAFileThatWasToBeSetAsideIsSaidToBeLeft(notice: StoreNotice, sentence: String) {
    #expect(FaultMessage.store(notice).text == sentence)
  }
}
