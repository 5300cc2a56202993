import CommonScreens
import GhostModel
import Presentation
public import TerminalUI
import Words

/// The end of a round: who won and why, and what comes next.
public final class GhostEndScreen: Screen {
  /// What can be done after a round; the first three have buttons.
  public enum Step: Hashable, Sendable {
    case newRound, settings, scores
    /// To read what the word means.
    case meaning(String)
    case menu

    static let buttons = [newRound, settings, scores]
  }

  /// All that is told.
  public struct Story: Hashable, Sendable {
    public var board: GhostBoard

    /// What there is to say, the most important first; what has no room is left out.
    public var sentences: [String]

    /// What the word means that ended the round.
    public var meaning: String?

    public init(board: GhostBoard, sentences: [String], meaning: String? = nil) {
      (self.board, self.sentences, self.meaning) = (board, sentences, meaning)
    }
  }

  enum Action {
    case press, next, previous, meaning, menu
  }

  let story: Story
  private(set) var focus = Step.newRound
  private let onOutcome: (Step) -> Void

  /// - Parameter onOutcome: takes a step that was chosen.
  public init(_ story: Story, onOutcome: @escaping (Step) -> Void = { _ in }) {
    self.story = story
    self.onOutcome = onOutcome
  }

  public var hints: [KeyHint] {
    Self.bindings.filter { story.meaning != nil || $0.action != .meaning }.compactMap(\.hint) + [
      .help
    ]
  }

  public func handle(_ event: Event, in size: Size) {
    let buttons = GhostEndLayout(size: size).buttons
    if let step = event.click.flatMap(buttons.choice(at:)) { press(step) }
    let ring = FocusRing(Step.buttons)
    switch event.key.flatMap(Self.bindings.action) {
    case .press: press(focus)
    case .next: focus = ring.place(from: focus, by: 1) ?? focus
    case .previous: focus = ring.place(from: focus, by: -1) ?? focus
    case .meaning: if let meaning = story.meaning { onOutcome(.meaning(meaning)) }
    case .menu: onOutcome(.menu)
    case nil: break
    }
  }

  private func press(_ step: Step) {
    focus = step
    onOutcome(step)
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.enter, .space], .press, .press),
    KeyBinding([.right, .tab, .down], .next, .otherButton),
    KeyBinding([.left, .backTab, .up], .previous),
    KeyBinding([.character("m"), .character("M")], .meaning, .meaning),
    KeyBinding([.escape], .menu, .menu),
  ]
}

extension GhostEndScreen.Step {
  /// What stands on its button; empty where it has none.
  var label: Caption {
    switch self {
    case .newRound: labels.newRound
    case .settings: labels.settings
    case .scores: labels.scores
    case .meaning, .menu: ""
    }
  }
}
