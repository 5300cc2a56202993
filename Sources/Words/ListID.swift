/// Which words a game is played with.
public enum ListID: Hashable, Sendable {
  /// A list of the program's own, by its name in `Resources/lists.txt`.
  case own(String)
  /// A file, by its path.
  case file(String)
  /// The one word that somebody has set, by its code.
  case friend(code: String)

  private static let friendPrefix = "friend "

  /// Reads what ``text`` writes: a path has a slash, and a name has none.
  public init(_ text: String) {
    self =
      text.hasPrefix(Self.friendPrefix)
      ? .friend(code: String(text.dropFirst(Self.friendPrefix.count)))
      : text.contains("/") ? .file(text) : .own(text)
  }

  /// What games are kept with: a name, a path, or `friend` and a code.
  public var text: String {
    switch self {
    case .own(let name): name
    case .file(let path): path
    case .friend(let code): Self.friendPrefix + code
    }
  }

  public var isOwn: Bool { if case .own = self { true } else { false } }
}

/// The list of games to come, and whether the player has chosen it; else it's the usual one of the language that is
/// spoken.
public struct ListChoice: Hashable, Sendable {
  public private(set) var list: ListID
  public let isChosen: Bool

  public init(_ list: ListID, isChosen: Bool = true) {
    (self.list, self.isChosen) = (list, isChosen)
  }

  /// Takes the usual list, unless the player has chosen one.
  public mutating func follow(_ usual: ListID) {
    if !isChosen { list = usual }
  }
}
