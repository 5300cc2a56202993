import CommonScreens
import GhostModel
public import TerminalUI
import Words

/// What the end of a round tells.
public protocol GhostEndScreenDelegate: AnyObject {
  func ghostEndScreen(_ screen: GhostEndScreen, didChoose step: GhostEndScreen.Step)
  func ghostEndScreenDidAskForMenu(_ screen: GhostEndScreen)
}

/// The end of a round: who won and why, and what comes next.
public final class GhostEndScreen: Screen {
  /// What can be done after a round.
  public enum Step: CaseIterable, Sendable {
    case newRound, otherNames, scores
  }

  /// All that is told.
  public struct Story: Hashable, Sendable {
    public var board: GhostBoard

    /// `Congratulations, Anna: you win.`
    public var headline: String

    /// What else there is to say, the most important first; what has no room is left out.
    public var sentences: [String]

    public init(board: GhostBoard, headline: String, sentences: [String]) {
      self.board = board
      self.headline = headline
      self.sentences = sentences
    }
  }

  enum Action {
    case press, next, previous, menu
  }

  public weak var delegate: (any GhostEndScreenDelegate)?
  let story: Story
  private(set) var focus = Step.newRound

  public init(_ story: Story) { self.story = story }

  public let hints = bindings.compactMap(\.hint) + [.help]

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): if let action = Self.bindings.action(for: key) { perform(action) }
    case .mouse(let mouse) where mouse.kind == .press && LayoutTier(size) != .tooSmall:
      if let step = GhostEndLayout(size: size).buttons.choice(at: mouse.point) { press(step) }
    case .mouse, .paste, .resized, .ended: break
    }
  }

  private func perform(_ action: Action) {
    let ring = FocusRing(Step.allCases)
    switch action {
    case .press: press(focus)
    case .next: focus = ring.place(from: focus, by: 1) ?? focus
    case .previous: focus = ring.place(from: focus, by: -1) ?? focus
    case .menu: delegate?.ghostEndScreenDidAskForMenu(self)
    }
  }

  private func press(_ step: Step) {
    focus = step
    delegate?.ghostEndScreen(self, didChoose: step)
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press what is picked", short: "press"),
    KeyBinding(
      [.right, .tab, .down], .next, name: "← →", purpose: "go to another button (also Tab)",
      short: "other button"),
    KeyBinding([.left, .backTab, .up], .previous),
    KeyBinding([.escape], .menu, name: "Esc", purpose: "open the menu", short: "menu"),
  ]
}

extension GhostEndScreen.Step {
  var title: String {
    switch self {
    case .newRound: "New Round"
    case .otherNames: "Other Names"
    case .scores: "High Scores"
    }
  }

  var brief: String {
    switch self {
    case .newRound: "New"
    case .otherNames: "Names"
    case .scores: "Scores"
    }
  }
}
