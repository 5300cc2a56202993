import CommonScreens
public import HangmanModel
public import Presentation
public import ProgramModel
public import TerminalUI
public import Words

/// The game itself: gallows, word, letters, and in the end what came of it.
public final class MainScreen: Screen {
  /// All that is drawn.
  public struct State: Equatable {
    var view: GameView

    /// What was said last: of the game, or of a key.
    var notice = ""

    /// The order of the keys.
    public var keyboard = KeyboardOrder.alphabetical
    var focus = Focus.none

    /// What is typed as the whole word; nil while nothing is.
    var typed: String?

    /// Whether what was typed has just been refused.
    var isRefused = false

    /// Whether a hint is offered, to be taken or not.
    var offersHint = false

    /// What is told in the place of keys and details where another screen shows the board.
    var shownBy: Frame?

    /// What another screen puts around the board.
    struct Frame: Equatable {
      let hints: [KeyHint]
      let details: [String]
    }

    init(_ view: GameView, shownBy frame: Frame? = nil) {
      self.view = view
      notice = view.notice
      offersHint = view.news.offersHint
      shownBy = frame
    }

    var board: Board { view.board }
    var end: GameEnd? { view.end }

    /// What stands at the right of the title, the most important first.
    var details: [String] { shownBy?.details ?? view.details }

    var hints: [KeyHint] {
      if let shownBy { return shownBy.hints }
      if offersHint { return MainScreen.offeringHints }
      if typed != nil { return MainScreen.solvingHints }
      return MainScreen.hints(tellingGivenUp: view.tellsGivenUp)
    }
  }

  /// What the player wants.
  public enum Outcome {
    /// To guess a letter that hasn't been guessed, or to say the whole word, while the round goes on.
    case move(Move)
    /// To know what a hint would cost.
    case hint
    /// To take the hint that was offered.
    case takeHint
    /// To know how many words are held, or no more.
    case meter
    /// To hear the story of the game that was given up for this one.
    case givenUpStory
    case step(Step)
    case menu
  }

  typealias Focus = LetterPad<Step>.Focus

  enum Action {
    case type, move, press, solve, hint, next, previous, meter, menu, givenUpStory
  }

  public var onOutcome: (Outcome) -> Void = { _ in }
  public var state: State

  /// The board that the one in sight comes from.
  private(set) var boardBefore: Board
  let field = GuessField()

  public init(_ view: GameView) {
    state = State(view)
    boardBefore = view.board
    field.delegate = self
  }

  /// Shows a game as it is now, and says what has just happened.
  public func show(_ view: GameView) {
    boardBefore = state.board
    state.view = view
    state.notice = view.notice
    if view.end != nil { state.focus = .none }
    state.typed = nil
    state.offersHint = view.news.offersHint
  }

  /// Picks a letter on the grid.
  public func pick(_ letter: Letter) { state.focus = .key(letter) }

  /// The frames in which the board goes on from the one before, and the history rises at its end.
  public var frameCount: Int {
    state.end == nil ? BoardMotion.guessFrames : BoardMotion.endFrames + BoardMotion.riseFrames
  }

  /// The first of them, in which a key is in too much of a hurry to count: until the end can be seen.
  public var deafFrameCount: Int { state.end == nil ? 0 : BoardMotion.endFrames }

  public var hints: [KeyHint] { state.hints }
  public var glossary: [KeyHint] { Self.words }

  public var isTyping: Bool { state.typed != nil }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): take(key, in: size)
    case .mouse: if let point = event.click { click(point, in: size) }
    case .paste(let text):
      if state.typed != nil {
        typeSolution(text)
      } else if state.end == nil {
        state.notice = ScreenText.noPaste.text
      }
    case .resized, .ended: break
    }
  }
}
