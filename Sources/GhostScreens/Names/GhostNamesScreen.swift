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

/// What is chosen before a game, while it is being changed.
private struct GhostDraft: Equatable {
  var settings: GhostSettings

  /// Whether challenges are played: the players' wish, or always against who bluffs.
  var hasChallenges: Bool {
    get { settings.setup.hasChallenges }
    set { if !isAlwaysChallenged { settings.setup.wantsChallenges = newValue } }
  }

  var isAlwaysChallenged: Bool { settings.setup.opponent?.bluffs == true }

  /// The settings with names as they are kept.
  var result: GhostSettings {
    var result = settings
    result.names = GhostNames(
      one: Self.kept(settings.names.one), two: Self.kept(settings.names.two))
    return result
  }

  /// A name without blanks around it; empty for those of players without one.
  private static func kept(_ name: String) -> String {
    let trimmed = String(
      name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    let numbered = [1, 2].map { GhostWho.numbered($0).text.lowercased() }
    return numbered.contains(trimmed.lowercased()) ? "" : trimmed
  }
}

extension GhostDraft {
  typealias Row = Form<GhostDraft>.Row

  /// The row of the first name.
  static let firstName = 4

  /// The rows of the names screen.
  ///
  /// - Parameter known: the names used before, the latest first.
  func rows(_ lists: [WordCollection], known: [String]) -> [Row] {
    let hasOpponent = settings.setup.opponent != nil
    func nameRow(_ label: String, _ path: WritableKeyPath<GhostDraft, String>) -> Row {
      Row(
        label, .text(path, limit: GhostNames.longest, choices: known, accepts: \.isShownOnCanvas),
        note: known.isEmpty ? labels.forScores.text : labels.usedBefore.text
      ).telling((known.isEmpty ? GhostMessage.nameIsScored : .typeOrTakeName).text)
    }
    return [
      Row(
        labels.words.text,
        .segments(\.settings.setup.list, lists.map(\.id)) { $0.localizedTitle }),
      Row(
        labels.against.text,
        .segments(\.settings.setup.opponent, [nil] + GhostOpponent.allCases.map(Optional.some)) {
          $0?.localizedName ?? labels.person.text
        }),
      Row(
        labels.losing.text, brief: labels.losing.brief,
        .segments(\.settings.setup.minimum, [3, 4]) { "\($0)" }, note: labels.orMore.text),
      Row(
        labels.challenges.text, .toggle(\.hasChallenges), note: challengeNote
      ).telling(challengeNote),
      nameRow(
        hasOpponent ? labels.yourName.text : GhostWho.numbered(1).text, \.settings.names.one),
    ] + (hasOpponent ? [] : [nameRow(GhostWho.numbered(2).text, \.settings.names.two)])
  }

  private var challengeNote: String {
    let message: GhostMessage =
      isAlwaysChallenged
      ? .alwaysChallenged : hasChallenges ? .deadEndIsChallenged : .deadEndLoses
    return message.text
  }
}
