public import Words

/// Everything that the player may know of a round.
public struct Board: Hashable, Sendable {
  /// Whether the round goes on.
  public enum Status: String, Sendable { case playing, won, lost }

  /// The cells of the word.
  public internal(set) var pattern: Pattern

  /// The moves that counted, in order.
  public internal(set) var moves: [Move] = []

  /// The letters among the moves, in order.
  public internal(set) var guessed: [Letter] = []

  /// The same as a set.
  public private(set) var letters: LetterSet = []

  /// How many of the moves cost a mistake.
  public internal(set) var misses = 0

  /// The solutions that were wrong, in order.
  public internal(set) var wrongSolutions: [Solution] = []

  /// What is known of what a phrase is about; nil for words.
  public internal(set) var category: CategoryHint?

  /// What the round is played with.
  public let setup: GameSetup

  /// How many misses lose the round.
  public var allowed: Int { setup.allowed }

  /// The board of a round that begins.
  public init(pattern: Pattern, setup: GameSetup) {
    self.pattern = pattern
    self.setup = setup
  }

  /// The guesses that the word doesn't hold, in order.
  public var missed: [Letter] { guessed.filter { !shows($0) } }

  /// How many more misses lose the round.
  public var missesLeft: Int { allowed - misses }

  public var status: Status {
    if misses >= allowed { return .lost }
    return pattern.isSolved ? .won : .playing
  }

  /// Whether the letter stands in a shown cell.
  public func shows(_ letter: Letter) -> Bool { !pattern.positions(of: letter).isEmpty }

  /// Notes where a letter stands that was guessed, or that it doesn't.
  mutating func take(_ letter: Letter, at positions: Positions) {
    moves.append(.letter(letter))
    guessed.append(letter)
    letters.formUnion(LetterSet([letter]))
    if positions.isEmpty { misses += 1 }
    pattern.reveal(letter, at: positions)
  }

  /// Notes a solution: with the word if it's right.
  mutating func take(_ solution: Solution, ifRight word: String?) {
    moves.append(.solution(solution))
    if let word {
      pattern = Pattern(description: word)
    } else {
      wrongSolutions.append(solution)
      misses += 1
    }
  }

  /// Notes a hint, which costs a mistake.
  mutating func take(_ hint: Hint) {
    moves.append(.hint(hint))
    misses += 1
  }
}
