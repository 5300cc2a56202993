public import Words

extension GhostRound {
  /// The letters that win by perfect play for whoever is to move, in the order of the alphabet; none
  /// in a lost position, and where a round isn't waiting for a letter.
  public var winningLetters: [Letter] {
    status == .playing ? GhostPosition(self).winning.map(\.letter) : []
  }

  /// Where the round was lost; nil while it goes on, and where the loser never had a won position.
  ///
  /// - Complexity: O(*n*) for the *n* positions that the winning replies can lead to.
  public var review: GhostReview? {
    guard let loser = end?.winner.other else { return nil }
    var before = GhostRound(setup, starter: starter, seed: seed, in: universe, after: self)
    var found: GhostReview?
    for move in moves {
      if before.turn == loser, let better = before.better(than: move) {
        found = before.review(of: move, better, deadEnd: deadEnd(after: before.fragment.count + 1))
      }
      before.play(move)
    }
    return found
  }

  /// The first fragment that led nowhere, if it has more letters than so many.
  private func deadEnd(after count: Int) -> String? {
    let lengths = 1...max(fragment.count, 1)
    let first = lengths.first { vocabulary.all.node(after: fragment.prefix($0)) == nil }
    return first.flatMap { $0 > count ? String(text.prefix($0)) : nil }
  }

  /// A move that would have won, where the position was won and a move lost it; nil elsewhere.
  private func better(than move: GhostMove) -> Better? {
    let position = GhostPosition(self)
    switch (move, status) {
    case (.word(let said), .challenged):
      guard let word = word(beginning: fragment), !isNamed(said) else { return nil }
      return (.word(word), word)
    case (.letter, .playing) where position.leadsNowhere: return (.challenge, nil)
    case (.challenge, .playing) where position.leadsNowhere: return nil
    case (.letter(let letter), .playing) where winningLetters.contains(letter): return nil
    default:
      var search = ShortestWin(vocabulary.all)
      guard let line = search.win(after: fragment) else { return nil }
      let word = String(line.map(\.character))
      return (.letter(line[fragment.count]), universe.lexicon.isBlocked(word) ? nil : word)
    }
  }

  private typealias Better = (move: GhostMove, word: String?)

  private func review(of move: GhostMove, _ better: Better, deadEnd: String?) -> GhostReview {
    let edges = GhostPosition(self).edges
    return GhostReview(
      loser: turn, fragment: text, move: move, better: better.move, word: better.word,
      deadEnd: deadEnd, replies: edges.count, losing: edges.count { !$0.wins })
  }
}
