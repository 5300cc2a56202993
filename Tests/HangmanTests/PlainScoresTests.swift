import ArgumentParser
import Foundation
import HangmanModel
import ProgramModel
import SQLite
import Storage
import Testing
import Words

@testable import hangman

/// `hangman scores`.
@Suite struct PlainScoresTests {
  private let folder = TemporaryFolder()

  @Test func theScoresOfAStoreAreRead() throws {
    do {
      let script = try PlainScript(
        universe("A"), length: 1, store: GameStore(.open(at: folder.path("store"))))
      _ = script.say("A")
    }
    #expect(try scores(in: "store").map { $0.entries.map(\.result.word) } == [["A"]])
  }

  @Test func aStoreThatCannotBeReadIsToldWithTheReasonAndWhatToDo() throws {
    let store = folder.path("store")
    try Data(repeating: 7, count: 8_192).write(to: URL(fileURLWithPath: store))
    #expect(
      complaint(aboutStore: "store")
        == "The scores in \(store) can't be read: the file is damaged. "
        + "Start the game with it once to set the damaged file aside.")
    _ = try PlainScript(store: GameStore(.open(at: store)))
    #expect(try scores(in: "store").isEmpty)
  }

  @Test(arguments: ["scores", "scores --runs", "stats"], ["", " --json"])
  func noControlOfTheStoreReachesTheTerminal(command: String, option: String) throws {
    let controls = (0...0x9F).compactMap(Unicode.Scalar.init).filter(\.isControl)
    let text = String(String.UnicodeScalarView(controls.dropFirst())) + "\u{202E}"
    do {
      let script = try PlainScript(
        universe("A"), length: 1, store: GameStore(.open(at: folder.path("store"))))
      _ = script.say("A")
    }
    let database = try Database(folder.path("store"))
    for table in ["game", "run", "tally", "streak"] {
      try database.run("UPDATE \(table) SET list = list || ?", [text])
    }
    try database.run("UPDATE game SET word = word || ?", [text])
    try database.run("UPDATE run SET category = ?, length = 0", [text])
    let ending = try PlainProgram(
      home: folder, shell: "exec \"$0\" \(command)\(option) --store '\(folder.path("store"))'"
    ).end()
    #expect(ending.status == 0 && ending.lines.count > (option.isEmpty ? 1 : 0))
    #expect(ending.lines.joined().unicodeScalars.filter(\.isControl).isEmpty)
  }

  @Test func aStoreThatIsLockedIsWaitedForAndNotHalfTold() throws {
    let store = folder.path("store")
    _ = try PlainScript(store: GameStore(.open(at: store)))
    let other = try Database(store)
    try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    let ending = try PlainProgram(
      home: folder, shell: "exec \"$0\" scores --store '\(store)'"
    ).end()
    #expect(
      ending.complaint == """
        hangman: Another program has locked \(store); waiting for it.
        Error: The scores in \(store) can't be read: another program keeps it locked.

        """)
    #expect(ending.status == 1 && ending.lines.isEmpty)
    withExtendedLifetime(other) {}
  }

  @Test func aFolderIsNoStore() {
    #expect(
      complaint(aboutStore: "")
        == "The scores in \(folder.path("")) can't be read: that isn't a file.")
  }

  @Test func aStoreThatWasNamedMustBeThere() {
    #expect(complaint(aboutStore: "none") == "There is no store at \(folder.path("none")).")
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test func theUsualStoreMayBeMissing() throws {
    let ending = try PlainProgram(home: folder, shell: #""$0" scores"#).end()
    #expect(ending.lines == ["No game has been won yet."])
    #expect(ending.status == 0)
  }

  @Test func withoutAHomeFolderAStoreIsAskedFor() throws {
    let ending = try PlainProgram(home: folder, shell: #"unset HOME; "$0" scores"#).end()
    #expect(
      ending.complaint
        == "Error: The scores can't be read: HOME is not set; --store names a file.\n")
    #expect(ending.status == 1)
  }

  @Test func theArenaPrintsALineOfTheTableOfPars() throws {
    try Data("A\nBEAR\n".utf8).write(to: URL(fileURLWithPath: folder.path("two.txt")))
    let shell = "\"$0\" arena --par --games 3 --setter trickster --words \(folder.path("two.txt"))"
    let ending = try PlainProgram(home: folder, shell: shell).end()
    #expect(ending.lines.count == 1 && ending.lines[0].hasSuffix("two.txt | trickster | 0 - - 0"))
  }

  @Test func aLineOfTheScoresHasParAndScore() {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 8), allowed: 9, setter: .imp)
    let result = GameResult(
      word: "BUTTRESS", misses: 4, setup: setup, isWon: true, par: 6, finishedAt: 1_000)
    let table = HighScores([.init(id: 1, result: result)], of: setup.list, by: .imp)
    #expect(table.heading == "Webster's 1934, Imp:")
    #expect(
      table.lines == [
        "1. BUTTRESS, 8 letters, par 6, score -2, 4 of 9 mistakes, \(localDay(of: 1_000))"
      ])
  }

  @Test(arguments: [FileFault.newer, .foreign, .busy, .system("Permission denied")])
  func everyReasonIsASentence(fault: FileFault) {
    let sentence = unreadableScoresSentence("/store", fault)
    #expect(sentence.hasPrefix("The scores in /store can't be read: "))
    #expect(sentence.hasSuffix(".") && !sentence.contains("damaged"))
  }

  private func scores(in store: String) throws -> [HighScores] {
    try ScoresCommand.parse(["--store", folder.path(store)]).storage.look { $0.tables() }
  }

  private func complaint(aboutStore store: String) -> String? {
    do {
      _ = try scores(in: store)
      return nil
    } catch {
      return ScoresCommand.message(for: error)
    }
  }
}
