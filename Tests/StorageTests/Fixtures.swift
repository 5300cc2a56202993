import Foundation
import GhostModel
import HangmanModel
import ProgramModel
import SQLite
import Words

@testable import Storage

/// A folder that's gone after the test.
final class Folder {
  let path: String
  var store: String { path + "/hangman.sqlite" }

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/hangman-store-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    for folder in [path, path + "/locked"] { chmod(folder, 0o755) }
    try? FileManager.default.removeItem(atPath: path)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The files and their bytes. Only for a store that this process doesn't have open: closing a file
  /// gives up the locks on it.
  var contents: [String: Data] {
    get throws {
      try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try Data(contentsOf: URL(fileURLWithPath: path + "/" + $0)))
        })
    }
  }
}

let webster = Library.embedded.standard.id
let dutch = ListID("/lists/dutch.txt")

func round(
  _ number: UInt64, setter: Setter = .imp, list: ListID = webster, run: Run = Run()
) -> SavedRound {
  SavedRound(
    GameRecord(
      setup: GameSetup(list: list, subject: .word(length: 5), allowed: 8, setter: setter),
      seed: number,
      moves: Move.moves(in: "EA") ?? [], run: run),
    misses: 1, pattern: "__A_-", secret: setter.dodges ? nil : "BOAR-",
    candidateCounts: [50, 20, 3], generatorState: .max - number)
}

func won(
  _ word: String, misses: Int = 3, allowed: Int = 8, setter: Setter = .imp, at: Int = 100,
  list: ListID = webster
) -> GameResult {
  let setup = GameSetup(
    list: list, subject: .word(length: min(word.utf8.count, 64)), allowed: allowed, setter: setter)
  return GameResult(
    word: word, misses: misses, setup: setup, isWon: true,
    par: Library.embedded[list]?.universe.par(of: setup), finishedAt: at)
}

/// A run of the setup that `round` has.
func run(
  _ points: Int, levels: Int = 1, of kind: RunKind = RunKind(round(1).record.setup),
  at: Int = 100
) -> RunResult {
  RunResult(kind: kind, points: points, levels: levels, finishedAt: at)
}

extension RunKind {
  /// That of a run whose levels are all played alike.
  init(_ setup: GameSetup) { self.init(setup, .steady) }
}

extension SavedRound {
  /// The moves as they are written.
  var guessed: String { record.moves.text }
}

extension GameStore {
  static func open(at path: String?) -> GameStore { GameStore(Store.open(at: path)) }

  static func inMemory() -> GameStore { GameStore(Store.inMemory()) }

  var database: Database? { store.database }

  func takeNotice() -> StoreNotice? { store.takeNotice() }

  func close() { store.close() }

  func highScores(by setter: Setter = .imp, limit: Int = 10) -> HighScores {
    History(self).highScores(of: webster, by: setter, limit: limit)
  }

  /// All games, the first one first.
  func games() -> [Kept<GameResult>] { History(self).latest(.max).reversed() }

  var words: [String] { games().map(\.result.word) }

  /// Plays a round and finishes it.
  @discardableResult
  func play(_ result: GameResult) -> Int64? {
    save(round(1))
    return keep(result)
  }

  /// Keeps a game whose run has come to nothing.
  @discardableResult
  func keep(_ result: GameResult) -> Int64? { keep(result, ending: run(0))?.game }

  func claimAny(_ list: ListID = webster) -> SavedRound? {
    claimRound(lists: [list]) { _ in true }
  }

  func change(_ body: (inout Settings) -> Void) {
    let old = settings()
    var settings = old
    body(&settings)
    save(settings, insteadOf: old)
  }
}

/// What is seen of a store that is only looked at.
struct Seen {
  let games: [Kept<GameResult>]
  let tables: [HighScores]

  /// Nil where there's no file.
  init?(at path: String) throws(FileFault) {
    let found = try Store.looking(at: path) { store in
      let kept = GameStore(store)
      return (kept.games(), Array(History(kept).tables()))
    }
    guard let found else { return nil }
    (games, tables) = found
  }

  var words: [String] { games.map(\.result.word) }
}

/// A round of Ghost on the usual list.
func ghost(
  _ moves: String = "", one: String = "", two: String = "", against opponent: GhostOpponent? = nil
) -> GhostGame {
  GhostGame(
    setup: GhostSetup(list: webster, opponent: opponent), names: GhostNames(one: one, two: two),
    starter: .two, seed: .max - 1, moves: GhostMove.moves(in: moves) ?? [])
}

extension GhostStore {
  static func open(at path: String?) -> GhostStore { GhostStore(Store.open(at: path)) }

  /// Plays a round and finishes it.
  func play(_ game: GhostGame, winner: GhostPlayer = .one) {
    save(game)
    keep(game, winner: winner, at: 100)
  }
}

extension Statistics.Scope {
  /// The scopes that a game with a setup counts in: with and without each of the three.
  static func all(with setup: GameSetup) -> [Statistics.Scope] {
    let subject = setup.subject.length.map { Subject.word(length: $0) } ?? .phrase(nil)
    return (0..<8).map { bits in
      Statistics.Scope(
        list: bits & 1 == 0 ? nil : setup.list, setter: bits & 2 == 0 ? nil : setup.setter,
        kind: bits & 4 == 0 ? nil : Statistics.Kind(subject: subject, difficulty: nil))
    }
  }
}

/// The same as the store does, a game at a time.
extension Statistics {
  /// With a finished game more.
  func counting(_ result: GameResult) -> Statistics {
    let one = [result.misses: 1]
    let streak = result.isWon ? currentStreak + 1 : 0
    return Statistics(
      scope: scope, won: result.isWon ? won.merging(one, uniquingKeysWith: +) : won,
      lost: result.isWon ? lost : lost.merging(one, uniquingKeysWith: +), currentStreak: streak,
      bestStreak: max(bestStreak, streak), since: min(since ?? result.finishedAt, result.finishedAt)
    )
  }

  /// After a game that is given up, which counts nowhere but ends a streak.
  var givenUp: Statistics {
    Statistics(scope: scope, won: won, lost: lost, bestStreak: bestStreak, since: since)
  }
}
