import ArgumentParser
import GhostModel
import Presentation
import Words

/// What a game of Ghost is played with, as the command line gives it.
struct GhostOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whom to play against: \(GhostOpponentChoice.listedNames).", valueName: "opponent"))
  var opponent: GhostOpponentChoice?

  @Option(
    help: ArgumentHelp(
      "The dictionary: \(GhostOptions.listedNames).",
      discussion: "As long as none was chosen: dutch where that is your language, else english.",
      valueName: "list"))
  var list: WordCollection?

  @Option(help: ListOptions.fileHelp, completion: .file())
  var words: String?

  @Option(
    help: ArgumentHelp("The letters of the shortest word that loses, 3 or 4.", valueName: "n"))
  var minimum: Int?

  @Flag(help: "What leads nowhere isn't announced, but has to be challenged.")
  var challenges = false

  @Option(help: ArgumentHelp("Repeat a game: the computer moves alike.", valueName: "n"))
  var seed: UInt64?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("What the players are called, one or both.", valueName: "name"))
  var names: [String] = []

  private static let listedNames = listed(
    Library.embedded.listsForGhost.map(\.id.text), or: true)

  func validate() throws {
    if names.count > 2 {
      throw ValidationError("--names takes two names at most: there are two players.")
    }
    if names.contains(where: { $0 != GhostNames.bounded($0) }) {
      throw ValidationError("That name is too long: 32 characters and 128 bytes at most.")
    }
    if names.count == 2, names[0].lowercased() == names[1].lowercased() {
      throw ValidationError("Both players are called \(names[0]): give one of them another name.")
    }
    try ListOptions.check(list, words)
    if let list, list.universe.isOfPhrases {
      throw ValidationError(
        "--list \(list.id.text) is none of words: there are \(Self.listedNames).")
    }
    let range = GhostSetup.minimumRange
    if let minimum, !range.contains(minimum) {
      throw ValidationError(
        "--minimum \(minimum) is out of range: it can be \(range.lowerBound) or "
          + "\(range.upperBound).")
    }
  }

  /// A setup with what was asked for in its place.
  func applied(to setup: GhostSetup) -> GhostSetup {
    GhostSetup(
      list: list?.id ?? setup.list, minimum: minimum ?? setup.minimum,
      wantsChallenges: challenges || setup.wantsChallenges,
      opponent: opponent.map(\.opponent) ?? setup.opponent)
  }

  var playerNames: GhostNames {
    let names = names.map { String($0.prefix(GhostNames.longest)) }
    return GhostNames(one: names.first ?? "", two: names.dropFirst().first ?? "")
  }

  /// Settings with what was asked for in its place.
  func applied(to settings: GhostSettings) -> GhostSettings {
    var settings = settings
    settings.setup = applied(to: settings.setup)
    if let list { settings.listChoice = ListChoice(list.id) }
    if !names.isEmpty { settings.names = playerNames }
    return settings
  }

  /// Reads the file asked for, if one is; throws a ``Failure`` where Ghost can't be played with it.
  func loadFile() throws -> LoadedWords? {
    guard let words else { return nil }
    let loaded = try LoadedWords(at: words)
    switch loaded.collection.universe.ghostFault {
    case nil: return loaded
    case .tooShort(let least):
      throw Failure(.tooShortForGhost(path: words, minimum: least))
    case .tooMany(let letters):
      throw Failure(.tooLongForGhost(path: words, letters: letters))
    }
  }
}

/// Whom to play against: a way to play of the computer's, or none.
struct GhostOpponentChoice: ExpressibleByArgument {
  /// Nil for a second person.
  let opponent: GhostOpponent?

  init?(argument: String) {
    opponent = GhostOpponent(rawValue: argument)
    if opponent == nil && argument != "none" { return nil }
  }

  static var allValueStrings: [String] { GhostOpponent.allCases.map(\.rawValue) + ["none"] }

  static var listedNames: String { listed(allValueStrings, or: true) }
}
