import Testing

/// A seeded stream of keys, bytes, mouse reports, pastes, resizes and signals at the real program.
@Suite struct FuzzSoak {
  @Test func nothingThatAnybodyDoesBreaksTheProgramItsTerminalOrItsStore() async {
    let lanes = 4
    let events = length(2_000, soak: 100_000) / lanes
    let results = await inLanes((1...UInt64(lanes)).map { $0 }, lanes: lanes) { seed in
      do {
        var fuzzer = try Fuzzer(seed: seed)
        try fuzzer.run(events: events)
        try fuzzer.checkStore()
        return (fuzzer.restarts, fuzzer.problems.map { "seed \(seed): \($0)" })
      } catch {
        return (0, ["seed \(seed): \(error)"])
      }
    }
    print("fuzzer: \(events * lanes) events, \(results.map(\.0).reduce(0, +)) restarts")
    let problems = results.flatMap(\.1).joined(separator: "\n")
    #expect(problems.isEmpty, "\(problems)")
  }
}
