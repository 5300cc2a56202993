import Words

// The four ways to play.
extension GhostOpponent {
  static let novice = GhostOpponent(
    id: "novice", conduct: "It knows well-known words, and looks one letter ahead.",
    namesKnownWords: true
  ) { position, chances in
    let safe = position.known?.filter { !$0.isWord } ?? []
    if let edge = chances.pick(safe) { return .letter(edge.letter) }
    return position.isDoubted(using: &chances) ? .challenge : position.guess(using: &chances)
  }

  static let clever = GhostOpponent(
    id: "clever", conduct: "It knows the whole list, and errs at one letter in five."
  ) { position, chances in
    if !position.leadsNowhere, chances.happens(onceIn: 5),
      let edge = chances.pick(position.safe)
    {
      return .letter(edge.letter)
    }
    return position.bestMove(using: &chances)
  }

  static let perfect = GhostOpponent(
    id: "perfect", conduct: "It never loses what it can win, and sets traps where it can't."
  ) { position, chances in position.bestMove(using: &chances) }

  static let bluffer = GhostOpponent(
    id: "bluffer", conduct: "It may lead you nowhere: challenge it.", bluffs: true
  ) { position, chances in
    let isTempted = position.isWon ? chances.happens(onceIn: 8) : chances.happens(onceIn: 2)
    if isTempted, !position.leadsNowhere, position.fragment.count >= 2,
      let letter = chances.pick(position.bluffs)
    {
      return .letter(letter)
    }
    return position.bestMove(using: &chances)
  }
}

extension GhostPosition {
  /// Wins if that can be done, with a letter that leads to a well-known word if one does; else sets
  /// the trap that most replies fall into.
  fileprivate func bestMove(using chances: inout SeededGenerator) -> GhostMove {
    if leadsNowhere { return .challenge }
    let known = Set(known?.map(\.letter) ?? [])
    let winning = winning
    let friendly = winning.filter { known.contains($0.letter) }
    let choice = winning.isEmpty ? traps : friendly.isEmpty ? winning : friendly
    return chances.pick(choice).map { .letter($0.letter) }
      ?? lastResort(using: &chances)
  }

  /// Where every letter loses at once: one that leads nowhere, if that need not be noticed; else one
  /// that completes a word.
  private func lastResort(using chances: inout SeededGenerator) -> GhostMove {
    let completing = edges.map(\.letter).filter {
      !round.universe.lexicon.isBlocked(String((fragment + [$0]).map(\.character)))
    }
    let letters = round.setup.hasChallenges || completing.isEmpty ? bluffs : completing
    return .letter(chances.pick(letters) ?? Letter.alphabet[0])
  }

  /// Whether a player who knows no word that begins so says that there is none: three times in four
  /// where that is right, and once in four where it isn't.
  fileprivate func isDoubted(using chances: inout SeededGenerator) -> Bool {
    guard round.canChallenge, fragment.count >= 2, known == nil else { return false }
    return chances.happens(onceIn: 4) != leadsNowhere
  }

  /// A letter of a player who knows no better one: any that leads on, but for those that are known to
  /// complete a word.
  fileprivate func guess(using chances: inout SeededGenerator) -> GhostMove {
    let known = Set(known?.map(\.letter) ?? [])
    let unknown = edges.filter { !known.contains($0.letter) }
    return chances.pick(unknown).map { .letter($0.letter) }
      ?? lastResort(using: &chances)
  }
}

extension SeededGenerator {
  fileprivate mutating func happens(onceIn count: Int) -> Bool {
    below(count) == 0
  }
}
