import Foundation
import HangmanModel
import Hosting
import Words

// Many players finish games at once, and each game comes to the board. A worker is this program again, so that
// several processes write to one file, as the sessions of a host do.

/// Where a side's workers write their games.
enum Side: String, CaseIterable {
  case shared = "one board for all"
  case apart = "a board for each process"
  case text = "a line at the end of one text file"
}

struct Load {
  var players = 1_000
  var games = 3
  var processes = 8

  /// How many games a second all of them finish; 0 for as many as can be written.
  var rate = 0

  var numbers: [Int] { [players, games, processes, rate] }

  /// Takes the numbers that are given in that order.
  init(_ numbers: [Int]) {
    if numbers.count > 0 { players = numbers[0] }
    if numbers.count > 1 { games = numbers[1] }
    if numbers.count > 2 { processes = max(1, numbers[2]) }
    if numbers.count > 3 { rate = numbers[3] }
  }

  var title: String {
    let pace = rate == 0 ? "as fast as they can" : "\(rate) games a second in all"
    return "\(players) players, \(games) games each, \(processes) processes, \(pace):"
  }
}

/// Prints at once, also into a pipe.
func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

struct Unusable: Error {}

/// A value that has to be there.
func need<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Unusable() }
  return value
}

func key(_ number: Int) throws -> PlayerKey {
  var digits = SeededGenerator(seed: UInt64(number))
  let hex = (0..<64).map { _ in String(digits.below(16), radix: 16) }.joined()
  return try need(PlayerKey(hex: hex))
}

/// What a player's games come to, played before anything is measured.
func games(of player: Int, _ count: Int) throws -> [FinishedGame] {
  let list = try need(Library.embedded.named("english"))
  let setup = GameSetup(list: list.id, subject: .word(length: 8), allowed: 8, setter: .good)
  let run = Run(rule: .climbing(from: .custom(8), isVaried: false))
  var chances = SeededGenerator(seed: UInt64(player))
  return try (0..<count).map { _ in
    let seed = try key(player).seed(from: chances.next())
    var round = try need(Round(setup, seed: seed, in: list.universe, continuing: run))
    while round.board.status == .playing { round.guess(Letter.alphabet[chances.below(26)]) }
    return FinishedGame(round, at: 1_790_000_000)
  }
}

/// Plays the part of one process: says that it's ready, waits for a line, writes, and tells how many microseconds
/// each game took.
func work(_ number: Int, _ side: Side, _ root: String, _ load: Load) throws {
  let all = try (0..<load.players).filter { $0 % load.processes == number }
    .map { (try key($0), try games(of: $0, load.games)) }
  let folder = side == .apart ? "\(root)/\(number)" : root
  let board = side == .text ? nil : try Scoreboard(in: folder, of: "bench")
  let text = open("\(root)/board.txt", O_CREAT | O_APPEND | O_WRONLY, 0o600)
  say("ready\n")
  _ = readLine()
  let pause = load.rate == 0 ? .zero : Duration.seconds(1) * load.processes / load.rate
  let clock = ContinuousClock()
  var next = clock.now
  var times: [Duration] = []
  for game in 0..<load.games {
    for (player, games) in all {
      next += pause
      if pause > .zero { Thread.sleep(until: Date() + (next - clock.now) / .seconds(1)) }
      times.append(
        try clock.measure {
          if let board {
            try board.add(games[game], by: player)
          } else {
            let line = "\(player.hex) \(games[game].record.replayCode() ?? "")\n"
            flock(text, LOCK_EX)
            _ = line.withCString { write(text, $0, strlen($0)) }
            flock(text, LOCK_UN)
          }
        })
    }
  }
  say(times.map { "\(Int($0 / .microseconds(1)))\n" }.joined())
}

/// Has the workers of a side write, and says what came of it.
func measure(_ side: Side, _ load: Load) throws -> String {
  let root = NSTemporaryDirectory() + "hangman-board-\(UUID().uuidString)"
  for folder in [root] + (0..<load.processes).map({ "\(root)/\($0)" }) {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }
  defer { try? FileManager.default.removeItem(atPath: root) }
  var (inputs, outputs): ([FileHandle], [FileHandle]) = ([], [])
  let workers = try (0..<load.processes).map { number in
    let worker = Process()
    worker.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    worker.arguments =
      ["worker", "\(number)", side.rawValue, root]
      + load.numbers.map(String.init)
    let (input, output) = (Pipe(), Pipe())
    (worker.standardInput, worker.standardOutput) = (input, output)
    try worker.run()
    inputs.append(input.fileHandleForWriting)
    outputs.append(output.fileHandleForReading)
    return worker
  }
  for output in outputs { _ = try output.read(upToCount: 6) }
  let clock = ContinuousClock()
  let start = clock.now
  for input in inputs { try input.write(contentsOf: Data("go\n".utf8)) }
  var times: [Int] = []
  for output in outputs {
    let lines = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
    times += lines.split(separator: "\n").compactMap { Int($0) }
  }
  let seconds = (clock.now - start) / .seconds(1)
  for worker in workers { worker.waitUntilExit() }
  times.sort()
  let count = load.players * load.games
  var kept = "\(times.count == count ? "all" : "NOT ALL")"
  if side == .shared {
    let beginning = clock.now
    let rows = try Scoreboard(reading: root).rows().filter { $0.row.kind == .game }
    let proving = String(format: "%.1f s", (clock.now - beginning) / .seconds(1))
    let single = Set(rows.map { [$0.row.player.hex, $0.row.code] }).count
    let proved = rows.count { $0.fault == nil }
    kept = "\(rows.count) rows, \(single) differ, \(proved) proved in \(proving)"
  }
  func figure(_ share: Double) -> String {
    let time = times.isEmpty ? 0 : times[min(times.count - 1, Int(Double(times.count) * share))]
    return String(format: "%.2f ms", Double(time) / 1_000)
  }
  let each = String(format: "%.0f", Double(times.count) / seconds)
  return
    "| \(side.rawValue) | \(figure(0.5)) | \(figure(0.99)) | \(figure(1)) | \(each) | \(kept) |"
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "worker", arguments.count > 4 {
  try work(
    need(Int(arguments[1])), need(Side(rawValue: arguments[2])), arguments[3],
    Load(arguments.dropFirst(4).compactMap { Int($0) }))
} else {
  for rate in [0, 200] {
    var load = Load(arguments.compactMap { Int($0) })
    load.rate = rate
    say("\(load.title)\n\n")
    say(
      "| | median | 99th percentile | longest | games a second | kept |\n|---|--:|--:|--:|--:|---|\n"
    )
    for side in Side.allCases { say(try measure(side, load) + "\n") }
    say("\n")
  }
}
