/// A short text, and the same where there's little room.
public struct Caption: Hashable, Sendable, ExpressibleByStringLiteral {
  public let text, brief: String

  public init(stringLiteral text: String) { self.init(text) }

  init(_ text: String, _ brief: String? = nil) { (self.text, self.brief) = (text, brief ?? text) }

  /// The text in capitals, for headings.
  public var title: String { text.uppercased() }

  /// The text with a capital at its beginning.
  public var capitalized: String { text.capitalized }
}

/// What buttons, lines of menus, rows, columns and the like are called. A language gives all of them, or it
/// doesn't compile.
public struct Labels: Sendable {
  // The games, and what their menus lead to.
  public let hangman, evilHangman, ghost, resume, newGame, newRound, challenge, daily: Caption
  public let settings, scores, wordForFriend, playerName, start, clear, quit, done: Caption

  // What follows a game.
  public let nextLevel, tryAgain, comeBack, calendar, story, share: Caption

  // Answers to questions.
  public let giveUp, goOn, goOnPlaying, notYet, notNow, playIt, changeIt: Caption
  public let goOnWithIt, letItWait, keepIt, dropIt: Caption
  public let anotherRound, restartIt, keepThem, clearThem: Caption

  // What stands on the board, beside the letters or above a list; and on the calendar.
  public let mistakesLeft, wrongLetters, soFar, noneYet, noGuessYet, aMistake, itIs: Caption
  public let undecided, notScored, youWon, youLost, bestGames, play, drop: Caption

  // What is said of evil to who has never seen the game; and of the keys of a row of the settings.
  public let introduction, fromNextGame, waysOfLength, waysOfDifficulty: Caption

  // The tabs of the scores, the columns of their tables, and what these are of; the same of Ghost.
  public let everyone, games, runs, latest, statistics: Caption
  public let word, length, par, mistakes, score, points, levels, date: Caption
  public let allGames, allLists, anyCategory, withHints: Caption
  public let name, wins, played, people: Caption

  // How a game ended, briefly for tables, and what is told of it.
  public let won, lost, givenUp, replay: Caption

  // What stands above the rows of the settings, and what can be chosen there.
  public let nextGame, screen, words: Caption
  public let on, off, yes, no, sure, any, varied, variedLengths, alphabetical: Caption
  public let gentle, fair, hard, custom: Caption

  // The rows of Ghost's settings, and what stands beside them.
  public let against, person, losing, orMore, challenges, yourName, forScores: Caption
  public let usedBefore, player, computer: Caption

  /// What a challenged player is asked.
  public let nameOne: Caption

  // Where a word is set for a friend, with what is told there, and what such a word is called.
  public let set, then, here, code, losesGame, handOver, codeHides, refusal: Caption
  public let friendsWord, titleOfFriendsWord: Caption
}

/// Those of the language that is spoken now.
public var labels: Labels { tongue.labels }
