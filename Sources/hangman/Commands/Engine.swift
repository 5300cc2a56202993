import HangmanModel
import Words

/// The game behind ``EngineCommand``, without its pipes.
struct Engine {
  private(set) var round: Round
  private let list: ListID
  private let audits: Bool

  /// The word that is shown once the game has ended.
  private var answer: String?

  /// Starts the game; nil if the collection has no words.
  init?(options: GameOptions, collection: WordCollection, audits: Bool) {
    var settings = options.firstGame.applied(to: .defaults)
    settings.list = collection.id
    let setup = settings.resolved(in: Library([collection])).setup
    let seed = options.seed ?? .random(in: 0...(.max))
    guard let round = Round(setup, seed: seed, in: collection.universe) else { return nil }
    self.round = round
    self.audits = audits
    list = collection.id
  }

  /// The first line of the game.
  var startLine: String {
    let board = round.board
    let told: JSONLine = [
      "event": "start", "mode": board.setup.setter.mode, "length": board.pattern.length,
      "allowed": board.allowed,
    ]
    return (told + state(witness: nil) + ["list": list.text] + details(witness: nil)).json
  }

  /// Takes one line of input, and returns the line that answers it.
  mutating func answer(to input: [UInt8]) -> String {
    let input = String(decoding: input, as: UTF8.self)
    // Programs say what they mean: no accent is left out for them.
    let isPlain = input.utf8.allSatisfy { $0 < 0x80 }
    let verdict = isPlain ? round.board.verdict(on: input) : .invalid
    let families = audits ? families(for: verdict) : []
    let reply = reply(to: verdict, input)
    if answer == nil, round.board.status != .playing { answer = round.witness() }
    let witness = answer ?? (audits ? round.candidates[0] : nil)
    let told: JSONLine = [
      "event": "guess", "input": input, "outcome": reply.outcome,
      "positions": reply.positions.indices,
    ]
    let audit: JSONLine = audits ? ["families": families.map(\.object), "witness": witness] : [:]
    return (told + state(witness: witness) + audit + details(witness: witness)).json
  }

  /// The families that the setter is to choose from; none unless a letter is guessed.
  private func families(for verdict: GuessVerdict) -> [Family] {
    if case .accepted(let letter) = verdict { round.families(for: letter) } else { [] }
  }

  private mutating func reply(
    to verdict: GuessVerdict, _ input: String
  ) -> (outcome: String, positions: Positions) {
    switch verdict {
    case .invalid: return (solve(input), .none)
    case .repeated: return ("repeated", .none)
    case .ended: return ("ended", .none)
    case .accepted(let letter):
      if case .hit(let positions) = round.guess(letter) {
        return ("hit", positions)
      }
      return ("miss", .none)
    }
  }

  /// Takes a line that isn't one character for a solution, and says what came of it.
  private mutating func solve(_ input: String) -> String {
    guard input.count > 1, input.utf8.allSatisfy({ $0 < 0x80 }), round.board.isWritten(input) else {
      return "invalid"
    }
    switch round.board.verdict(onSolution: input) {
    case .accepted(let solution): return round.solve(solution) == .solved ? "solved" : "wrong"
    case .repeated: return "repeated"
    case .ended: return "ended"
    case .length, .unfit, .invalid: return "invalid"
    }
  }

  private func state(witness: String?) -> JSONLine {
    let board = round.board
    return [
      "pattern": board.pattern.description, "guessed": String(board.guessed.map(\.character)),
      "misses": board.misses, "candidates": round.candidates.count,
      "status": board.status.rawValue, "word": board.status == .playing ? nil : witness,
    ]
  }

  /// What not every game has.
  private func details(witness: String?) -> JSONLine {
    let board = round.board
    let category: (any JSONValue)? =
      switch board.category {
      case nil: nil
      case .undecided: JSONNull()
      case .known(let category): category.rawValue
      }
    let told: JSONLine = [
      "category": category,
      "solutions": board.wrongSolutions.isEmpty ? nil : board.wrongSolutions.map(\.text),
    ]
    guard let witness, board.status != .playing else { return told }
    let meaning = round.meaning(of: witness).map { meaning -> JSONLine in
      ["word": meaning.word, "kind": meaning.kind, "text": meaning.text]
    }
    return told + ["points": round.points, "meaning": meaning]
  }
}

extension Family {
  fileprivate var object: JSONLine { ["positions": positions.indices, "size": size] }
}

extension Board {
  /// Whether a line is a whole word or phrase: letters alone, or with each sign at its place.
  fileprivate func isWritten(_ line: String) -> Bool {
    if line.allSatisfy({ Letter($0) != nil }) { return true }
    let opening = pattern.opening
    guard line.count == opening.length else { return false }
    return zip(line, 0..<opening.length).allSatisfy { character, place in
      opening[place].map { $0 == character } ?? (Letter(character) != nil)
    }
  }
}
