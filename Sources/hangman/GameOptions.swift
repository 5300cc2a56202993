public import ArgumentParser
import HangmanModel
import Words

/// What a game is played with, as the command line gives it.
struct GameOptions: ParsableArguments {
  @Option(help: "Play with the words of a file: a property list, or text with a word a line.")
  var words: String?

  @Option(help: ArgumentHelp("The number of characters of the word.", valueName: "number"))
  var length: LengthOption?

  @Option(help: "The misses that lose the game, 1 to 26.")
  var misses: Int?

  @Flag(help: "Dodge with every word that fits, or keep to one.")
  var mode: ModeFlag?

  @Option(help: "Chances to repeat: the same seed and guesses give the same game.")
  var seed: UInt64?

  /// What is asked of the first game.
  func firstGame(in universe: WordUniverse) throws -> FirstGame {
    FirstGame(length: try length?.inOne(of: universe), misses: misses, mode: mode?.mode)
  }

  func validate() throws {
    if let misses { try checkMisses(misses) }
  }

  /// The length to play, or a usage error that names those that there are.
  func length(in universe: WordUniverse, or preferred: Int) throws -> Int {
    try length?.inOne(of: universe) ?? universe.nearestLength(to: preferred)
  }
}

/// A length, or `all` of them, which the arena alone can play. (The parser reads a subcommand's
/// options as the command's own too, so both must take the same.)
enum LengthOption: Equatable, ExpressibleByArgument {
  case one(Int)
  case all

  init?(argument: String) {
    guard let length = argument == "all" ? .all : Int(argument).map(Self.one) else { return nil }
    self = length
  }

  var defaultValueDescription: String {
    if case .one(let length) = self { "\(length)" } else { "all" }
  }

  /// The one length, or a usage error that names those that there are.
  func inOne(of universe: WordUniverse) throws -> Int {
    guard case .one(let length) = self else {
      throw ValidationError("--length all is for the arena; one game has one length.")
    }
    try checkLength(length, in: universe)
    return length
  }

  /// All the lengths that are meant.
  func inEach(of universe: WordUniverse) throws -> [Int] {
    self == .all ? universe.lengths : [try inOne(of: universe)]
  }
}

/// The modes as flags: `--evil` and `--good`.
enum ModeFlag: String, EnumerableFlag {
  case evil, good

  var mode: GameMode {
    switch self {
    case .evil: .evil
    case .good: .good
    }
  }
}

func checkMisses(_ misses: Int) throws {
  let range = Settings.missesRange
  if range.contains(misses) { return }
  throw ValidationError(
    "--misses \(misses) is out of range: it can be \(range.lowerBound) to \(range.upperBound).")
}

func checkLength(_ length: Int, in universe: WordUniverse) throws {
  if universe.words(ofLength: length) != nil { return }
  let first = universe.lengths.first ?? 0
  let last = universe.longestLength
  throw ValidationError(
    first...last ~= length
      ? "There is no word of length \(length); the lengths run from \(first) to \(last) with gaps."
      : "--length \(length) is out of range: it can be \(first) to \(last).")
}
