public import HangmanModel
import Words

extension GameSetup {
  /// What is to be found: a word or a phrase.
  public var noun: Noun { subject.length == nil ? .phrase : .word }
}

/// What is known of what the phrase is about, in a sentence.
public func categorySentence(_ hint: CategoryHint) -> String {
  switch hint {
  case .known(let category): "\(SettingName.category.label.text): \(category.localizedName)."
  case .undecided: GameMessage.undecidedCategory.text
  }
}

/// The same in a word or two.
public func categoryName(_ hint: CategoryHint) -> String {
  switch hint {
  case .known(let category): category.localizedName
  case .undecided: labels.undecided.text
  }
}
