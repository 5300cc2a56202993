import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI
import Words

/// A game told again on the board, or the levels of a run one after the other: step by step, forwards and back.
public final class ReplayScreen: Screen {
  enum Action {
    case go(Int), close
  }

  private let close: () -> Void
  private let steps: [(replay: Replay, number: Int)]
  private let isRun: Bool
  private let player: String?

  /// The step in sight, 0 for the start.
  private var index = 0

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
    KeyBinding([.right, .enter, .space, .down, .pageDown], .go(1), .stepOn),
    KeyBinding([.left, .backspace, .up, .pageUp], .go(-1), .stepBack),
    KeyBinding([.home], .go(.min), .start),
    KeyBinding([.end], .go(.max), .end),
    KeyBinding([.escape], .close, .leaveReplay),
  ]

  public var hints: [KeyHint] { Self.bindings.hints() }

  public func handle(_ event: Event, in size: Size) {
    switch event.key.flatMap(Self.bindings.action) {
    case .go(let count): index += min(max(count, -index), steps.count - 1 - index)
    case .close: close()
    case nil: break
    }
  }

  public func draw(on canvas: inout Canvas) { board.draw(on: &canvas) }

  /// The board as it was.
  private var board: MainScreen.State {
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
