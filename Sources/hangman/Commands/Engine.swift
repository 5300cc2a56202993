import HangmanModel
import Words

/// The game behind ``EngineCommand``, without its pipes.
struct Engine {
  private(set) var round: Round
  private let audits: Bool

  /// Starts the game; nil if the collection has no words.
  init?(options: GameOptions, collection: WordCollection, audits: Bool) {
    var settings = options.firstGame.applied(to: Settings(.standard))
    settings.list = collection.id
    let setup = settings.resolved(in: Library([collection])).setup
    let seed = options.seed ?? .random(in: 0...(.max))
    guard let round = Round(setup, seed: seed, in: collection.universe) else { return nil }
    self.round = round
    self.audits = audits
  }

  /// The first line of the game.
  var startLine: String {
    let board = round.board
    let told: JSONLine = [
      "event": "start", "mode": board.setup.setter.mode, "length": board.pattern.length,
      "allowed": board.allowed,
    ]
    let list: JSONLine = ["list": board.setup.list.text]
    return (told + state + list + details).json
  }

  /// Takes one line of input, and returns the line that answers it.
  mutating func answer(to input: [UInt8]) -> String {
    let input = String(decoding: input, as: UTF8.self)
    // Programs say what they mean: no accent is left out for them.
    let isPlain = input.utf8.allSatisfy { $0 < 0x80 }
    let verdict = isPlain ? round.board.verdict(on: input) : .invalid
    let families = audits ? families(for: verdict) : []
    let outcome = outcome(of: verdict, input)
    let told: JSONLine = [
      "event": "guess", "input": input, "outcome": outcome.name,
      "positions": outcome.positions.indices,
    ]
    let audit: JSONLine = audits ? ["families": families.map(\.object), "witness": witness] : [:]
    return (told + state + audit + details).json
  }

  /// A word that fits every answer; once the game has ended, the one that is shown then.
  private var witness: String {
    round.board.status == .playing ? round.candidates[0] : round.witness()
  }

  /// The families that the setter is to choose from; none unless a letter is guessed.
  private func families(for verdict: GuessVerdict) -> [Family] {
    if case .accepted(let letter) = verdict { round.families(for: letter) } else { [] }
  }

  /// A line that isn't one character is a solution.
  private mutating func outcome(of verdict: GuessVerdict, _ input: String) -> Outcome {
    switch verdict {
    case .repeated: return .repeated
    case .ended: return .ended
    case .accepted(let letter): return round.guess(letter)
    case .invalid:
      let isSolution =
        input.count > 1 && input.utf8.allSatisfy { $0 < 0x80 } && round.board.isWritten(input)
      return isSolution ? round.solve(Solution(input)) : .unfit
    }
  }

  private var state: JSONLine {
    let board = round.board
    return [
      "pattern": board.pattern.description, "guessed": String(board.guessed.map(\.character)),
      "misses": board.misses, "candidates": round.candidates.count,
      "status": board.status.rawValue, "word": board.status == .playing ? nil : witness,
    ]
  }

  /// What not every game has.
  private var details: JSONLine {
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
    if board.status == .playing { return told }
    let meaning = round.meaning(of: witness).map { meaning -> JSONLine in
      ["word": meaning.word, "kind": meaning.kind, "text": meaning.text]
    }
    return told + ["points": round.points, "meaning": meaning]
  }
}

extension Outcome {
  /// What programs are told.
  var name: String {
    switch self {
    case .hit: "hit"
    case .miss: "miss"
    case .solved: "solved"
    case .wrong: "wrong"
    case .hinted: "hinted"
    case .repeated: "repeated"
    case .ended: "ended"
    case .unfit: "invalid"
    }
  }

  /// Where the letter stands that was guessed.
  fileprivate var positions: Positions {
    if case .hit(let positions) = self { positions } else { .none }
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
