import CommonScreens
public import GhostModel
public import Presentation
public import TerminalUI
public import Words

/// The board: the fragment, whose turn it is, and the keys.
public final class GhostScreen: Screen {
  /// All that is drawn.
  struct State: Equatable {
    var board: GhostBoard

    /// What is asked for now, and what was done last.
    var request: GhostMessage?
    var account: GhostMessage?
    var keyboard: [[Letter]]
    var focus = Focus.none

    /// What is typed by who was challenged, from the fragment on.
    var typed: String?

    /// What is told in the one place for it.
    var notice: String {
      [request, account].compactMap { $0?.text }.joined(separator: " ")
    }

    mutating func say(_ notice: GhostMessage) { (request, account) = (notice, nil) }

    var hints: [KeyHint] {
      typed == nil
        ? GhostScreen.hints(hasChallenges: board.setup.hasChallenges) : GhostScreen.namingHints
    }
  }

  /// What the player wants.
  public enum Outcome {
    /// The player whose turn it is makes a move.
    case move(GhostMove)
    case newRound, settings, scores, menu
  }

  typealias Focus = LetterPad<Choice>.Focus

  enum Action {
    case type, move, press, challenge, next, previous, menu
  }

  public var onOutcome: (Outcome) -> Void = { _ in }
  var state: State

  /// The state that the one in sight comes from.
  private(set) var stateBefore: State

  /// - Parameter keyboard: the letters of each row of keys.
  public init(board: GhostBoard, keyboard: [[Letter]]) {
    state = State(board: board, keyboard: keyboard)
    stateBefore = state
  }

  /// The letters of each row of keys.
  public var keyboard: [[Letter]] {
    get { state.keyboard }
    set { state.keyboard = newValue }
  }

  /// Shows a board.
  ///
  /// - Parameters:
  ///   - request: what is asked for now.
  ///   - account: what has just happened; while the move can be seen it stands alone.
  public func show(
    _ board: GhostBoard, request: GhostMessage?, account: GhostMessage? = nil
  ) {
    stateBefore = state
    state.board = board
    state.request = request
    state.account = account
    state.typed = board.status == .challenged && board.awaitsPlayer ? board.text : nil
    if state.typed != nil || board.isOver { state.focus = .none }
  }

  /// The frames in which a letter is seen before the turn passes: about a third of a second.
  public static let moveFrames = 14

  public var hints: [KeyHint] { state.hints }

  public func draw(on canvas: inout Canvas) { state.draw(on: &canvas) }

  public func draw(on canvas: inout Canvas, progress: Double) {
    progress < 1 ? state.draw(on: &canvas, from: stateBefore) : state.draw(on: &canvas)
  }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): take(key, in: size)
    case .mouse: if let point = event.click { click(point, in: size) }
    case .paste: if state.board.awaitsPlayer { state.say(.pasted) }
    case .resized, .ended: break
    }
  }
}
