public import ArgumentParser
public import HangmanModel
import Words

/// What a game is played with, as the command line gives it.
struct GameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play with the words of a file.",
      discussion: "It is a property list (an array of strings), or text with a word a line.",
      valueName: "file"), completion: .file())
  var words: String?

  @Option(help: ArgumentHelp("The number of characters of the word.", valueName: "n"))
  var length: Int?

  @Option(help: ArgumentHelp("The misses that lose the game, 1 to 26.", valueName: "n"))
  var misses: Int?

  /// All the modes that were given, so that two of them get an error of their own.
  @Flag var modes: [GameMode] = []

  @Option(
    help: ArgumentHelp(
      "Repeat a game: the same seed and guesses give the same answers.", valueName: "n"))
  var seed: UInt64?

  func validate() throws {
    if let misses { try checkMisses(misses) }
    if Set(modes).count > 1 {
      throw ValidationError("--evil and --good exclude each other: give one of them.")
    }
  }

  /// The words to play with; a length that none of them has is a usage error.
  func loadUniverse() throws -> LoadedUniverse {
    let loaded = try LoadedUniverse(at: words)
    if let length { try checkLength(length, in: loaded.universe) }
    return loaded
  }

  var firstGame: FirstGame { FirstGame(length: length, allowed: misses, mode: modes.first) }
}

/// The modes as flags, `--evil` and `--good`, and as the values of `--setter`.
extension GameMode: EnumerableFlag, ExpressibleByArgument {
  public static func help(for value: GameMode) -> ArgumentHelp? {
    switch value {
    case .evil: "Hold every word that fits, and dodge."
    case .good: "Choose one word, and keep to it."
    }
  }
}

func checkMisses(_ misses: Int) throws {
  let range = Settings.allowedRange
  if range.contains(misses) { return }
  throw ValidationError(
    "--misses \(misses) is out of range: it can be \(range.lowerBound) to \(range.upperBound).")
}

func checkLength(_ length: Int, in universe: WordUniverse) throws {
  if universe.words(ofLength: length) != nil { return }
  throw ValidationError(
    "--length \(length) has no word: there are words of "
      + "\(listedLengths(universe.lengths, "character")).")
}
