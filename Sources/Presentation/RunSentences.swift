public import HangmanModel
import Words

/// Where a run stands: `Level 2, 13 points, 1 mistake to spare.`
public func runSentence(_ round: Round) -> String {
  let standing = "Level \(grouped(round.run.level)), \(counted(round.points, .point))"
  guard let spare = round.spare, spare > 0 else { return "\(standing)." }
  return "\(standing), \(counted(spare, .mistake)) to spare."
}

/// What a game that has ended makes of its run; nil for one that ends without points.
public func runSentence(for game: FinishedGame) -> String? {
  switch game.runState {
  case .goesOn:
    "Level \(grouped(game.level + 1)) is next\(spareClause(game)); you have "
      + "\(counted(game.points, .point))."
  case .lost: runEndSentence(levels: game.level - 1, points: game.points)
  case .complete:
    "No \(game.result.setup.noun) of this kind is left that you haven't found. "
      + "The run is complete: \(runFigures(levels: game.level, points: game.points))."
  case .alone: nil
  }
}

/// What the next level leaves to spare over its par, to be put behind its number.
public func spareClause(_ game: FinishedGame) -> String {
  guard let spare = game.nextSpare, spare > 0 else { return "" }
  return ", with \(counted(spare, .mistake)) to spare"
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
  let points = counted(points, .point)
  return levels == 0 ? points : "\(counted(levels, .level)), \(points)"
}

extension RunKind {
  /// What is played: `8 letters`, `varied lengths` or a category; nil for phrases about anything.
  public var subjectTitle: String? { subject == nil ? variedTitle : subject?.title }

  /// Where it began: `Fair`, `from 12 mistakes`, or `12 mistakes` where all levels allowed as many.
  public var beginTitle: String {
    climbs ? difficulty.beginTitle : counted(difficulty.chosen ?? 0, .mistake)
  }
}

extension Difficulty {
  /// A run that begins so: `Fair`, or `from 12 mistakes`.
  fileprivate var beginTitle: String {
    chosen.map { "from \(counted($0, .mistake))" } ?? title
  }
}

private let variedTitle = "varied lengths"

extension Statistics.Kind {
  /// What is played and where its runs began, in parts.
  public var parts: [String] {
    let subject = subject == nil ? variedTitle : subject?.title
    return [subject, difficulty?.beginTitle].compactMap(\.self)
  }
}

extension Subject {
  /// The words' length, or what the phrases are about if one category was chosen.
  public var title: String? {
    switch self {
    case .word(let length): counted(length, .letter)
    case .phrase(let category): category?.rawValue
    }
  }
}
