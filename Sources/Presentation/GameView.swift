public import HangmanModel
public import PerfectPlay

/// All that there is to show of a game of Hangman, or to say of it. It's made in one place for all faces; each of
/// them puts its facts into words of its own, for the eye or for the ear.
public struct GameView: Equatable, Sendable {
  /// What has just happened.
  public var news: News

  /// What the player knows of the round.
  public var board: Board
  public var occasion = Occasion.run

  /// The level of its run, from 1, with the points so far and the mistakes that careful play leaves on it.
  public var level = 1
  public var points = 0
  public var spare: Int?
  public var par: Int?

  /// How many words the setter held at the start and after each move.
  public var candidateCounts: [Int] = []

  /// Whether the player wants to know how many are held, and whether that may be told as the game begins.
  public var showsMeter = false
  public var tellsHeld = true

  /// The setter that was asked for, where it had to give way.
  public var lostSetter: Setter?

  /// Whether the player sees such a game for the first time.
  public var isNewcomer = false

  /// What the setter remarks on the round; nil where it's silent.
  public var remark: String?

  /// What stands beside the keys, where there's room.
  public var aside: Aside?

  /// The game that was given up for this one, while a key opens its story.
  public var givenUp: FinishedGame?

  /// How it ended; nil while it goes on.
  public var end: GameEnd?

  /// What there may be beside the keys.
  public enum Aside: Equatable, Sendable {
    /// The best games with the list and the setter.
    case best([GameResult])
    /// The days of the month that a daily is of.
    case month(DailyCalendar, of: Day)
  }

  public init(_ board: Board, _ news: News = .nothing) {
    (self.board, self.news) = (board, news)
  }

  public init(_ round: Round, _ news: News = .begins) {
    self.init(round.board, news)
    occasion = round.occasion
    (level, points, spare, par) = (round.run.level, round.points, round.spare, round.par)
    candidateCounts = round.candidateCounts
  }

  /// How many words are held.
  var heldCount: Int { candidateCounts.last ?? 1 }

  /// The counts of a setter that dodges, where they're no secret: in play for the meter, and at the end.
  public var countsInPlay: [Int] { showsMeter ? countsAtEnd : [] }
  public var countsAtEnd: [Int] { board.setup.setter.dodges ? candidateCounts : [] }
}

/// What has just happened in a game.
public enum News: Equatable, Sendable {
  case nothing
  /// The round begins; or it does so though one of another kind was left.
  case begins, beginsBesideAnother
  /// It was left, and goes on.
  case resumed
  /// Another game is in the place of the one before, which has ended a run with points, or waits since it may not be
  /// given up. It begins, or it's one that was left.
  case newGame(endedRun: RunResult?, isOtherWaiting: Bool, isResumed: Bool)
  /// What came of a move, and whether more is known of the category than before it.
  case move(Move, Outcome, tellsCategory: Bool = false)
  /// The setter decides.
  case thinking
  /// What a hint would cost; nil where there is none.
  case offer(HintOffer?)
  case hint(Advice)
  /// How many words are held is told from now on, or no more.
  case meter
  /// Settings were changed, which hold from the next game on.
  case settingsWait
  case shared(isCopied: Bool)
  /// A step of a game that's told again, with its number and that of the last one.
  case step(Replay.Step, Int, of: Int)

  /// Whether the player is asked to take a hint.
  public var offersHint: Bool {
    if case .offer(let offer?) = self { offer != .fatal } else { false }
  }
}

/// How a game ended, and where that stands.
public struct GameEnd: Equatable, Sendable {
  public let game: FinishedGame

  /// The table of its list and setter; nil for a game that isn't kept.
  public var scores: HighScores?

  /// Its place among all games of that table, from 1; nil for a game that was lost.
  public var rank: Int?

  /// The place of its run among the best of its kind, from 1, where it has ended one of them.
  public var runRank: Int?

  /// What sets it apart.
  public var distinctions: [EndMessage] = []

  /// Another kind of game, which may please the player better.
  public var suggestion: Suggestion?

  /// Whether it's the first ever that a villain has won.
  public var isFirstLoss = false

  /// What can be typed to see it again, where it's told again.
  public var command: String?

  public init(_ game: FinishedGame) { self.game = game }

  /// Whether it was won without a mistake, or is the best of its table.
  public var isOutstanding: Bool { game.result.isWon && (game.result.misses == 0 || rank == 1) }
}
