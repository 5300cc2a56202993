public import ProgramModel
public import WordFiles

/// What ends the program, or is told on the way into a game.
public enum FaultMessage: Message {
  // Of the file that all is kept in.

  case store(StoreNotice)
  case locked(path: String)
  case unreadable(path: String?, why: String), adviceOnDamaged, adviceOnNewer
  case missing(path: String)

  /// Why it can't be written, or read.
  case file(FileFault)

  case noTerminal(command: String), tooFewFiles(Int)
  /// The output can't be written, and what the system says of it.
  case output(String)

  /// A terminal, by its name, that can't show the game.
  case unnamedTerminal, unknownTerminal(String), incapableTerminal(String), noCurses(String)

  /// A file of words that can't be played with, or not all of it.
  case wordFile(WordFileError, path: String)
  case skipped(Int, path: String)
  case tooShortForGhost(path: String, minimum: Int), tooLongForGhost(path: String, letters: Int)
  case noWord

  /// A word for a friend.
  case typeFriendWord, noFriendWord(longest: Int), friendWordMissing

  case tryOtherForm

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}
