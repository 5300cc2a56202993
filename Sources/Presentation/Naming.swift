public import GhostModel
public import HangmanModel
public import ProgramModel
public import Words

/// What a language calls the things that the models know by ids.
public protocol Naming: Sendable {
  /// A setter by its id; nil for one that this language has no words for.
  func words(forSetter id: String) -> SetterWords?

  /// The list that is played with as long as none was chosen, and the dictionary of Ghost, by their ids.
  var usualList: String { get }
  var usualGhostList: String { get }

  /// A list of the program's own by its id; nil for one that this language has no words for.
  func words(forList id: String) -> ListWords?

  func name(of language: Language) -> String

  /// A category of phrases by its English name; nil leaves it that.
  func name(ofCategory name: String) -> String?

  /// A way in which the computer plays Ghost: a word, and what to expect of it in a sentence of at most 38
  /// characters.
  func words(for opponent: GhostOpponent) -> (name: String, conduct: String)
}

/// What a setter is called, and what is told of it: in a clause that a pronoun begins, of at most 24 characters,
/// and what to expect of it in a sentence of at most 62.
public typealias SetterWords = (name: String, conduct: String, expectation: String)

/// What a list is called, also behind the command that chooses it, and what its words are and where they are from;
/// nil leaves it the title that it has, its id, and the source as it is.
public typealias ListWords = (title: String?, typedName: String?, source: String?)

extension Language {
  /// The list that is played with as long as none was chosen.
  public var usualList: ListID { .own(tongue.usualList) }

  /// The dictionary of Ghost as long as none was chosen.
  public var usualGhostList: ListID { .own(tongue.usualGhostList) }

  /// What it is called in the language that is spoken now.
  public var localizedName: String { Language.current.tongue.name(of: self) }
}

extension Setter {
  private var words: SetterWords? { tongue.words(forSetter: id) }

  public var localizedName: String { words?.name ?? name }

  /// What to expect of it: a sentence of at most 62 characters.
  public var expectation: String { words?.expectation ?? "" }

  /// The same in a clause that a pronoun begins, of at most 24 characters.
  public var conduct: String { words?.conduct ?? "" }

  /// What stands above its game.
  public var title: String {
    (role == .villain ? labels.evilHangman : labels.hangman).title
  }

  /// The same where there's little room.
  public var shortTitle: String {
    isStandard ? SettingName.evil.label.title : localizedName.uppercased()
  }
}

extension ListID {
  /// What the player reads: the last part of a file's path, as it is.
  public var localizedTitle: String {
    switch self {
    case .own(let id): tongue.words(forList: id)?.title ?? title
    case .file: title
    case .friend: labels.titleOfFriendsWord.text
    }
  }

  /// What it is called behind the command that chooses it: its id, `file`, or another name.
  public var typedName: String {
    let name = isOwn ? text : "file"
    return tongue.words(forList: name)?.typedName ?? name
  }
}

extension WordCollection {
  public var localizedTitle: String {
    id.isOwn ? tongue.words(forList: id.text)?.title ?? title : title
  }

  /// What its words are and where they are from.
  public var localizedSource: String { tongue.words(forList: id.text)?.source ?? source }
}

extension Category {
  public var localizedName: String { tongue.name(ofCategory: rawValue) ?? rawValue }
}

extension GhostOpponent {
  public var localizedName: String { tongue.words(for: self).name }

  /// What to expect of it: a sentence of at most 38 characters.
  public var conduct: String { tongue.words(for: self).conduct }
}
