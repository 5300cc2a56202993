import Foundation
import HangmanModel
import PerfectPlay
import Testing
import Words

@testable import Hosting

/// The folder of a host, gone after the test.
final class Host {
  let root: String
  let name: String

  init(_ name: String = "here") throws {
    self.name = name
    root = FileManager.default.temporaryDirectory.path + "/hangman-host-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var path: String { root + "/" + Scoreboard.fileName }

  func board() throws -> Scoreboard { try Scoreboard(in: root, of: name) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }

  /// The files and their bytes.
  var contents: [String: Data] {
    get throws {
      try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try Data(contentsOf: URL(fileURLWithPath: root + "/" + $0)))
        })
    }
  }
}

/// A key that differs from others at its beginning.
func key(_ number: Int) -> PlayerKey {
  var digits = SeededGenerator(seed: UInt64(number))
  let hex = (0..<64).map { _ in String(digits.below(16), radix: 16) }.joined()
  guard let key = PlayerKey(hex: hex) else { preconditionFailure("64 hex digits are a key.") }
  return key
}

func name(_ text: String) -> PlayerName {
  guard let name = try? PlayerName(text) else { preconditionFailure("\(text) is a name.") }
  return name
}

/// What a player makes of a game.
enum Skill {
  /// Guesses common letters first, and wins where twenty mistakes are allowed.
  case usual
  /// Guesses what the helper advises.
  case careful
  /// The same, but takes a hint, says a word that's wrong, and one that may be right.
  case curious
  /// Guesses rare letters first.
  case careless
}

extension Round {
  /// Plays on, to the end or for so many moves.
  mutating func play(_ skill: Skill, moves: Int = .max) {
    var left = moves
    if skill == .curious {
      play(.hint(.letter(advice()?.letter ?? Letter.alphabet[0])))
      solve(Solution(candidates[candidates.count / 2]))
    }
    while board.status == .playing, left > 0 {
      let order = Array("ETAOINSHRDLCUMWFGYPBVKJXQZ").compactMap { Letter($0) }
        .filter { !board.letters.contains($0) }
      let letter =
        switch skill {
        case .usual: order.first
        case .careless: order.last
        case .careful, .curious: advice()?.letter
        }
      guard let letter else { return }
      guess(letter)
      left -= 1
    }
  }
}

/// The setup that a run begins with, as settings of this difficulty would ask for it.
func setup(
  _ list: String = "english", _ subject: Subject = .word(length: 8), _ setter: Setter = .imp,
  _ difficulty: Difficulty = .custom(20)
) -> GameSetup {
  var setup = GameSetup(list: ListID(list), subject: subject, allowed: 1, setter: setter)
  setup.allowed = difficulty.allowed(
    withPar: Library.embedded[setup.list]?.universe.par(of: setup))
  return setup
}

/// The first level of a run of a player's own.
func begin(
  _ setup: GameSetup = setup(), _ difficulty: Difficulty = .custom(20), isVaried: Bool = false,
  drawn seed: UInt64 = 7, by player: PlayerKey = key(1)
) throws -> Round {
  let universe = try #require(Library.embedded[setup.list]?.universe)
  return try #require(
    Round(
      setup, seed: player.seed(from: seed), in: universe,
      continuing: Run(rule: .climbing(from: difficulty, isVaried: isVaried))))
}

extension Scoreboard {
  /// Plays a run and adds each of its games as it ends, for so many levels at most.
  ///
  /// - Returns: its games.
  @discardableResult
  func play(
    _ first: Round, _ skill: Skill = .usual, levels: Int = 1, by player: PlayerKey = key(1),
    at time: Int = 1_000
  ) throws -> [FinishedGame] {
    var games: [FinishedGame] = []
    var round = first
    while true {
      round.play(skill)
      let next = round.nextLevel(otherwise: 0)
      let game = FinishedGame(round, next: next, at: time + games.count)
      try add(game, by: player)
      games.append(game)
      guard let next, games.count < levels else { return games }
      round = next
    }
  }

  /// What a player is called; nil before a name was taken.
  func name(of player: PlayerKey) throws -> PlayerName? { try names(of: player).first }

  /// What doesn't come to what it says.
  var faults: [Unproved] { get throws { try rows().compactMap(\.fault) } }
}

extension BoardRow {
  var player: PlayerKey { row.player }
  var kind: ScoreKind { row.kind }
  var code: String { row.code }
  var time: Int { row.time }
  var list: String? { row.list }
  var setter: String? { row.setter }
  var length: Int? { row.length }
  var misses: Int? { row.misses }
  var score: Int? { row.score }
}
