import HangmanModel
import Presentation
import Words

func listSentence(_ list: WordCollection) -> String {
  let noun: Noun = list.universe.isOfPhrases ? .phrase : .word
  return "List: \(list.title), \(counted(list.universe.count, noun))."
}

func listUsage(_ lists: [WordCollection]) -> String {
  "To change it, type list and \(listed(lists.map(\.plainName), or: true))."
}

func noSuchListSentence(_ name: String, _ lists: [WordCollection]) -> String {
  "\(noSuch("list", name)) \(listUsage(lists))"
}

func movedLengthSentence(from wanted: Int, to length: Int) -> String {
  "It has no word of \(counted(wanted, .letter)), so the length is \(length) now."
}

/// What the next phrase is to be about.
func categorySentence(_ category: Category?) -> String {
  "Category: \(category?.rawValue ?? "any")."
}

func categoryUsage(_ categories: [Category]) -> String {
  "To change it, type category and \(listed(categories.map(\.rawValue) + ["any"], or: true))."
}

func noSuchCategorySentence(_ name: String, _ categories: [Category]) -> String {
  "\(noSuch("category", name)) \(categoryUsage(categories))"
}

/// That there is nothing of a kind that is called so.
private func noSuch(_ kind: String, _ name: String) -> String {
  quoted(name).map { "There's no \(kind) \($0)." } ?? "There's no such \(kind)."
}

/// What is said where the category is too small to be dodged in.
let tooFewAlikeSentence = "Too few of its phrases look alike for me to dodge, so I'll choose one."

extension WordCollection {
  /// What it is called behind `list`: its id, or "file".
  var plainName: String { id.isOwn ? id.text : "file" }
}
