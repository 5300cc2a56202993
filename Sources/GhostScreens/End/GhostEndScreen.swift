import CommonScreens
import GhostModel
public import TerminalUI
import Words

/// The end of a round: who won and why, and what comes next.
public final class GhostEndScreen: Screen {
  /// What can be done after a round: all but the menu have a button.
  public enum Step: Sendable {
    case newRound, otherNames, scores, menu

    static let buttons = [newRound, otherNames, scores]
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

  let story: Story
  private(set) var focus = Step.newRound
  private let onOutcome: (Step) -> Void

  /// - Parameter onOutcome: takes a step that was chosen.
  public init(_ story: Story, onOutcome: @escaping (Step) -> Void = { _ in }) {
    self.story = story
    self.onOutcome = onOutcome
  }

  public let hints = bindings.compactMap(\.hint) + [.help]

  public func handle(_ event: Event, in size: Size) {
    let buttons = GhostEndLayout(size: size).buttons
    if let step = event.click.flatMap(buttons.choice(at:)) { press(step) }
    let ring = FocusRing(Step.buttons)
    switch event.key.flatMap(Self.bindings.action) {
    case .press: press(focus)
    case .next: focus = ring.place(from: focus, by: 1) ?? focus
    case .previous: focus = ring.place(from: focus, by: -1) ?? focus
    case .menu: onOutcome(.menu)
    case nil: break
    }
  }

  private func press(_ step: Step) {
    focus = step
    onOutcome(step)
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
    case .menu: "Menu"
    }
  }

  var brief: String {
    switch self {
    case .newRound: "New"
    case .otherNames: "Names"
    case .scores: "Scores"
    case .menu: title
    }
  }
}
