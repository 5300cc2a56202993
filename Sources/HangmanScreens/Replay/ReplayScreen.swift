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
    let setup = step.board.setup
    let told = replaySentence(step, at: number, of: last)
    var state = MainScreen.State(board: step.board, notice: told)
    let command = replayCommand(of: replay.record)
    state.ownHints = hints
    state.remark = command
    state.counts = setup.setter.dodges ? step.candidateCounts : []
    state.details = [
      player, labels.replay.text, counted(step.board.letterCount, .letter),
      isRun
        ? ScreenText.level(replay.record.run.level, points: replay.record.run.points).text : nil,
      setup.setter.localizedName, setup.list.localizedTitle,
    ].compactMap(\.self)
    if let game = replay.game, number == last {
      var ending = MainScreen.Ending(
        game, told: boardSentences(of: game, [command].compactMap(\.self)))
      ending.notice = told
      state.ending = ending
    }
    return state
  }
}
