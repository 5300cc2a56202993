import ArgumentParser
import Glibc
import HangmanModel
import Words

/// One game over pipes: a guess a line comes in, a JSON object a line goes out.
struct EngineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engine",
    abstract: "Play one game over pipes: a guess a line in, a JSON object a line out.")

  @OptionGroup var options: GameOptions

  @Flag(help: "Add the families of each guess, and a word that fits every answer.")
  var audit = false

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    let loaded = try options.loadWords()
    if let notice = loaded.skippedNotice { warn(notice) }
    guard var engine = Engine(options: options, collection: loaded.collection, audits: audit) else {
      throw Failure.noWord
    }
    guard try writeOutput(engine.startLine + "\n") else { return }
    for line in InputLines() {
      guard try writeOutput(engine.answer(to: line) + "\n") else { return }
    }
  }
}

/// The game behind ``EngineCommand``, without its pipes.
struct Engine {
  private var round: Round
  private let audits: Bool

  /// Starts the game; nil if the collection has no words.
  init?(options: GameOptions, collection: WordCollection, audits: Bool) {
    let setup = options.firstGame.applied(to: .standard).clamped(to: collection)
    let seed = options.seed ?? .random(in: 0...(.max))
    guard let round = Round(setup, seed: seed, in: collection.universe) else { return nil }
    self.round = round
    self.audits = audits
  }

  /// The first line of the game.
  var startLine: String {
    var line = JSONLine()
    line.add("event", "start")
    line.add("mode", round.board.setup.setter.mode)
    line.add("length", round.board.pattern.length)
    line.add("allowed", round.board.allowed)
    addState(to: &line)
    return line.text
  }

  /// Takes one line of input, and returns the line that answers it.
  mutating func answer(to input: [UInt8]) -> String {
    let input = String(decoding: input, as: UTF8.self)
    let verdict = round.board.verdict(on: input)
    let families = audits ? families(for: verdict) : []
    let reply = reply(to: verdict)
    var line = JSONLine()
    line.add("event", "guess")
    line.add("input", input)
    line.add("outcome", reply.outcome)
    line.add("positions", reply.positions.indices)
    addState(to: &line)
    if audits {
      line.add("families", families.map(object))
      line.add("witness", round.witness())
    }
    return line.text
  }

  /// The families that the setter is to choose from; none if nothing is guessed.
  private func families(for verdict: GuessVerdict) -> [Family] {
    if case .accepted(let letter) = verdict { round.families(for: letter) } else { [] }
  }

  private mutating func reply(
    to verdict: GuessVerdict
  ) -> (outcome: String, positions: Positions) {
    switch verdict {
    case .invalid: return ("invalid", .none)
    case .repeated: return ("repeated", .none)
    case .ended: return ("ended", .none)
    case .accepted(let letter):
      if case .hit(let positions) = round.guess(letter) {
        return ("hit", positions)
      }
      return ("miss", .none)
    }
  }

  private func addState(to line: inout JSONLine) {
    let board = round.board
    line.add("pattern", board.pattern.description)
    line.add("guessed", String(board.guessed.map(\.character)))
    line.add("misses", board.misses)
    line.add("candidates", round.candidates.count)
    line.add("status", board.status.rawValue)
    if board.status != .playing { line.add("word", round.witness()) }
  }

  private func object(_ family: Family) -> JSONLine {
    var object = JSONLine()
    object.add("positions", family.positions.indices)
    object.add("size", family.size)
    return object
  }
}
