import ArgumentParser
import Wording
import Words

/// `hangman lists`: the game's own lists of words and phrases.
struct ListsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lists", abstract: "Print the game's own lists of words and phrases.")

  @Flag(help: "Print them as JSON.")
  var json = false

  func run() throws {
    let lists = Library.embedded.lists
    let text = json ? jsonArray(lists.map(object)) : lines(of: lists).joined(separator: "\n")
    _ = try writeOutput(text + "\n")
  }

  private func object(_ list: WordCollection) -> JSONLine {
    var object = JSONLine()
    object.add("id", list.id.text)
    object.add("title", list.title)
    object.add("entries", list.universe.count)
    object.add("lengths", list.universe.lengths)
    object.add("source", list.source)
    if list.universe.isOfPhrases {
      object.add("categories", list.universe.categories.map { category($0, of: list.universe) })
    }
    return object
  }

  private func category(_ category: Category, of universe: WordUniverse) -> JSONLine {
    var object = JSONLine()
    object.add("name", category.rawValue)
    object.add("phrases", universe.count(in: category))
    return object
  }
}

/// The lists as a table, and below it the categories of the phrases.
private func lines(of lists: [WordCollection]) -> [String] {
  let heading = ["list", "title", "entries", "lengths", "source"]
  let table = aligned([heading] + lists.map(cells), right: [2])
  return lists.filter(\.universe.isOfPhrases).reduce(table) { lines, list in
    let universe = list.universe
    let rows = universe.categories.map { [$0.rawValue, grouped(universe.count(in: $0))] }
    return lines + ["", "The categories of \(list.id.text):"] + aligned(rows, right: [1])
  }
}

private func cells(_ list: WordCollection) -> [String] {
  [
    list.id.text, list.title, grouped(list.universe.count),
    listedLengths(list.universe.lengths, "character"), list.source,
  ]
}
