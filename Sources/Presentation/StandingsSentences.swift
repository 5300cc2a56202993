public import HangmanModel

extension Standings.Title {
  /// What is compared, in parts, the most important first.
  public var parts: [String] {
    switch self {
    case .day(let day): [dailyTitle(day)]
    case .games(let list, let setter, let isHelped):
      [list.localizedTitle, setter.localizedName] + (isHelped ? [labels.withHints.text] : [])
    case .runs(let kind): kind.parts
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
    [heading] + rows.map { "\($0.place). \($0.name), \($0.figures)" }
  }
}

extension Standing {
  /// The levels and points of a run, or the mistakes of a game: `3 of 8 mistakes`.
  public var figures: String {
    run.map { runFigures(levels: $0.levels, points: $0.points) }
      ?? mistakes(result.misses, of: result.allowed)
  }
}
