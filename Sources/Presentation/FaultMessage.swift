public import WordFiles

/// What ends the program, or is told on the way into a game.
public enum FaultMessage: Message {
  // Of the file that all is kept in.

  /// Nothing can be saved from the start; the path is nil where there is no home folder.
  case forgotten(path: String?, why: String)
  case stoppedSaving(path: String, why: String)
  case setAside(path: String, movedTo: String, isNewer: Bool)
  case locked(path: String)
  case unreadable(path: String?, why: String), adviceOnDamaged, adviceOnNewer
  case missing(path: String)

  // Why it can't be written, or read.
  case noHome, notAFile, foreign, damaged, newer, readOnly, full, busy, gone
  /// The file that was found couldn't be set aside.
  case notSetAside(why: String)
  /// SQLite's extended result code.
  case database(Int32)

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
