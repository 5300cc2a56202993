public import Words

/// What a guess came to.
public enum Outcome: Hashable, Sendable {
  /// The letter stands at these positions.
  case hit(Positions)
  /// The letter isn't in the word.
  case miss
  /// The letter was guessed before; nothing has changed.
  case repeated
  /// The round is over; nothing has changed.
  case ended
}

/// One game from the first guess to the last: the board, and the setter behind it.
///
/// A round always holds candidates. A guess splits them into families, the setter picks one, and
/// the board shows what that family has in common. A single secret word is the case of one
/// candidate.
///
/// ```swift
/// var round = Round(.standard, seed: 7, in: .embedded)
/// round?.guess(letter)  // .miss, for as long as it can
/// ```
public struct Round: Sendable {
  public private(set) var board: Board

  /// How many words the setter held at the start and after each guess that counted.
  public private(set) var candidateCounts: [Int]

  /// The words that the setter still holds; at least one.
  public private(set) var candidates: Candidates

  /// Where the chances of the round began; nil for one that was kept without it.
  public let seed: UInt64?

  private(set) var generator: SeededGenerator
  private var gameplay: any GameplayDelegate

  /// Starts a round with the words of the setup's length; nil if there are none.
  ///
  /// - Parameter seed: the same one and the same guesses give the same answers.
  public init?(_ setup: GameSetup, seed: UInt64, in universe: WordUniverse) {
    guard let words = universe.words(ofLength: setup.length) else { return nil }
    var generator = SeededGenerator(seed: seed)
    var gameplay = setup.setter.makeGameplay()
    let candidates = gameplay.startingCandidates(among: words, using: &generator)
    if candidates.count == 0 { return nil }
    self.init(
      candidates: candidates, setup: setup, gameplay: gameplay, seed: seed, generator: generator)
  }

  init(
    candidates: Candidates, setup: GameSetup, gameplay: any GameplayDelegate, seed: UInt64?,
    generator: SeededGenerator
  ) {
    self.gameplay = gameplay
    self.candidates = candidates
    self.seed = seed
    self.generator = generator
    candidateCounts = [candidates.count]
    board = Board(pattern: Pattern(openingOf: candidates[0]), setup: setup)
  }

  /// Makes a move. One made before, or any after the end, changes nothing.
  @discardableResult
  public mutating func play(_ move: Move) -> Outcome {
    switch move {
    case .letter(let letter): guess(letter)
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
    let chosen = gameplay.familyToKeep(
      of: split, holding: candidates, board: board, using: &generator)
    let positions = candidates.keep(chosen, of: split)?.positions ?? .none
    answer(letter, with: positions)
    return positions.isEmpty ? .miss : .hit(positions)
  }

  private mutating func answer(_ letter: Letter, with positions: Positions) {
    board.guessed.append(letter)
    candidateCounts.append(candidates.count)
    if positions.isEmpty { board.misses += 1 }
    board.pattern.reveal(letter, at: positions)
  }

  /// Gives an answer that was given before; false if none of the words makes it possible.
  mutating func repeatAnswer(to letter: Letter, with positions: Positions) -> Bool {
    guard board.status == .playing, !board.letters.contains(letter) else { return false }
    let split = candidates.split(by: letter)
    guard let family = split.family(at: positions) else { return false }
    candidates.keep(family, of: split)
    answer(letter, with: positions)
    return true
  }

  /// A word that fits every answer given so far: one that the setter holds.
  ///
  /// The most familiar is looked for first, so that nobody loses to a word that few have met.
  ///
  /// - Complexity: O(*n* log *m*) for *n* candidates and *m* familiar words of the length.
  public func witness(preferring familiar: WordUniverse? = nil) -> String {
    let middle = candidates.count / 2  // Not the first, or every answer would begin with A.
    if let list = familiar?.words(ofLength: candidates.length), candidates.count > 1 {
      for offset in 0..<candidates.count {
        let word = candidates[(middle + offset) % candidates.count]
        if list.containsSorted(word) { return word }
      }
    }
    return candidates[middle]
  }
}

extension Round {
  /// The families that a guess of `letter` would split the candidates into: the largest first, and
  /// of equals the one whose positions come first.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  public func families(for letter: Letter) -> [Family] {
    var candidates = candidates
    return candidates.split(by: letter).families.sorted { left, right in
      left.size == right.size
        ? left.positions.indices.lexicographicallyPrecedes(right.positions.indices)
        : left.size > right.size
    }
  }
}
