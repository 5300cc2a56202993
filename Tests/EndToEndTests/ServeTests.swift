import Foundation
import TerminalHarness
import Testing

let hasMachine = ConditionTrait.enabled(
  if: HostMachine.obstacle == nil, "\(HostMachine.obstacle ?? "")")

/// Who comes in by a real sshd, as `serve --install` set it up.
@Suite(hasMachine) struct ServeTests {
  private let machine: HostMachine

  init() throws { machine = try HostMachine.shared.get() }

  @Test func itTellsWhereToPlayAndTheFingerprint() throws {
    let keys = machine.folder + "/scanned"
    try shell("ssh-keyscan -p \(machine.port) 127.0.0.1 2>/dev/null >'\(keys)'")
    let line = try runProcess("/usr/bin/ssh-keygen", ["-lf", keys]).output
    let fingerprint = try #require(line.firstMatch(of: /SHA256:[^ ]+/)).0
    #expect(machine.welcome.contains(fingerprint))
    #expect(machine.welcome.contains("ssh -p \(machine.port) play@"))
    #expect(machine.welcome.contains("ssh -p \(machine.port) guest@"))
    #expect(machine.welcome.contains("MaxStartups"))
  }

  @Test func twoKeysAreTwoPlayers() throws {
    let keys = [try machine.newKey(), try machine.newKey()]
    for (key, letter) in zip(keys, ["q", "z"]) {
      let game = try machine.arrive(with: key)
      game.send(letter)
      try game.expect("the guess") { Sight($0.screen)?.wrong == letter.uppercased() }
      try leave(game)
      #expect(
        try Kept(store: machine.store(of: key)).rounds.map(\.sight.wrong) == [letter.uppercased()])
    }
    // Who comes again goes on.
    let game = try machine.arrive(with: keys[0])
    #expect(try game.expectSight().wrong == "Q")
    try leave(game)
  }

  @Test func withoutAKeyNobodyPlays() throws {
    let game = try machine.ssh(user: "play")
    #expect(try game.waitForExit() == .exited(255))
    #expect(game.screen.contains { $0.contains("Permission denied (publickey)") })
  }

  @Test func guestsPlayAndLeaveNothing() throws {
    let game = try machine.ssh()
    try game.expect("Esc menu")
    let own = try #require(machine.games(of: nil).first)
    #expect(try visible(in: machine.root + "/guests").count == 1)
    game.send("q")
    try game.expect("the guess") { Sight($0.screen)?.wrong == "Q" }
    try leave(game)
    try machine.expectEnd(of: [own])
    #expect(try visible(in: machine.root + "/guests").isEmpty)
  }

  @Test(arguments: [true, false])
  func thereIsNothingButTheGame(isPlayer: Bool) throws {
    let key = isPlayer ? try machine.newKey() : nil
    let host = "\(isPlayer ? "play" : "guest")@127.0.0.1"
    for command in [["id"], ["/bin/sh"], ["hangman", "--store", "/tmp/x"]] {
      let client = try machine.ssh(["-T", "--"] + command, key: key)
      #expect(try client.waitForExit() == .exited(1))
      #expect(
        client.screen.contains { $0.contains("This host plays hangman and runs nothing else") })
    }
    for (words, refusal) in [
      (["-W", "127.0.0.1:\(machine.port)"], "stdio forwarding failed"),
      (["-N", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:22"], "port forwarding failed"),
    ] {
      let client = try machine.ssh(words, key: key)
      #expect(try client.waitForExit() == .exited(255))
      #expect(client.screen.contains { $0.contains(refusal) })
    }

    let port = machine.port + (isPlayer ? 1 : 2)
    let tunnel = try machine.ssh(
      ["-v", "-N", "-L", "\(port):127.0.0.1:\(machine.port)"], key: key)
    try tunnel.expect("a connection") { text(of: $0).contains("Entering interactive session") }
    #expect(try runProcess("/usr/bin/ssh-keyscan", ["-p", "\(port)", "127.0.0.1"]).status != 0)
    try tunnel.expect("the refusal") { text(of: $0).contains("administratively prohibited") }

    let options = machine.options(key) + ["-P", "\(machine.port)"]
    let copy = machine.folder + "/copy-\(isPlayer)"
    for (program, words) in [
      ("sftp", ["-b", "-", host]), ("scp", [host + ":/etc/passwd", copy]),
      ("scp", ["-O", host + ":/etc/passwd", copy]), ("scp", ["-O", "/etc/passwd", host + ":copy"]),
    ] {
      let result = try runProcess(
        "/usr/bin/" + program, options + words, typing: "get /etc/passwd \(copy)\n")
      #expect(result.status != 0, "\(program) \(words)")
    }
    #expect(!FileManager.default.fileExists(atPath: copy))
  }

  @Test func nothingOfTheClientReachesTheGameButItsLocale() throws {
    let key = try machine.newKey()
    let agent = try PtyProgram("ssh-agent", ["-D", "-a", machine.folder + "/agent"])
    try agent.expect("SSH_AUTH_SOCK")
    let environment = ["SSH_AUTH_SOCK": "\(machine.folder)/agent", "LC_TIME": "nl_NL.UTF-8"]
    let game = try machine.ssh(
      ["-A", "-X", "-o", "SetEnv=LD_PRELOAD=/tmp/evil.so HANGMAN=1 LC_NAME=x"], key: key,
      environment: environment)
    try machine.enter(game, with: key)
    let own = try machine.expectGame(of: key)
    let variables = HostMachine.text(of: "/proc/\(own)/environ")
    for name in ["SSH_AUTH_SOCK", "DISPLAY", "LD_PRELOAD", "HANGMAN"] {
      #expect(!variables.contains(name + "="))
    }
    #expect(variables.contains("LC_TIME=nl_NL.UTF-8"))
    withExtendedLifetime((agent, game)) {}
  }

  /// The host's own language, which PAM would set, is English.
  @Test func theClientsLanguageIsSpoken() throws {
    let dutch = try machine.ssh(environment: ["LANG": "nl_NL.UTF-8"])
    try dutch.expect("GEMEEN GALGJE")
    let english = try machine.ssh(environment: ["LANG": nil])
    try english.expect("EVIL HANGMAN")
    // A client that tells no locale is drawn to in UTF-8.
    try english.expect("└───┘")
  }

  @Test func plainModeNeedsNoTerminal() throws {
    let key = try machine.newKey()
    let game = try machine.ssh(["-T"], key: key)
    try game.expect("What is your name?")
    game.send(key.name + "\n")
    try game.expect("Guess a letter.")
    game.send("q\nquit\n")
    #expect(try game.waitForExit() == .exited(0))
    #expect(try Kept(store: machine.store(of: key)).rounds.map(\.sight.wrong) == ["Q"])
  }

  @Test func aClientThatDiesLeavesNoProcessAndAWholeStore() throws {
    let key = try machine.newKey()
    let game = try machine.arrive(with: key)
    let servants = machine.servants(of: try machine.expectGame(of: key))
    #expect(servants.count == 3)
    game.send("q")
    try game.expect("the guess") { Sight($0.screen)?.wrong == "Q" }
    game.signal(SIGKILL)
    try machine.expectEnd(of: servants)
    try machine.expectWholeStores(of: key)
    #expect(try Kept(store: machine.store(of: key)).rounds.map(\.sight.wrong) == ["Q"])
  }

  @Test func aTerminalMayBeAsLargeAsSSHCanTell() throws {
    let key = try machine.newKey()
    let game = try machine.arrive(with: key)
    let own = try machine.expectGame(of: key)
    for (letter, columns, rows) in [("q", 65_535, 24), ("z", 80, 65_535), ("x", 65_535, 65_535)] {
      let count = game.output.count
      game.claim(columns: columns, rows: rows)
      try game.expect("another picture") { $0.output.count > count }
      game.send(letter)
    }
    game.resize(columns: 80, rows: 24)
    try game.expect("the guesses") { Sight($0.screen)?.wrong == "QZX" }
    let status = HostMachine.text(of: "/proc/\(own)/status")
    let peak = try #require(status.firstMatch(of: /VmHWM:\s+(\d+)/)?.1)
    #expect(Int(peak).map { $0 < 128 * 1024 } == true)
    try leave(game)
  }

  @Test func aTerminalThatIsNotReadHoldsUpNobodyElse() throws {
    let key = try machine.newKey()
    let game = try machine.arrive(with: key)
    let own = try machine.expectGame(of: key)
    game.send("q")
    try game.expect("the guess") { Sight($0.screen)?.wrong == "Q" }
    game.isRead = false
    for _ in 0..<5_000 { game.send(.repaint) }
    try machine.expectClog(of: own)
    let other = try machine.arrive(with: try machine.newKey())
    try leave(other)
    let servants = machine.servants(of: own)
    game.signal(SIGKILL)
    try machine.expectEnd(of: servants)
    try machine.expectWholeStores(of: key)
    #expect(try Kept(store: machine.store(of: key)).rounds.map(\.sight.wrong) == ["Q"])
  }
}

private func leave(_ game: PtyProgram) throws {
  game.send(.interrupt)
  _ = try game.waitForExit()
}

private func shell(_ line: String) throws { _ = try runProcess("/bin/sh", ["-c", line]) }

private func text(of client: PtyProgram) -> String {
  String(decoding: client.output, as: UTF8.self)
}

private func visible(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
}
