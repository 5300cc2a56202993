import Foundation
import SQLite
import TerminalHarness
import Testing
import Words

/// Many players at once, who come by a real sshd.
@Suite(hasMachine) struct ServeSoak {
  private let machine: HostMachine

  init() throws { machine = try HostMachine.shared.get() }

  /// Guests, too, may read it while others write.
  @Test func eachGameOfManyAtOnceIsOnTheBoardOnce() throws {
    let keys = try (0..<length(8, soak: 60)).map { _ in try machine.newKey() }
    let clients = try keys.map { try machine.ssh(key: $0) }
    for (client, key) in zip(clients, keys) { try machine.enter(client, with: key) }
    let before = memory(of: keys)
    for client in clients { client.send("qxzjvwkyfbpgmhdculn") }
    for client in clients { try client.expect("YOU LOST") }
    print("memory of \(keys.count) sessions: \(before) each, after a game \(memory(of: keys))")
    let game = try machine.expectGame(of: keys[0])
    let board = try runProcess(
      "/usr/bin/env",
      ["nsenter", "-t", "\(game)", "-m", "-p", "runuser", "-u", "guest", "--", HostMachine.program]
        + ["board", "--json", "--verify", "--root", machine.root])
    #expect(board.status == 0, "\(board.output)")
    #expect(keys.allSatisfy { board.output.contains($0.player) })
    for client in clients { client.send(.interrupt) }
    for client in clients { _ = try client.waitForExit() }
    for key in keys {
      try machine.expectWholeStores(of: key)
      let kept = try Kept(store: machine.store(of: key)).games
      #expect(kept.count == 1)
      let rows: [Int64?] = try machine.board {
        try $0.all("SELECT misses FROM row WHERE player = ?", [key.player]) { $0[0] }
      }
      #expect(rows == kept.map { Int64($0.misses) })
    }
  }

  @Test func whoIsKilledAtAnyMomentLosesNothing() async throws {
    let lanes = 5
    let sessions = length(10, soak: 200) / lanes
    let results = await inLanes((1...UInt64(lanes)).map { $0 }, lanes: lanes) { [machine] seed in
      Result { try playAndDie(sessions, on: machine, seed: seed) }
    }
    for result in results { #expect(throws: Never.self) { try result.get() } }
  }
}

extension ServeSoak {
  /// What a session takes of the memory: its own, and its part of what it shares with others.
  private func memory(of keys: [PlayersKey]) -> String {
    let games = keys.flatMap { machine.games(of: $0) }
    #expect(games.count == keys.count)
    let all = games.flatMap { machine.servants(of: $0) }
    return "\(proportion(of: all) / keys.count) kB (the game \(proportion(of: games) / keys.count))"
  }
}

/// What processes take, in kB.
private func proportion(of processes: [Int32]) -> Int {
  processes.compactMap { process in
    let rollup = HostMachine.text(of: "/proc/\(process)/smaps_rollup")
    return rollup.firstMatch(of: /\nPss: +(\d+)/).flatMap { Int($0.1) }
  }.reduce(0, +)
}

/// Plays a few letters in each of some sessions, each ended by a kill of one of the processes between
/// player and store; what was seen is there the next time.
private func playAndDie(_ sessions: Int, on machine: HostMachine, seed: UInt64) throws {
  var chance = SeededGenerator(seed: seed)
  let key = try machine.newKey()
  var games = 0
  for session in 0..<sessions {
    let client = try machine.arrive(with: key)
    let servants = machine.servants(of: try machine.expectGame(of: key))
    let letters = "etaoinshrdlu".shuffled(using: &chance)
    for letter in letters.prefix(Int.random(in: 1...4, using: &chance)) {
      client.send(String(letter))
      usleep(UInt32.random(in: 0..<60_000, using: &chance))
    }
    let seen = Sight(client.screen)
    let victims = [client.process, servants[0], servants[1]]
    kill(victims[Int.random(in: victims.indices, using: &chance)], SIGKILL)
    try machine.expectEnd(of: servants)
    try machine.expectWholeStores(of: key)
    let kept = try Kept(store: machine.store(of: key))
    if let seen, kept.games.count == games, !kept.rounds.contains(where: { $0.holds(seen) }) {
      throw Unexpected("session \(session): \(seen) is lost, kept are \(kept.rounds)")
    }
    games = kept.games.count
  }
}
