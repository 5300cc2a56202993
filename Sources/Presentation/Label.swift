/// What a button, a line of a menu, a row or a column is called.
public enum Label: Message {
  // The games, and what their menus lead to.
  case hangman, ghost, resume, newGame, daily, settings, scores, wordForFriend, quit, done

  // What follows a game.
  case nextLevel, tryAgain, comeBack, calendar, story, share

  // Answers to questions.
  case giveUp, goOnPlaying, notYet, notNow, playIt, changeIt

  // What stands on the board, beside the letters or above a list.
  case mistakesLeft, wrongLetters, soFar, bestGames

  // The tabs of the scores, the columns of their tables, and what these are of.
  case games, runs, latest, statistics
  case word, length, par, mistakes, score, points, levels, date
  case allGames, allLists, withHints

  // The rows of the settings.
  case words, wordLength, category, mistakesAllowed, evil, character
  case language, meter, voice, animation, mouse, keyboard
  case nextGame, screen, on, off

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }

  /// The same where there's little room.
  public var brief: String { tongue.brief(self) }

  /// It as it stands above a screen or a part of one.
  public var title: String { text.uppercased() }
}
