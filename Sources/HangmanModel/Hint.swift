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

extension Round {
  /// The best letter to guess on this board against a perfect setter, and the misses that it ends with
  /// then at most; nil after the end. No setter can force more.
  ///
  /// - Complexity: bounded by ``Solver/budgetForPlaying``.
  public func advice() -> Advice? {
    if board.status != .playing { return nil }
    let words = board.setup.setter.dodges ? candidates : possibleWords ?? candidates
    var solver = Solver()
    return solver.bestLetter(for: words, guessed: board.letters)
  }

  /// The words that it may be for all that was said, where the setter has chosen one.
  private var possibleWords: WordList? {
    board.setup.words(
      showing: board.pattern.opening, in: universe,
      without: run.found + board.wrongSolutions.map(board.word(of:))
    )?.fitting(board.pattern, guessed: board.letters)
  }
}
