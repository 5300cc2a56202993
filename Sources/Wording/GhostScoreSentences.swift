public import GhostModel

extension GhostSentences {
  /// Where someone stands: `Anna is number 2 among people, with 3 wins in 5 games.`
  public func standing(of score: GhostScore, place: Int) -> String {
    let field = score.opponent.map { "against the computer, \($0.title)" } ?? "among people"
    return "\(score.name) is number \(grouped(place)) \(field), with "
      + "\(counted(score.won, "win")) in \(counted(score.games, "game"))."
  }
}
