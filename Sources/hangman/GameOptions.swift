import ArgumentParser
import HangmanModel
import Words

/// What a game is played with, as the command line gives it.
struct GameOptions: ParsableArguments {
  @Option(help: "Play with the words of a file: a property list, or text with a word a line.")
  var words: String?

  @Option(help: "The number of characters of the word.")
  var length: Int?

  @Option(help: "The misses that lose the game, 1 to 26.")
  var misses: Int?

  @Flag(help: "Dodge with every word that fits, or keep to one.")
  var mode: ModeFlag?

  @Option(help: "Chances to repeat: the same seed and guesses give the same game.")
  var seed: UInt64?

  /// What is asked of the first game.
  var firstGame: FirstGame { FirstGame(length: length, misses: misses, mode: mode?.mode) }

  func validate() throws {
    if let misses { try checkMisses(misses) }
  }

  /// The length to play, or a usage error that names those that there are.
  func length(in universe: WordUniverse, or preferred: Int) throws -> Int {
    guard let length else { return universe.nearestLength(to: preferred) }
    try checkLength(length, in: universe)
    return length
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
