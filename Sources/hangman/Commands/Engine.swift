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
    var line = JSONLine()
    line.add("event", "start")
    line.add("mode", round.board.setup.setter.mode)
    line.add("length", round.board.pattern.length)
    line.add("allowed", round.board.allowed)
    addState(to: &line, witness: nil)
    line.add("list", list.text)
    addDetails(to: &line, witness: nil)
    return line.text
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
    var line = JSONLine()
    line.add("event", "guess")
    line.add("input", input)
    line.add("outcome", reply.outcome)
    line.add("positions", reply.positions.indices)
    addState(to: &line, witness: witness)
    if audits {
      line.add("families", families.map(object))
      if let witness { line.add("witness", witness) }
    }
    addDetails(to: &line, witness: witness)
    return line.text
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

  private func addState(to line: inout JSONLine, witness: String?) {
    let board = round.board
    line.add("pattern", board.pattern.description)
    line.add("guessed", String(board.guessed.map(\.character)))
    line.add("misses", board.misses)
    line.add("candidates", round.candidates.count)
    line.add("status", board.status.rawValue)
    if let witness, board.status != .playing { line.add("word", witness) }
  }

  private func object(_ family: Family) -> JSONLine {
    var object = JSONLine()
    object.add("positions", family.positions.indices)
    object.add("size", family.size)
    return object
  }
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
