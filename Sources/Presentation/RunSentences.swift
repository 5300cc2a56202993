public import HangmanModel
import Words

/// `level 2`.
func levelTitle(_ level: Int) -> String { "\(tongue.name(of: .level, 1)) \(grouped(level))" }

/// What a game that has ended makes of its run; nil for one that ends without points.
public func runSentence(for game: FinishedGame) -> String? {
  switch game.runState {
  case .goesOn:
    EndMessage.next(game.level + 1, points: game.points, spare: game.spareClause).text
  case .lost: runEndSentence(levels: game.level - 1, points: game.points)
  case .complete:
    EndMessage.complete(
      game.result.setup.noun, figures: runFigures(levels: game.level, points: game.points)
    ).text
  case .alone: nil
  }
}

extension FinishedGame {
  /// What the next level leaves to spare over its par, behind a comma; empty without any.
  public var spareClause: String {
    let spare = max(0, nextSpare ?? 0)
    return spare == 0 ? "" : EndMessage.withSpare(spare).text
  }
}

/// What a run came to that has been lost or left; nil without points.
public func runEndSentence(levels: Int, points: Int) -> String? {
  points == 0 ? nil : EndMessage.ended(figures: runFigures(levels: levels, points: points)).text
}

/// What is said before a run is ended; nil without points.
public func runEndSentence(of run: RunResult) -> String? {
  runEndSentence(levels: run.levels, points: run.points)
}

/// `2 levels, 31 points`; the levels are those that were won.
public func runFigures(levels: Int, points: Int) -> String {
  let points = counted(points, .point)
  return levels == 0 ? points : "\(counted(levels, .level)), \(points)"
}

extension RunKind {
  /// What is played: `8 letters`, `varied lengths` or a category; nil for phrases about anything.
  public var subjectTitle: String? { title(of: subject) }

  /// Where it began: `Fair`, `from 12 mistakes`, or `12 mistakes` where all levels allowed as many.
  public var beginTitle: String {
    climbs ? difficulty.beginTitle : counted(difficulty.chosen ?? 0, .mistake)
  }
}

extension Difficulty {
  /// A run that begins so: `Fair`, or `from 12 mistakes`.
  fileprivate var beginTitle: String {
    chosen.map { EndMessage.from(mistakes: $0).text } ?? title
  }
}

extension Statistics.Kind {
  /// What is played and where its runs began, in parts.
  public var parts: [String] {
    [title(of: subject), difficulty?.beginTitle].compactMap(\.self)
  }
}

/// What is played; varied lengths where that is nil.
private func title(of subject: Subject?) -> String? {
  subject == nil ? labels.variedLengths.text : subject?.title
}

extension Subject {
  /// The words' length, or what the phrases are about if one category was chosen.
  public var title: String? {
    switch self {
    case .word(let length): counted(length, .letter)
    case .phrase(let category): category?.localizedName
    }
  }
}
