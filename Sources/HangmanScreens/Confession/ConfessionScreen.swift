import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI

/// The whole truth about a game: its steps and its end in a list, and beside it or below it what is to
/// be told of the chosen one.
public final class ConfessionScreen: Screen {
  enum Action: Equatable {
    case go(Int), turnPage(Int), share, replay, done
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
  private var assessor: Confession.Assessor
  private let bindings: [KeyBinding<Action>]

  /// The place of the chosen line: a step, or behind them the end.
  private(set) var chosen = 0

  /// The first line in sight, before the list is moved so that the chosen one is.
  private var top = 0

  /// What could have been guessed instead, of the steps up to the last that was chosen so far.
  private(set) var alternatives: [Confession.Alternative?] = []

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
    bindings = Self.bindings.filter { game != nil || $0.action != .share }
    go(by: showsEnd ? confession.steps.count : 0)
  }

  public var hints: [KeyHint] { bindings.hints() }

  public var glossary: [KeyHint] { [KeyHint(.bar)] }

  /// How many lines the list has: the steps, and the end.
  var lineCount: Int { confession.steps.count + 1 }

  public func handle(_ event: Event, in size: Size) {
    let list = ConfessionLayout(size).list
    if let point = event.click, list.contains(point) {
      let line = linesInSight(list.rows).lowerBound + point.row - list.row
      if line < lineCount { go(by: line - chosen) }
    }
    switch event.key.flatMap(bindings.action) {
    case .go(let steps): go(by: steps)
    case .turnPage(let pages): go(by: pages * list.rows)
    case .share: if let game { onOutcome(.share(game)) }
    case .replay: onOutcome(.replay)
    case .done: onOutcome(.done)
    case nil: break
    }
    top = linesInSight(list.rows).lowerBound
  }

  private func go(by steps: Int) {
    chosen += min(max(steps, -chosen), lineCount - 1 - chosen)
    let known = min(lineCount - 1, chosen + 1)
    while alternatives.count < known { alternatives.append(assessor.next()) }
  }

  /// The lines for which there is room, the chosen one among them.
  func linesInSight(_ room: Int) -> Range<Int> {
    let least = max(0, chosen - room + 1)
    let first = min(max(least, top), chosen, max(0, lineCount - room))
    return first..<min(lineCount, first + room)
  }

  private static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.down, .right, .space], .go(1), .step),
    KeyBinding([.up, .left], .go(-1)),
    KeyBinding([.pageDown], .turnPage(1), .pageOfSteps),
    KeyBinding([.pageUp], .turnPage(-1)),
    KeyBinding([.home], .go(.min), .endsOfSteps),
    KeyBinding([.end], .go(.max)),
    KeyBinding([.character("s"), .character("S")], .share, .shareStory),
    KeyBinding([.character("r"), .character("R")], .replay, .replay),
    KeyBinding([.escape, .enter], .done, .leave),
  ]
}
