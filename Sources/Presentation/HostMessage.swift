/// What is told to those who play at a host.
public enum HostMessage: Message {
  /// What a name may be, in so many characters, and where it's seen.
  case nameRule(ClosedRange<Int>), briefNameRule(ClosedRange<Int>)

  // Why a name can't be had.
  case nameTooShort(Int), nameTooLong(Int), unfitName, nameBeginsWithMark, nameHasNoLetter
  case nameIsReserved, nameIsTaken, tooManyNames(Int)

  /// What the player is called now; a line that isn't a name is asked again.
  case named(String), askName

  /// The same player plays in another window, which may not have left when it was asked to.
  case otherWindow, otherWindowStays

  /// What can be typed at a host alone.
  case commands, guestCommands

  /// Nothing has been typed for too long; and whether the game is kept.
  case leftAlone(isKept: Bool)

  // What is said at the end: to a guest, and where another window has asked this one to close.
  case guestFarewell, windowClosed

  /// Nothing can be kept, so nothing is played.
  case noStore

  /// What is played doesn't come to the board of all.
  case noBoard(why: String)

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}
