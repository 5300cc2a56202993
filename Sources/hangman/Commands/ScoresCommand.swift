import ArgumentParser
import HangmanModel
import Storage
import Wording
import Words

/// `hangman scores`: the high scores on stdout.
struct ScoresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scores", abstract: "Print the high scores.")

  @OptionGroup var storage: StoreOptions

  @Flag(help: "Print the best runs instead of the best games.")
  var runs = false

  @Flag(help: "Print them as JSON.")
  var json = false

  func run() throws {
    _ = try writeOutput((runs ? runText(try runTables()) : text(try tables())) + "\n")
  }

  /// The scores of the store; none where the usual one hasn't been made yet.
  func tables() throws -> [HighScores] { try storage.look { $0.tables() } ?? [] }

  /// The runs of the store, those of each setup.
  func runTables() throws -> [RunScores] { try storage.look { $0.runTables() } ?? [] }

  private func text(_ tables: [HighScores]) -> String {
    json ? self.json(tables) : lines(of: tables).joined(separator: "\n")
  }

  private func runText(_ tables: [RunScores]) -> String {
    let tables = tables.filter { !$0.entries.isEmpty }
    if json { return jsonArray(tables.flatMap(runObjects)) }
    if tables.isEmpty { return noRunSentence }
    let texts = tables.map { [runHeading($0)] + runLines($0) }
    return texts.joined(separator: [""]).joined(separator: "\n")
  }

  private func lines(of tables: [HighScores]) -> [String] {
    if tables.isEmpty { return [noWinSentence] }
    return Array(tables.map { [scoreHeading($0)] + scoreLines($0) }.joined(separator: [""]))
  }

  private func json(_ tables: [HighScores]) -> String {
    let rows = tables.flatMap { table in
      table.entries.enumerated().map { index, entry -> JSONLine in
        let result = entry.result
        return [
          "rank": index + 1, "word": result.word, "misses": result.misses,
          "allowed": result.allowed, "mode": result.setup.setter.mode,
          "date": localDay(of: result.finishedAt), "list": table.list.text,
          "setter": table.setter.argument, "hints": table.isHelped ? result.hints : nil,
          "length": result.setup.subject.length, "par": result.par, "score": result.score,
        ]
      }
    }
    return jsonArray(rows)
  }
}

let noWinSentence = "No game has been won yet."

/// What stands above a table of high scores: the list and the setter that it is of.
/// A file is told by its whole path, since another may have its name.
func scoreHeading(_ scores: HighScores) -> String {
  "\(listName(scores.list)), \(scores.setter.name)\(scores.isHelped ? ", with hints" : ""):"
}

/// The title of a list of the game's own, or the path of a file.
func listName(_ list: ListID) -> String {
  list.isOwn ? list.title : list.text
}

/// A table of high scores in words, a line a game.
func scoreLines(_ scores: HighScores) -> [String] {
  scores.entries.enumerated().map { index, entry in
    let result = entry.result
    let score =
      if let length = result.setup.subject.length, let par = result.par, let score = result.score {
        "\(counted(length, "letter")), par \(par), score \(signed(score))"
      } else {
        String?.none
      }
    return [
      "\(index + 1). \(result.word)", score,
      "\(result.misses) of \(counted(result.allowed, "mistake"))", localDay(of: result.finishedAt),
    ].compactMap(\.self).joined(separator: ", ")
  }
}
