import Foundation
import HangmanModel
import Testing
import Words

@testable import hangman

/// `hangman solve --core` and `--check`, and codes of a Devil of another edition.
@Suite struct CoreCommandTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String, _ words: String = "") throws -> (
    lines: [String], errors: String
  ) {
    try Data(words.utf8).write(to: URL(fileURLWithPath: folder.path("words.txt")))
    let ending = try PlainProgram(
      home: folder, shell: "cd '\(folder.path(""))' && exec \"$0\" \(arguments)"
    ).end()
    return (ending.lines, ending.complaint)
  }

  @Test func theWordsOfACoreAreWorthWhatIsSaidOfThem() throws {
    let core = try run("solve --length 5 --list webster --core").lines
    let words = core.filter { $0.count == 5 }
    #expect(words.count == 18 && words.first == "BABBY")
    #expect(core.last?.contains("13") == true)
    let checked = try run("solve --check words.txt", words.joined(separator: "\n"))
    #expect(checked.lines == ["With these 18 words perfect play makes 13 mistakes."])
    let fewer = try run("solve --check words.txt", words.dropLast().joined(separator: "\n"))
    #expect(fewer.lines == ["With these 17 words perfect play makes 12 mistakes."])
  }

  @Test(arguments: [
    ("bear\ndo", "must all have the same length"), ("a-b\nc-d", "made of letters alone"),
  ])
  func wordsThatCannotBePlayedOutAreRefused(words: String, reason: String) throws {
    let refused = try run("solve --check words.txt", words)
    #expect(refused.errors.contains(reason) && refused.lines.isEmpty)
  }

  @Test func tooManyWordsAreRefused() throws {
    let words = (0..<100).map {
      String(UnicodeScalar(65 + $0 / 26)) + String(UnicodeScalar(65 + $0 % 26))
    }
    #expect(
      try run("solve --check words.txt", words.joined(separator: "\n")).errors.contains("too many"))
  }

  @Test func aGameAgainstAnEarlierDevilIsNotToldWronglyAndBeginsAnew() throws {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 8), allowed: 8, setter: .devil)
    let game = GameRecord(
      setup: setup, seed: 7, moves: Move.moves(in: "EAO") ?? [], occasion: .challenge,
      fingerprint: Library.embedded.standard.universe.fingerprint, edition: 1)
    let code = try #require(game.replayCode())
    let refused = try run("replay \(code) --plain").errors
    #expect(refused.contains("played against an earlier Devil"))
    let again = try #require(refused.firstMatch(of: /hangman play ([A-Z0-9]+) begins/)?.1)
    #expect(String(again) == game.anew.challengeCode())
  }
}
