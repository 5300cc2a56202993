import Foundation
import TerminalHarness
import Testing

/// The real program, started by several names.
@Suite struct NameTests {
  private static let names = ["hangman", "evil-hangman", "galgje"]

  /// What it prints when it's started by a name, in this language, with lines typed to it.
  private func output(
    of name: String, _ arguments: String..., typing input: String = "", language: String = "en"
  ) throws -> String {
    let sandbox = try Sandbox()
    let link = sandbox.path(name)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: sandbox.program)
    return try runProcess(
      link, arguments, typing: input,
      environment: ["LANG": language, "HOME": sandbox.folder.path]
    ).output
  }

  @Test(arguments: names) func theHelpNamesIt(name: String) throws {
    let help = try output(of: name, "--help")
    #expect(help.contains("USAGE: \(name) "))
    #expect(help.contains("\n  \(name) daily "))
    for command in ["engine", "set", "play", "replay", "hint"] {
      let help = try output(of: name, "help", command)
      #expect(help.contains("USAGE: \(name) \(command) "))
      expectNoOtherName(than: name, in: help)
    }
    expectNoOtherName(than: name, in: help)
  }

  @Test(arguments: names) func errorsNameIt(name: String) throws {
    let errors = [
      try output(of: name): "must be a terminal; \(name) --plain needs none.",
      try output(of: name, "ghost", language: "nl"): "terminal; \(name) ghost --plain kan zonder.",
      try output(of: name, "--nonsense"): "See '\(name) --help'",
      try output(of: name, "define", ""): "type for example \(name) define bear.",
    ]
    for (output, sentence) in errors {
      #expect(output.contains(sentence))
      expectNoOtherName(than: name, in: output)
    }
  }

  @Test(arguments: names) func whatIsSharedNamesIt(name: String) throws {
    let game = try output(
      of: name, "--plain", "--seed", "1", "--misses", "1", "--good", typing: "q\nshare\n")
    #expect(game.contains("Beat me: \(name) play "))
    let word = try output(of: name, "set", typing: "bear\n", language: "nl")
    #expect(word.contains("Raad mijn woord: \(name) play "))
    let code = try #require(word.split(separator: "\n").first)
    let replay = try output(of: name, "replay", String(code))
    #expect(replay.contains("a word to guess: \(name) play begins it."))
    for output in [game, word, replay] { expectNoOtherName(than: name, in: output) }
  }

  @Test(arguments: names) func completionsAreForIt(name: String) throws {
    let bash = try output(of: name, "--generate-completion-script", "bash")
    #expect(bash.contains(" -F _\(name) \(name)"))
    let zsh = try output(of: name, "--generate-completion-script", "zsh")
    #expect(zsh.hasPrefix("#compdef \(name)\n"))
    let fish = try output(of: name, "--generate-completion-script", "fish")
    #expect(fish.contains("complete -c '\(name)' "))
    for output in [bash, zsh, fish] { expectNoOtherName(than: name, in: output) }
  }

  /// Nothing tells to type a command of another name.
  private func expectNoOtherName(than name: String, in output: String) {
    let rest = name == "hangman" ? "" : output.replacing(name, with: "")
    let other = #/hangman (-|arena|daily|define|engine|ghost|hint|play|replay|set\b|solve)/#
    #expect(!rest.contains(other), "\(output)")
  }

  @Test(arguments: [
    "": "hangman", "/usr/games/evil-hangman": "evil-hangman", "-evil-hangman": "evil-hangman",
    "/": "hangman", "it's me": "hangman", "\u{1B}[2J": "hangman",
  ])
  func onlyWhatCanBeTypedIsAName(path: String, name: String) throws {
    let line = #"exec -a "$0" "$1" --help"#
    let help = try runProcess(
      "/bin/bash", ["-c", line, path, Sandbox().program], environment: [:]
    ).output
    #expect(help.contains("USAGE: \(name) "))
  }
}
