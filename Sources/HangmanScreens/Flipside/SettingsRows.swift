import CommonScreens
import HangmanModel
import Presentation
import ProgramModel
import TerminalUI
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

  /// The language that is spoken.
  var language: Language {
    get { preferences.language ?? .current }
    set { preferences.language = newValue }
  }

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
    let noun = draft.resolution.setup.noun
    let size = ScreenText.list(universe.count, noun)
    return [
      Row(
        labels.words, .segments(\.settings.list, library.lists.map(\.id)) { $0.localizedTitle }
      ).telling(size.text, brief: counted(universe.count, noun)).headed(labels.nextGame.title),
      subjectRow, missesRow(draft),
      Row(labels.evil, .toggle(\.settings.isEvil), note: ScreenText.evil(settings.isEvil).text),
      characterRow(settings),
    ] + otherRows(draft)
  }

  /// What doesn't concern the next game.
  private func otherRows(_ draft: SettingsDraft) -> [Row] {
    func toggle(
      _ label: Caption, _ path: WritableKeyPath<SettingsDraft, Bool>, _ note: (Bool) -> ScreenText
    ) -> Row {
      Row(label, .toggle(path), note: note(draft[keyPath: path]).text)
    }
    let rows = [
      Row(labels.language, .segments(\.language, Language.allCases) { $0.name }),
      toggle(labels.meter, \.settings.showsMeter, ScreenText.meter),
      toggle(labels.voice, \.preferences.hasVoice, ScreenText.voice),
      toggle(labels.animation, \.preferences.isAnimated, ScreenText.animation),
      toggle(labels.mouse, \.preferences.usesMouse, ScreenText.mouse),
      Row(labels.keyboard, .segments(\.preferences.keyboard, KeyboardOrder.allCases) { $0.title }),
    ].map { $0.telling(ScreenText.atOnce.text) }
    return [rows[0].headed(labels.screen.title)] + rows.dropFirst()
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

  /// Takes the usual list of a language that was chosen, unless a list was; and moves the length to the
  /// nearest that has words when the list has changed.
  func follow(_ old: SettingsDraft, _ new: inout SettingsDraft) {
    let settings =
      new.language == old.language
      ? new.settings : new.settings.usually(new.language.usualList)
    new = draft(of: settings, new.preferences)
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
    let varied = universe.variedLengths
    let count = Self.words(ofLength: length, in: universe)
    let note: ScreenText =
      draft.resolution.rule.isVaried
      ? .variedLengths(varied.first ?? 0, varied.last ?? 0)
      : .words(count, ofLength: length, insteadOf: draft.lostLength)
    let brief: ScreenText? = draft.lostLength.map {
      .briefWords(count, ofLength: length, insteadOf: $0)
    }
    let row = Row(
      labels.wordLength,
      .slider(
        \.settings.length, values: universe.lengths,
        choices: varied.isEmpty ? [] : [labels.varied.text], chosen: \.varied, isOpen: true),
      note: note.text, brief: brief?.text)
    let ways = labels.waysOfLength
    return varied.isEmpty ? row : row.telling(ways.text, brief: ways.brief)
  }

  private func categoryRow(
    _ category: Category?, _ draft: SettingsDraft, in universe: WordUniverse
  ) -> Row {
    let categories = [nil] + universe.categories.map(Optional.some)
    let count = universe.count(in: category)
    return Row(
      labels.category,
      .segments(\.settings.category, categories) {
        $0?.localizedName ?? labels.any.text
      },
      note: draft.resolution.lostSetter == nil
        ? counted(count, .phrase) : ScreenText.tooFewAlike(count).text)
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
      labels.mistakesAllowed,
      .slider(
        \.allowed, values: Array(GameSetup.allowedRange), mark: isOpen ? nil : draft.par,
        choices: Difficulty.named.map(\.title), chosen: \.named, isOpen: isOpen),
      note: "\(chosen). \(isOpen ? "" : told?.text ?? "")",
      brief: isOpen || told == nil ? chosen : told?.brief
    ).telling(
      labels.waysOfDifficulty.text,
      brief: (isOpen ? nil : told?.brief) ?? labels.waysOfDifficulty.brief)
  }

  private func characterRow(_ settings: Settings) -> Row {
    Row(
      labels.character, .segments(\.settings.villain, Setter.dodgers) { $0.localizedName },
      note: settings.villain.conduct
    ).telling(
      settings.isEvil ? settings.villain.expectation : ScreenText.characterWaits.text,
      brief: settings.isEvil ? ScreenText.conduct(settings.villain).text : nil
    ).quiet(!settings.isEvil)
  }

  /// How many words the game would hold.
  private static func words(ofLength length: Int, in universe: WordUniverse) -> Int {
    guard let words = universe.words(ofLength: length) else { return 0 }
    // Words that show a hyphen or the like are told of only where there are no others.
    return words.lettersOnlyCount > 0 ? words.lettersOnlyCount : words.count
  }
}

extension Form.Row where Value == SettingsDraft {
  fileprivate init(
    _ label: Caption, _ control: Form<SettingsDraft>.Control, note: String = "",
    brief briefNote: String? = nil
  ) {
    self.init(label.text, brief: label.brief, control, note: note, brief: briefNote)
  }
}

extension KeyboardOrder {
  fileprivate var title: String {
    self == .alphabetical ? labels.alphabetical.text : rawValue.uppercased()
  }
}
