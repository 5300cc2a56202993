import HangmanModel
import Presentation
import Testing
import Words

/// The letters that most games are told by.
let goldenLetters = "ETAOINSHRDLUCMFYWGPBVKXJQZ".compactMap { Letter($0) }

/// A game by letters in their order, a line a move: how the board stands, how many words are held and
/// what the setter remarks; the word at the end.
func told(_ round: Round?, by letters: [Letter] = goldenLetters) throws -> [String] {
  var round = try #require(round)
  var lines = [line("-", round)]
  for letter in letters where round.board.status == .playing {
    round.guess(letter)
    lines.append(line("\(letter)", round))
  }
  return lines + ["  \(round.board.status.rawValue) \(round.board.misses) \(round.witness())"]
}

private func line(_ move: String, _ round: Round) -> String {
  let count = round.candidateCounts.last ?? 0
  return "  \(move) \(round.board.pattern) \(count) \(Voice.remark(on: round) ?? "")"
}

func title(of setup: GameSetup, seed: UInt64) -> String {
  let category = setup.subject.category.map { " \($0.rawValue)" } ?? ""
  return "\(setup.list.text) \(setup.subject.length ?? 0)\(category) \(setup.setter) "
    + "allowed \(setup.allowed) seed \(String(seed, radix: 16))"
}

/// Two weeks of days.
@Sendable func goldenDailies() throws -> [String] {
  let first = try #require(Day("2026-11-16"))
  return try (0..<14).flatMap { offset in
    let daily = DailyGame(of: first.advanced(by: offset))
    return try ["\(daily.day) \(title(of: daily.setup, seed: daily.seed))"] + told(daily.round())
  }
}

/// Twelve weeks of days that play parts of their lists: what each is played with, how many words are held at
/// first, and what the twelve commonest letters are answered until the game ends.
@Sendable func goldenDays() throws -> [String] {
  let first = try #require(Day("2026-11-23"))
  return try (0..<84).map { offset in
    let daily = DailyGame(of: first.advanced(by: offset))
    var round = try #require(daily.round())
    let opening = round.board.pattern
    let answers = places(of: Array(goldenLetters.prefix(12)), in: &round)
    return "\(daily.day) \(daily.setup.list.text) \(daily.setup.setter) allowed "
      + "\(daily.setup.allowed) par \(round.par.map(String.init) ?? "-") "
      + "in play \(daily.count ?? 0) held \(round.candidateCounts[0]) \(opening): \(answers)"
  }
}

/// Where the letters stand in turn, counted from 1 (- for nowhere), until the game ends.
private func places(of letters: [Letter], in round: inout Round) -> String {
  letters.compactMap { letter -> String? in
    switch round.guess(letter) {
    case .hit(let positions): positions.indices.map { "\($0 + 1)" }.joined(separator: ",")
    case .miss: "-"
    default: nil
    }
  }.joined(separator: " ")
}

/// Each setter on each list with three seeds.
@Sendable func goldenSetters() throws -> [String] {
  try Library.embedded.lists.flatMap { collection in
    try Setter.all.flatMap { setter in
      try [7, 1_000_003, UInt64.max].enumerated().flatMap { index, seed in
        let setup = GameSetup(
          list: collection.id,
          subject: collection.universe.isOfPhrases ? .phrase(nil) : .word(length: 6 + 2 * index),
          allowed: 9, setter: setter)
        return try [title(of: setup, seed: seed)]
          + told(Round(setup, seed: seed, in: collection.universe))
      }
    }
  }
}

/// What the Imp chooses with many seeds: where the letters stand in turn, counted from 1 (- for nowhere), and
/// the word.
@Sendable func goldenChoices() throws -> [String] {
  try [3, 5, 8, 11, 15].flatMap { length in
    try (1...25).map { seed in
      let setup = GameSetup(
        list: Library.embedded.standard.id, subject: .word(length: length), allowed: 26,
        setter: .imp)
      var round = try #require(
        Round(setup, seed: UInt64(seed), in: Library.embedded.standard.universe))
      let places = places(of: goldenLetters, in: &round)
      return "\(length) \(seed): \(places) \(round.board.pattern)"
    }
  }
}

/// A phrase of each category, honest and evil.
@Sendable func goldenPhrases() throws -> [String] {
  let phrases = try #require(Library.embedded.named("phrases"))
  return try phrases.universe.categories.flatMap { category in
    try [Setter.good, .imp].flatMap { setter in
      let setup = GameSetup(
        list: phrases.id, subject: .phrase(category), allowed: 12, setter: setter)
      let resolved = Settings(setup).resolved(in: .embedded).setup
      return try [title(of: setup, seed: 99)]
        + told(Round(resolved, seed: 99, in: phrases.universe))
    }
  }
}

/// A run of three levels against the Angel; their seeds follow from the first.
@Sendable func goldenRuns() throws -> [String] {
  let setup = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: 5), allowed: 26, setter: .angel)
  var round = try #require(Round(setup, seed: 42, in: Library.embedded.standard.universe))
  return try (1...3).map { level in
    for letter in goldenLetters { round.guess(letter) }
    let won = "level \(level) seed \(String(round.seed ?? 0, radix: 16))"
    round = try #require(round.nextLevel(otherwise: 0))
    return "\(won) \(round.run.points) \(round.run.found.last ?? "")"
  }
}

/// What games are confessed to: each step with its proof and what was dodged, and the honest game.
@Sendable func goldenConfessions() throws -> [String] {
  try Library.embedded.lists.flatMap { collection in
    try Setter.all.flatMap { setter in
      let setup = GameSetup(
        list: collection.id,
        subject: collection.universe.isOfPhrases ? .phrase(nil) : .word(length: 9), allowed: 7,
        setter: setter)
      var round = try #require(Round(setup, seed: 2026, in: collection.universe))
      for letter in goldenLetters { round.guess(letter) }
      let record = round.record
      let confession = try #require(
        Confession(record, word: round.witness(), in: collection.universe))
      let steps = confession.steps.map { step in
        "  \(step.move) \(step.after) \(step.held) \(step.kept) \(step.families.count) "
          + "\(step.witness) \(step.dodged ?? "-")"
      }
      return [title(of: setup, seed: 2026)] + steps + ["  \(confession.verdict)"]
    }
  }
}

/// The numbers that lists are known by.
@Sendable func goldenFingerprints() throws -> [String] {
  Library.embedded.lists.map { collection in
    "\(collection.id.text) \(String(collection.universe.fingerprint, radix: 16))"
  }
}
