public import HangmanModel
import Words

/// Why a row isn't shown.
public enum Unproved: Error, Hashable, Sendable {
  /// Its code can't be read or used, or its moves can't have been made.
  case code(CodeFault)
  /// Its code doesn't lead to an end.
  case unfinished
  /// Its seed wasn't drawn for its player.
  case otherPlayer
  /// It isn't played as games of its kind are.
  case otherKind
  /// Its code comes to something else than the row says.
  case differs
}

/// What a game or a run comes to when it's played again.
struct Proof {
  let result: GameResult
  let run: RunResult?

  /// Each level as it was played.
  let levels: [GameRecord]
}

/// Plays rows again.
///
/// The code of a game is that of its replay. A later level has none of its own, since its words and its setup follow
/// from the levels before it. So its code is a chain: that of the first level, and behind a `+` each the moves of
/// the levels after it. A run has the chain of all its levels, of which the last may have been given up.
final class Prover {
  /// What the codes of a list tell it by, and of a day its part.
  private struct Source: Hashable {
    let list: ListID
    let fingerprint: UInt64?
    let day: Day?
  }

  private var words: [Source: (fingerprint: UInt64?, universe: WordUniverse)] = [:]
  private var days: [Day: DailyGame] = [:]
  private var proofs: [ScoreRow: Result<Proof, Unproved>] = [:]

  /// How the levels of chains ended: the games of a run share their beginnings.
  private var ends: [Substring: Round] = [:]

  /// The most rows that are remembered.
  private static let mostProofs = 1_000

  /// The most lists and parts of lists that are.
  private static let mostParts = 50

  /// The most levels that are.
  private static let mostEnds = 200

  /// The longest code that is played: a thousand levels have less.
  private static let longestCode = 100_000

  static let separator: Character = "+"

  /// What a row comes to, if that's what it says.
  ///
  /// - Complexity: as long as its setter took for all its moves; O(1) for a row that was played before.
  func proof(of row: ScoreRow) throws(Unproved) -> Proof {
    if let known = proofs[row] { return try known.get() }
    if proofs.count >= Self.mostProofs { proofs = [:] }
    let proof: Result<Proof, Unproved>
    do throws(Unproved) {
      proof = .success(try prove(row))
    } catch {
      proof = .failure(error)
    }
    proofs[row] = proof
    return try proof.get()
  }

  private func prove(_ row: ScoreRow) throws(Unproved) -> Proof {
    let (rounds, fingerprint) = try play(row.code)
    guard let first = rounds.first, let last = rounds.last, let seed = first.seed else {
      throw .unfinished
    }
    let isOver = last.board.status != .playing
    var occasion = Occasion.run
    if row.kind == .day {
      guard rounds.count == 1, isOver else { throw .unfinished }
      guard let day = first.record.dayOfSeed, isGame(of: day, first.record) else {
        throw .otherKind
      }
      occasion = .daily(day)
    } else {
      guard isOver || row.kind == .run else { throw .unfinished }
      guard first.record.dayOfSeed == nil, first.isBegunByItsRule else { throw .otherKind }
      guard row.player.seed(from: seed) == seed else { throw .otherPlayer }
    }
    let levels = rounds.map { round in
      var record = round.record
      (record.occasion, record.fingerprint) = (occasion, fingerprint)
      return record
    }
    let board = last.board
    let result = GameResult(
      word: last.witness(), misses: board.misses, setup: board.setup,
      isWon: board.status == .won, hints: board.hintCount, par: last.par, finishedAt: row.time)
    var run: RunResult?
    if row.kind == .run {
      let won = last.run.found.count + (result.isWon ? 1 : 0)
      if won == 0 { throw .unfinished }
      run = RunResult(
        kind: RunKind(board.setup, last.run.rule), points: last.points, levels: won,
        finishedAt: row.time)
    }
    let told = ScoreRow(
      result, run, of: occasion.day, seed: seed, code: row.code, by: row.player, on: row.host)
    if told != row { throw .differs }
    return Proof(result: result, run: run, levels: levels)
  }

  /// The levels that a code tells, each as it ended, and what tells their words from others.
  private func play(_ code: String) throws(Unproved) -> ([Round], fingerprint: UInt64?) {
    if code.utf8.count > Self.longestCode { throw .code(.tooLong) }
    let parts = code.split(separator: Self.separator, omittingEmptySubsequences: false)
    let (record, universe) = try read(String(parts.first ?? ""))
    var rounds: [Round] = []
    for part in parts {
      let told = code[..<part.endIndex]
      if let known = ends[told] {
        rounds.append(known)
        continue
      }
      let round = try play(part, after: rounds.last, beginning: record, in: universe)
      if ends.count >= Self.mostEnds { ends = [:] }
      ends[told] = round
      rounds.append(round)
    }
    return (rounds, record.fingerprint)
  }

  /// The first level, or the next one.
  private func play(
    _ part: Substring, after last: Round?, beginning record: GameRecord, in universe: WordUniverse
  ) throws(Unproved) -> Round {
    var moves = record.moves
    if last != nil {
      guard let read = Move.moves(in: String(part)), read.text == part, !read.isEmpty else {
        throw .code(.unplayable)
      }
      moves = read
    }
    let beginning =
      if let last {
        last.nextLevel(otherwise: 0)
      } else {
        Round(beginning: record, in: universe)
      }
    guard var round = beginning, moves.allSatisfy({ round.play($0).counts }) else {
      throw .code(.unplayable)
    }
    return round
  }

  /// What the code of a first level tells.
  private func read(_ code: String) throws(Unproved) -> (GameRecord, WordUniverse) {
    do throws(CodeFault) {
      let read = try Code.read(code, as: [GameRecord.self])
      // Each game has one code, or it could stand on the board twice.
      guard let told = read as? GameRecord, told.code() == code else { throw .mistyped }
      if told.isOfAnotherEdition { throw .otherVersion }
      return try placed(told)
    } catch {
      throw .code(error)
    }
  }

  /// A game on its words. What a list is known by takes a while to find, so it's done once for each.
  private func placed(_ told: GameRecord) throws(CodeFault) -> (GameRecord, WordUniverse) {
    let key = Source(list: told.setup.list, fingerprint: told.fingerprint, day: told.dayOfSeed)
    var record = told
    if let known = words[key] {
      record.fingerprint = known.fingerprint
      return (record, known.universe)
    }
    let (placed, collection) = try told.placed(on: nil)
    let universe = collection.universe(for: placed)
    if words.count >= Self.mostParts { words = [:] }
    words[key] = (placed.fingerprint, universe)
    return (placed, universe)
  }

  private func isGame(of day: Day, _ record: GameRecord) -> Bool {
    let game = days[day] ?? DailyGame(of: day)
    days[day] = game
    return record.setup == game.setup && record.run == Run()
  }
}
