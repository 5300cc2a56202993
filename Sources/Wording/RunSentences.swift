public import HangmanModel
import Words

/// Where a run stands: `Level 2, 13 points.`
public func runSentence(level: Int, points: Int) -> String {
  "Level \(grouped(level)), \(counted(points, "point"))."
}

/// What a game that has ended makes of its run; nil for one that ends without points.
public func runSentence(for game: FinishedGame) -> String? {
  switch game.runState {
  case .goesOn:
    "Level \(grouped(game.level + 1)) is next; you have \(counted(game.points, "point"))."
  case .lost: runEndSentence(levels: game.level - 1, points: game.points)
  case .complete:
    "No \(game.result.setup.noun) of this kind is left that you haven't found. "
      + "The run is complete: \(runFigures(levels: game.level, points: game.points))."
  case .alone: nil
  }
}

/// What a run came to that has been lost or left; nil without points.
public func runEndSentence(levels: Int, points: Int) -> String? {
  points == 0 ? nil : "That ends the run: \(runFigures(levels: levels, points: points))."
}

/// What is said before a run is ended; nil without points.
public func runEndSentence(of run: RunResult) -> String? {
  runEndSentence(levels: run.levels, points: run.points)
}

/// What is said of a run's place in its table; nil where it was not kept.
public func runRankSentence(_ game: FinishedGame, in scores: RunScores) -> String? {
  guard let id = game.runID else { return nil }
  let rank = scores.entries.firstIndex { $0.id == id }
  return rank.map { "That is number \($0 + 1) of the best runs of this kind." }
}

/// `2 levels, 31 points`; the levels are those that were won.
public func runFigures(levels: Int, points: Int) -> String {
  let points = counted(points, "point")
  return levels == 0 ? points : "\(counted(levels, "level")), \(points)"
}

extension Subject {
  /// The words' length, or what the phrases are about if one category was chosen.
  public var title: String? {
    switch self {
    case .word(let length): counted(length, "letter")
    case .phrase(let category): category?.rawValue
    }
  }
}
