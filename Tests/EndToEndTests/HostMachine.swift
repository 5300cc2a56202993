import Foundation
import SQLite
import TerminalHarness
import Testing

/// A machine of its own for everybody to play on: an /etc, users, processes and an sshd that this one
/// doesn't see, set up by the real `serve --install`. It ends with the tests.
///
///     let machine = try HostMachine.shared.get()
///     let game = try machine.ssh("play", key: try machine.key("anna"))
final class HostMachine: Sendable {
  /// The one on which tests play; each player has a key of their own.
  static let shared = Result { try HostMachine() }

  /// Why there can be none here; nil where there can.
  static let obstacle: String? = {
    if geteuid() != 0 { return "only root can make a machine of its own" }
    if access("/usr/sbin/sshd", X_OK) != 0 { return "there is no sshd: make test-needs" }
    let trial = try? runProcess("/usr/bin/env", ["unshare", "--mount", "--pid", "--fork", "true"])
    return trial?.status == 0 ? nil : "this machine allows no other within it"
  }()

  static let program = "/usr/games/evil-hangman"

  let folder: String
  let port = Int.random(in: 20_000..<32_000)

  /// What `serve --install` said.
  let welcome: String

  private let keeper: Process
  /// The machine ends when nobody holds its other end any more.
  private let leash = Pipe()

  /// Where players and board are, on this machine as on the other.
  var root: String { folder + "/host" }

  private init() throws {
    folder = try Self.newFolder()
    keeper = Process()
    keeper.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    keeper.arguments =
      try Self.unshare + [
        Self.beginning(in: folder, port: port) + """
          /usr/sbin/sshd -E \(folder)/sshd.log
          \(Self.program) serve --install --root \(folder)/host >\(folder)/welcome 2>&1 ||
            echo failed >>\(folder)/welcome
          touch \(folder)/ready
          read -r end || :
          umount -l /etc \(folder)/etc
          rm -rf \(folder)
          """
      ]
    keeper.standardInput = leash
    try keeper.run()
    let deadline = Date(timeIntervalSinceNow: 20)
    while !FileManager.default.fileExists(atPath: folder + "/ready"), Date() < deadline {
      usleep(10_000)
    }
    welcome = try String(contentsOfFile: folder + "/welcome", encoding: .utf8)
    if welcome.contains("failed") { throw Unexpected(welcome) }
  }

  /// Does something on a machine of its own that lasts no longer, and gives what it said.
  static func run(_ lines: String) throws -> (output: String, status: Int32) {
    let folder = try newFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try runProcess(
      "/usr/bin/env",
      unshare + [
        try beginning(in: folder, port: 22) + """
          hangman=\(program)
          cd \(folder)
          \(lines)
          """
      ])
  }

  private static func newFolder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/hangman-host-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  private static let unshare = [
    "unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-euc",
  ]

  /// What is written in /etc, /run, /var/log and /usr/games from then on is the other machine's alone.
  private static func beginning(in folder: String, port: Int) throws -> String {
    """
    mkdir \(folder)/etc
    for place in \(folder)/etc /run /var/log /usr/games; do
      mount -t tmpfs -o mode=755 tmpfs $place
    done
    cp -a /etc/. \(folder)/etc
    mount --bind \(folder)/etc /etc
    mkdir /run/sshd
    touch \(program)
    mount --bind \(try Home.program()) \(program)
    rm -rf /etc/ssh/ssh_host_* /etc/ssh/sshd_config.d/*
    cp /usr/share/openssh/sshd_config /etc/ssh/
    ssh-keygen -q -t ed25519 -N '' -f /etc/ssh/ssh_host_ed25519_key
    printf 'Port \(port)\\nListenAddress 127.0.0.1\\nAcceptEnv LD_*\\n' >>/etc/ssh/sshd_config
    echo LANG=en_US.UTF-8 >/etc/default/locale

    """
  }
}

/// A key, and who plays by it.
struct PlayersKey: Sendable {
  let file: String
  let player: String

  /// What its player is called.
  var name: String { "p" + player.prefix(18) }
}

extension HostMachine {
  func newKey() throws -> PlayersKey {
    let file = folder + "/key-\(UUID().uuidString)"
    _ = try runProcess(
      "/usr/bin/ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", "", "-f", file])
    let line = try runProcess("/usr/bin/ssh-keygen", ["-lf", file]).output
    let fingerprint = try #require(line.firstMatch(of: /SHA256:([^ ]+)/)).1
    let hash = try #require(Data(base64Encoded: fingerprint + "="))
    return PlayersKey(file: file, player: hash.map { String(format: "%02x", $0) }.joined())
  }

  /// The options of each client: nothing of who runs the tests, no questions, and one key or none.
  func options(_ key: PlayersKey?) -> [String] {
    let settings = [
      "StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR", "BatchMode=yes",
      "IdentitiesOnly=yes", "SendEnv=LANG LC_*",
    ]
    return ["-F", "none"] + settings.flatMap { ["-o", $0] }
      + (key.map { ["-i", $0.file] } ?? ["-o", "PubkeyAuthentication=no"])
  }

  /// Connects, as a player where there is a key and as a guest where there is none.
  ///
  /// - Parameters:
  ///   - words: what follows the options of ssh: more of them, and a command behind "--".
  ///   - isRead: whether what comes is shown; else it goes to a pipe that nobody reads.
  func ssh(
    _ words: [String] = [], key: PlayersKey? = nil, user: String? = nil,
    environment: [String: String?] = [:], isRead: Bool = true
  ) throws -> PtyProgram {
    let parts = words.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    let host = "\(user ?? (key == nil ? "guest" : "play"))@127.0.0.1"
    let arguments =
      options(key) + ["-p", "\(port)"] + parts[0] + [host] + (parts.count > 1 ? parts[1] : [])
    let variables = environment.merging(["DISPLAY": ":7"]) { given, _ in given }
    if isRead { return try PtyProgram("ssh", arguments, environment: variables) }
    let pipe = "\(folder)/pipe-\(UUID().uuidString)"
    let line = #"mkfifo "$0" && exec ssh "$@" 1<>"$0""#
    return try PtyProgram("sh", ["-c", line, pipe] + arguments, environment: variables)
  }

  /// Connects, and waits for the board; a player who comes for the first time is asked for a name.
  func arrive(with key: PlayersKey) throws -> PtyProgram {
    let game = try ssh(key: key)
    try enter(game, with: key)
    return game
  }

  /// Waits for the board, and gives a name where one is asked for.
  func enter(_ game: PtyProgram, with key: PlayersKey) throws {
    try game.expect("the way in") { $0.screen.shows(["Esc menu"]) || $0.screen.shows(["3 to 20"]) }
    if game.screen.shows(["3 to 20"]) { game.send(key.name + "\r") }
    try game.expect("the board") { $0.screen.shows(Scene.game.marks) }
  }

  /// The game that a player has running.
  func expectGame(of key: PlayersKey) throws -> Int32 {
    try wait(for: "a game") { self.games(of: key).first }
  }

  /// The game that was started with a variable, by which a guest's is known.
  func expectGame(having variable: String) throws -> Int32 {
    try wait(for: "a game") {
      Self.processes().first { process in
        Self.words(of: process, "cmdline").first == Self.program
          && Self.words(of: process, "environ").contains(variable)
      }
    }
  }

  /// The folder in which a guest's game has its files.
  func guestsFolder(of game: Int32) -> String? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(game)/fd")) ?? []
    let targets = files.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(game)/fd/\($0)")
    }
    let store = targets.first { $0.hasPrefix(root + "/guests/") && !$0.contains("/.") }
    return store.map { ($0 as NSString).deletingLastPathComponent }
  }

  /// Waits until processes have ended.
  func expectEnd(of processes: [Int32]) throws {
    _ = try wait(for: "the end of \(processes)") {
      processes.allSatisfy(ProcessState.hasEnded) ? true : nil
    }
  }

  /// Asks for pictures that nobody reads, until the game waits for somebody to do so and reads no keys. What is
  /// on the way holds a megabyte, and keys that come together are one picture.
  func clog(_ game: Int32, of client: PtyProgram) throws {
    let terminal = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(game)/fd/0")
    let descriptor = open(terminal, O_RDONLY | O_NOCTTY | O_NONBLOCK)
    defer { close(descriptor) }
    func unread() -> Int32 {
      var count: Int32 = 0
      return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? count : 0
    }
    _ = try wait(for: "a game that waits in vain") {
      for _ in 0..<50 {
        client.send(.repaint)
        usleep(2_000)
      }
      let (sleeps, count) = (ProcessState.sleeps(game), unread())
      usleep(40_000)
      return ProcessState.isAsleep(game) && count > 0
        && (ProcessState.sleeps(game), unread()) == (sleeps, count) ? true : nil
    }
  }

  private func wait<Value>(for what: String, _ value: () -> Value?) throws -> Value {
    let deadline = Date(timeIntervalSinceNow: Patience.seconds)
    while Date() < deadline {
      if let value = value() { return value }
      usleep(5_000)
    }
    throw Unexpected("waited in vain for \(what)")
  }

  /// The store of a player.
  func store(of key: PlayersKey) -> String { "\(root)/players/\(key.player)/hangman.sqlite" }

  /// The games that a player has running.
  func games(of key: PlayersKey) -> [Int32] {
    Self.processes().filter { process in
      let words = Self.words(of: process, "cmdline")
      return words.first == Self.program && words.contains(key.player)
    }
  }

  /// The process, that of sshd which serves it, and that one's parent.
  func servants(of process: Int32) -> [Int32] {
    let parents = sequence(first: process) { child in
      let status = Self.text(of: "/proc/\(child)/status")
      return status.firstMatch(of: /PPid:\t(\d+)/).flatMap { Int32($0.1) }
    }
    return Array(parents.prefix(3))
  }

  /// Each game that has ended left a store, and a board if there is one, in which nothing is broken.
  func expectWholeStores(of key: PlayersKey) throws {
    #expect(try Kept(store: store(of: key)).integrity == "ok")
    #expect(try board { try $0.first("PRAGMA integrity_check") } == "ok")
  }

  /// Looks at the board, which others may be writing to.
  func board<Value>(_ body: (Database) throws -> Value) throws -> Value {
    // A writer who was killed may have left a log that only one who may write puts in order.
    let database = try Database(root + "/board.sqlite", .write, patience: 5_000)
    try database.keepLog()
    return try body(database)
  }

  private static func processes() -> [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
    return (names ?? []).compactMap { Int32($0) }
  }

  private static func words(of process: Int32, _ file: String) -> [String] {
    text(of: "/proc/\(process)/\(file)").split(separator: "\0").map(String.init)
  }

  static func text(of file: String) -> String {
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}
