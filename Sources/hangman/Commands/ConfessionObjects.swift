import HangmanModel
import PerfectPlay
import Presentation
import Words

extension Confession {
  /// What the confession tells, for programs: an object a step.
  ///
  /// - Complexity: see ``Assessor/next()``, for each step.
  func objects() -> [JSONLine] {
    zip(steps, alternatives()).enumerated().map { index, told in
      let (step, alternative) = told
      return ["step": index + 1] + step.move.object + [
        "outcome": step.outcome.name, "pattern": step.after.description,
        "places": step.keptFamily?.places, "held": step.held, "kept": step.kept,
        "others": step.families.filter { $0 != step.keptFamily }.map(\.object),
        "best": alternative?.bestObject, "cost": alternative?.regret?.object,
        "witness": step.witness, "dodged": step.dodged,
      ]
    }
  }
}

extension Move {
  fileprivate var object: JSONLine {
    switch self {
    case .letter(let letter): ["letter": letter.description]
    case .solution(let solution): ["solution": solution.text]
    case .hint(let hint): ["hint": hint.name]
    }
  }
}

extension Family {
  /// Where the letter stands, counted from 1 as the game tells it.
  fileprivate var places: [Int] { positions.indices.map { $0 + 1 } }

  fileprivate var object: JSONLine { ["places": places, "size": size] }
}

extension Confession.Alternative {
  fileprivate var bestObject: JSONLine {
    switch best {
    case .againstVillain(let advice): advice.object + ["proved": isProved]
    case .againstHonest(let letter, let holders, let count):
      ["letter": letter.description, "holders": holders, "of": count]
    }
  }
}
