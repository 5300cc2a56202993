/// A list of words that has a name, with what is known of it alone.
public struct WordCollection: Sendable {
  public let id: ListID

  /// What stands for it in codes; nil for a list that isn't the program's own.
  public let number: Int?

  /// What the player reads.
  public let title: String

  /// More names that it goes by on the command line.
  public let otherNames: [String]

  /// What the words are and where they are from, in a sentence.
  public let source: String

  public let universe: WordUniverse
}

extension WordCollection {
  /// The words of a file, or the word of a friend.
  public init(_ id: ListID, universe: WordUniverse) {
    self.init(
      id: id, number: nil, title: id.title, otherNames: [], source: "A file.", universe: universe)
  }

  /// Whether it is called so on the command line.
  public func goes(by name: String) -> Bool { id == .own(name) || otherNames.contains(name) }
}

/// The lists that games can be played with: the program's own, the usual one first, and one of a file
/// where that was asked for.
public struct Library: Sendable {
  /// At least one.
  public let lists: [WordCollection]

  /// - Precondition: there is a list.
  public init(_ lists: [WordCollection]) {
    precondition(!lists.isEmpty, "a library without a list")
    self.lists = lists
  }

  /// The lists that the program carries.
  public static let embedded = Library(embeddedLists)

  /// The list that a game is played with unless another is asked for.
  public var standard: WordCollection { lists[0] }

  /// The library with a list that was asked for, which it may have already.
  public func adding(_ list: WordCollection?) -> Library {
    guard let list, self[list.id] == nil else { return self }
    return Library(lists + [list])
  }

  public subscript(id: ListID) -> WordCollection? { lists.first { $0.id == id } }

  /// The list that goes by a name; nil if none does.
  public func named(_ name: String) -> WordCollection? { lists.first { $0.goes(by: name) } }
}

extension ListID {
  /// The title of a list of the program's own, the last part of a file's path, or the code of a word.
  public var title: String {
    switch self {
    case .own(let name): Library.embedded[self]?.title ?? name
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .friend(let code): code
    }
  }
}
