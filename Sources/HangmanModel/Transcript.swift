public import Words

/// What a player does in a round.
public enum Move: Hashable, Sendable {
  case letter(Letter)
}

/// A game in short: what it was played with, where its chances began, and what the player did. On the
/// same words all else follows from these, so a game can be told again.
public struct Transcript: Hashable, Sendable {
  public let setup: GameSetup
  public let seed: UInt64

  /// The moves that counted, in order.
  public var moves: [Move]

  public init(setup: GameSetup, seed: UInt64, moves: [Move] = []) {
    self.setup = setup
    self.seed = seed
    self.moves = moves
  }
}

extension Move: CustomStringConvertible {
  /// Reads a move as ``description`` writes it.
  public init?(_ description: Character) {
    guard let letter = Letter(description) else { return nil }
    self = .letter(letter)
  }

  /// `E` for the letter E.
  public var description: String {
    switch self {
    case .letter(let letter): letter.description
    }
  }
}

extension Round {
  /// What the round is told again from; nil for one that was taken up without a seed.
  public var transcript: Transcript? {
    seed.map { Transcript(setup: board.setup, seed: $0, moves: board.guessed.map(Move.letter)) }
  }

  /// Plays a game again from its transcript; nil if it can't have been played on these words.
  ///
  /// - Complexity: O(*n*) for the *n* words of its length.
  public init?(_ transcript: Transcript, in universe: WordUniverse) {
    self.init(transcript.setup, seed: transcript.seed, in: universe)
    for move in transcript.moves {
      switch play(move) {
      case .hit, .miss: continue
      case .repeated, .ended: return nil
      }
    }
  }
}
