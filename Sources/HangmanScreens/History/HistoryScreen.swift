import CommonScreens
public import HangmanModel
public import Presentation
public import TerminalUI
import Words

/// What the history tells.
public protocol HistoryScreenDelegate: AnyObject {
  func historyScreen(_ screen: HistoryScreen, didChoose step: HistoryScreen.Step)
}

/// The high scores, risen over the keys of a game that has ended, and what can be done next. Where there's
/// no room for them, only that.
public final class HistoryScreen: Screen {
  /// What follows a game.
  public enum Step: Hashable, Sendable {
    /// What comes after it, by what has become of the run.
    case next(FinishedGame.RunState)
    /// The way back to the game that was left for this one.
    case comeBack
    case calendar, story, share, scores
    /// What the word means, in full.
    case meaning
    /// Another kind of game, which was suggested.
    case suggestion(Suggestion)
    case menu
  }

  /// What stands on it.
  struct State: Equatable {
    let end: GameEnd
    let steps: [Step]
    var focus: Step

    var bindings: [KeyBinding<Action>] {
      var keys: [Step] = steps.contains(.share) ? [.share] : []
      if end.game.meaning != nil { keys.append(.meaning) }
      if let suggestion = end.suggestion { keys.append(.suggestion(suggestion)) }
      return HistoryScreen.bindings + keys.compactMap(\.binding) + [HistoryScreen.menuBinding]
    }

    var hints: [KeyHint] { bindings.compactMap(\.hint) + [.help] }
  }

  enum Action {
    case press, next, previous
    case step(Step)
  }

  public weak var delegate: (any HistoryScreenDelegate)?
  private let board: MainScreen
  private let dateText: (Int) -> String
  private(set) var state: State

  /// - Parameters:
  ///   - board: the one that it rises over.
  ///   - steps: the buttons; the first of them has the focus, or the story that a player sees for the first time.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(
    over board: MainScreen, _ end: GameEnd, steps: [Step], dateText: @escaping (Int) -> String
  ) {
    self.board = board
    self.dateText = dateText
    state = State(
      end: end, steps: steps, focus: end.isFirstLoss ? .story : steps.first ?? .menu)
  }

  public let isOverlay = true

  public var hints: [KeyHint] { state.hints }
  public var glossary: [KeyHint] { MainScreen.words }

  public func handle(_ event: Event, in size: Size) {
    let buttons = layout(in: size).buttons
    if let step = event.click.flatMap(buttons.choice(at:)) {
      state.focus = step
      tell(step)
    }
    switch event.key.flatMap(state.bindings.action) {
    case .press: tell(buttons.focused(state.focus))
    case .next: state.focus = buttons.choice(from: state.focus, by: 1)
    case .previous: state.focus = buttons.choice(from: state.focus, by: -1)
    case .step(let step): tell(step)
    case nil: break
    }
  }

  private func tell(_ step: Step) { delegate?.historyScreen(self, didChoose: step) }

  private func layout(in size: Size) -> HistoryLayout {
    HistoryLayout(size: size, board: board.state, steps: state.steps)
  }

  public func draw(on canvas: inout Canvas) { draw(on: &canvas, progress: 1) }

  /// Rises in the last part of the way, after the board has ended.
  public func draw(on canvas: inout Canvas, progress: Double) {
    let layout = layout(in: canvas.size)
    let risen = (progress - BoardMotion.endShare) / (1 - BoardMotion.endShare)
    if risen <= 0 { return }
    if let sheet = layout.sheet {
      let below = Int(Double(sheet.rows) * (1 - min(1, risen)))
      state.draw(on: &canvas, in: sheet.part(row: below), dateText)
    }
    if risen < 1 { return }
    layout.buttons.draw(on: &canvas, focus: layout.buttons.focused(state.focus))
    canvas.drawFooter(hints)
  }
}

extension HistoryScreen {
  fileprivate static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.enter, .space], .press, .press),
    KeyBinding([.right, .down, .tab], .next, .amongButtons),
    KeyBinding([.left, .up, .backTab], .previous),
  ]

  fileprivate static let menuBinding = KeyBinding([.escape], Action.step(.menu), .menu)
}

extension HistoryScreen.Step {
  /// What its button says; nil for what has none.
  var label: Caption? {
    switch self {
    case .next(.goesOn): labels.nextLevel
    case .next(.lost): labels.tryAgain
    case .next: labels.newGame
    case .comeBack: labels.comeBack
    case .calendar: labels.calendar
    case .story: labels.story
    case .share: labels.share
    case .scores: labels.scores
    case .meaning, .suggestion, .menu: nil
    }
  }

  /// A key that takes it too.
  fileprivate var binding: KeyBinding<HistoryScreen.Action>? {
    let (key, line): (Character, KeyLine)
    switch self {
    case .share: (key, line) = ("s", .share)
    case .meaning: (key, line) = ("m", .meaning)
    case .suggestion(let suggestion): (key, line) = (suggestion.key, .suggestion(suggestion))
    default: return nil
    }
    let keys = "\(key)\(key.uppercased())".map(Key.character)
    return KeyBinding(keys, .step(self), line)
  }
}
