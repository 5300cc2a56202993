import Benchmark
import HangmanModel
import PerfectPlay
import Words

/// Decisions of the Devil at each length of the usual list, all their preparation included; there is
/// nothing in C beside them.
func decidingAsDevil() -> [Contest] {
  (2...20).compactMap { length in
    let decisions = (1...games).flatMap { Decision.ofGame(length: length, seed: UInt64($0)) }
    if decisions.isEmpty { return nil }
    var next = 0
    return Contest(
      name: "the Devil decides, length \(length)", sides: [.swift],
      quantiles: [("median", 0.5), ("99th percentile", 0.99)],
      settings: [Iterations(decisions.count), WarmupIterations(1)]
    ) { _, state in
      next = (next + 1) % decisions.count
      try state.measure { decisions[next].make() }
    }
  }
}

/// Solving the lengths of each list that take less than ten seconds.
func solvingLengths() -> [Contest] {
  let long = ["webster": [5, 7], "english": [5, 6]]
  return WordCollection.embedded.filter { !$0.universe.isOfPhrases }.flatMap { list in
    (2...14).compactMap { length in
      guard long[list.id.rawValue]?.contains(length) != true,
        let words = list.universe.words(ofLength: length)
      else { return nil }
      let candidates = Candidates(lettersOnly: words)
      return Contest(
        name: "solving \(list.id.rawValue), length \(length)", sides: [.swift],
        settings: [Iterations(1), WarmupIterations(0)]
      ) { _, state in
        try state.measure {
          var solver = Solver(memory: 256 << 20)
          _ = solver.value(of: candidates)
        }
      }
    }
  }
}

/// Finding few words that prove par of a length: what Scripts/cores begins with, before it leaves words out.
func provingPars() -> [Contest] {
  [("webster", 8), ("webster", 10), ("english", 7), ("dutch", 9)].compactMap { name, length in
    guard let list = WordCollection.embedded(named: name),
      let par = list.par(forLength: length, by: .devil),
      let words = list.universe.words(ofLength: length)
    else { return nil }
    let candidates = Candidates(lettersOnly: words)
    return Contest(
      name: "words that prove par, \(name), length \(length)", sides: [.swift],
      settings: [Iterations(1), WarmupIterations(0)]
    ) { _, state in
      try state.measure {
        var solver = Solver(memory: 256 << 20)
        _ = solver.proof(of: candidates, atLeast: par, upTo: par, budget: .max)
      }
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
  static func ofGame(length: Int, seed: UInt64) -> [Decision] {
    let setup = GameSetup(
      list: WordCollection.standard.id, length: length, allowed: 26, setter: .devil)
    guard var round = Round(setup, seed: seed, in: .embedded) else { return [] }
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
