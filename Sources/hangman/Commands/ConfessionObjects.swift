import HangmanModel
import PerfectPlay
import Wording
import Words

extension Confession {
  /// What the confession tells, for programs: an object a step.
  ///
  /// - Complexity: see ``Assessor/next()``, for each step.
  func objects() -> [JSONLine] {
    zip(steps, alternatives()).enumerated().map { index, told in
      let (step, alternative) = told
      var object = JSONLine()
      object.add("step", index + 1)
      step.move.add(to: &object)
      object.add("outcome", step.outcome.name)
      object.add("pattern", step.after.description)
      if let kept = step.keptFamily { object.add("places", kept.places) }
      object.add("held", step.held)
      object.add("kept", step.kept)
      object.add("others", step.families.filter { $0 != step.keptFamily }.map(\.object))
      if let alternative { alternative.add(to: &object) }
      object.add("witness", step.witness)
      if step.isDodge, let dodged = step.dodged { object.add("dodged", dodged) }
      return object
    }
  }
}

extension Move {
  fileprivate func add(to object: inout JSONLine) {
    switch self {
    case .letter(let letter): object.add("letter", letter.description)
    case .solution(let solution): object.add("solution", solution.text)
    case .hint(let hint): object.add("hint", hint.name)
    }
  }
}

extension Outcome {
  fileprivate var name: String {
    switch self {
    case .hit: "hit"
    case .miss: "miss"
    case .solved: "solved"
    case .wrong: "wrong"
    case .hinted: "hinted"
    case .repeated: "repeated"
    case .ended: "ended"
    case .unfit: "invalid"
    }
  }
}

extension Family {
  /// Where the letter stands, counted from 1 as the game tells it.
  fileprivate var places: [Int] { positions.indices.map { $0 + 1 } }

  fileprivate var object: JSONLine {
    var object = JSONLine()
    object.add("places", places)
    object.add("size", size)
    return object
  }
}

extension Confession.Alternative {
  /// Adds the best letter, and what the one guessed cost more.
  fileprivate func add(to object: inout JSONLine) {
    var told = JSONLine()
    told.add("letter", best.letter.description)
    switch best {
    case .againstVillain(let advice):
      told.add("least", advice.misses.lowerBound)
      told.add("most", advice.misses.upperBound)
      told.add("proved", isProved)
    case .againstHonest(_, let holders, let count):
      told.add("holders", holders)
      told.add("of", count)
    }
    object.add("best", told)
    guard let regret else { return }
    var cost = JSONLine()
    cost.add("least", regret.lowerBound)
    cost.add("most", regret.upperBound)
    object.add("cost", cost)
  }
}
