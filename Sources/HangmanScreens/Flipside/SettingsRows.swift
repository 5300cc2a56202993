import HangmanModel
import ProgramModel
import TerminalUI
import Presentation
import Words

/// The settings while they are changed, and what is to be said of that.
struct SettingsDraft: Equatable {
  var settings: Settings
  var preferences: Preferences

  /// What can be played of them.
  var resolution: Resolution

  /// The length that had to make way when a list was chosen.
  var lostLength: Int?

  /// The most wrong letters that a game can have; nil for phrases.
  var mostMisses: Int?

  /// The mistakes of careful play, as far as they're known.
  var par: Int?

  /// The place of "varied", the one choice beside the length; nil where a length is chosen.
  var varied: Int? {
    get { settings.isVaried ? 0 : nil }
    set { settings.isVaried = newValue != nil }
  }

  /// The place of the difficulty among those with a name; nil where the number is the player's own.
  var named: Int? {
    get { Difficulty.named.firstIndex(of: settings.difficulty) }
    set { settings.difficulty = newValue.map { Difficulty.named[$0] } ?? .custom(allowed) }
  }

  /// The mistakes allowed, which another number makes the player's own.
  var allowed: Int {
    get { resolution.setup.allowed }
    set { if newValue != allowed { settings.difficulty = .custom(newValue) } }
  }
}

/// The rows of the settings side, with the lists that can be chosen.
struct SettingsRows {
  typealias Row = Form<SettingsDraft>.Row

  /// The row of the length, or of the category in its place: what is changed most.
  static let lengthRow = 1

  let library: Library

  func rows(for draft: SettingsDraft) -> [Row] {
    let settings = draft.settings
    let universe = universe(of: draft.resolution)
    let subjectRow =
      switch draft.resolution.setup.subject {
      case .phrase(let category): categoryRow(category, draft, in: universe)
      case .word(let length): lengthRow(length, draft, in: universe)
      }
    let count = counted(universe.count, draft.resolution.setup.noun)
    return [
      Row(
        "Words", .segments(\.settings.list, library.lists.map(\.id)) { $0.title }
      ).telling("\(count). They come with the next game.", brief: count).headed("THE NEXT GAME"),
      subjectRow, missesRow(draft),
      Row("Evil", .toggle(\.settings.isEvil), note: Self.evilNote(settings.isEvil)),
      characterRow(settings),
    ] + otherRows(draft)
  }

  private static func evilNote(_ isEvil: Bool) -> String {
    isEvil ? "it chooses no word, and dodges" : "it chooses a word, and keeps to it"
  }

  /// What doesn't concern the next game.
  private func otherRows(_ draft: SettingsDraft) -> [Row] {
    func toggle(
      _ label: String, _ path: WritableKeyPath<SettingsDraft, Bool>, on: String, off: String
    ) -> Row {
      Row(label, .toggle(path), note: draft[keyPath: path] ? on : off)
    }
    let rows = [
      toggle(
        "Meter", \.settings.showsMeter, on: "tells how many words are held",
        off: "how many are held is secret"),
      toggle(
        "Voice", \.preferences.hasVoice, on: "remarks on the game",
        off: "says what happened, no more"),
      toggle(
        "Animation", \.preferences.isAnimated, on: "screens flip and slide",
        off: "screens change at once"),
      toggle(
        "Mouse", \.preferences.usesMouse, on: "click keys, drag sliders",
        off: "the terminal's own, for selecting"),
      Row(
        "Keyboard", brief: "Keys",
        .segments(\.preferences.keyboard, KeyboardOrder.allCases) { $0.title }),
    ].map { $0.telling("This changes at once.", brief: "At once.") }
    return [rows[0].headed("THE SCREEN")] + rows.dropFirst()
  }

  /// Some settings, with what is known of the game that they ask for.
  func draft(of settings: Settings, _ preferences: Preferences) -> SettingsDraft {
    let resolution = settings.resolved(in: library)
    let (setup, universe) = (resolution.setup, universe(of: resolution))
    return SettingsDraft(
      settings: settings, preferences: preferences, resolution: resolution,
      mostMisses: resolution.rule.isVaried
        ? nil : setup.subject.length.flatMap(universe.mostMisses),
      par: resolution.par(in: universe))
  }

  /// Moves the length to the nearest that has words when a list is chosen.
  func follow(_ old: SettingsDraft, _ new: inout SettingsDraft) {
    new = draft(of: new.settings, new.preferences)
    guard old.settings.list != new.settings.list, let lost = new.resolution.lostLength,
      let length = new.resolution.setup.subject.length
    else { return }
    new.settings.length = length
    new.lostLength = lost
  }

  private func universe(of resolution: Resolution) -> WordUniverse {
    (library[resolution.setup.list] ?? library.standard).universe
  }

  private func lengthRow(
    _ length: Int, _ draft: SettingsDraft, in universe: WordUniverse
  ) -> Row {
    let count = Self.words(ofLength: length, in: universe)
    let lost = draft.lostLength.map { "No word has \(counted($0, .letter)), so now: " } ?? ""
    let varied = universe.variedLengths
    let note =
      draft.resolution.rule.isVaried
      ? "another each game, \(varied.first ?? 0) to \(varied.last ?? 0)" : lost + count
    let brief = lost.isEmpty ? note : "No word of \(draft.lostLength ?? 0). \(count)"
    return Row(
      "Word length", brief: "Length",
      .slider(
        \.settings.length, values: universe.lengths, choices: varied.isEmpty ? [] : ["varied"],
        chosen: \.varied, isOpen: true), note: note, brief: brief
    ).telling(
      varied.isEmpty ? "" : "Enter: another length each game. Arrows: one that stays.",
      brief: varied.isEmpty ? "" : "Enter: varied, or not.")
  }

  private func categoryRow(
    _ category: Category?, _ draft: SettingsDraft, in universe: WordUniverse
  ) -> Row {
    let categories = [nil] + universe.categories.map(Optional.some)
    let count = counted(universe.count(in: category), .phrase)
    return Row(
      "Category", .segments(\.settings.category, categories) { $0?.rawValue ?? "Any" },
      note: draft.resolution.lostSetter == nil
        ? count : "\(count); too few look alike to dodge among them")
  }

  private func missesRow(_ draft: SettingsDraft) -> Row {
    let setup = draft.resolution.setup
    let isOpen = draft.resolution.rule.isVaried && draft.settings.difficulty.followsPar
    let told = setup.parSentences(
      par: draft.par, isGreatest: draft.resolution.rule.isVaried, mostMisses: draft.mostMisses)
    let difficulty = draft.settings.difficulty
    let isUnknown = draft.par == nil && difficulty.followsPar
    let spare = isOpen ? nil : draft.par.map { setup.allowed - $0 }
    let chosen = difficulty.title + (isUnknown ? "" : ", \(difficulty.conduct(atMost: spare))")
    return Row(
      "Mistakes allowed", brief: "Misses",
      .slider(
        \.allowed, values: Array(GameSetup.allowedRange), mark: isOpen ? nil : draft.par,
        choices: Difficulty.named.map(\.title), chosen: \.named, isOpen: isOpen),
      note: "\(chosen). \(isOpen ? "" : told?.text ?? "")",
      brief: isOpen || told == nil ? chosen : told?.brief
    ).telling(
      "Enter: Gentle, Fair, Hard. Arrows: a number of your own.",
      brief: (isOpen ? nil : told?.brief) ?? "Enter: easier or harder.")
  }

  private func characterRow(_ settings: Settings) -> Row {
    Row(
      "Character", .segments(\.settings.villain, Setter.dodgers) { $0.name },
      note: settings.villain.conduct
    ).telling(
      settings.isEvil ? settings.villain.expectation : "It plays with evil on.",
      brief: settings.isEvil ? "It \(settings.villain.conduct)." : nil
    ).quiet(!settings.isEvil)
  }

  /// How many words the game would hold.
  private static func words(ofLength length: Int, in universe: WordUniverse) -> String {
    guard let words = universe.words(ofLength: length) else { return "" }
    // Words that show a hyphen or the like are told of only where there are no others.
    let count = words.lettersOnlyCount > 0 ? words.lettersOnlyCount : words.count
    return "\(counted(count, .word)) of \(counted(length, .letter))"
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
