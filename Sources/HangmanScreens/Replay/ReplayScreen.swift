import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI
import Words

/// A game told again on the board, step by step, forwards and back.
public final class ReplayScreen: Screen {
  enum Action {
    case next, previous, first, last, close
  }

  private let close: () -> Void
  private let replay: Replay

  /// The step in sight, 0 for the start.
  private(set) var index = 0

  /// - Parameter close: leaves it.
  public init(_ replay: Replay, close: @escaping () -> Void = {}) {
    self.replay = replay
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
    let last = replay.steps.count - 1
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
    let step = replay.steps[index]
    let setup = step.board.setup
    let told = replaySentence(step, at: index, of: replay.steps.count - 1)
    var state = MainScreen.State(board: step.board, notice: told)
    let command = replayCommand(of: replay.record)
    state.ownHints = hints
    state.remark = command
    state.counts = setup.setter.dodges ? step.candidateCounts : []
    state.details = [
      labels.replay.text, counted(step.board.letterCount, .letter),
      setup.setter.localizedName, setup.list.localizedTitle,
    ]
    if let game = replay.game, index == replay.steps.count - 1 {
      var ending = MainScreen.Ending(
        game, told: boardSentences(of: game, [command].compactMap(\.self)))
      ending.notice = told
      state.ending = ending
    }
    return state
  }
}
