public import Words

extension GhostRound {
  /// The letters that win by perfect play for whoever is to move, in the order of the alphabet; none
  /// in a lost position, and where a round isn't waiting for a letter.
  public var winningLetters: [Letter] {
    status == .playing ? winning.map(\.letter) : []
  }

  /// Where the round was lost; nil while it goes on, and where the loser never had a won position.
  ///
  /// - Complexity: O(*n*) for the *n* positions that the winning replies can lead to.
  public var review: GhostReview? {
    guard let loser = end?.winner.other else { return nil }
    var before = GhostRound(setup, starter: starter, seed: seed, in: universe, after: self)
    var review: GhostReview?
    for move in moves {
      if before.turn == loser, let better = before.better(than: move) {
        review = GhostReview(
          loser: loser, fragment: before.text, move: move, better: better.move, word: better.word,
          deadEnd: deadEnd(after: before.fragment.count + 1))
      }
      before.play(move)
    }
    return review
  }

  /// The first fragment that led nowhere, if it has more letters than so many.
  private func deadEnd(after count: Int) -> String? {
    let lengths = 1...max(fragment.count, 1)
    let first = lengths.first { vocabulary.all.node(after: fragment.prefix($0)) == nil }
    return first.flatMap { $0 > count ? String(text.prefix($0)) : nil }
  }

  /// A move that would have won, where the position was won and a move lost it; nil elsewhere.
  private func better(than move: GhostMove) -> (move: GhostMove, word: String?)? {
    switch (move, status) {
    case (.word(let said), .challenged):
      guard let word = word(beginning: fragment), !isNamed(said) else { return nil }
      return (.word(word), word)
    case (.letter, .playing) where leadsNowhere: return (.challenge, nil)
    case (.challenge, .playing) where leadsNowhere: return nil
    case (.letter(let letter), .playing) where winningLetters.contains(letter): return nil
    default:
      guard let line = vocabulary.all.shortestWin(after: fragment) else { return nil }
      let word = String(line.map(\.character))
      return (.letter(line[fragment.count]), universe.lexicon.isBlocked(word) ? nil : word)
    }
  }
}

extension GhostGraph {
  /// The word that a won fragment becomes if the winner takes the fewest letters, and the other holds out as
  /// long as possible and never leads nowhere; nil for a lost one.
  fileprivate func shortestWin(after fragment: [Letter]) -> [Letter]? {
    var lines: [Node: [Letter]] = [.end: []]
    /// The letters to the end; none where nothing wins that has to.
    func line(from node: Node, isWon: Bool) -> [Letter] {
      if let known = lines[node] { return known }
      var best: [Letter] = []
      for edge in edges(from: node) where !isWon || edge.wins {
        let letters = [edge.letter] + line(from: edge.child, isWon: !isWon)
        if best.isEmpty || (isWon ? letters.count < best.count : letters.count > best.count) {
          best = letters
        }
      }
      lines[node] = best
      return best
    }
    let letters = node(after: fragment).map { line(from: $0, isWon: true) } ?? []
    return letters.isEmpty ? nil : fragment + letters
  }
}
