public import HangmanModel

/// What screens tell besides the game itself.
public enum ScreenText: Message {
  // Over any screen.
  case pressAnyKey
  case tooSmall(columns: Int, rows: Int)

  /// There are lines out of sight where the arrows point.
  case more(String)

  // At the right of a title.
  case level(Int, points: Int)

  // On the board.
  case left(Int, of: Int)
  case held(Int, Noun)

  /// The places of a letter, counted from 1.
  case at([String])

  // What the board says of keys.
  case typeLetter, onlyLetters, noPaste, solving, noHint

  // What follows from what was chosen.
  case countIsSecret, settingsWait, runGoesOn
  case givesUpGame, beginsAnother

  // The scores.
  case unscored, noWin, noGame
  case isNumber(Int)

  // What everybody has come to.
  case own(String), nobodyYet, whatIsProved, playDayFirst

  /// With how many mistakes a game ended.
  case mistakes(Int, of: Int)

  case rate(Int, percent: Int)
  case streak(Int), bestStreak(Int)
  case since(String)

  /// In the settings: a change takes effect.
  case atOnce

  /// How many words or phrases a list has.
  case list(Int, Noun)

  // The length of the words: varied, or one that has so many; another had to give way for it.
  case variedLengths(Int, Int)
  case words(Int, ofLength: Int, insteadOf: Int?), briefWords(Int, ofLength: Int, insteadOf: Int)

  // A category that has too few phrases to dodge among.
  case tooFewAlike(Int)

  /// The conduct of a character, and that none plays.
  case conduct(Setter)
  case characterWaits

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}
