import HangmanModel
import ProgramModel
public import Words

/// What can be chosen for Hangman and in the program.
public enum SettingName: Sendable {
  case list, category, length, misses, evil, character
  case language, meter, voice, animation, mouse, keyboard

  public var label: Caption { tongue.words(for: self).label }
}

/// What a setting is called, and what it means while it's on, and while it's off; empty for what is no switch.
public typealias SettingWords = (label: Caption, on: String, off: String)

/// All settings of Hangman and of the program, as they stand in a draft.
public struct HangmanSettings {
  private let draft: SettingsDraft
  private let library: Library
  private let universe: WordUniverse

  /// - Parameter library: the lists that can be chosen.
  public init(_ draft: SettingsDraft, in library: Library) {
    (self.draft, self.library) = (draft, library)
    universe = (library[draft.resolution.setup.list] ?? library.standard).universe
  }

  /// All of them, in the order of the settings side.
  public var all: [Setting] { ofNextGame + ofProgram }

  /// One of them; nil for the length of phrases, and for the category of words.
  public subscript(name: SettingName) -> Setting? { all.first { $0.name == name } }

  private var ofNextGame: [Setting] {
    let subject =
      switch setup.subject {
      case .phrase(let category): self.category(category)
      case .word(let length): self.length(length)
      }
    return [list, subject, misses, evil, character]
  }

  private var ofProgram: [Setting] {
    let (languages, keyboards) = (Language.allCases, KeyboardOrder.allCases)
    let settings = [
      Setting(
        name: .language,
        control: .choice(\.language[among: languages], languages.map(\.name))),
      toggle(.meter, \.settings.showsMeter),
      toggle(.voice, \.preferences.hasVoice),
      toggle(.animation, \.preferences.isAnimated),
      toggle(.mouse, \.preferences.usesMouse),
      Setting(
        name: .keyboard,
        control: .choice(\.preferences.keyboard[among: keyboards], keyboards.map(\.title))),
    ]
    return settings.map { setting in
      var setting = setting
      setting.effect = Caption(ScreenText.atOnce.text)
      return setting
    }
  }

  private func toggle(_ name: SettingName, _ path: SettingControl.Path<Bool>) -> Setting {
    let words = tongue.words(for: name)
    return Setting(
      name: name, control: .toggle(path),
      note: Caption(draft[keyPath: path] ? words.on : words.off))
  }

  private var setup: GameSetup { draft.resolution.setup }
  private var isVaried: Bool { draft.resolution.rule.isVaried }
  private var difficulty: Difficulty { draft.settings.difficulty }

  private var parSentences: (text: String, brief: String)? {
    setup.parSentences(par: draft.par, isGreatest: isVaried, mostMisses: draft.mostMisses)
  }

  /// What par says of the mistakes allowed; of varied lengths only that they may be too few.
  private var warning: [String] {
    [isVaried ? hopelessSentence(setup, par: draft.par) : parSentences?.text].compactMap(\.self)
  }

  private var list: Setting {
    let lists = library.lists
    let names = lists.flatMap { list in
      ([list.id.typedName] + list.otherNames).map { (list: list.id, name: $0) }
    }
    let (count, noun) = (universe.count, setup.noun)
    let follows =
      switch setup.subject {
      case .phrase(let category): sentence(on: category)
      case .word(let length):
        draft.lostLength.map { PlainMessage.movedLength(from: $0, to: length).text }
      }
    return Setting(
      name: .list,
      control: .choice(
        \.settings.list[among: lists.map(\.id)], lists.map(\.id.localizedTitle)),
      effect: Caption(ScreenText.list(count, noun).text, counted(count, noun)),
      other: .choice(\.settings.list[among: names.map(\.list)], names.map(\.name)),
      told: [PlainMessage.list(setup.list.localizedTitle, count, noun).text],
      usage: [PlainMessage.choice(PlainCommand.list.name, lists.map(\.id.typedName)).text],
      follows: [follows].compactMap(\.self), refusal: PlainMessage.noSuchList)
  }

  private func category(_ category: Category?) -> Setting {
    let categories = universe.categories
    let names = categories.map(\.localizedName)
    let count = universe.count(in: category)
    let isDodgedIn = draft.resolution.lostSetter == nil
    return Setting(
      name: .category,
      control: .choice(
        \.settings.category[among: [nil] + categories], [labels.any.text] + names),
      note: Caption(isDodgedIn ? counted(count, .phrase) : ScreenText.tooFewAlike(count).text),
      told: [sentence(on: category)],
      usage: [
        PlainMessage.choice(PlainCommand.category.name, names + [PlainWord.any.text]).text
      ],
      follows: isDodgedIn ? [] : [PlainMessage.tooFewAlike.text],
      refusal: PlainMessage.noSuchCategory)
  }

  private func length(_ length: Int) -> Setting {
    let (lengths, varied, lost) = (universe.lengths, universe.variedLengths, draft.lostLength)
    let count = count(ofLength: length)
    let note: ScreenText =
      isVaried
      ? .variedLengths(varied.first ?? 0, varied.last ?? 0)
      : .words(count, ofLength: length, insteadOf: lost)
    let brief = lost.map { ScreenText.briefWords(count, ofLength: length, insteadOf: $0).text }
    let told =
      isVaried
      ? PlainMessage.variedLength(varied).text
      : "\(SettingName.length.label.text): \(counted(length, .letter))."
    return Setting(
      name: .length,
      control: .number(
        \.settings.length, of: lengths, names: varied.isEmpty ? [] : [labels.varied.text],
        \.varied, isOpen: true),
      note: Caption(note.text, brief),
      effect: varied.isEmpty ? labels.fromNextGame : labels.waysOfLength,
      // It may be chosen for other lists too.
      other: .choice(\.settings.isVaried[among: [true]], [labels.varied.text]),
      told: [told], usage: [PlainMessage.lengthUsage.text], warning: isVaried ? [] : warning,
      outOfRange: { [.noWordOfLength($0), .lengths(lengths)] })
  }

  private var misses: Setting {
    let isOpen = isVaried && difficulty.followsPar
    let par = draft.par
    let told = isOpen ? nil : parSentences
    let spare = isOpen ? nil : par.map { setup.allowed - $0 }
    let isUnknown = par == nil && difficulty.followsPar
    let conduct = isUnknown ? "" : ", \(difficulty.conduct(atMost: spare))"
    let chosen = difficulty.title + conduct
    let number = "\(SettingName.misses.label.text): \(setup.allowed)."
    let name = PlainMessage.difficulty(difficulty.title.lowercased() + conduct).text
    let parts = [isOpen ? nil : number, difficulty.followsPar ? name : nil].compactMap(\.self)
    let range = GameSetup.allowedRange
    return Setting(
      name: .misses,
      control: .number(
        \.allowed, of: Array(range), mark: isOpen ? nil : par,
        names: Difficulty.named.map(\.title), \.named, isOpen: isOpen),
      note: Caption("\(chosen). \(told?.text ?? "")", told?.brief ?? chosen),
      effect: Caption(
        labels.waysOfDifficulty.text, told?.brief ?? labels.waysOfDifficulty.brief),
      told: [parts.joined(separator: " ")], usage: [PlainMessage.missesUsage.text],
      warning: warning,
      outOfRange: { [.outOfRange($0, least: range.lowerBound, most: range.upperBound)] })
  }

  private var evil: Setting {
    let (setter, dodgers) = (draft.settings.setter, Setter.dodgers)
    let told: PlainMessage =
      !setter.dodges ? .evilOff : setter.isStandard ? .evilOn : .evilAs(setter)
    var evil = toggle(.evil, \.settings.isEvil)
    evil.other = .choice(\.settings.setter[among: dodgers], dodgers.map(\.localizedName))
    evil.told = [told.text]
    evil.usage =
      [PlainMessage.evilUsage.text] + dodgers.map { "\($0.localizedName): \($0.expectation)" }
    evil.warning = warning
    evil.refusal = PlainMessage.evilSwitch
    return evil
  }

  private var character: Setting {
    let (villain, isEvil) = (draft.settings.villain, draft.settings.isEvil)
    return Setting(
      name: .character,
      control: .choice(
        \.settings.villain[among: Setter.dodgers], Setter.dodgers.map(\.localizedName)),
      note: Caption(villain.conduct),
      effect: isEvil
        ? Caption(villain.expectation, ScreenText.conduct(villain).text)
        : Caption(ScreenText.characterWaits.text),
      isQuiet: !isEvil)
  }

  /// What the next phrase is to be about.
  private func sentence(on category: Category?) -> String {
    category.map { categorySentence(.known($0)) }
      ?? "\(SettingName.category.label.text): \(PlainWord.any.text)."
  }

  /// How many words the game would hold.
  private func count(ofLength length: Int) -> Int {
    guard let words = universe.words(ofLength: length) else { return 0 }
    // Words that show a hyphen or the like are told of only where there are no others.
    return words.lettersOnlyCount > 0 ? words.lettersOnlyCount : words.count
  }
}

extension KeyboardOrder {
  fileprivate var title: String {
    self == .alphabetical ? labels.alphabetical.text : rawValue.uppercased()
  }
}
