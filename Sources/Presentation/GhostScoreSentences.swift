public import GhostModel

extension GhostSentences {
  /// Where someone stands: `Anna is number 2 among people: 3 wins in 5 games.` Who hasn't won yet has
  /// no rank.
  public func standing(of score: GhostScore, place: Int) -> String {
    let field = score.opponent.map { "against the computer, \($0)" } ?? "among people"
    let games = "in \(counted(score.games, .game))"
    return score.won == 0
      ? "\(score.name) has played \(counted(score.games, .game)) \(field), and won none."
      : "\(score.name) is number \(grouped(place)) \(field): "
        + "\(counted(score.won, .win)) \(games)."
  }
}
