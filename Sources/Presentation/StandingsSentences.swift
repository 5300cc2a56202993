public import HangmanModel

extension Standings.Title {
  /// What is compared, in parts, the most important first.
  public var parts: [String] {
    switch self {
    case .day(let day): [dailyTitle(day)]
    case .games(let list, let setter, let isHelped):
      [list.localizedTitle, setter.localizedName] + (isHelped ? [labels.withHints.text] : [])
    case .runs(let kind): [labels.runs.text] + kind.parts
    }
  }
}

extension RunKind {
  /// What is compared, in parts, the most important first.
  public var parts: [String] {
    [list.localizedTitle, setter.localizedName, beginTitle, subjectTitle].compactMap(\.self)
  }
}

extension Standings {
  /// What is compared, before the rows.
  public var heading: String { "\(title.parts.joined(separator: ", ")):" }

  /// The table in sentences.
  public var sentences: [String] {
    [heading]
      + rows.map { row in
        let name = row.isOwn ? ScreenText.own(row.name).text : row.name
        return "\(row.place). \(name), \(row.figures)"
      }
  }
}

extension Standing {
  /// The levels and points of a run, or what a game came to: `score -1, 3 of 8 mistakes`.
  public var figures: String {
    if let run { return runFigures(levels: run.levels, points: run.points) }
    let told = [
      result.isWon ? nil : labels.lost.text, result.scoreTitle,
      mistakes(result.misses, of: result.allowed),
    ]
    return told.compactMap(\.self).joined(separator: ", ")
  }
}

extension GameResult {
  /// `score -1`; nil where there is no par.
  public var scoreTitle: String? {
    score.map { "\(labels.score.text.lowercased()) \(signed($0))" }
  }
}
