import ArgumentParser
import HangmanModel
import Words

/// One length of words, or all of them.
struct LengthOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of characters of the word, or 'all'.",
      discussion: "By default it is \(Settings.defaults.length), or the nearest that has a word.",
      valueName: "n"))
  var length: String?

  func validate() throws {
    if let length, length != "all", Int(length) == nil {
      throw ValidationError("--length '\(length)' is neither a number nor 'all'.")
    }
  }

  /// The lengths asked for; one that no word has is a usage error.
  func lengths(in universe: WordUniverse) throws -> [Int] {
    guard let length else { return [universe.nearestLength(to: Settings.defaults.length)] }
    guard let length = Int(length) else { return universe.lengths }
    try checkLength(length, in: universe)
    return [length]
  }
}
