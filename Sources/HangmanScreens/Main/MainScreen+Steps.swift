import CommonScreens
public import HangmanModel
import Presentation
import TerminalUI

extension MainScreen {
  /// What the buttons of the board do.
  public enum Step: CaseIterable, Sendable {
    case newGame, settings, scores

    var label: Caption {
      switch self {
      case .newGame: labels.newGame
      case .settings: labels.settings
      case .scores: labels.scores
      }
    }
  }

  /// What the last board of a game tells.
  public struct Ending: Hashable, Sendable {
    /// `YOU WON` or `YOU LOST`.
    var headline: String

    /// What the setter says of it.
    public var lastWord: String?

    /// What came of the last key, if there is something to say.
    public var notice: String?

    /// What was done, the most important first; what has no room is left out.
    var sentences: [String]

    /// What the word means; cut where there are no two lines for it.
    var meaning: String?

    /// Another kind of game, told here where the history has no room for it.
    var suggestion: Suggestion?

    /// The word, to fill the tiles that were never found.
    var answer: String?

    /// Whether the game was won without a mistake, or is the best of its table.
    public var isOutstanding = false

    /// How many words were held at the start and after each guess; empty where it was one.
    var counts: [Int] = []
  }
}

extension MainScreen.Ending {
  /// - Parameter sentences: what was done, the most important first.
  public init(
    _ game: FinishedGame, told sentences: [String], suggesting suggestion: Suggestion? = nil
  ) {
    headline = Presentation.headline(of: game)
    self.sentences = sentences
    meaning = game.meaning.map { meaningSentence($0, of: game.result.word) }
    self.suggestion = suggestion
    answer = game.result.isWon ? nil : game.result.word
    counts = game.result.setup.setter.dodges ? game.candidateCounts : []
  }
}

extension MainScreen.State {
  func pad(_ layout: MainLayout) -> LetterPad<MainScreen.Step> {
    LetterPad(layout.keyboard, buttons(layout))
  }

  /// The buttons in sight, in as many words as fit: none at the end, nor where another screen shows the board.
  func buttons(_ layout: MainLayout) -> ButtonRow<MainScreen.Step> {
    let isShown = ending == nil && ownHints == nil && layout.tier != .minimal
    return ButtonRow.fitting(
      isShown ? MainScreen.Step.allCases : [], in: layout.buttonRows,
      gap: layout.tier.isFull ? 4 : 1
    ) { $0.label }
  }
}
