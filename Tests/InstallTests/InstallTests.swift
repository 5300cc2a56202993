import Foundation
import TerminalHarness
import Testing

@Suite struct InstallTests {
  private let sandbox = Result { try Sandbox() }

  /// Installs under `usr`.
  private func install() throws -> Sandbox {
    let sandbox = try sandbox.get()
    try sandbox.script("install-files", sandbox.program, sandbox.path("usr"))
    return sandbox
  }

  @Test func installingAndRemovingLeavesNothing() throws {
    let sandbox = try install()
    #expect(
      try sandbox.files(in: "usr") == [
        "bin/hangman", "share/applications/hangman.desktop",
        "share/bash-completion/completions/hangman", "share/doc/hangman/copyright",
        "share/fish/vendor_completions.d/hangman.fish",
        "share/icons/hicolor/48x48/apps/hangman.png",
        "share/icons/hicolor/scalable/apps/hangman.svg", "share/man/man6/hangman.6",
        "share/metainfo/org.debian.packages.evil_hangman.metainfo.xml",
        "share/zsh/site-functions/_hangman",
      ])
    try sandbox.script("install-files", "--remove", sandbox.path("usr"))
    #expect(try sandbox.files(in: "usr").isEmpty)
  }

  @Test func theInstalledProgramPlaysWithNoEnvironment() throws {
    try expectGame(of: try install().path("usr/bin/hangman"))
  }

  @Test func theManualNamesEveryOptionAndCommand() throws {
    let sandbox = try install()
    let manual = try sandbox.text("usr/share/man/man6/hangman.6")
    let help = try runProcess(sandbox.program, ["--help"], environment: [:]).output
    #expect(manual.contains(".Dt HANGMAN 6\n"))
    #expect(help.contains(#/--words/#))
    for match in help.matches(of: #/--([a-z-]+)/#) {
      #expect(manual.contains("-\(match.1)"), "no --\(match.1)")
    }
    for command in ["scores", "engine", "arena"] { #expect(manual.contains(".It Em \(command)\n")) }
  }

  @Test func theManualIsSetWithoutWarnings() throws {
    let page = try install().path("usr/share/man/man6/hangman.6")
    let (output, status) = try shell("groff -mandoc -Tutf8 -ww '\(page)' 2>&1 >/dev/null")
    #expect(output.isEmpty)
    #expect(status == 0)
  }

  @Test func theManualIsSoundMdoc() throws {
    let page = try install().path("usr/share/man/man6/hangman.6")
    let (output, status) = try shell("mandoc -Tlint -Wwarning '\(page)'")
    #expect(status == 0, "\(output)")
  }

  @Test func bashCompletesOptionsAndCommands() throws {
    let file = try install().path("usr/share/bash-completion/completions/hangman")
    func completions(_ word: String) throws -> [Substring] {
      let line = """
        source '\(file)'; COMP_WORDS=(hangman '\(word)'); COMP_CWORD=1; COMP_TYPE=9
        COMP_LINE='hangman \(word)'; COMP_POINT=${#COMP_LINE}
        _hangman hangman '\(word)' hangman; printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try runProcess("/bin/bash", ["-c", line], environment: [:]).output.split(
        whereSeparator: \.isWhitespace)
    }
    #expect(try completions("--le").contains("--length"))
    #expect(try completions("sco") == ["scores"])
  }

  @Test(arguments: [
    "zsh": "zsh/site-functions/_hangman", "fish": "fish/vendor_completions.d/hangman.fish",
  ])
  func theCompletionsAreReadByTheirShell(name: String, file: String) throws {
    let sandbox = try install()
    #expect(try sandbox.text("usr/share/\(file)").contains("--no-animation") || name == "fish")
    let (output, status) = try shell("\(name) -n '\(sandbox.path("usr/share/\(file)"))'")
    #expect(status == 0, "\(output)")
  }

  @Test func desktopsTakeItsEntryAndWhatIsToldOfIt() throws {
    let share = try install().path("usr/share")
    let entry = try shell(
      "desktop-file-validate --warn-kde '\(share)/applications/hangman.desktop' 2>&1")
    #expect(entry.status == 0 && entry.output.isEmpty, "\(entry.output)")
    let told = try shell("appstreamcli validate --no-net --strict '\(share)'/metainfo/*.xml 2>&1")
    #expect(told.status == 0, "\(told.output)")
  }

  @Test func theIconHas48Pixels() throws {
    let sandbox = try install()
    let file = sandbox.path("usr/share/icons/hicolor/48x48/apps/hangman.png")
    let size = try Data(contentsOf: URL(fileURLWithPath: file))[16..<24]
    #expect(Array(size) == [0, 0, 0, 48, 0, 0, 0, 48])
  }

  @Test(.enabled(if: Sandbox.given != nil, "HANGMAN names no program in release"))
  func theReleasedProgramNeedsNoLibrary() throws {
    let header = try shell("readelf -hdW '\(sandbox.get().program)'").output
    #expect(header.contains("ELF Header") && !header.contains("(NEEDED)"))
  }
}

/// Plays a game over pipes and one on a terminal with a program that has no environment.
func expectGame(of program: String) throws {
  #expect(
    try runProcess(program, ["--version"], environment: [:]).output.contains(#/^\d+\.\d+\.\d+\n$/#))
  let game = try shell(
    "printf 'e\\nt\\n' | env -i '\(program)' engine --length 8 --misses 2 --seed 1")
  #expect(game.status == 0)
  #expect(game.output.contains(#""status":"lost""#))

  let terminal = try Tmux("env -i TERM=screen-256color '\(program)' --seed 1")
  try terminal.expect("Nothing can be saved")
  try terminal.send(.enter)
  try terminal.send("e")
  try terminal.expect("an answer") { $0.contains { $0.contains("No E.") || $0.contains("Yes") } }
  try terminal.send(.interrupt)
  try terminal.waitForEnd()
}
