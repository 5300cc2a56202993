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
/// var generator = SeededGenerator(seed: 7)
/// var round = Round(words: list, allowed: 8, gameplay: EvilGameplay(), using: &generator)
/// round?.guess(letter, using: &generator)  // .miss, for as long as it can
/// ```
public struct Round: Sendable {
  public private(set) var board: Board

  /// How many words the setter held at the start and after each guess that counted.
  public private(set) var candidateCounts: [Int]

  /// The words that the setter still holds; at least one.
  public private(set) var candidates: Candidates

  private let gameplay: any GameplayDelegate

  /// Starts a round with the words of one length; nil if there are none.
  ///
  /// - Parameter allowed: how many misses lose the round, at least 1.
  public init?(
    words: WordList, allowed: Int, gameplay: any GameplayDelegate,
    using generator: inout some RandomNumberGenerator
  ) {
    if words.isEmpty { return nil }
    let candidates = gameplay.startingCandidates(among: words, using: &generator)
    if candidates.count == 0 { return nil }
    self.init(candidates: candidates, allowed: max(1, allowed), gameplay: gameplay)
  }

  init(candidates: Candidates, allowed: Int, gameplay: any GameplayDelegate) {
    self.gameplay = gameplay
    self.candidates = candidates
    candidateCounts = [candidates.count]
    board = Board(
      pattern: Pattern(openingOf: candidates[0]), allowed: allowed, mode: gameplay.mode)
  }

  /// Guesses a letter. A letter guessed before, or any after the end, changes nothing.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  @discardableResult
  public mutating func guess(
    _ letter: Letter, using generator: inout some RandomNumberGenerator
  ) -> Outcome {
    guard board.status == .playing else { return .ended }
    guard !board.letters.contains(letter) else { return .repeated }
    let gameplay = gameplay
    let kept = candidates.narrow(by: letter) {
      gameplay.familyToKeep(among: $0, using: &generator)
    }
    let positions = kept?.positions ?? .none
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
    let kept = candidates.narrow(by: letter) { families in
      families.first { $0.positions == positions } ?? Family(positions: positions, size: 0)
    }
    guard kept?.positions == positions else { return false }
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
    return candidates.families(for: letter).sorted { left, right in
      left.size == right.size
        ? left.positions.indices.lexicographicallyPrecedes(right.positions.indices)
        : left.size > right.size
    }
  }
}
