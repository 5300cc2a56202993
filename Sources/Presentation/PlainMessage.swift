public import HangmanModel
public import Words

/// What is said in a game that is played a line at a time. What was typed is in quotation marks, or nil where
/// it isn't fit to be said again.
public enum PlainMessage: Message {
  case greeting, goodbye
  /// What will be there at the next start.
  case gameGoesOn, levelWaits(Int), roundGoesOn

  case commands
  /// A command, by its name, had words behind it that it doesn't take.
  case standsAlone(String)

  /// A line that is neither a command nor a letter: an empty one, one that isn't fit to be said again, or
  /// another in quotation marks.
  case empty, unfit, notALetter(String), answer(String), notACommand(String)

  case over(nextLevel: Int?)
  case levelGoesOn, noNextLevel
  case howToTakeHint, howToSolve

  case mistakesLeft(Int)
  /// A letter that stands at these places, counted from 1.
  case hit(Letter, [String])

  // The letters, with signs between them.
  case noneUsed, used(String, Noun), missed(String, Noun), unused(String), noneUnused

  /// The answer with its spelling, or one of several.
  case spelled(String, String, Noun), spelledOne(String, String)

  /// The games that were left.
  case noneWaits, howToGoOn

  /// What came of a game that is over.
  case mistakes(Int, allowed: Int), chosenBefore, began(Int, Noun), held([Held]), gaveUp
  case place(Int, isHelped: Bool), notAmongBest(Int)

  /// What can be typed next.
  case nextLevel(Int, spare: String, points: Int), newEndsRun, new

  case storyComesLater, storyNumber, storyExample, shareLater
  /// A word in quotation marks that has no known meaning; nil for one that isn't fit to be said again.
  case noMeaning(String?), defineExample

  /// How a game ended that is told again.
  case ended(isWon: Bool)

  /// A cell of the word by what it holds.
  case cell(Character?)
  case allBlank(Int)
  /// What is left besides the letters.
  case restBlank

  // What is said in Ghost.
  case ghostGreeting, roundResumed, dictionary(String), players(String, String), fragment(String)
  case newRound, playAgain, roundIsOver, orGiveUp, oneLetter
  case needsChallenges

  // What is said of the settings.

  case usage, forNextGame, startsNext, startsWithNew
  /// The game in play: its letters or ``phrase(_:)``, the mistakes, and whether evil is on.
  case inPlay(String, allowed: Int, evil: String), phrase(Int)

  /// How another list or category is chosen, by the command's name and what there is.
  case choice(String, [String])

  case list(String, Int, Noun), noSuchList(String?)
  case noSuchCategory(String?), onlyForPhrases, tooFewAlike

  case variedLength([Int]), lengthUsage, lengthIsDrawn
  case noWordOfLength(String?), lengths([Int]), movedLength(from: Int, to: Int)

  case difficulty(String), missesUsage
  case outOfRange(String?, least: Int, most: Int), notANumber(String?)

  case evilOff, evilOn, evilAs(Setter), evilUsage, evilSwitch(String?)
  case languageUsage, languageSpoken
  case meter(Bool), meterSwitch(String?)

  // What is printed of games that are over, and of lists.
  case noWin, noRun
  case figures(Int, since: String?, won: Int, percent: Int), streaks(now: Int, best: Int)
  /// What stands before how many games ended with how many mistakes, and that.
  case byMistakes, count(Int, mistakes: Int)
  case categories(of: String)

  /// How many words were held after a move.
  public struct Held: Hashable, Sendable {
    let count: Int
    let move: String

    public init(_ count: Int, after move: String) { (self.count, self.move) = (count, move) }
  }

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}
