import GhostModel
import TerminalUI
import Words

@testable import GhostScreens

let usual = Size(columns: 80, rows: 24)

func letters(_ text: String) -> [Letter] { text.compactMap { Letter($0) } }

extension GhostSetup {
  /// The everyday list, against a person or some level of the computer.
  static func english(_ opponent: GhostOpponent? = nil, challenges: Bool = false) -> GhostSetup {
    GhostSetup(
      list: ListID("english"), wantsChallenges: challenges, opponent: opponent)
  }
}

extension GhostBoard {
  /// A board of Anna and Ben, or of Anna and the computer.
  static func of(
    _ fragment: String, _ setup: GhostSetup = .english(), names: GhostNames = .annaAndBen,
    status: GhostRound.Status = .playing, turn: GhostPlayer = .one,
    wins: [GhostPlayer: Int] = [:]
  ) -> GhostBoard {
    var board = GhostBoard(setup: setup, names: names)
    board.fragment = letters(fragment)
    board.status = status
    board.turn = turn
    board.wins = wins
    return board
  }
}

extension GhostNames {
  static let annaAndBen = GhostNames(one: "Anna", two: "Ben")
}
