import GhostModel
import GhostScreens
import Presentation
import Storage
import Words

/// What is told of a round, and of those before it.
extension GhostSession {
  var sentences: GhostSentences {
    GhostSentences(
      setup: round?.setup ?? settings.setup, names: round == nil ? settings.names : names)
  }

  /// The round as it is now; nil before the first.
  ///
  /// - Parameter account: what was done last.
  func view(after account: GhostMessage? = nil) -> GhostView? {
    round.map {
      var view = GhostView($0, names: names)
      (view.wins, view.account) = (wins, account)
      return view
    }
  }

  /// What is told at the end of the round; nil while it goes on.
  func story() -> GhostEndScreen.Story? {
    guard let round, let end = round.end, let view = view() else { return nil }
    let meaning = end.reason.word.flatMap { word in
      round.universe.lexicon.meaning(of: word).map { meaningSentence($0, of: word) }
    }
    let told = sentences.end(of: round)
    return GhostEndScreen.Story(
      view,
      sentences: [told.prefix(2).joined(separator: " ")] + told.dropFirst(2)
        + [standing()].compactMap(\.self), meaning: meaning)
  }

  /// Where the winner stands among people, or the player among those who played the same level.
  func standing() -> String? {
    guard let round, let score = place(in: store.scores(against: round.setup.opponent)) else {
      return nil
    }
    return sentences.standing(of: score.score, place: score.index + 1)
  }

  /// The place of who is spoken of at the end.
  private func place(in scores: [GhostScore]) -> (index: Int, score: GhostScore)? {
    guard let round, let end = round.end else { return nil }
    let name = names[round.setup.opponent == nil ? end.winner : .one].lowercased()
    return scores.enumerated().first { $0.element.name.lowercased() == name && !name.isEmpty }
      .map { ($0.offset, $0.element) }
  }

  /// The high scores: those among people, and then those against each level of the computer.
  func scorePages() -> [GhostScoresScreen.Page] {
    ([nil] + GhostOpponent.allCases.map(Optional.some)).map { opponent in
      let scores = store.scores(against: opponent)
      let isShown = round?.setup.opponent == opponent
      return GhostScoresScreen.Page(
        opponent: opponent, scores: scores, marked: isShown ? place(in: scores)?.index : nil)
    }
  }
}
