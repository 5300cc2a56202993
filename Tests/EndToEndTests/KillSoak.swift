import Testing

/// SIGKILL at any instant of play and of slider moves: what had been on the screen is in the store.
@Suite struct KillSoak {
  @Test func whatWasOnTheScreenIsThereAfterAKill() async {
    let lanes = 5
    let kills = length(25, soak: 500) / lanes
    let results = await inLanes((1...UInt64(lanes)).map { $0 }, lanes: lanes) { seed in
      do {
        var victim = try Victim(seed: seed)
        for _ in 0..<kills { try victim.playAndDie() }
        return (victim.rounds, victim.settings, victim.problems.map { "seed \(seed): \($0)" })
      } catch {
        return (0, 0, ["seed \(seed): \(error)"])
      }
    }
    let (rounds, settings) = (results.map(\.0).reduce(0, +), results.map(\.1).reduce(0, +))
    print("kills: \(kills * lanes), with a round in sight \(rounds), with settings \(settings)")
    let problems = results.flatMap(\.2).joined(separator: "\n")
    #expect(problems.isEmpty, "\(problems)")
    #expect(rounds > 0 && settings > 0)
  }
}
