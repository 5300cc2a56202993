/// A language in which the program speaks to the player, by its code in ISO 639-1.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case dutch = "nl"

  /// What it is called in itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .dutch: "Nederlands"
    }
  }

  /// The language in which everything is told now: English, unless a command that speaks to the player has set
  /// another. So bots and proofs read the same everywhere.
  @TaskLocal public static var current = Language.english

  /// The language that an environment asks for, by the first of its variables that says something: Dutch
  /// for `nl`, and English for all else. The system needs to know no such locale.
  public init(environment: (String) -> String?) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(environment).first { !$0.isEmpty }
    let code = locale?.prefix { $0.isLetter }
    self = code.flatMap { Language(rawValue: $0.lowercased()) } ?? .english
  }
}
