import CommonScreens
import GhostModel
public import Presentation
public import TerminalUI
public import Words

/// The board: the fragment, whose turn it is, and the keys.
public final class GhostScreen: Screen {
  typealias Focus = LetterPad<GhostOutcome>.Focus

  enum Action: Equatable {
    case type, move, press, challenge, tab(Int), menu
  }

  public var onOutcome: (GhostOutcome) -> Void = { _ in }
  private(set) var board: GhostView

  /// The board that the one in sight comes from.
  private(set) var boardBefore: GhostView

  /// What is asked for now, and what was done last.
  private(set) var request, account: GhostMessage?

  /// The letters of each row of keys.
  public var keyboard: [[Letter]]
  var focus = Focus.none

  /// What is typed by who was challenged, from the fragment on.
  var typed: String?

  public init(_ board: GhostView, keyboard: [[Letter]]) {
    self.board = board
    boardBefore = board
    self.keyboard = keyboard
    show(board)
  }

  /// Shows a round as it is now; while its last move can be seen, what was done stands alone.
  public func show(_ board: GhostView) {
    boardBefore = self.board
    self.board = board
    (request, account) = (board.requestOnBoard, board.account)
    typed = board.status == .challenged && board.awaitsPlayer ? board.text : nil
    if typed != nil || board.isOver { focus = .none }
  }

  func say(_ notice: GhostMessage) { (request, account) = (notice, nil) }

  /// The frames in which a letter is seen before the turn passes: about a third of a second.
  public static let moveFrames = 14

  /// The first of them, in which a key that was pressed twice isn't taken for the other player's letter.
  public static let deafFrames = 6

  public var hints: [KeyHint] {
    // While a word has to be named, other keys do something.
    if typed != nil {
      return KeyHint.typing + [KeyHint(.say, key: .enter), KeyHint(.menu, key: .escape), .help]
    }
    return Self.bindings.filter { board.setup.hasChallenges || $0.action != .challenge }.hints()
  }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): take(key, in: size)
    case .mouse: if let point = event.click { click(point, in: size) }
    case .paste: if board.awaitsPlayer { say(.pasted) }
    case .resized, .ended: break
    }
  }

  /// The keys, and the buttons in sight.
  func pad(_ layout: GhostLayout) -> LetterPad<GhostOutcome> {
    LetterPad(layout.keyboard, buttons(layout))
  }

  func buttons(_ layout: GhostLayout) -> ButtonRow<GhostOutcome> {
    let choices = board.setup.hasChallenges ? GhostOutcome.onBoard : GhostOutcome.atEnd
    return ButtonRow.fitting(choices, in: layout.buttonRow, gap: layout.tier.isFull ? 3 : 1) {
      $0.label
    }
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([], .type, .addLetter),
    KeyBinding([.up, .down, .left, .right], .move, .pick),
    KeyBinding([.enter, .space], .press, .press),
    KeyBinding([.character("!")], .challenge, .challenge),
    KeyBinding([.tab], .tab(1), .toButtons),
    KeyBinding([.backTab], .tab(-1), .backwards),
    KeyBinding([.escape], .menu, .menu),
  ]
}
