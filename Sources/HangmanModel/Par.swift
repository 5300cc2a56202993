import PerfectPlay
public import Words

extension GameSetup {
  /// Whether not even perfect play finds the word in time.
  public func cannotBeWon(withPar par: Int?) -> Bool {
    setter.isPerfect && isBeyondCarefulPlay(withPar: par)
  }

  /// Whether a villain takes all the mistakes of who plays carefully.
  public func isBeyondCarefulPlay(withPar par: Int?) -> Bool {
    guard setter.role == .villain, let par else { return false }
    return allowed <= par
  }
}

extension WordUniverse {
  /// The misses of careful play at a length against a setter; nil where they aren't known.
  public func par(forLength length: Int, by setter: Setter) -> Int? {
    par(forLength: length, by: setter.argument)
  }

  /// The misses of careful play: what the best guesser takes. Nil where it isn't known, as for phrases and for
  /// lists of one's own.
  public func par(of setup: GameSetup) -> Int? {
    setup.subject.length.flatMap { par(forLength: $0, by: setup.setter) }
  }

  /// The lengths that are drawn where they vary, rising: words that are long enough to be guessed rather than
  /// listed, and short enough for the worst villain to make careful play cost five mistakes. Where par isn't
  /// known it is the lengths that Webster's gives which have a dozen words. None of phrases.
  public var variedLengths: [Int] {
    if isOfPhrases { return [] }
    let usual = 6...11
    let worst = Setter.all.first(where: \.isPerfect)
    return lengths.filter { length in
      guard let par = worst.flatMap({ par(forLength: length, by: $0) }) else {
        return usual.contains(length) && (words(ofLength: length)?.count ?? 0) >= 12
      }
      return length >= usual.lowerBound && par >= 5
    }
  }

  /// The most wrong letters that a game can have with words of a length; nil without such words.
  ///
  /// - Complexity: O(*n*) for *n* words.
  public func mostMisses(forLength length: Int) -> Int? {
    words(ofLength: length).map { Letter.alphabet.count - $0.fewestLetters }
  }
}

extension Setter {
  /// Works out what par is at a length: the most misses of the perfect guesser's games; against a setter
  /// that doesn't dodge, the best mean of the other careful guessers, rounded up, since the perfect one
  /// expects the worst; and against one that plays perfectly what perfect play comes to, for which no game
  /// is played. 0 without such words.
  ///
  /// - Parameter play: plays some games of the length against the setter.
  /// - Complexity: for perfect play exponential at worst; an embedded list takes minutes, and a quarter of
  ///   a gigabyte.
  public func par(
    forLength length: Int, of collection: WordCollection, play: (Guesser) -> ArenaScore
  ) -> Int {
    if isPerfect {
      let setup = GameSetup(
        list: collection.id, subject: .word(length: length), allowed: 26, setter: self)
      guard let round = Round(setup, seed: 0, in: collection.universe) else { return 0 }
      var solver = Solver(memory: 1 << 28)
      return solver.value(of: round.candidates)
    }
    if dodges { return play(.perfect).greatest }
    let means = Guesser.careful.filter { $0 != .perfect }.map { play($0).mean }
    return Int((means.min() ?? 0).rounded(.up))
  }
}
