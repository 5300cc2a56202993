import HangmanModel
import TerminalUI
import Wording
import Words

/// The settings while they are changed, and what is to be said of that.
struct SettingsDraft: Equatable {
  var settings: Settings

  /// The length that had to make way, since the list that was chosen has no word of it.
  var lostLength: Int?

  /// The most wrong letters that a game can have; nil for phrases.
  var mostMisses: Int?

  /// The mistakes of careful play, as far as they're known.
  var par: Int?

  /// How easy the mistakes allowed make the game; nil where that has no name.
  var ease: GameSetup.Ease? {
    get {
      par.flatMap { par in
        GameSetup.Ease.allCases.first { $0.allowed(withPar: par) == settings.setup.allowed }
      }
    }
    set {
      if let newValue, let par { settings.setup.allowed = newValue.allowed(withPar: par) }
    }
  }
}

/// The rows of the settings side, for the lists that can be chosen.
struct SettingsRows {
  typealias Row = Form<SettingsDraft>.Row

  static let nextGame = (
    long: "Changes start with the next game.", brief: "From the next game on."
  )

  /// The row of the length, or of the category in its place: what is changed most.
  static let lengthRow = 1

  let lists: [WordCollection]

  func rows(for draft: SettingsDraft) -> [Row] {
    let settings = draft.settings
    let list = list(of: settings)
    return [
      row(
        "Words", .segments(\.settings.setup.list, lists.map(\.id)) { $0.title },
        note: listNote(list)),
      list.universe.isOfPhrases ? categoryRow(settings, in: list) : lengthRow(draft, in: list),
      missesRow(draft, in: list), parRow(draft),
      row("Evil", .toggle(\.settings.isEvil), note: "it \(settings.setup.setter.conduct)"),
    ] + (settings.isEvil ? [characterRow(settings)] : []) + otherRows(settings)
  }

  /// What doesn't concern the next game.
  private func otherRows(_ settings: Settings) -> [Row] {
    [
      row(
        "Meter", .toggle(\.settings.showsMeter),
        note: settings.showsMeter ? "tells how many words are held" : "how many are held is secret",
        isImmediate: true),
      row(
        "Voice", .toggle(\.settings.hasVoice),
        note: settings.hasVoice ? "remarks on the game" : "says what happened, no more",
        isImmediate: true),
      row(
        "Animation", .toggle(\.settings.isAnimated),
        note: settings.isAnimated ? "screens flip and slide" : "screens change at once",
        isImmediate: true),
      row(
        "Mouse", .toggle(\.settings.usesMouse),
        note: settings.usesMouse ? "click keys, drag sliders" : "the terminal's own, for selecting",
        isImmediate: true),
      row(
        "Keyboard", brief: "Keys",
        .segments(\.settings.keyboard, KeyboardOrder.allCases) { $0.title }, note: "",
        isImmediate: true),
      row(
        "Scores come", brief: "Scores",
        .segments(\.settings.scoresAfter, ScoresAfter.allCases) { $0.title }, note: "",
        isImmediate: true),
    ]
  }

  /// The settings as they are when nothing has been changed.
  func draft(of settings: Settings) -> SettingsDraft {
    var draft = SettingsDraft(settings: settings)
    learn(&draft)
    return draft
  }

  /// Finds what is known of the game that the settings ask for.
  private func learn(_ draft: inout SettingsDraft) {
    let list = list(of: draft.settings)
    let setup = draft.settings.setup.clamped(to: list)
    draft.par = setup.par
    draft.mostMisses = list.universe.mostMisses(forLength: setup.length)
  }

  /// Moves the length to the nearest that has words when a list is chosen.
  func follow(_ old: SettingsDraft, _ new: inout SettingsDraft) {
    defer { learn(&new) }
    new.lostLength = nil
    let universe = list(of: new.settings).universe
    let wanted = new.settings.setup.length
    if old.settings.setup.list == new.settings.setup.list || universe.isOfPhrases { return }
    let nearest = universe.nearestLength(to: wanted)
    if nearest == wanted { return }
    new.settings.setup.length = nearest
    new.lostLength = wanted
  }

  private func list(of settings: Settings) -> WordCollection {
    lists.first { $0.id == settings.setup.list } ?? .standard
  }

  private func lengthRow(_ draft: SettingsDraft, in list: WordCollection) -> Row {
    let length = list.universe.nearestLength(to: draft.settings.setup.length)
    let count = Self.words(ofLength: length, in: list)
    let lost = draft.lostLength.map { "No word has \(counted($0, "letter")), so now: " } ?? ""
    return row(
      "Word length", brief: "Length",
      .slider(\.settings.setup.length, values: list.universe.lengths), note: lost + count,
      briefNote: lost.isEmpty ? count : "No word of \(draft.lostLength ?? 0). \(count)")
  }

  private func categoryRow(_ settings: Settings, in list: WordCollection) -> Row {
    let categories = [nil] + list.universe.categories.map(Optional.some)
    let chosen = settings.setup.clamped(to: list)
    let isPlayable = chosen.playable(in: list.universe) == chosen
    let count = counted(
      list.universe.count(in: chosen.category), "phrase")
    return row(
      "Category", .segments(\.settings.setup.category, categories) { $0?.rawValue ?? "Any" },
      note: isPlayable ? count : "\(count); too few look alike to dodge among them")
  }

  private func missesRow(_ draft: SettingsDraft, in list: WordCollection) -> Row {
    let setup = draft.settings.setup.clamped(to: list)
    let told = setup.parSentences(mostMisses: draft.mostMisses)
    return row(
      "Mistakes allowed", brief: "Misses",
      .slider(
        \.settings.setup.allowed, values: Array(GameSetup.allowedRange), mark: draft.par),
      note: told?.text ?? "", briefEffect: told?.brief)
  }

  /// Presses that set the mistakes allowed.
  private func parRow(_ draft: SettingsDraft) -> Row {
    let eases = draft.par == nil ? [] : GameSetup.Ease.allCases.map(Optional.some)
    let par = draft.par.map { "Par \($0)" } ?? "No par"
    return row(
      draft.par == nil ? par : "Make it", brief: par,
      .segments(\.ease, eases, mayBeNone: true) { $0?.title ?? "" },
      note: draft.par == nil ? "none is known here" : "par and 4, 2 or 1 more")
  }

  private func characterRow(_ settings: Settings) -> Row {
    let setter = settings.setup.setter
    return row(
      "Character", .segments(\.settings.setup.setter, Setter.dodgers) { $0.name }, note: "",
      effect: setter.expectation, briefEffect: "It \(setter.conduct).")
  }

  private func row(
    _ label: String, brief: String? = nil, _ control: Form<SettingsDraft>.Control, note: String,
    briefNote: String? = nil, isImmediate: Bool = false, effect: String? = nil,
    briefEffect: String? = nil
  ) -> Row {
    Row(
      label, brief: brief, control, note: note, brief: briefNote,
      effect: effect ?? (isImmediate ? "This changes at once." : Self.nextGame.long),
      brief: briefEffect ?? (isImmediate ? "At once." : Self.nextGame.brief))
  }

  private func listNote(_ list: WordCollection) -> String {
    counted(list.universe.count, list.universe.isOfPhrases ? "phrase" : "word")
  }

  /// How many words the game would hold.
  private static func words(ofLength length: Int, in list: WordCollection) -> String {
    guard let words = list.universe.words(ofLength: length) else { return "" }
    // Words that show a hyphen or the like are told of only where there are no others.
    let count = words.lettersOnlyCount > 0 ? words.lettersOnlyCount : words.count
    return "\(counted(count, "word")) of \(counted(length, "letter"))"
  }
}

extension KeyboardOrder {
  fileprivate var title: String {
    switch self {
    case .alphabetical: "A to Z"
    case .qwerty: "QWERTY"
    case .azerty: "AZERTY"
    }
  }
}

extension ScoresAfter {
  fileprivate var title: String {
    switch self {
    case .atOnce: "at once"
    case .threeSeconds: "after 3 s"
    case .onlyWhenAsked: "if asked"
    }
  }
}
