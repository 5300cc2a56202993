public import Words

/// Another kind of game that may please the player better, which is suggested at the end of one.
public enum Suggestion: Hashable, Sendable {
  /// Words that people know.
  case everydayWords(ListID)
  /// A villain that answers otherwise.
  case villain(Setter)

  /// The settings for it.
  public func applied(to settings: Settings) -> Settings {
    var settings = settings
    switch self {
    case .everydayWords(let list): settings.list = list
    case .villain(let setter): settings.setter = setter
    }
    return settings
  }
}

extension FinishedGame {
  /// What may please the player better than this game, which has ended their run; nil for nothing. Everyday words
  /// after a loss by a word that hardly anybody knows; another villain for who guesses the same letters as in
  /// the game before.
  ///
  /// - Parameters:
  ///   - before: the moves of the game before.
  ///   - suggestsWords: whether everyday words may be suggested.
  public func suggestion(
    after before: [Move], suggestsWords: Bool, in library: Library = .embedded
  ) -> Suggestion? {
    guard occasion.isOwnRun, runState == .lost || runState == .complete else { return nil }
    if suggestsWords, !result.isWon, result.setup.list == library.standard.id,
      let everyday = library.named("english"),
      library.standard.universe.lexicon.familiarity(of: result.word) == .unknown
    {
      return .everydayWords(everyday.id)
    }
    let setter = result.setup.setter
    let beginning = record.moves.prefix(Self.habit)
    guard setter.role == .villain, beginning.count == Self.habit,
      beginning == before.prefix(Self.habit)
    else { return nil }
    return Setter.dodgers.last { $0.role == .villain && $0 != setter }.map(Suggestion.villain)
  }

  /// So many first letters in the same order are a habit.
  private static let habit = 5
}
