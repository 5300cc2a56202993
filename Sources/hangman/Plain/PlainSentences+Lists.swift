import HangmanModel
import Presentation
import Words

func listSentence(_ list: WordCollection) -> String {
  let noun: Noun = list.universe.isOfPhrases ? .phrase : .word
  return PlainMessage.list(list.localizedTitle, list.universe.count, noun).text
}

func listUsage(_ lists: [WordCollection]) -> String {
  PlainMessage.choice(PlainCommand.list.name, lists.map(\.id.typedName)).text
}

/// What the next phrase is to be about.
func categorySentence(_ category: Category?) -> String {
  category.map { categorySentence(.known($0)) } ?? "\(labels.category.text): \(PlainWord.any.text)."
}

func categoryUsage(_ categories: [Category]) -> String {
  let names = categories.map(\.localizedName) + [PlainWord.any.text]
  return PlainMessage.choice(PlainCommand.category.name, names).text
}
