import Foundation
import TerminalHarness
import Testing
import Waiting

/// What plain mode prints, word for word: sessions of the real program on a terminal, as they look there.
///
/// A transcript's lines `$ hangman …` and `> …` are typed; all others are the answers. Dates stand as `DATE`,
/// and `$HOME` is a folder with a list of five words. `RECORD_TRANSCRIPTS=1` writes the answers anew, and
/// fails, so that the difference is read; a sentence that changes stands in CHANGELOG.md.
@Suite(.waiting) struct TranscriptTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test func thereAreForty() { #expect(Self.names.count >= 40) }

  @Test(arguments: names) func isPrintedLikeThat(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let kept = try String(contentsOf: file, encoding: .utf8)
    let home = try Home()
    try "BEAR\nBOAR\nDEER\nDUCK\nHARE\n"
      .write(toFile: home.path + "/four.txt", atomically: true, encoding: .utf8)
    let text = try sessions(in: kept).map { try $0.transcript(in: home) }.joined()
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was written anew: read the difference.")
    }
    #expect(text == kept)
  }

  private func sessions(in text: String) -> [Session] {
    var sessions: [Session] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("$ ") { sessions.append(Session(command: String(line.dropFirst(2)))) }
      if line.hasPrefix("> ") {
        sessions[sessions.count - 1].lines.append(String(line.dropFirst(2)))
      }
    }
    return sessions
  }
}

/// A command, and the lines that are typed at its prompts.
private struct Session {
  let command: String
  var lines: [String] = []

  func transcript(in home: Home) throws -> String {
    let arguments = command.replacing("$HOME", with: home.path).split(separator: " ").dropFirst()
    let program = try PtyProgram(
      Home.program(), arguments.map(String.init), environment: ["XDG_DATA_HOME": home.path])
    var seen = 0
    for line in lines {
      try program.expectPrompt(after: seen)
      // The terminal echoes the line.
      seen = program.output.count + line.utf8.count + 2
      program.send(line + "\n")
    }
    try program.expectPrompt(after: seen)
    program.send(bytes: [4])  // Ctrl-D, the end of the input.
    _ = try program.waitForExit()
    let text = String(decoding: program.output, as: UTF8.self).replacing("\r\n", with: "\n")
      .replacing(home.path, with: "$HOME").replacing(/\d{4}-\d\d-\d\d/, with: "DATE")
    return "$ \(command)\n" + text
  }
}

extension PtyProgram {
  /// Waits for plain mode to ask for a line, after so many bytes, or for the end.
  fileprivate func expectPrompt(after count: Int) throws {
    try expect("a prompt or the end") { program in
      !program.isRunning
        || program.output.count > count && program.output.suffix(3).elementsEqual("\n> ".utf8)
    }
  }
}
