public import HangmanModel
public import ProgramModel
public import Words

/// Something that can be chosen, as it stands in a draft and in the language that is spoken: a row of the settings
/// side, and where it has a command also what plain mode takes and says.
public struct Setting {
  public let name: SettingName
  public let control: SettingControl

  /// What stands beside the control.
  public var note: Caption = ""

  /// What is to be known while it's changed: when that takes effect, or in which ways it's done.
  public var effect = labels.fromNextGame

  /// Whether its row stands back, since a change of it shows only later.
  public var isQuiet = false

  /// What its command takes besides.
  public var other: SettingControl?

  /// How it stands, and how it's changed; with all the choices where these need telling.
  public var told: [String] = [], usage: [String] = []

  /// What a change brings about, and what it means for the game.
  public var follows: [String] = [], warning: [String] = []

  /// What is said to a text that is none of its values; it's in quotation marks, or nil where it isn't fit to be said
  /// again.
  public var refusal: (String?) -> PlainMessage = PlainMessage.notANumber

  /// The same of a number, without the marks.
  public var outOfRange: (String?) -> [PlainMessage] = { _ in [] }
}

/// How something is chosen.
public enum SettingControl {
  public typealias Path<Value> = WritableKeyPath<SettingsDraft, Value>

  /// It's on or off.
  case toggle(Path<Bool>)

  /// One of several, by its place among their titles.
  case choice(Path<Int>, [String])

  /// One of some numbers, of which one may be marked; or a name that stands for one, by its place. The number of a
  /// name may be open.
  case number(
    Path<Int>, of: [Int], mark: Int? = nil, names: [String], Path<Int?>, isOpen: Bool)
}

extension Hashable {
  /// Its place among some values; one that is none of them counts as the first.
  subscript(among values: [Self]) -> Int {
    get { values.firstIndex(of: self) ?? 0 }
    set { self = values[newValue] }
  }
}

/// The settings of Hangman and of the program while they are changed.
public struct SettingsDraft: Equatable, Sendable {
  public var settings: Settings
  public var preferences: Preferences

  /// What can be played of them.
  let resolution: Resolution

  /// The mistakes of careful play, as far as they're known.
  let par: Int?

  /// The most wrong letters that a game can have; nil for phrases, and where the length varies.
  let mostMisses: Int?

  /// The length that had to make way when a list was chosen.
  var lostLength: Int?

  public init(
    _ settings: Settings, _ preferences: Preferences = Preferences(), in library: Library
  ) {
    (self.settings, self.preferences) = (settings, preferences)
    resolution = settings.resolved(in: library)
    // Rows are made many times a key, and these two take most of the time.
    let setup = resolution.setup
    let universe = (library[setup.list] ?? library.standard).universe
    par = resolution.par(in: universe)
    mostMisses =
      resolution.rule.isVaried ? nil : setup.subject.length.flatMap(universe.mostMisses)
  }

  /// Does what comes of a change: takes the usual list of a language that was chosen, unless a list was; and moves
  /// the length when the list has changed.
  public mutating func follow(_ old: SettingsDraft, in library: Library) {
    if language != old.language { settings.listChoice.follow(language.usualList) }
    self = SettingsDraft(settings, preferences, in: library)
    if settings.list != old.settings.list { moveLength() }
  }

  /// Moves the length to the nearest that has words.
  public mutating func moveLength() {
    guard let lost = resolution.lostLength, let length = resolution.setup.subject.length
    else { return }
    settings.length = length
    lostLength = lost
  }

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
