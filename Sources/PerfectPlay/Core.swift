public import Words

/// A few words that are worth as much as a whole list of one length.
///
/// The value of words never falls when others are added, so they prove that nobody can make fewer misses
/// with the list. Resources/cores.txt keeps them, and Scripts/cores finds them.
public struct Core: Sendable {
  /// The name of the list.
  public let list: String
  public let length: Int

  /// The value of the words, and of the list.
  public let misses: Int

  /// The words with spaces between them.
  let text: StaticString

  public var words: [String] { text.description.split(separator: " ").map(String.init) }

  /// The cores of the length of some words, each with those of its words that are among these.
  ///
  /// - Complexity: O(*n*) for *n* words, a core.
  public static func parts(among words: WordList) -> [(core: Core, words: WordList)] {
    all.filter { $0.length == words.length }.map { ($0, words.among($0.words)) }
  }
}
