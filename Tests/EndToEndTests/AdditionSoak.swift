import Foundation
import TerminalHarness
import Testing

/// What ARCHITECTURE.md says of additions: a list is a line and its file, a setter a file and a line, and
/// a day's game a line; nothing else is touched for them to be played, told in codes and shown again.
@Suite struct AdditionSoak {
  @Test(.enabled(if: isSoak)) func aListASetterAndADayAreAddedByTheirLines() throws {
    let package = try PackageCopy()
    for file in Self.list + Self.setter + Self.days { try package.write(file) }
    let grown = Player(program: try package.built(), folder: package.folder)
    let original = Player(program: try Home.program(), folder: package.folder)

    let lists = try grown.run(["lists"]).lines
    #expect(lists.contains { $0.hasPrefix("zebra ") && $0.contains("Zebras") }, "\(lists)")

    // The one word with an E is kept by nobody who keeps the largest group.
    let both = try grown.plays(list: "zebra", setter: "contrary")
    #expect(both.lines.contains("Yes, there is one E, at place 2."), "\(both.lines)")
    #expect(both.end.contains("The word was ZEBRA."), "\(both.lines)")
    let list = try grown.plays(list: "zebra", setter: "imp")
    #expect(list.lines.contains("No E."), "\(list.lines)")
    let setter = try grown.plays(list: "english", setter: "contrary")
    for game in [both, list, setter] {
      try expect(game, isToldByTheCodesOf: grown)
      try expect(game, isRefusedBy: original)
    }

    let day = try grown.run(["daily", "--plain"], typing: Player.game)
    #expect(day.lines.contains { $0.hasSuffix(", 5 letters, Contrary, 8 mistakes.") })
    #expect(day.end.contains("The word was ZEBRA."), "\(day.lines)")
    #expect(try grown.run(["replay", day.replayCode(), "--plain"]).end == day.end)

    let old = try original.plays(list: "english", setter: "imp")
    try expect(old, isToldByTheCodesOf: grown)
  }

  private static let list: [Change] = [
    .line("zebra | 63 | Zebras | zebra.txt | | english | This test", "Resources/lists.txt"),
    .file(
      "Resources/zebra.txt",
      """
      bison
      hippo
      koala
      llama
      okapi
      panda
      rhino
      skunk
      sloth
      tapir
      zebra
      donkey
      gibbon

      """),
  ]

  private static let setter: [Change] = [
    .file(
      "Sources/HangmanModel/ContraryGameplay.swift",
      """
      public import Words

      extension Setter {
        /// Keeps the smallest family.
        public static let contrary = Setter(
          id: "contrary", name: "Contrary", numbers: [63], makeGameplay: { ContraryGameplay() })
      }

      /// Keeps the smallest family; of several, one drawn at random.
      public struct ContraryGameplay: GameplayDelegate {
        public init() {}

        public func familyToKeep(
          of split: Split, holding candidates: WordList, board: Board,
          using generator: inout SeededGenerator
        ) -> Family? {
          let size = split.families.map(\\.size).min()
          let smallest = split.families.filter { $0.size == size }
          return smallest[generator.below(smallest.count)]
        }
      }

      """),
    .replacement(
      #"(static let all = \[[^\]]*)\]"#, "$1, contrary]", count: 1,
      "Sources/HangmanModel/Setter.swift"),
  ]

  /// All of them, as nobody knows on which day the test is run.
  private static let days: [Change] = [
    .replacement(
      #"\("[a-z]+", \[[^\]]*\], \(., .\), \.[a-z]+\)"#,
      #"("zebra", [5], (1, 1), .contrary)"#, count: 7,
      "Sources/HangmanModel/DailyPlan.swift")
  ]

  private func expect(_ game: Told, isToldByTheCodesOf player: Player) throws {
    let replay = try player.run(["replay", game.replayCode(), "--plain"])
    #expect(replay.status == 0, "\(replay.lines)")
    #expect(replay.patterns == game.patterns)
    #expect(replay.missesLeft == game.missesLeft)
    #expect(replay.end == game.end)
    let challenge = try player.run(["play", game.playCode(), "--plain"], typing: Player.game)
    #expect(challenge.status == 0)
    #expect(challenge.patterns == game.patterns)
    #expect(challenge.missesLeft == game.missesLeft)
    #expect(challenge.end == game.end)
    #expect(try challenge.replayCode() == game.replayCode())
  }

  private func expect(_ game: Told, isRefusedBy player: Player) throws {
    for arguments in [["replay", try game.replayCode()], ["play", try game.playCode()]] {
      let refusal = try player.run(arguments + ["--plain"])
      #expect(refusal.lines == ["Error: That code is from another version of this game."])
      #expect(refusal.status == 1)
    }
  }
}

/// What is done to a file of the package.
private enum Change {
  /// There is a new one.
  case file(String, String)
  /// It has one more line at its end.
  case line(String, String)
  /// It has another text where a pattern matches, which is in so many places.
  case replacement(String, String, count: Int, String)
}

/// This package without what was built of it, in a folder that is gone after the test.
private final class PackageCopy {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "hangman-copy-\(UUID().uuidString)")

  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Among them what was fetched already, so that nothing has to be again.
  private static let contents = [
    "Package.swift", "Package.resolved", "Plugins", "Resources", "Sources", "Tests",
    ".build/checkouts", ".build/repositories", ".build/workspace-state.json",
  ]

  init() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: ".build"), withIntermediateDirectories: true)
    for name in Self.contents {
      let source = Self.project.appending(path: name)
      // What was fetched may lie elsewhere; it is fetched anew then.
      if name.contains("."), name != "Package.swift", !files.fileExists(atPath: source.path) {
        continue
      }
      try files.copyItem(at: source, to: folder.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ change: Change) throws {
    switch change {
    case .file(let name, let text):
      let file = folder.appending(path: name)
      try #require(!FileManager.default.fileExists(atPath: file.path))
      try text.write(to: file, atomically: true, encoding: .utf8)
    case .line(let line, let name):
      try rewrite(name) { $0 + line + "\n" }
    case .replacement(let pattern, let replacement, let count, let name):
      let pattern = try NSRegularExpression(pattern: pattern)
      try rewrite(name) { text in
        let whole = NSRange(text.startIndex..., in: text)
        try #require(pattern.numberOfMatches(in: text, range: whole) == count, "\(name)")
        return pattern.stringByReplacingMatches(in: text, range: whole, withTemplate: replacement)
      }
    }
  }

  private func rewrite(_ name: String, _ body: (String) throws -> String) throws {
    let file = folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    try body(text).write(to: file, atomically: true, encoding: .utf8)
  }

  /// Builds the program, and gives its path; half an hour is the end of a build that hangs.
  func built() throws -> String {
    let build = try runProcess(
      "/usr/bin/env",
      [
        "timeout", "1800", "swift", "build", "--package-path", folder.path, "--product", "hangman",
        "--disable-index-store", "-debug-info-format", "none",
      ], in: folder)
    try #require(build.status == 0, "\(build.output)")
    return folder.appending(path: ".build/debug/hangman").path
  }
}

/// Someone who has a program, and for each run a home where nothing was played before.
private struct Player {
  let program: String
  let folder: URL

  /// A game to its end, and what is told of it. All letters are guessed.
  static let game = "ezbratoinshdlcumwfgypvkjxq".map { "\($0)\n" }.joined() + "share\nstory\nquit\n"

  /// A game that no letters lose.
  func plays(list: String, setter: String) throws -> Told {
    let game = try run(
      [
        "--plain", "--list", list, "--setter", setter, "--length", "5", "--misses", "26", "--seed",
        "7",
      ], typing: Self.game)
    try #require(game.status == 0, "\(game.lines)")
    try #require(game.lines.contains("You found it!"), "\(game.lines)")
    try #require(!game.patterns.isEmpty && !game.missesLeft.isEmpty, "\(game.lines)")
    return game
  }

  func run(_ arguments: [String], typing input: String = "") throws -> Told {
    let home = folder.appending(path: "home-\(UUID().uuidString)")
    let environment = [
      "HOME": home.path, "XDG_DATA_HOME": home.path, "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let result = try runProcess(
      program, arguments, typing: input, environment: environment, in: folder)
    return Told(
      lines: result.output.split(separator: "\n").map(String.init), status: result.status)
  }
}

/// What a program has said of a game.
private struct Told {
  let lines: [String]
  let status: Int32

  /// The boards that letters were seen on, one after the other.
  var patterns: [String] { states(#/[0-9]+ letters: [^.]*/#) }

  var missesLeft: [String] { states(#/[0-9]+ mistakes? left/#) }

  /// The word, and how it was found.
  var end: [String] {
    let beginnings = ["The word was ", "You made ", "I began with ", "I held "]
    return lines.prefix { !$0.hasPrefix("Hangman (") }
      .filter { line in beginnings.contains { line.hasPrefix($0) } }
  }

  func replayCode() throws -> String { try code(after: "hangman replay ") }
  func playCode() throws -> String { try code(after: "hangman play ") }

  /// What matches, without what is only said again.
  private func states(_ pattern: Regex<Substring>) -> [String] {
    let found = lines.flatMap { $0.matches(of: pattern).map { String($0.output) } }
    return found.enumerated().filter { $0 == 0 || found[$0 - 1] != $1 }.map(\.element)
  }

  private func code(after words: String) throws -> String {
    let line = try #require(lines.last { $0.contains(words) }, "\(lines)")
    let code = line.split(separator: words).last?.prefix { $0 != " " }
    return String(try #require(code))
  }
}
