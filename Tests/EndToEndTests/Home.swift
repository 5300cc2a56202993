import Foundation
import TerminalHarness

/// The data folder of one player, gone after the test.
final class Home: Sendable {
  let path: String

  /// Where the game keeps everything if nobody says otherwise.
  var store: String { path + "/hangman/hangman.sqlite" }

  /// - Parameter other: a home to begin with a copy of, whose games have ended.
  init(copying other: Home? = nil) throws {
    path = FileManager.default.temporaryDirectory.path + "/hangman-e2e-\(UUID().uuidString)"
    if let other {
      try FileManager.default.copyItem(atPath: other.path, toPath: path)
    } else {
      let folder = path + "/hangman"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The program under test: HANGMAN if it is set, else the one that was built with the tests.
  static func program() throws -> String {
    try ProcessInfo.processInfo.environment["HANGMAN"] ?? TestEnvironment.product("hangman")
  }

  /// Starts the game on a bare terminal.
  func start(
    _ arguments: String..., environment: [String: String?] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PtyProgram {
    let variables = environment.merging(["XDG_DATA_HOME": path]) { given, _ in given }
    let game = try PtyProgram(
      Self.program(), arguments, environment: variables, columns: columns, rows: rows)
    game.companion = self
    return game
  }

  /// Starts the game, or a shell that finds it as `$HANGMAN`, in a window of tmux.
  func tmux(
    _ command: String = "exec \"$HANGMAN\"", environment: [String: String?] = [:],
    columns: Int = 80, rows: Int = 24, terminal: String = "screen-256color"
  ) throws -> Tmux {
    let own: [String: String?] = ["XDG_DATA_HOME": path, "HANGMAN": try Self.program()]
    let tmux = try Tmux(
      command, environment: environment.merging(own) { given, _ in given }, columns: columns,
      rows: rows, terminal: terminal)
    tmux.companion = self
    return tmux
  }
}
