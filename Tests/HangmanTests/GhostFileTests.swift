import Foundation
import GhostModel
import Storage
import Testing
import Words

@testable import hangman

/// Ghost with the words of a file.
@Suite struct GhostFileTests {
  private let home = TemporaryFolder()

  @Test func theWordsMayStandInAnyOrder() throws {
    let path = try file("queen\ncow\ncolds\ncattle\n")
    let ending = try PlainProgram(
      home: home, shell: #""$0" ghost --words '\#(path)' --analyze c --json"#
    ).end()
    #expect(
      ending.lines == [
        #"{"fragment":"C","list":"\#(path)","mover_wins":true,"letters":["O"],"words":["COLDS"]}"#
      ])
  }

  @Test func aRoundIsPlayedLineByLineAndOverPipes() throws {
    let path = try file("colds\nqueen\n123\n")
    let plain = try PlainProgram(
      home: home,
      shell: #"printf 'q\nb\n' | "$0" ghost --plain --words '\#(path)' --opponent none"#
    ).end()
    #expect(plain.lines.contains("The dictionary is words.txt."))
    #expect(plain.lines.contains { $0.hasPrefix("1 entry of \(path) was left out") })
    #expect(plain.lines.contains("No word begins with QB; QUEEN was still possible."))
    let engine = try PlainProgram(
      home: home, shell: #"printf 'Q\n' | "$0" ghost --engine --words '\#(path)'"#
    ).end()
    #expect(engine.lines.last?.contains(#""letter":"U","fragment":"QU""#) == true)
    #expect(engine.complaint.contains("1 entry of \(path) was left out"))
  }

  @Test(arguments: [
    ("cow\nit's-so\nq\n", "the file has no word of 4 letters or more, as Ghost needs."),
    ("123\n", "the file has no word that can be played."), ("", "the file is empty."),
  ])
  func aFileThatGhostCantBePlayedWithIsRefused(text: String, fault: String) throws {
    let path = try file(text)
    for arguments in [["--plain"], ["--engine"], ["--analyze", "Q"]] {
      let shell = #""$0" ghost --words '\#(path)' \#(arguments.joined(separator: " "))"#
      let ending = try PlainProgram(home: home, shell: shell).end()
      #expect(ending.status == 1 && ending.complaint.hasSuffix("\(path): \(fault)\n"))
    }
  }

  @Test func aRoundThatWasLeftWaitsForItsFile() throws {
    let store = GhostStore(.inMemory())
    store.save(.of())
    let words = WordUniverse([WordList(["QUEEN"])])
    func session(_ path: String?) -> GhostSession {
      GhostSession(
        store: store, file: path.map { WordCollection(.file($0), universe: words) }, seed: 1,
        clock: { 0 })
    }
    let left = session("/words.txt")
    left.startRound()
    _ = left.play(.letter(try #require(Letter("Q"))))
    for other in [nil, "/others.txt"] {
      let session = session(other)
      #expect(!session.isResumed && session.round == nil)
      #expect(session.settings.setup.list.text == other ?? "english")
    }
    #expect(store.settings()?.setup.list.text == "english")
    let again = session("/words.txt")
    #expect(again.isResumed && again.round?.text == "Q")
  }

  private func file(_ text: String) throws -> String {
    let path = home.path("words.txt")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
