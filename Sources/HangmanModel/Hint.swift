public import PerfectPlay
public import Words

extension Board {
  /// How many hints were taken.
  public var hintCount: Int { moves.count { if case .hint = $0 { true } else { false } } }

  /// Whether a hint can be paid: it costs a mistake, but never the last one.
  public var canPayHint: Bool { status == .playing && missesLeft > 1 }

  /// Whether a hint can be taken: it can be paid, and the one before has been used.
  public var canTakeHint: Bool { canPayHint && openHint == nil }

  /// The letter that was named last, unless it has been guessed since.
  public var openHint: Letter? {
    for move in moves.reversed() {
      if case .hint(let letter) = move { return letters.contains(letter) ? nil : letter }
    }
    return nil
  }
}

extension Round {
  /// The best letter to guess on this board against a perfect setter, and the misses that it ends with
  /// then at most; nil after the end. No setter can force more.
  ///
  /// - Complexity: bounded by ``Solver/budgetForPlaying``.
  public func advice() -> Advice? {
    if board.status != .playing { return nil }
    guard !board.setup.setter.dodges, let possible = possibleWords else {
      var solver = Solver()
      return solver.bestLetter(for: candidates, guessed: board.letters)
    }
    var words = FittingWords(possible)
    words.follow(board)
    return words.best()
  }

  /// The words that it may be for all that was said, where the setter has chosen one.
  private var possibleWords: WordList? {
    board.setup.words(
      showing: board.pattern.opening, in: universe,
      without: run.found + board.wrongSolutions.map(board.word(of:)))
  }
}
