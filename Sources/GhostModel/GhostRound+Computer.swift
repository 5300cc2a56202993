import Words

extension GhostRound {
  /// The move that the computer makes now; nil if it isn't its turn. The same seed and moves give the
  /// same one.
  ///
  /// - Complexity: O(1), but for a word that it has to name; see ``word(beginning:)``.
  public func computersMove() -> GhostMove? {
    guard let opponent = setup.opponent, turn == .two, end == nil else { return nil }
    var generator = SeededGenerator(seed: seed &+ UInt64(moves.count) &* 0x9E37_79B9)
    return move(of: opponent, using: &generator)
  }

  /// The move of an opponent in a round that goes on.
  func move(of opponent: GhostOpponent, using generator: inout SeededGenerator) -> GhostMove {
    if status == .playing { return addition(of: opponent, using: &generator) }
    let knowsWord = opponent != .novice || !known.isEmpty
    return .word(knowsWord ? word(beginning: fragment) ?? "" : "")
  }
}

// The four ways to play.
extension GhostRound {
  /// The letter that the computer adds to the fragment, or its challenge.
  private func addition(
    of opponent: GhostOpponent, using generator: inout SeededGenerator
  ) -> GhostMove {
    switch opponent {
    case .novice:
      if let edge = generator.pick(known.filter { !$0.isWord }) { return .letter(edge.letter) }
      return isDoubted(using: &generator) ? .challenge : guess(using: &generator)
    case .clever:
      if !leadsNowhere, generator.happens(onceIn: 5), let edge = generator.pick(safe) {
        return .letter(edge.letter)
      }
    case .perfect: break
    case .bluffer:
      let isTempted = generator.happens(onceIn: isWon ? 8 : 2)
      if isTempted, !leadsNowhere, fragment.count >= 2, let letter = generator.pick(bluffs) {
        return .letter(letter)
      }
    }
    return bestMove(using: &generator)
  }

  /// Wins if that can be done, with a letter that leads to a well-known word if one does; else sets
  /// the trap that most replies fall into.
  private func bestMove(using generator: inout SeededGenerator) -> GhostMove {
    if leadsNowhere { return .challenge }
    let (winning, known) = (winning, LetterSet(known.map(\.letter)))
    let friendly = winning.filter { known.contains($0.letter) }
    return letter(
      of: winning.isEmpty ? traps : friendly.isEmpty ? winning : friendly, using: &generator)
  }

  /// Whether a player who knows no word that begins so says that there is none: three times in four
  /// where that is right, and once in four where it isn't.
  private func isDoubted(using generator: inout SeededGenerator) -> Bool {
    guard canChallenge, fragment.count >= 2, known.isEmpty else { return false }
    return generator.happens(onceIn: 4) != leadsNowhere
  }

  /// A letter of a player who knows no better one: any that leads on, but for those that are known to
  /// complete a word.
  private func guess(using generator: inout SeededGenerator) -> GhostMove {
    let known = LetterSet(known.map(\.letter))
    return letter(of: edges.filter { !known.contains($0.letter) }, using: &generator)
  }

  /// One of some letters. Without any, so that every letter loses at once, one that leads nowhere, if that
  /// need not be noticed; else one that completes a word.
  private func letter(
    of edges: [GhostGraph.Edge], using generator: inout SeededGenerator
  ) -> GhostMove {
    if let edge = generator.pick(edges) { return .letter(edge.letter) }
    let completing = self.edges.map(\.letter).filter {
      !universe.lexicon.isBlocked(String((fragment + [$0]).map(\.character)))
    }
    let letters = setup.hasChallenges || completing.isEmpty ? bluffs : completing
    // All letters can complete words, so that none is left to bluff with: then the first is as good as any.
    return .letter(generator.pick(letters) ?? Letter.alphabet[0])
  }
}

extension SeededGenerator {
  fileprivate mutating func happens(onceIn count: Int) -> Bool { below(count) == 0 }
}
