import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI
import Words

/// A game told again on the board, or the levels of a run one after the other: step by step, forwards and back.
public final class ReplayScreen: Screen {
  enum Action {
    case next, previous, first, last, close
  }

  private let close: () -> Void
  private let steps: [(replay: Replay, number: Int)]
  private let isRun: Bool
  private let player: String?

  /// The step in sight, 0 for the start.
  private(set) var index = 0

  /// - Parameters:
  ///   - player: whose game it is; nil where that goes without saying.
  ///   - close: leaves it.
  public init(_ replays: [Replay], of player: String? = nil, close: @escaping () -> Void = {}) {
    steps = replays.flatMap { replay in replay.steps.indices.map { (replay, $0) } }
    isRun = replays.count > 1
    self.player = player
    self.close = close
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.right, .enter, .space, .down, .pageDown], .next, .stepOn),
    KeyBinding([.left, .backspace, .up, .pageUp], .previous, .stepBack),
    KeyBinding([.home], .first, .start),
    KeyBinding([.end], .last, .end),
    KeyBinding([.escape], .close, .leaveReplay),
  ]

  public var hints: [KeyHint] { Self.bindings.compactMap(\.hint) + [.help] }

  public func handle(_ event: Event, in size: Size) {
    let last = steps.count - 1
    switch event.key.flatMap(Self.bindings.action) {
    case .next: index = min(index + 1, last)
    case .previous: index = max(index - 1, 0)
    case .first: index = 0
    case .last: index = last
    case .close: close()
    case nil: break
    }
  }

  public func draw(on canvas: inout Canvas) { state.draw(on: &canvas) }

  /// The board as it was.
  var state: MainScreen.State {
    let (replay, number) = steps[index]
    let (step, last) = (replay.steps[number], replay.steps.count - 1)
    let (setup, run) = (step.board.setup, replay.record.run)
    let isEnd = replay.game != nil && number == last
    let command = replayCommand(of: replay.record)
    var view = GameView(step.board, .step(step, number, of: last))
    view.candidateCounts = step.candidateCounts
    view.showsMeter = true
    view.remark = isEnd ? nil : command
    if isEnd { view.end = replay.game.map(GameEnd.init) }
    view.end?.command = command
    let level = isRun ? ScreenText.level(run.level, points: run.points).text : nil
    let details: [String?] = [
      player, labels.replay.text, counted(step.board.letterCount, .letter), level,
      setup.setter.localizedName, setup.list.localizedTitle,
    ]
    return MainScreen.State(
      view, shownBy: MainScreen.State.Frame(hints: hints, details: details.compactMap(\.self)))
  }
}
