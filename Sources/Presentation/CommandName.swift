/// The name that the program was started by, as the player types it.
public enum CommandName {
  /// The name in all that is told now. What nobody started, such as a test, goes by the usual one.
  @TaskLocal public static var current = "hangman"

  /// Whether there is a command line to type it at. A host has none, and there no code of a game is told: who knows
  /// how a run began could play its next levels elsewhere first.
  @TaskLocal public static var isTyped = true

  /// The last part of the path that a program was started by; the usual name where that's none that anybody types.
  public static func started(by path: String?) -> String {
    // A shell puts a hyphen before the name of a program that somebody logs in to.
    let name = path?.split(separator: "/").last?.drop { $0 == "-" }
    guard let name, (1...longest).contains(name.utf8.count), name.allSatisfy(isPlain) else {
      return current
    }
    return String(name)
  }

  /// Longer ones leave sentences no room.
  private static let longest = 24

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "._+-".contains(character))
  }
}

/// A command of the program as it is typed, such as `hangman daily`.
public func command(_ arguments: String) -> String { "\(CommandName.current) \(arguments)" }
