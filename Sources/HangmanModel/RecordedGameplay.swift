import Words

/// Gives the answers that were given before; its setter isn't asked for them again.
struct RecordedGameplay: GameplayDelegate {
  /// The word at the end of the game, or the board that it has come to.
  let pattern: Pattern

  /// The setter that goes on with the game, and takes note of the answers; nil where it is only told.
  private(set) var successor: (any GameplayDelegate)?

  mutating func prepare(holding candidates: WordList) { successor?.prepare(holding: candidates) }

  mutating func familyToKeep(
    of split: Split, holding candidates: WordList, board: Board,
    using generator: inout SeededGenerator
  ) -> Family? {
    let family = split.family(at: pattern.positions(of: split.letter))
    if let family {
      successor?.recall(family, of: split, holding: candidates, board: board)
    }
    return family
  }

  func accepts(_ word: String) -> Bool { word == pattern.description }
}

extension Round {
  /// The beginning of a game whose answers are known; nil if it can't have been played on these words.
  ///
  /// - Parameters:
  ///   - pattern: the word at its end, or the board that it has come to.
  ///   - secret: the word that was chosen at the start; nil where several were held.
  ///   - successor: the setter that goes on with the game; nil where it is only told.
  ///   - generator: draws all that is drawn when the game goes on.
  /// - Complexity: O(*n*) for phrases or where a run has used words, else O(1).
  init?(
    _ record: GameRecord, answeredBy pattern: Pattern, secret: String? = nil,
    successor: (any GameplayDelegate)? = nil, generator: SeededGenerator? = nil,
    in universe: WordUniverse
  ) {
    let setup = record.setup
    let word = secret ?? (pattern.isSolved ? pattern.description : nil)
    guard GameSetup.allowedRange.contains(setup.allowed),
      let words = setup.words(showing: pattern.opening, in: universe, without: record.run.found),
      word.map(words.contains) ?? true
    else { return nil }
    let candidates = secret.map { WordList([$0]) } ?? words.showing(pattern.opening)
    if candidates.isEmpty { return nil }
    self.init(
      beginning: record, holding: candidates,
      by: RecordedGameplay(pattern: pattern, successor: successor), in: universe,
      using: generator ?? SeededGenerator(seed: record.seed ?? 0))
  }
}
