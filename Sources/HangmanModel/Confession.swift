public import Words

/// The whole truth about a game: what each move came to, and what else could have come of it.
///
/// It is told by the words that the game began with and the answers that were given, which follow from
/// the word at its end: that one fits all of them. The setter isn't asked again, so the story of a game
/// stays the same when its setter plays otherwise in a later version.
public struct Confession: Sendable {
  /// A move, and what it came to.
  public struct Step: Hashable, Sendable {
    public let move: Move
    public let outcome: Outcome

    /// The board before and after it.
    public let before, after: Pattern

    /// How many words were held before it, or would have fitted; and how many after it.
    public let held, kept: Int

    /// The families that a letter made of them, the largest first, of equals the one whose positions
    /// come first; none of another move.
    public let families: [Family]

    /// A well-known word that was dropped when the move was denied though some word would have allowed
    /// it; nil where nothing was dodged, or none of the words may be shown.
    public let dodged: String?

    /// A word that fits every answer until then, this one included.
    public let witness: String

    /// Whether a letter was denied though some word had it, or a word was though it was held.
    public let isDodge: Bool

    /// The largest family beside the one that was kept.
    public var runnerUp: Family? { families.first { $0 != keptFamily } }

    /// The family that was kept; nil for what is no letter.
    public var keptFamily: Family? {
      switch outcome {
      case .hit(let positions): families.first { $0.positions == positions }
      case .miss: families.first { $0.positions.isEmpty }
      default: nil
      }
    }
  }

  public let record: GameRecord

  /// The word at the end, which fits every answer.
  public let word: String

  /// What it means, where that is known.
  public let meaning: Meaning?

  public let steps: [Step]

  /// The board at the end.
  public let board: Board

  /// How many words there were at the start.
  public let startCount: Int

  /// The words that fit every answer, those left out that aren't shown; none where they are more than
  /// ``mostHeldWords``.
  public let heldWords: [String]

  /// Whether the list has changed since; nil where that isn't known.
  public let isListChanged: Bool?

  /// What the same letters would have come to if the setter had chosen a word; nil for one that did, or where
  /// there is none to choose.
  public let honest: Round?

  /// The misses of careful play; nil where they aren't known, as on a later level where they hang on the words
  /// that are left.
  public let par: Int?

  /// The words before each move.
  let candidates: [WordList]

  /// Tells a game again; nil where it can't have been played on these words.
  ///
  /// - Parameter word: one that fits all answers, as ``GameResult/word`` does.
  /// - Complexity: O(*n*) for the *n* words of its length, a move.
  public init?(_ record: GameRecord, word: String, in universe: WordUniverse) {
    guard var round = Round(record, answeredBy: Pattern(description: word), in: universe) else {
      return nil
    }
    startCount = round.candidates.count
    var witnesses = Witnesses(of: record, word: word, knowing: universe.lexicon)
    var steps: [Step] = []
    var candidates: [WordList] = []
    for move in record.moves {
      let before = round
      let outcome = round.play(move)
      guard outcome.counts else { return nil }
      candidates.append(before.candidates)
      steps.append(witnesses.step(move, outcome, from: before, to: round))
    }
    guard round.candidates.contains(word) else { return nil }
    self.record = record
    self.word = word
    self.steps = steps
    self.candidates = candidates
    meaning = round.meaning(of: word)
    board = round.board
    heldWords = round.fewCandidates
    isListChanged = record.fingerprint.map { $0 != universe.fingerprint }
    let isLaterLevel = !record.run.found.isEmpty
    par = isLaterLevel && record.setup.setter.isPerfect ? nil : universe.par(of: record.setup)
    honest = Round(insteadOf: record, showing: Pattern(openingOf: word), in: universe)
  }

  public var setup: GameSetup { record.setup }

  /// How many words fit every answer.
  public var heldCount: Int { steps.last?.kept ?? startCount }

  /// The place of the step that left one word of several; nil where none did.
  public var commitment: Int? { steps.firstIndex { $0.kept == 1 && $0.held > 1 } }
}

extension Round {
  /// A game that might have been: with the word that a setter of the same seed would have chosen. Only the
  /// letters are said again: a solution was meant for another word.
  ///
  /// A phrase is one that looks as the game did at first: which shape is drawn depends on the setter.
  ///
  /// - Parameter opening: the board at first.
  fileprivate init?(
    insteadOf record: GameRecord, showing opening: Pattern, in universe: WordUniverse
  ) {
    var honest = record
    honest.setup.setter = .named(dodging: false)
    guard record.setup.setter.dodges, let seed = record.seed,
      let words = honest.setup.words(showing: opening, in: universe, without: record.run.found)
    else { return nil }
    self.init(
      beginning: honest, among: words, in: universe, using: SeededGenerator(seed: seed))
    for case .letter(let letter) in record.moves { guess(letter) }
  }
}
