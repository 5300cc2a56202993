public import HangmanModel
import Words

extension GameSetup {
  /// What is to be found: a word or a phrase.
  public var noun: Noun { subject.length == nil ? .phrase : .word }
}

/// What is known of what the phrase is about, in a sentence.
public func categorySentence(_ hint: CategoryHint) -> String {
  switch hint {
  case .known(let category): "Category: \(category)."
  case .undecided: "I haven't made up my mind about the category."
  }
}

/// The same in a word or two.
public func categoryName(_ hint: CategoryHint) -> String {
  switch hint {
  case .known(let category): category.rawValue
  case .undecided: "undecided"
  }
}

/// What is said where a setter that dodges was asked for, and the category is too small for it.
func tooFewAlikeSentence(for setup: GameSetup) -> String {
  let kind = setup.subject.category.map { " of \($0)" } ?? ""
  return "Too few phrases\(kind) look alike for me to dodge, so I've chosen one."
}
