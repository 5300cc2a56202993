import Benchmark
import Foundation

/// What of the screens is measured: the time to the first frame, and from a key to its frame.
///
/// A frame is there when all its bytes have come. How many those are is found first, by waiting
/// until the program is quiet; with the same seed and the same keys they are the same each time.
func screens() -> [Contest] {
  guard let game = builtGame() else {
    print("No hangman to measure screens with: build it in release, or name one in HANGMAN.")
    return []
  }
  let reference = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "trivial-screen").path
  func visitor(_ side: Contest.Side, _ store: Visitor.Store) -> Visitor {
    Visitor(path: side == .swift ? game : reference, isGame: side == .swift, store: store)
  }
  return [
    Contest(name: "first frame, first start", settings: [Iterations(20), WarmupIterations(2)]) {
      try visitor($0, .fresh).measureFirstFrame(&$1)
    },
    Contest(name: "first frame, game resumed", settings: [Iterations(20), WarmupIterations(2)]) {
      try visitor($0, .kept).measureFirstFrame(&$1)
    },
    Contest(
      name: "first frame, without options", settings: [Iterations(20), WarmupIterations(2)]
    ) {
      try visitor($0, .usual).measureFirstFrame(&$1)
    },
    Contest(
      name: "first frame of Ghost, without options",
      settings: [Iterations(20), WarmupIterations(2)]
    ) {
      try visitor($0, .ghost).measureFirstFrame(&$1)
    },
    Contest(name: "key to screen", settings: [Iterations(48), WarmupIterations(12)]) {
      try visitor($0, .fresh).measureKeys(&$1)
    },
  ]
}

/// Starts a program again and again, and reads its screens.
private struct Visitor {
  enum Store: String {
    /// A new one for each start.
    case fresh
    /// One that an earlier start has left a game in.
    case kept
    /// The same, started without options.
    case usual
    /// The same with Ghost as the game.
    case ghost

    func arguments(_ file: String) -> [String] {
      switch self {
      case .fresh, .kept:
        ["--store", file, "--no-animation", "--seed", "7", "--misses", "26"]
      case .usual: []
      case .ghost: ["ghost"]
      }
    }
  }

  let path: String
  let isGame: Bool
  let store: Store

  private static let keys = Array("etaoinshrdlu".utf8)
  nonisolated(unsafe) private static var sizes: [String: [Int]] = [:]

  func measureFirstFrame(_ state: inout BenchmarkState) throws {
    let expected = try sizes(keys: [])[0]
    removeStore(if: .fresh)
    state.start()
    let program = try start()
    try program.read(bytes: expected)
    try state.end()
  }

  func measureKeys(_ state: inout BenchmarkState) throws {
    let expected = try sizes(keys: Self.keys)
    removeStore(if: .fresh)
    let program = try start()
    try program.read(bytes: expected[0])
    for (key, size) in zip(Self.keys, expected.dropFirst()) {
      _ = program.readUntilQuiet(for: 20)
      state.start()
      program.type(key)
      try program.read(bytes: size)
      try state.end()
    }
  }

  /// The bytes of the first frame, and of the frame after each key; found once.
  private func sizes(keys: [UInt8]) throws -> [Int] {
    let name = "\(path) \(store) \(keys.count)"
    if let known = Self.sizes[name] { return known }
    removeStore(if: store)
    if store != .fresh {
      let program = try start()
      _ = program.readUntilQuiet()
      program.type(Self.keys[0])
      _ = program.readUntilQuiet()
    }
    let program = try start()
    var sizes = [program.readUntilQuiet()]
    for key in keys {
      program.type(key)
      sizes.append(program.readUntilQuiet())
    }
    Self.sizes[name] = sizes
    return sizes
  }

  private func start() throws -> TerminalProgram {
    try TerminalProgram(
      path: path, arguments: isGame ? store.arguments(file) : [],
      environment: [
        "TERM=xterm-256color", "LANG=C.UTF-8", "XDG_DATA_HOME=\(folder)", "PATH=/usr/bin",
      ])
  }

  private var file: String { "\(folder)/hangman/hangman.sqlite" }

  private var folder: String {
    FileManager.default.temporaryDirectory.appending(path: "hangman-benchmark-\(store.rawValue)")
      .path
  }

  private func removeStore(if kind: Store) {
    if kind != store || !isGame { return }
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// The game that was built in release, or the one that HANGMAN names; nil if there is none.
private func builtGame() -> String? {
  let built = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/release/hangman").path
  let path = ProcessInfo.processInfo.environment["HANGMAN"] ?? built
  return FileManager.default.isExecutableFile(atPath: path) ? path : nil
}
