public import ArgumentParser
public import HangmanModel
import Presentation
import ProgramModel
public import Words

/// Which words are played with.
struct ListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play with one of the game's own lists: \(WordCollection.listedNames).", valueName: "list"))
  var list: WordCollection?

  @Option(help: ListOptions.fileHelp, completion: .file())
  var words: String?

  static let fileHelp = ArgumentHelp(
    "Play with the words of a file.",
    discussion: "It is an XML property list (an array of strings), or text with a word a line.",
    valueName: "file")

  func validate() throws { try Self.check(list, words) }

  /// Throws a usage error where both name the words.
  static func check(_ list: WordCollection?, _ words: String?) throws {
    if list != nil, words != nil {
      throw ValidationError("--list and --words both name the words: give one of them.")
    }
  }

  /// Reads the words asked for, if any are; throws a ``Failure``.
  func loadIfNamed() throws -> LoadedWords? {
    try words.map { try LoadedWords(at: $0) } ?? list.map { LoadedWords(collection: $0) }
  }

  /// Reads the words asked for, or takes the usual ones; throws a ``Failure``.
  func load() throws -> LoadedWords {
    try loadIfNamed() ?? LoadedWords(collection: Library.embedded.standard)
  }
}

/// What a game is played with, as the command line gives it.
struct GameOptions: ParsableArguments {
  @OptionGroup var lists: ListOptions

  @Option(
    help: ArgumentHelp(
      "How many characters the word has; without it, as in the settings (for \(command("engine")), 8).",
      valueName: "n"))
  var length: Int?

  @Option(help: ArgumentHelp("What the phrase is about, such as Plants.", valueName: "category"))
  var category: String?

  @Option(
    help: ArgumentHelp(
      "How many mistakes lose it, 1 to 26; without it, as in the settings (for \(command("engine")), 8).",
      valueName: "n"))
  var misses: Int?

  @Option(help: ArgumentHelp("Who sets the word: \(Setter.listedNames).", valueName: "setter"))
  var setter: Setter?

  /// All the setters that were named by flags, so that two of them get an error of their own.
  @Flag var setters: [Setter] = []

  @Option(
    help: ArgumentHelp(
      "Repeat a game: the same seed and guesses give the same answers.", valueName: "n"))
  var seed: UInt64?

  func validate() throws {
    if let misses { try check("--misses", misses, isIn: GameSetup.allowedRange) }
    let named = Setter.all.filter { $0 == setter || setters.contains($0) }
    if let category, Category(named: category) == nil {
      let names = Library.embedded.lists.flatMap(\.universe.categories).map(\.rawValue)
      throw ValidationError("--category '\(category)' is none: there are \(listed(names)).")
    }
    if category != nil, length != nil { throw Self.lengthOfPhrase }
    if named.count > 1 {
      let flags = listed(
        Setter.all.filter(setters.contains).map { "--\($0.id)" }
          + (setter.map { ["--setter \($0.argument)"] } ?? []))
      throw ValidationError("\(flags) exclude each other: give one of them.")
    }
  }

  static let lengthOfPhrase = ValidationError(
    "--length is for words: the length of a phrase is drawn.")

  /// The words asked for, if any are; a length that none of them has is a usage error.
  func loadWordsIfNamed() throws -> LoadedWords? { try lists.loadIfNamed().map(checked) }

  /// The words asked for, or the usual ones; a length that none of them has is a usage error.
  func loadWords() throws -> LoadedWords { try checked(lists.load()) }

  private func checked(_ loaded: LoadedWords) throws -> LoadedWords {
    try firstGame.check(loaded.collection)
    return loaded
  }

  var firstGame: FirstGame {
    let category = category.flatMap(Category.init(named:))
    return FirstGame(
      subject: category.map { .phrase($0) } ?? length.map { .word(length: $0) }, allowed: misses,
      setter: setter ?? setters.first)
  }
}

/// The setters as flags, `--evil`, and as the values of `--setter`.
extension Setter: EnumerableFlag, ExpressibleByArgument {
  public static var allCases: [Setter] { all }

  public static func name(for value: Setter) -> NameSpecification {
    let names = value.id == value.argument ? [value.id] : [value.argument, value.id]
    return NameSpecification(names.map { .customLong($0) })
  }

  public static func help(for value: Setter) -> ArgumentHelp? {
    ArgumentHelp("\(value.expectation)")
  }

  public init?(argument: String) {
    guard let setter = Setter.named(argument) else { return nil }
    self = setter
  }

  public var defaultValueDescription: String { argument }
  public static var allValueStrings: [String] { all.map(\.argument) }

  static var listedNames: String { listed(allValueStrings, or: true) }
}

/// The lists as the values of `--list`.
extension WordCollection: ExpressibleByArgument {
  public init?(argument: String) {
    guard let collection = Library.embedded.named(argument) else { return nil }
    self = collection
  }

  public var defaultValueDescription: String { id.text }
  public static var allValueStrings: [String] { Library.embedded.lists.map(\.id.text) }

  static var listedNames: String {
    listed(Library.embedded.lists.map { "\($0.id.text) (\($0.title))" }, or: true)
  }
}

/// Throws a usage error for a number that an option can't have.
func check(_ option: String, _ number: Int, isIn range: ClosedRange<Int>) throws {
  if range.contains(number) { return }
  throw ValidationError(
    "\(option) \(number) is out of range: it can be \(range.lowerBound) to \(range.upperBound).")
}

extension FirstGame {
  /// Throws a usage error for what a list can't play.
  func check(_ collection: WordCollection) throws {
    let universe = collection.universe
    switch subject {
    case nil: break
    case .phrase:
      if !universe.isOfPhrases {
        throw ValidationError("--category is for phrases: give --list phrases with it.")
      }
    case .word(let length):
      if universe.isOfPhrases { throw GameOptions.lengthOfPhrase }
      try checkLength(length, in: universe)
    }
  }
}

extension Category {
  /// The category of the program's own phrases that goes by a name, in either case and in whatever language.
  init?(named name: String) {
    let known = Library.embedded.lists.flatMap(\.universe.categories)
    guard let category = known.first(where: { isTyped(name, as: $0.localizedName) })
    else { return nil }
    self = category
  }
}

func checkLength(_ length: Int, in universe: WordUniverse) throws {
  if universe.words(ofLength: length) != nil { return }
  throw ValidationError(
    "--length \(length) has no word: there are words of "
      + "\(Language.english.tongue.listedLengths(universe.lengths, .character)).")
}
