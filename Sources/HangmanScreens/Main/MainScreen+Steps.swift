import CommonScreens
public import HangmanModel
import TerminalUI
import Wording

extension MainScreen {
  /// What the buttons of the board do: those of a game, and those that lead on from its end.
  public enum Step: Hashable, Sendable {
    case newGame, settings, scores
    /// What comes after the game, by what it's called.
    case next(String)
    /// The way back to the game that was left for the one on the board.
    case comeBack
    case calendar
    /// The truth about the game, by what it's called.
    case confession(String)
    case meaning, share
    /// Another kind of game, which was suggested.
    case suggestion(Suggestion)

    static let ofGame = [newGame, settings, scores]

    var title: String {
      switch self {
      case .newGame: "New Game"
      case .settings: "(i) Settings"
      case .scores: "High Scores"
      case .next(let title), .confession(let title): title
      case .comeBack: "Back to Your Game"
      case .calendar: "Calendar"
      case .meaning: "Meaning"
      case .share: "Share"
      case .suggestion(let suggestion): suggestion.title
      }
    }

    /// What its button says where there's little room.
    public var brief: String {
      switch self {
      case .settings: "(i)"
      case .scores: "Scores"
      case .confession: "Story"
      case .comeBack: "Go Back"
      case .newGame, .next, .calendar, .meaning, .share, .suggestion: title
      }
    }

    /// A key that takes it too after the game, so that its button may be left out where there's no room.
    var hint: KeyHint? {
      switch self {
      case .share:
        KeyHint(
          name: "S", purpose: "share the game, without its letters", short: "share",
          key: .character("s"))
      case .suggestion(let suggestion):
        KeyHint(
          name: suggestion.key.uppercased(), purpose: "play \(suggestion.title)",
          short: suggestion.title, key: .character(suggestion.key))
      default: nil
      }
    }
  }

  /// What the last board of a game tells, and what can be done next.
  public struct Ending: Hashable, Sendable {
    /// `YOU WON` or `YOU LOST`.
    var headline: String

    /// What came of the last key, if there is something to say.
    public var notice: String?

    /// What was done, the most important first; what has no room is left out.
    var sentences: [String]

    /// What the word means; cut where there are no two lines for it.
    var meaning: String?

    /// The next steps, the first of which Enter takes.
    var steps: [Step]

    /// Another kind of game, which has a line and a key, and no button.
    public var suggestion: Suggestion?

    /// The word, to fill the tiles that were never found.
    var answer: String?

    /// How many words were held at the start and after each guess; empty where it was one.
    var counts: [Int] = []

    /// The steps that have a key of their own.
    var stepsByKey: [Step] {
      (suggestion.map { [.suggestion($0)] } ?? []) + steps.filter { $0.hint != nil }
    }
  }
}

extension MainScreen.Ending {
  /// - Parameter sentences: what was done, the most important first.
  public init(_ game: FinishedGame, told sentences: [String], steps: [MainScreen.Step]) {
    headline = game.headline
    self.sentences = sentences
    meaning = game.meaning.map { meaningSentence($0, of: game.result.word) }
    self.steps = steps
    answer = game.result.isWon ? nil : game.result.word
    counts = game.result.setup.setter.dodges ? game.candidateCounts : []
  }
}

extension MainScreen.State {
  func pad(_ layout: MainLayout) -> LetterPad<MainScreen.Step> {
    LetterPad(ending == nil ? layout.keyboard : nil, buttons(layout))
  }

  /// The buttons in sight: at the end in the largest form that has room, without those that have a key
  /// of their own where there's none for all.
  func buttons(_ layout: MainLayout) -> ButtonRow<MainScreen.Step> {
    let gap = layout.tier.isFull ? 4 : 1
    let row = layout.buttonRows
    func buttons(
      _ steps: [MainScreen.Step], _ title: (MainScreen.Step) -> String, _ rect: Rect
    ) -> ButtonRow<MainScreen.Step> {
      ButtonRow(steps, in: rect, gap: gap, title: title)
    }
    if ownHints != nil { return buttons([], \.title, row) }
    guard let steps = ending?.steps else {
      return layout.tier.isFull
        ? buttons(MainScreen.Step.ofGame, \.title, row)
        : buttons(layout.tier == .compact ? MainScreen.Step.ofGame : [], \.brief, row)
    }
    // At the end the row above is free too.
    let rects = row.rows == 1 ? [row, row.part(row: -1, rows: 2)] : [row]
    let forms = [steps, steps.filter { $0.hint == nil }].flatMap { steps in
      rects.flatMap { [buttons(steps, \.title, $0), buttons(steps, \.brief, $0)] }
    }
    return forms.first { !$0.choices.isEmpty } ?? forms[0]
  }
}
