import Foundation
import Testing

/// `hangman arena`.
@Suite struct ArenaCommandTests {
  @Test(arguments: ["trickster --guesser entropy", "good --guesser random", "devil"])
  func theFiguresAreTheSameHoweverManyJobs(setter: String) throws {
    let outputs = try ["1", "2", "3", "64"].map { jobs in
      try arena("--json --games 7 --length 14 --list english --setter \(setter) --jobs \(jobs)")
        .map { $0.prefix { $0 != "}" }.components(separatedBy: #","seconds""#)[0] }
    }
    #expect(outputs[0].count == 1 && outputs[0][0].contains(#""games":7"#))
    #expect(Set(outputs).count == 1, "\(outputs)")
  }

  @Test(arguments: ["imp", "good", "devil"])
  func parIsALineOfTheTableHoweverManyJobs(setter: String) throws {
    let lines = try ["1", "2"].map {
      try arena("--par --games 30 --words '\(words())' --setter \(setter) --jobs \($0)")
    }
    #expect(lines[0].count == 1 && lines[0] == lines[1])
    #expect(lines[0][0].hasSuffix(" | \(setter) | - - 0 1"))
  }

  @Test(arguments: ["--jobs 0", "--jobs 65", "--par --json", "--par --guesser entropy"])
  func whatMakesNoSenseIsRefused(arguments: String) throws {
    let ending = try PlainProgram(home: home, shell: "\"$0\" arena \(arguments)").end()
    #expect(ending.status != 0 && ending.lines.isEmpty)
  }

  private let home = TemporaryFolder()

  private func words() throws -> String {
    let path = home.path("words.txt")
    try "cab\nball\ncall\n".write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func arena(_ arguments: String) throws -> [String] {
    let ending = try PlainProgram(home: home, shell: "\"$0\" arena \(arguments)").end()
    #expect(ending.status == 0 && ending.complaint == "")
    return ending.lines
  }
}
