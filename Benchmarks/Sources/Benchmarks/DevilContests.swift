import Benchmark
import HangmanModel
import PerfectPlay
import Words

/// Decisions of the Devil at each length of each list, all their preparation included; there is nothing in
/// C beside them.
func decidingAsDevil() -> [Contest] {
  lengthsOfLists(2...20).compactMap { list, length, _ in
    let decisions = (1...games).flatMap { Decision.ofGame(list, length, seed: UInt64($0)) }
    if decisions.isEmpty { return nil }
    var next = 0
    return Contest(
      name: "the Devil decides, \(list.id.text), length \(length)", sides: [.swift],
      quantiles: [("median", 0.5), ("99th percentile", 0.99)],
      settings: [Iterations(decisions.count), WarmupIterations(1)]
    ) { _, state in
      next = (next + 1) % decisions.count
      try state.measure { decisions[next].make() }
    }
  }
}

/// Making the games of days: of the first twelve Sundays that play parts, whose par is found by it, and of all
/// other days of these weeks.
func makingDailies() -> [Contest] {
  let first = 20_780  // 2026-11-23, a Monday.
  let days = (first..<first + 84).map(Day.init)
  return [
    ("Sundays", days.filter { $0.weekday == 6 }), ("other days", days.filter { $0.weekday < 6 }),
  ]
  .map { name, days in
    var next = 0
    return Contest(
      name: "the daily, \(name)", sides: [.swift], quantiles: [("median", 0.5), ("slowest", 1)],
      settings: [Iterations(days.count), WarmupIterations(1)]
    ) { _, state in
      next = (next + 1) % days.count
      try state.measure { _ = DailyGame(of: days[next]) }
    }
  }
}

/// Solving the lengths of each list that take less than ten seconds.
func solvingLengths() -> [Contest] {
  let long = ["webster": [5, 7], "english": [5, 6]]
  return lengthsOfLists(2...14).compactMap { list, length, words in
    if long[list.id.text]?.contains(length) == true { return nil }
    return bySolver("solving \(list.id.text), length \(length)") { solver in
      _ = solver.value(of: words)
    }
  }
}

/// Finding few words that prove par of a length: what Scripts/cores begins with, before it leaves words out.
func provingPars() -> [Contest] {
  let some = ["webster": [8, 10], "english": [7], "dutch": [9]]
  return lengthsOfLists(7...10).compactMap { list, length, words in
    guard some[list.id.text]?.contains(length) == true,
      let par = list.universe.par(forLength: length, by: .devil)
    else { return nil }
    return bySolver("words that prove par, \(list.id.text), length \(length)") { solver in
      _ = solver.proof(of: words, atLeast: par, upTo: par, budget: .max)
    }
  }
}

/// Each length of each list of words, with its words.
private func lengthsOfLists(
  _ lengths: ClosedRange<Int>
) -> [(list: WordCollection, length: Int, words: WordList)] {
  Library.embedded.lists.filter { !$0.universe.isOfPhrases }.flatMap { list in
    lengths.compactMap { length in
      list.universe.words(ofLength: length).map { (list, length, $0.lettersOnly) }
    }
  }
}

/// Something that a solver with an empty memory does once.
private func bySolver(_ name: String, _ work: @escaping (inout Solver) -> Void) -> Contest {
  Contest(name: name, sides: [.swift], settings: [Iterations(1), WarmupIterations(0)]) {
    _, state in
    try state.measure {
      var solver = Solver(memory: 256 << 20)
      work(&solver)
    }
  }
}

/// How many games are decided at each length.
private let games = 20

/// A guess that the Devil is to answer.
private struct Decision {
  let round: Round
  let letter: Letter

  /// The guesses of a game in which a player names common letters in an order of their own.
  static func ofGame(_ list: WordCollection, _ length: Int, seed: UInt64) -> [Decision] {
    let setup = GameSetup(
      list: list.id, subject: .word(length: length), allowed: 26, setter: .devil)
    guard var round = Round(setup, seed: seed, in: list.universe) else { return [] }
    round.prepare()
    var chances = SeededGenerator(seed: seed)
    var decisions: [Decision] = []
    for letter in "ETAOINSHRDLU".shuffled(using: &chances).compactMap({ Letter($0) }) {
      if round.candidates.count < 2 { break }
      decisions.append(Decision(round: round, letter: letter))
      round.guess(letter)
    }
    return decisions
  }

  func make() {
    var round = round
    round.guess(letter)
  }
}
