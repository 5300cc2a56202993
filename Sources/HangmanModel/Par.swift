public import Words

extension GameSetup {
  /// The misses of careful play: what the best guesser takes. Nil where it isn't known, as for phrases
  /// and for lists of one's own.
  public var par: Int? {
    WordCollection.embedded.first { $0.id == list }?.par(forLength: length, by: setter)
  }

  /// What careful play leaves to spare, by name.
  public enum Ease: Int, CaseIterable, Sendable {
    case gentle = 4
    case fair = 2
    case hard = 1

    /// The misses to allow for a game that is so easy.
    public func allowed(withPar par: Int) -> Int {
      min(par + rawValue, allowedRange.upperBound)
    }
  }

  /// The misses to allow for a game that is so easy; nil without a par.
  public func allowed(for ease: Ease) -> Int? {
    par.map(ease.allowed)
  }
}

extension WordCollection {
  /// The misses of careful play at a length against a setter; nil where they aren't known.
  public func par(forLength length: Int, by setter: Setter) -> Int? {
    par(forLength: length, by: setter.argument)
  }
}

extension WordUniverse {
  /// The most wrong letters that a game can have with words of a length; nil without such words.
  ///
  /// - Complexity: O(*n*) for *n* words.
  public func mostMisses(forLength length: Int) -> Int? {
    words(ofLength: length).map { Letter.alphabet.count - $0.fewestLetters }
  }
}

extension ArenaScore {
  /// What par is by these games: the most misses, or against a setter that doesn't dodge their mean,
  /// rounded up.
  public func par(by setter: Setter) -> Int {
    setter.dodges ? greatest : Int(mean.rounded(.up))
  }
}
