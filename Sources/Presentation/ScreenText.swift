/// What screens tell besides the game itself.
public enum ScreenText: Message {
  // Over any screen.
  case pressAnyKey
  case tooSmall(columns: Int, rows: Int)

  /// There are lines out of sight where the arrows point.
  case more(String)

  // At the right of a title.
  case level(Int, points: Int)
  case notScored
  case par(Int)

  // On the board.
  case of(Int, Int)
  case left(Int, of: Int)
  case noneYet, noGuessYet
  case held(Int, Noun)
  case category(String)

  /// The places of a letter, or that it has none.
  case at([Int])
  case aMistake

  // What the board says of keys.
  case typeLetter, onlyLetters, noPaste, solving, itIs, noHint

  // What is said of evil to who has never seen the game, the second where there's little room.
  case introduction, shortIntroduction

  // What follows from what was chosen.
  case countIsSecret, settingsWait, runGoesOn
  case givesUpGame, beginsAnother

  // The scores.
  case unscored, noWin, noGame
  case isNumber(Int)

  /// How a game ended, in four characters, and with how many mistakes.
  case end(isWon: Bool)
  case mistakes(Int, of: Int)

  /// How many games ended so.
  case ended(Int, isWon: Bool)
  case rate(Int, percent: Int)
  case streak(Int), bestStreak(Int)
  case since(String)

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}
