import CommonScreens
public import HangmanModel
import Presentation
public import ProgramModel
public import TerminalUI
public import Words

/// The game itself: gallows, word, letters, and in the end what came of it.
public final class MainScreen: Screen {
  /// All that is drawn; what stands around the board may be changed at any time.
  public struct State: Equatable {
    var board: Board

    /// How many words are held at the start and after each move; empty while that is a secret.
    public var counts: [Int] = []
    var notice = ""

    /// A remark that stands beside what was said, where there is room.
    public var remark: String?

    /// What stands beside the keys, where there's room.
    public var aside: Aside?

    /// What stands at the right of the title, the most important first.
    public var details: [String] = []

    /// The order of the keys.
    public var keyboard = KeyboardOrder.alphabetical
    var ending: Ending?
    var focus = Focus.none

    /// What is typed as the whole word; nil while nothing is.
    var typed: String?

    /// Whether what was typed has just been refused.
    var isRefused = false

    /// Whether a game was given up for this one, whose story a key opens.
    public var tellsGivenUp = false

    /// Whether a hint is offered, to be taken or not.
    var offersHint = false

    /// What the keys do where another screen shows the board.
    var ownHints: [KeyHint]?

    var hints: [KeyHint] {
      if let ownHints { return ownHints }
      if offersHint { return MainScreen.offeringHints }
      if typed != nil { return MainScreen.solvingHints }
      return MainScreen.hints(tellingGivenUp: tellsGivenUp)
    }

    /// A line for who has never seen the game, in forms for more and less room.
    public var introduction: [String] = []
  }

  /// What there may be beside the keys.
  public enum Aside: Equatable {
    /// The best games with the list and the setter.
    case best([GameResult])
    /// The days of the month that a daily is of.
    case month(DailyCalendar, of: Day)
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

  public init(board: Board) {
    state = State(board: board)
    boardBefore = board
    field.delegate = self
  }

  /// Shows a board, and a sentence about what has just happened.
  ///
  /// - Parameter ending: what is told once the game is over.
  public func show(_ board: Board, notice: String, ending: Ending? = nil) {
    boardBefore = state.board
    state.board = board
    state.notice = notice
    if ending != nil { state.focus = .none }
    state.typed = nil
    state.offersHint = false
    state.ending = ending
  }

  /// Picks a letter on the grid.
  public func pick(_ letter: Letter) { state.focus = .key(letter) }

  /// The frames in which the board goes on from the one before, and the history rises at its end.
  public var frameCount: Int {
    state.ending == nil ? BoardMotion.guessFrames : BoardMotion.endFrames + BoardMotion.riseFrames
  }

  /// The first of them, in which a key is in too much of a hurry to count: until the end can be seen.
  public var deafFrameCount: Int { state.ending == nil ? 0 : BoardMotion.endFrames }

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
      } else if state.ending == nil {
        state.notice = ScreenText.noPaste.text
      }
    case .resized, .ended: break
    }
  }
}
