import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI

/// The whole truth about a game: its steps and its end in a list, and beside it or below it what is to
/// be told of the chosen one.
public final class ConfessionScreen: Screen {
  /// What of it the player has chosen to see.
  struct State: Equatable {
    /// The place of the chosen line: a step, or behind them the end.
    var chosen: Int

    /// The first line in sight, before the list is moved so that the chosen one is.
    var top = 0

    /// What could have been guessed instead, of the steps up to the last that was chosen so far.
    var alternatives: [Confession.Alternative?] = []
  }

  enum Action {
    case next, previous, nextPage, previousPage, first, last, share, replay, done
  }

  /// What the player wants.
  public enum Outcome {
    case done
    case share(FinishedGame)
    /// To see the game again, board by board.
    case replay
  }

  private let onOutcome: (Outcome) -> Void
  let confession: Confession
  private let game: FinishedGame?
  private(set) var state: State
  private var assessor: Confession.Assessor
  private let bindings: [KeyBinding<Action>]

  /// - Parameters:
  ///   - game: the game that is told, where it can be shared.
  ///   - showsEnd: whether the end is told first, as of a game that was given up.
  public init(
    _ confession: Confession, of game: FinishedGame? = nil, showsEnd: Bool = false,
    onOutcome: @escaping (Outcome) -> Void = { _ in }
  ) {
    self.onOutcome = onOutcome
    self.confession = confession
    self.game = game
    assessor = Confession.Assessor(of: confession)
    state = State(chosen: showsEnd ? confession.steps.count : 0)
    bindings = Self.bindings.filter { $0.action != .share || game != nil }
    choose(state.chosen)
  }

  public var hints: [KeyHint] { bindings.compactMap(\.hint) + [.help] }

  public var glossary: [KeyHint] { [KeyHint(.bar)] }

  /// How many lines the list has: the steps, and the end.
  var lineCount: Int { confession.steps.count + 1 }

  public func handle(_ event: Event, in size: Size) {
    let layout = ConfessionLayout(size)
    let page = layout.list.rows
    if let point = event.click, layout.list.contains(point) {
      let line = linesInSight(page).lowerBound + point.row - layout.list.row
      if line < lineCount { choose(line) }
    }
    switch event.key.flatMap(bindings.action) {
    case .next: choose(state.chosen + 1)
    case .previous: choose(state.chosen - 1)
    case .nextPage: choose(state.chosen + page)
    case .previousPage: choose(state.chosen - page)
    case .first: choose(0)
    case .last: choose(lineCount - 1)
    case .share: if let game { onOutcome(.share(game)) }
    case .replay: onOutcome(.replay)
    case .done: onOutcome(.done)
    case nil: break
    }
    state.top = linesInSight(page).lowerBound
  }

  private func choose(_ line: Int) {
    state.chosen = min(max(0, line), lineCount - 1)
    let known = min(lineCount - 1, state.chosen + 1)
    while state.alternatives.count < known { state.alternatives.append(assessor.next()) }
  }

  /// The lines for which there is room, the chosen one among them.
  func linesInSight(_ room: Int) -> Range<Int> {
    let least = max(0, state.chosen - room + 1)
    let top = min(max(least, state.top), state.chosen, max(0, lineCount - room))
    return top..<min(lineCount, top + room)
  }

  private static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.down, .right, .space], .next, .step),
    KeyBinding([.up, .left], .previous),
    KeyBinding([.pageDown], .nextPage, .pageOfSteps),
    KeyBinding([.pageUp], .previousPage),
    KeyBinding([.home], .first, .endsOfSteps),
    KeyBinding([.end], .last),
    KeyBinding([.character("s"), .character("S")], .share, .shareStory),
    KeyBinding([.character("r"), .character("R")], .replay, .replay),
    KeyBinding([.escape, .enter], .done, .leave),
  ]
}
