import GhostModel
import GhostScreens
import TerminalUI
import Words

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
    status: GhostRound.Status = .playing, turn: GhostPlayer = .one
  ) -> GhostBoard {
    GhostBoard(
      setup: setup, names: names, fragment: letters(fragment), status: status, turn: turn)
  }
}

extension GhostNames {
  static let annaAndBen = GhostNames(one: "Anna", two: "Ben")
}

/// What a listener heard from a screen.
final class Listener: GhostScreenDelegate, GhostEndScreenDelegate, GhostNamesScreenDelegate,
  GhostScoresScreenDelegate
{
  var heard: [String] = []
  var settings: GhostSettings?

  func ghostScreen(_ screen: GhostScreen, didMake move: GhostMove) { heard.append("\(move)") }
  func ghostScreenDidAskForNewRound(_ screen: GhostScreen) { heard.append("new round") }
  func ghostScreenDidAskForSettings(_ screen: GhostScreen) { heard.append("settings") }
  func ghostScreenDidAskForHighScores(_ screen: GhostScreen) { heard.append("scores") }
  func ghostScreenDidAskForMenu(_ screen: GhostScreen) { heard.append("menu") }
  func ghostEndScreen(_ screen: GhostEndScreen, didChoose step: GhostEndScreen.Step) {
    heard.append("\(step)")
  }
  func ghostEndScreenDidAskForMenu(_ screen: GhostEndScreen) { heard.append("menu") }
  func ghostNamesScreen(_ screen: GhostNamesScreen, didFinishWith settings: GhostSettings) {
    heard.append("start")
    self.settings = settings
  }
  func ghostNamesScreenDidCancel(_ screen: GhostNamesScreen) { heard.append("back") }
  func ghostScoresScreenDidFinish(_ screen: GhostScoresScreen) { heard.append("done") }
  func ghostScoresScreenDidAskToClear(_ screen: GhostScoresScreen) { heard.append("clear") }
}
