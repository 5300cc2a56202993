public import Words

/// Plays games without a screen, to measure setters and guessers.
public struct Arena: Sendable {
  public let setter: Setter
  public let guesser: Guesser

  /// How many misses lose a game; it is followed until the word is found all the same.
  public let allowed: Int

  public init(setter: Setter, guesser: Guesser, allowed: Int) {
    self.setter = setter
    self.guesser = guesser
    self.allowed = allowed
  }

  /// Plays some of the games that a seed gives, which are numbered from 0 on, with the words of one length of
  /// a list.
  ///
  /// Setter and guesser each have chances of their own, so that one guesser's draws don't change
  /// the words that another one meets.
  public func play(
    games: Range<Int>, length: Int, of collection: WordCollection, seed: UInt64
  ) -> ArenaScore {
    var score = ArenaScore(allowed: allowed)
    // More misses than there are letters, so that no game ends before the word is found.
    let setup = GameSetup(
      list: collection.id,
      subject: collection.universe.isOfPhrases ? .phrase(nil) : .word(length: length),
      allowed: Letter.alphabet.count + 1, setter: setter)
    var seeds = SeededGenerator(seed: seed)
    var players: [Int: ArenaPlayer] = [:]  // Phrases differ in length.
    for game in 0..<games.upperBound {
      let (setterSeed, guesserSeed) = (seeds.next(), seeds.next())
      if game < games.lowerBound { continue }
      guard var round = Round(setup, seed: setterSeed, in: collection.universe),
        let words = collection.universe.words(ofLength: round.board.pattern.length)
      else { break }
      var chances = SeededGenerator(seed: guesserSeed)
      var player = players.removeValue(forKey: words.length) ?? ArenaPlayer(guesser, knowing: words)
      while round.board.status == .playing {
        round.guess(player.letter(for: round.board, using: &chances))
      }
      players[words.length] = player
      score.add(misses: round.board.misses, guesses: round.board.guessed.count)
    }
    return score
  }
}

/// What came out of some games of the arena.
public struct ArenaScore: Hashable, Sendable {
  private let allowed: Int

  /// The misses of each game until its word was found.
  public private(set) var misses: [Int] = []

  /// All guesses of all games.
  public private(set) var guesses = 0

  public init(allowed: Int) { self.allowed = allowed }

  public var games: Int { misses.count }

  /// The games whose word was found before the allowed misses were used up.
  public var won: Int { misses.count { $0 < allowed } }

  /// The mean number of misses, 0 without games.
  public var mean: Double {
    misses.isEmpty ? 0 : Double(misses.reduce(0, +)) / Double(misses.count)
  }

  /// The middle number of misses, or the mean of the middle two; 0 without games.
  public var median: Double {
    let sorted = misses.sorted()
    if sorted.isEmpty { return 0 }
    return Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The least number of misses, 0 without games.
  public var least: Int { misses.min() ?? 0 }

  /// The greatest number of misses, 0 without games.
  public var greatest: Int { misses.max() ?? 0 }

  /// Adds a game that was played until its word was found.
  public mutating func add(misses: Int, guesses: Int) {
    self.misses.append(misses)
    self.guesses += guesses
  }

  /// Adds the games of another score.
  public mutating func add(_ other: ArenaScore) {
    misses += other.misses
    guesses += other.guesses
  }
}
