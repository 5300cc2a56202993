import Foundation
import HangmanModel
import Testing
import Words

@testable import hangman

/// `hangman play`, `replay` and `set` without a terminal.
@Suite struct CodeCommandTests {
  private func run(_ arguments: [String], typing input: String = "") throws -> (
    lines: [String], errors: String, status: Int32
  ) {
    let process = Process()
    let (output, errors, typed) = (Pipe(), Pipe(), Pipe())
    let home = FileManager.default.temporaryDirectory.path + "/hangman-codes-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    process.executableURL = PlainProgram.url
    process.arguments = arguments
    process.environment = ["HOME": home, "PATH": "/usr/bin:/bin"]
    process.standardInput = typed
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    typed.fileHandleForWriting.write(Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let told = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: told, as: UTF8.self).split(separator: "\n").map(String.init)
    return (lines, String(decoding: complaint, as: UTF8.self), process.terminationStatus)
  }

  @Test func aWordIsReadAndItsCodePlayed() throws {
    let set = try run(["set", "--misses", "3"], typing: "ice cream\n")
    let code = try #require(set.lines.first)
    #expect(set.lines.count == 1)
    #expect(code == FriendWord("ice cream", allowed: 3)?.code())
    let game = try run(
      ["play", code, "--plain"], typing: "q\nsolve ice cream\nshare\nstory\nquit\n")
    #expect(game.lines.contains("A friend has set a word. Guess a letter."))
    #expect(game.lines.contains("You found it!"))
    #expect(game.lines.contains { $0.hasSuffix("won with 1 of 3 mistakes. -+") })
    #expect(game.lines.contains("A friend has set a word."))
  }

  @Test(arguments: ["", "12\n", "-\n", "\n"]) func whatIsNoWordIsRefused(input: String) throws {
    let set = try run(["set"], typing: input)
    #expect(set.status == 1)
    #expect(set.lines.isEmpty)
    #expect(set.errors.hasPrefix("Error: "))
  }

  @Test func aGameIsShownAgainByTheCodeThatItsStoryTells() throws {
    let game = try run(
      ["--plain", "--misses", "2", "--seed", "7"], typing: "e\nq\nshare\nstory\nquit\n")
    let told = try #require(game.lines.first { $0.hasPrefix("To see it again: hangman replay ") })
    let code = String(try #require(told.split(separator: " ").last))
    let replay = try run(["replay", code])
    #expect(replay.status == 0)
    #expect(
      replay.lines.contains(
        "Step 1 of 2: E. No E. 8 letters, all blank. "
          + "1 mistake left: the next one loses."))
    #expect(replay.lines.contains("Step 2 of 2: Q. No Q. No mistakes left."))
    #expect(replay.lines.contains("It was lost."))
    #expect(try run(["replay", code.lowercased()]).lines == replay.lines)

    let wrong = try run(["play", code])
    #expect(wrong.errors.contains("hangman replay shows it"))
    let shared = try #require(game.lines.first { $0.contains("Beat me: hangman play ") })
    let challenge = String(try #require(shared.split(separator: " ").last))
    let played = try run(["play", challenge, "--plain"], typing: "e\nquit\n")
    #expect(played.lines.contains("No E."))
    #expect(played.lines.contains("1 mistake left: the next one loses."))
    #expect(try run(["replay", challenge]).errors.contains("hangman play begins it"))
  }

  @Test func aMistypedCodeIsRefusedInALine() throws {
    for command in ["play", "replay"] {
      let refused = try run([command, "ABCDEFG"])
      #expect(refused.status == 1)
      #expect(refused.errors == "Error: That code is mistyped: no game has it.\n")
    }
  }

  @Test(arguments: [("words-", "words-"), ("-words-", "./-words-")])
  func theListOfAnOwnGameHasToBeNamed(name: String, argument: String) throws {
    let file = FileManager.default.temporaryDirectory.path + "/\(name)\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try "bear\nboar\ndeer\n".write(toFile: file, atomically: true, encoding: .utf8)
    let game = try run(
      ["--plain", "--words", file, "--misses", "1", "--seed", "7"], typing: "q\nstory\nquit\n")
    let told = try #require(game.lines.first { $0.hasPrefix("To see it again: ") })
    #expect(told.contains(" --words \(argument)"))
    let code = String(told.split(separator: " ")[6])
    #expect(try run(["replay", code]).errors.contains("name its file with --words"))
    #expect(try run(["replay", code, "--words", file]).lines.contains("It was lost."))
    try "bear\nboar\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try run(["replay", code, "--words", file]).errors.contains("another list of words"))
  }
}
