public import HangmanModel

/// What is told of some keys, in the footer and in the help; equal lines of several screens are one.
public enum KeyLine: Hashable, Sendable {
  // Everywhere, and in what stands over a screen.
  case help, leaveProgram, pauseProgram, scroll, anyKey, otherKeys

  // Ways out.
  case back, done, menu, leave, leaveScores, leaveCalendar, leaveReplay, leaveHost

  // Buttons.
  case press, toButtons, backwards, amongButtons, otherButton

  // A board.
  case guess, pick, solve, hint, meter, givenUpStory, say, takeHint
  case addLetter, challenge

  // The rows of a form, and a text that is typed there.
  case row, change, changeByFive, digits, ends
  case type, delete, usedBefore, leaveText

  // A menu, or a question.
  case yes, no, up, down, first, last, choose

  // A game that has ended, its story and its replay.
  case share, meaning, suggestion(Suggestion)
  case step, pageOfSteps, endsOfSteps, shareStory, replay
  case stepOn, stepBack, start, end

  // The scores, and those of Ghost.
  case tabs, otherTable, scrollGames, story, replayRow
  case otherLevel, names, button, pressButton

  // The calendar.
  case days, pressOnDay

  // No keys, but words and what they mean.
  case par, score, points, levels, bar

  /// It in the language that is spoken now.
  public var words: Keys { tongue.words(for: self) }
}

/// The keys as the player reads them, and what they do.
public struct Keys: Hashable, Sendable {
  public let name: String

  /// What they do, for the help.
  public let purpose: String

  /// What they do in a word, for the footer; nil keeps them out of it.
  public let short: String?

  init(_ name: String, _ purpose: String, _ short: String? = nil) {
    (self.name, self.purpose, self.short) = (name, purpose, short)
  }
}
