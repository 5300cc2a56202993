import ArgumentParser
import Presentation
import ProgramModel
import Words

/// `hangman lists`: the game's own lists of words and phrases.
struct ListsCommand: SpokenCommand {
  static let configuration = CommandConfiguration(
    commandName: "lists", abstract: "Print the game's own lists of words and phrases.")

  @OptionGroup var spoken: LanguageOptions

  @Flag(help: "Print them as JSON.")
  var json = false

  func run() throws {
    let lists = Library.embedded.lists
    let text = json ? jsonArray(lists.map(object)) : lines(of: lists).joined(separator: "\n")
    _ = try writeOutput(text + "\n")
  }

  private func object(_ list: WordCollection) -> JSONLine {
    let universe = list.universe
    let categories = universe.categories.map { category -> JSONLine in
      ["name": category.rawValue, "phrases": universe.count(in: category)]
    }
    return [
      "id": list.id.text, "title": list.title, "entries": universe.count,
      "lengths": universe.lengths, "source": list.source,
      "categories": universe.isOfPhrases ? categories : nil,
    ]
  }
}

/// The lists as a table, and below it the categories of the phrases.
private func lines(of lists: [WordCollection]) -> [String] {
  let table = aligned([Language.current.tongue.listHeadings] + lists.map(cells), right: [2])
  return lists.filter(\.universe.isOfPhrases).reduce(table) { lines, list in
    let universe = list.universe
    let rows = universe.categories.map { [$0.localizedName, grouped(universe.count(in: $0))] }
    return lines + ["", PlainMessage.categories(of: list.id.text).text] + aligned(rows, right: [1])
  }
}

private func cells(_ list: WordCollection) -> [String] {
  [
    list.id.text, list.localizedTitle, grouped(list.universe.count),
    listedLengths(list.universe.lengths, .character), list.localizedSource,
  ]
}
