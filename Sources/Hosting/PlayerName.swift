import HangmanModel

/// What a player is called on the board: 3 to 20 letters, digits, hyphens and underscores, which nobody can take
/// for somebody else.
public struct PlayerName: Hashable, Sendable, CustomStringConvertible {
  /// Why a text can't be a name.
  public enum Fault: Error, Hashable, Sendable {
    case tooShort
    case tooLong
    /// A character that is neither a letter from A to Z, a digit, a hyphen nor an underscore.
    case unfit(Character)
    /// It begins with a hyphen or an underscore.
    case beginsWithMark
    case noLetter
    /// It would be taken for the game, its host or somebody in it.
    case reserved
  }

  public static let lengths = 3...20

  /// As the player has typed it.
  public let description: String

  /// The same for all names that are alike at a glance: without case, hyphens and underscores, and with one
  /// letter for those that look like each other. It is kept, so it never changes.
  public let skeleton: String

  /// - Throws: the first fault, from the left.
  public init(_ text: String) throws(Fault) {
    if let unfit = text.first(where: { !Self.isFit($0) }) { throw .unfit(unfit) }
    if text.count < Self.lengths.lowerBound { throw .tooShort }
    if text.count > Self.lengths.upperBound { throw .tooLong }
    if text.hasPrefix("-") || text.hasPrefix("_") { throw .beginsWithMark }
    if !text.contains(where: \.isLetter) { throw .noLetter }
    description = text
    skeleton = Self.skeleton(of: text)
    if Self.reserved.contains(skeleton) { throw .reserved }
  }

  /// Whether a character may be in a name.
  @Sendable public static func isFit(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || character == "-" || character == "_")
  }

  private static func skeleton(of text: String) -> String {
    let letters = text.lowercased().compactMap { letter -> Character? in
      switch letter {
      case "-", "_": nil
      case "0": "o"
      case "1", "i": "l"
      case "2": "z"
      case "3": "e"
      case "4": "a"
      case "5": "s"
      case "6", "9": "g"
      case "7": "t"
      case "8": "b"
      default: letter
      }
    }
    return String(letters).replacing("rn", with: "m").replacing("vv", with: "w")
  }

  private static let reserved = Set(
    (Setter.all.flatMap { [$0.id, $0.name] } + [
      "admin", "administrator", "anonymous", "anybody", "anyone", "beheerder", "board", "computer",
      "daemon", "everybody", "everyone", "evil", "evil-hangman", "gast", "ghost", "guest",
      "hangman",
      "honest", "host", "iedereen", "mod", "moderator", "niemand", "nobody", "null", "operator",
      "play", "player", "root", "server", "setter", "speler", "ssh", "sshd", "staff", "support",
      "sysop", "system", "villain", "you",
    ]).map(skeleton))
}
