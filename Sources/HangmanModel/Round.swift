public import Words

/// What a guess came to.
public enum Outcome: Hashable, Sendable {
  /// The letter stands at these positions.
  case hit(Positions)
  /// The letter isn't in the word.
  case miss
  /// The solution is the word.
  case solved
  /// The solution isn't the word, which counts as a miss.
  case wrong
  /// The letter was guessed before; nothing has changed.
  case repeated
  /// A letter was named for the price of a mistake.
  case hinted
  /// The round is over; nothing has changed.
  case ended
  /// A solution that doesn't fit the board, or a hint that can't be paid; nothing has changed.
  case unfit

  /// Whether it cost a mistake.
  public var isMistake: Bool {
    switch self {
    case .miss, .wrong, .hinted: true
    case .hit, .solved, .repeated, .ended, .unfit: false
    }
  }

  /// Whether anything has changed.
  public var counts: Bool {
    switch self {
    case .hit, .miss, .solved, .wrong, .hinted: true
    case .repeated, .ended, .unfit: false
    }
  }
}

/// One game from the first guess to the last: the board, and the setter behind it.
///
/// A round always holds candidates. A guess splits them into families, the setter picks one, and
/// the board shows what that family has in common. A single secret word is the case of one
/// candidate.
///
/// ```swift
/// var round = Round(.standard, seed: 7, in: words)
/// round?.guess(letter)  // .miss, for as long as it can
/// ```
public struct Round: Sendable {
  public private(set) var board: Board

  /// How many words the setter held at the start and after each move that counted.
  public private(set) var candidateCounts: [Int]

  /// The words that the setter still holds; at least one.
  public private(set) var candidates: WordList

  /// The levels before this one.
  public let run: Run

  public let occasion: Occasion

  /// Where the chances of the round began; nil for one that was kept without it.
  public let seed: UInt64?

  private(set) var generator: SeededGenerator
  var gameplay: any GameplayDelegate
  let universe: WordUniverse

  /// Starts a round with the words that the setup asks for; nil if there are none, or none that the
  /// run hasn't used.
  ///
  /// - Parameters:
  ///   - seed: the same one and the same moves give the same answers.
  ///   - run: the levels before; their words don't come again.
  public init?(
    _ setup: GameSetup, seed: UInt64, in universe: WordUniverse, continuing run: Run = Run(),
    for occasion: Occasion = .run
  ) {
    self.init(
      beginning: GameRecord(setup: setup, seed: seed, run: run, occasion: occasion), in: universe)
  }

  /// A game at its beginning, to be played by its setter; nil without a seed, or if it can't have been
  /// played on these words.
  public init?(beginning record: GameRecord, in universe: WordUniverse) {
    guard let seed = record.seed else { return nil }
    var generator = SeededGenerator(seed: seed)
    guard
      let words = record.setup.pool(in: universe, without: record.run.found, using: &generator)
    else { return nil }
    self.init(beginning: record, among: words, in: universe, using: generator)
  }

  /// The same with some words; nil if the setter holds none of them.
  ///
  /// - Parameter generator: draws all that is drawn from now on.
  init?(
    beginning record: GameRecord, among words: WordList, in universe: WordUniverse,
    using generator: SeededGenerator
  ) {
    var generator = generator
    var gameplay = record.setup.setter.makeGameplay()
    let candidates = gameplay.startingCandidates(
      among: words, knowing: universe.lexicon, using: &generator)
    if candidates.count == 0 { return nil }
    self.init(beginning: record, holding: candidates, by: gameplay, in: universe, using: generator)
  }

  init(
    beginning record: GameRecord, holding candidates: WordList, by gameplay: any GameplayDelegate,
    in universe: WordUniverse, using generator: SeededGenerator
  ) {
    self.gameplay = gameplay
    self.candidates = candidates
    self.generator = generator
    self.universe = universe
    seed = record.seed
    run = record.run
    occasion = record.occasion
    candidateCounts = [candidates.count]
    board = Board(pattern: Pattern(openingOf: candidates[0]), setup: record.setup)
    board.category = universe.categoryHint(of: candidates)
  }

  /// Has the setter work out what it promises, which may take a moment. Guesses and solutions do so too.
  public mutating func prepare() { gameplay.prepare(holding: candidates) }

  /// Makes a move. One made before, or any after the end, changes nothing.
  @discardableResult
  public mutating func play(_ move: Move) -> Outcome {
    switch move {
    case .letter(let letter): guess(letter)
    case .solution(let solution): solve(solution)
    case .hint(let hint): take(hint)
    }
  }

  /// Guesses a letter. A letter guessed before, or any after the end, changes nothing.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  @discardableResult
  public mutating func guess(_ letter: Letter) -> Outcome {
    guard board.status == .playing else { return .ended }
    guard !board.letters.contains(letter) else { return .repeated }
    let split = candidates.split(by: letter)
    guard
      let chosen = gameplay.familyToKeep(
        of: split, holding: candidates, board: board, using: &generator)
    else { return .unfit }
    candidates.keep(chosen, of: split)
    board.take(letter, at: chosen.positions)
    noteCandidates()
    return chosen.positions.isEmpty ? .miss : .hit(chosen.positions)
  }

  /// Says what the whole word or phrase is. It is right if no other candidate is left, or if it is one
  /// and the setter favours the player; otherwise it is dropped, if it was one, and
  /// counts as a miss. One that was wrong before, or that doesn't fit the board, changes nothing.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  @discardableResult
  public mutating func solve(_ solution: Solution) -> Outcome {
    switch board.verdict(onSolution: solution.text) {
    case .ended: return .ended
    case .repeated: return .repeated
    case .length, .unfit, .invalid: return .unfit
    case .accepted: break
    }
    prepare()
    let word = board.word(of: solution)
    let setter = board.setup.setter
    let mayBeRight = candidates.count == 1 || !setter.dodges || setter.favoursPlayer
    let isHeld = candidates.contains(word)
    let isRight = isHeld && mayBeRight && gameplay.accepts(word)
    if isRight {
      candidates = WordList([word])
    } else if isHeld, candidates.count > 1 {
      candidates = candidates.removing([word])
    }
    board.take(solution, ifRight: isRight ? word : nil)
    noteCandidates()
    return isRight ? .solved : .wrong
  }

  /// Takes a hint, for which a mistake is paid, but never the last one. Another one changes nothing
  /// while the letter that was named hasn't been guessed.
  ///
  /// - SeeAlso: ``advice()``, for the letter to name.
  @discardableResult
  public mutating func take(_ hint: Hint) -> Outcome {
    guard board.status == .playing else { return .ended }
    guard board.openHint == nil else { return .repeated }
    guard board.canPayHint else { return .unfit }
    if case .letter(let letter) = hint, board.letters.contains(letter) { return .unfit }
    board.take(hint)
    noteCandidates()
    return .hinted
  }

  /// Notes what a move that counted has left of the candidates.
  private mutating func noteCandidates() {
    candidateCounts.append(candidates.count)
    board.category = universe.categoryHint(of: candidates)
  }

  /// A word that fits every answer given so far: one that the setter holds. Of several it is one of
  /// those that may be shown and are known best, drawn from the round's seed, with a meaning if possible.
  ///
  /// - Complexity: O(*n* log *m*) for *n* candidates and the *m* words that something is known of.
  public func witness() -> String {
    if candidates.count == 1 { return candidates[0] }
    var chances = SeededGenerator(seed: ~(seed ?? generator.state))
    return universe.lexicon.draw(from: candidates, using: &chances) ?? candidates[0]
  }

  /// The other words that it holds, where they are few and all of them may be shown; else none.
  func others(besides word: String, atMost most: Int) -> [String] {
    guard candidates.count <= most + 1 else { return [] }
    let others = candidates.filter { $0 != word }
    return others.contains(where: universe.lexicon.isBlocked) ? [] : others
  }

  /// What a word of its list means, where that is known.
  public func meaning(of word: String) -> Meaning? { universe.lexicon.meaning(of: word) }
}

extension Round {
  /// The families that a guess of `letter` would split the candidates into: the largest first, and
  /// of equals the one whose positions come first.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  public func families(for letter: Letter) -> [Family] {
    candidates.split(by: letter).families.sorted { left, right in
      left.size == right.size
        ? left.positions.indices.lexicographicallyPrecedes(right.positions.indices)
        : left.size > right.size
    }
  }
}
