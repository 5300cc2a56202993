import ArgumentParser
import HangmanModel
import Words

/// A code, and the list that it is of.
struct CodeOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The code; small letters, spaces and hyphens don't matter.", valueName: "code"))
  var code: [String]

  @Option(
    help: ArgumentHelp(
      "The file of words that it was played on, if it was one.", valueName: "file"),
    completion: .file())
  var words: String?

  /// What codes can tell of, in all games.
  static let kinds: [any Coded.Type] = [GameRecord.self, FriendWord.self]

  /// Reads the code; throws a `CodeFault`.
  func read() throws -> any Coded {
    try Code.read(code.joined().filter { !$0.isWhitespace }, as: Self.kinds)
  }

  /// The game of a code, and its words; throws a ``Failure`` or a `CodeFault`.
  func place(_ record: GameRecord) throws -> (GameRecord, LoadedWords?, WordUniverse) {
    let loaded = try words.map { try LoadedWords(at: $0) }
    let (placed, collection) = try record.placed(on: loaded?.collection)
    return (placed, loaded, collection.universe(for: placed))
  }
}
