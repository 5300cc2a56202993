import ArgumentParser
import HangmanModel
import Storage
import Words

/// `hangman scores`: the high scores on stdout.
struct ScoresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scores", abstract: "Print the high scores.")

  @OptionGroup var storage: StoreOptions

  @Flag(help: "Print them as JSON.")
  var json = false

  func run() throws {
    let tables = try tables()
    let text = json ? self.json(tables) : lines(of: tables).joined(separator: "\n")
    _ = try writeOutput(text + "\n")
  }

  /// The scores of the store; none where the usual one hasn't been made yet.
  func tables() throws -> [HighScores] {
    guard let path = storage.path else { throw Failure(unreadableScoresSentence(nil, .noHome)) }
    do throws(StoreFault) {
      let tables = try Store.looking(at: path) { History(GameStore($0)).tables() }
      if let tables { return tables }
    } catch {
      throw Failure(unreadableScoresSentence(path, error))
    }
    if storage.store != nil { throw Failure("There is no store at \(path).") }
    return []
  }

  private func lines(of tables: [HighScores]) -> [String] {
    if tables.isEmpty { return [noWinSentence] }
    return Array(tables.map { [scoreHeading($0)] + scoreLines($0) }.joined(separator: [""]))
  }

  private func json(_ tables: [HighScores]) -> String {
    let rows = tables.flatMap { table in
      table.entries.enumerated().map { index, entry in
        var row = JSONLine()
        row.add("rank", index + 1)
        row.add("word", entry.result.word)
        row.add("misses", entry.result.misses)
        row.add("allowed", entry.result.allowed)
        row.add("mode", entry.result.setup.setter.mode)
        row.add("date", localDay(of: entry.result.finishedAt))
        row.add("list", table.list.rawValue)
        row.add("setter", entry.result.setup.setter.id)
        return row.text
      }
    }
    return "[" + rows.joined(separator: ",\n ") + "]"
  }
}

let noWinSentence = "No game has been won yet."

/// What stands above a table of high scores: the list that it is of.
/// A file is told by its whole path, since another may have its name.
func scoreHeading(_ scores: HighScores) -> String {
  let isOwn = WordCollection.embedded.contains { $0.id == scores.list }
  return "\(withoutControls(isOwn ? scores.list.title : scores.list.rawValue)):"
}

/// A table of high scores in words, a line a game.
func scoreLines(_ scores: HighScores) -> [String] {
  scores.entries.enumerated().map { index, entry in
    let result = entry.result
    let misses = "\(result.misses) of \(result.allowed) mistakes"
    return "\(index + 1). \(withoutControls(result.word)), \(misses), "
      + "\(result.setup.setter.id), \(localDay(of: result.finishedAt))"
  }
}
