import HangmanModel
import Wording
import Words

let noRunSentence = "No run has ended with points yet."

/// What stands above a table of runs: what they were played with.
func runHeading(_ scores: RunScores) -> String {
  let setup = scores.setup
  return "\(listName(setup.list)), \(setup.subject.title ?? "any category"), "
    + "\(counted(setup.allowed, "mistake")) allowed, \(setup.setter.name):"
}

/// A table of runs in words, a line a run.
func runLines(_ scores: RunScores) -> [String] {
  scores.entries.enumerated().map { index, entry in
    let run = entry.result
    return "\(index + 1). \(runFigures(levels: run.levels, points: run.points)), "
      + localDay(of: run.finishedAt)
  }
}

/// A table of runs for programs, an object a run.
func runObjects(_ scores: RunScores) -> [JSONLine] {
  scores.entries.enumerated().map { index, entry in
    let run = entry.result
    return [
      "rank": index + 1, "points": run.points, "levels": run.levels,
      "date": localDay(of: run.finishedAt), "list": run.setup.list.text,
      "length": run.setup.subject.length, "category": run.setup.subject.category?.rawValue,
      "allowed": run.setup.allowed, "setter": run.setup.setter.argument,
    ]
  }
}
