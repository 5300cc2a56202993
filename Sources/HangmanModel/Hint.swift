public import PerfectPlay
public import Words

/// What a player is told for the price of a mistake.
public enum Hint: Hashable, Sendable {
  /// A letter to guess.
  case letter(Letter)

  /// What stands for it in the text of moves.
  var sign: Character {
    switch self {
    case .letter(let letter): letter.character
    }
  }

  init?(sign: Character) {
    guard let letter = Letter(sign) else { return nil }
    self = .letter(letter)
  }

  /// How many numbers codes have room for.
  static let numbers = 64

  /// The hint that a number stands for in codes.
  init?(number: Int) {
    guard Letter.alphabet.indices.contains(number) else { return nil }
    self = .letter(Letter.alphabet[number])
  }
}

extension Board {
  /// How many hints were taken.
  public var hintCount: Int { moves.count { $0.hint != nil } }

  /// Whether a hint can be paid: it costs a mistake, but never the last one.
  public var canPayHint: Bool { status == .playing && missesLeft > 1 }

  /// Whether a hint can be taken: it can be paid, and the one before has been used.
  public var canTakeHint: Bool { canPayHint && openHint == nil }

  /// The letter that was named last, unless it has been guessed since.
  public var openHint: Letter? {
    guard case .letter(let letter) = moves.reversed().lazy.compactMap(\.hint).first else {
      return nil
    }
    return letters.contains(letter) ? nil : letter
  }
}

/// What may be told of a hint before it's paid.
public enum HintOffer: Hashable, Sendable {
  /// Some letter is left that can't be wrong, and the hint would name it.
  case safe
  /// Every letter that is left may be wrong.
  case risky
  /// The mistake that it costs would lose the game: whatever follows, or by the letter that it would name.
  case fatal
}

extension Round {
  /// What may be told of a hint; nil where none can be taken.
  ///
  /// - Complexity: O(*n*) for *n* candidates; where a villain may have won by then it's bounded as ``advice()`` is.
  public func hintOffer() -> HintOffer? {
    guard board.canTakeHint else { return nil }
    let words = wordsInQuestion
    let isAnySafe = lettersLeft.contains { letter in
      words.split(by: letter).families.allSatisfy { !$0.positions.isEmpty }
    }
    if isAnySafe { return .safe }
    return isLost(with: board.missesLeft - 1) ? .fatal : .risky
  }

  /// Whether a villain wins for certain if so many mistakes are left and the hint is followed.
  private func isLost(with left: Int) -> Bool {
    let setter = board.setup.setter
    if setter.isPerfect {
      if let par, left > par { return false }
      var solver = Solver()
      return solver.value(of: candidates, budget: Solver.budgetForPlaying).lowerBound >= left
    }
    // An honest setter's answer would give its word away.
    guard setter.role == .villain, left == 1, let letter = advice()?.letter else { return false }
    var trial = self
    return trial.guess(letter) == .miss
  }

  private var lettersLeft: [Letter] { Letter.alphabet.filter { !board.letters.contains($0) } }

  /// The best letter to guess on this board against a perfect setter, and the misses that it ends with
  /// then at most; nil after the end. No setter can force more.
  ///
  /// - Complexity: bounded by ``Solver/budgetForPlaying``.
  public func advice() -> Advice? {
    if board.status != .playing { return nil }
    var solver = Solver()
    return solver.bestLetter(for: wordsInQuestion, guessed: board.letters)
  }

  /// The words that it may still be, as far as the player can know.
  private var wordsInQuestion: WordList {
    board.setup.setter.dodges ? candidates : possibleWords ?? candidates
  }

  /// The words that it may be for all that was said, where the setter has chosen one.
  private var possibleWords: WordList? {
    board.setup.words(
      showing: board.pattern.opening, in: universe,
      without: run.found + board.wrongSolutions.map(board.word(of:))
    )?.fitting(board.pattern, guessed: board.letters)
  }
}
