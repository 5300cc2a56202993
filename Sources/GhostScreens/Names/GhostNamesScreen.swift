import CommonScreens
public import GhostModel
import Presentation
public import TerminalUI
public import Words

/// Who plays, and with what: before the game, and as its settings.
public final class GhostNamesScreen: Screen {
  private let finish: (GhostSettings?) -> Void
  private var panel: FormPanel<GhostDraft>

  /// - Parameters:
  ///   - known: the names used before, the latest first.
  ///   - isFirst: whether no round has been played yet.
  ///   - isInPlay: whether a round goes on beneath.
  ///   - finish: takes all that was chosen when the button is pressed, and nothing after Esc.
  public init(
    settings: GhostSettings, lists: [WordCollection] = Library.embedded.listsForGhost,
    known: [String] = [], isFirst: Bool = false, isInPlay: Bool = false,
    finish: @escaping (GhostSettings?) -> Void = { _ in }
  ) {
    self.finish = finish
    let draft = GhostDraft(settings: settings)
    let rows = { (draft: GhostDraft) in draft.rows(lists, known: known) }
    let wanted = settings.names.one.isEmpty ? GhostDraft.firstName : rows(draft).count
    let form = Form(draft, focus: isInPlay ? 0 : wanted, rows: rows)
    panel = FormPanel(
      (isFirst ? labels.ghost.text : labels.settings.text).uppercased(), form,
      button: isInPlay ? labels.done.text : labels.start.text,
      full: Size(columns: 68, rows: 15), compact: Size(columns: 38, rows: 14), head: 3,
      escape: isFirst ? .menu : .back
    ) { tier in
      tier.isFull
        ? FormPanel.Foot(gapAbove: 1, reminderRows: 1, gapBelow: 1)
        : FormPanel.Foot(gapAbove: 0, reminderRows: 1, hasButtonAbove: tier == .minimal)
    }
  }

  public var hints: [KeyHint] { panel.hints }

  public var isTyping: Bool { panel.form.isTyping }

  public func handle(_ event: Event, in size: Size) {
    if event == .key(.escape) { return finish(nil) }
    // Whoever types a name on the button means the first one.
    if panel.form.isAtEnd, case .key(.character(let character)) = event, character.isLetter {
      panel.form.moveFocus(to: GhostDraft.firstName)
    }
    if panel.handle(event, in: size) == .done { finish(panel.form.value.result) }
  }

  public func draw(on canvas: inout Canvas) {
    let settings = panel.form.value.settings
    let rules = GhostSentences(setup: settings.setup, names: settings.names).rules
    panel.draw(on: &canvas, above: rules) { _, _ in reminder }
  }

  /// What is to be known of the row that has the keys, or of who is played against.
  private var reminder: String {
    if let effect = panel.form.focusedRow?.effect, !effect.isEmpty { return effect }
    return panel.form.value.settings.setup.opponent?.conduct ?? GhostMessage.twoPeople.text
  }
}
