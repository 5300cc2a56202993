import ArgumentParser
import HangmanModel
import Storage

/// `hangman scores`: the high scores on stdout.
struct ScoresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scores", abstract: "Print the high scores.")

  @OptionGroup var storage: StoreOptions

  @Flag(help: "Print them as JSON.")
  var json = false

  func run() throws {
    let scores = try highScores()
    let text = json ? self.json(scores) : scoreLines(scores).joined(separator: "\n")
    _ = try writeOutput(text + "\n")
  }

  /// The scores of the store; none where the usual one hasn't been made yet.
  func highScores() throws -> HighScores {
    guard let path = storage.path else { throw Failure(unreadableScoresSentence(nil, .noHome)) }
    do throws(StoreFault) {
      if let store = try GameStore.reading(from: path) { return store.highScores() }
    } catch {
      throw Failure(unreadableScoresSentence(path, error))
    }
    if storage.store != nil { throw Failure("There is no store at \(path).") }
    return HighScores([])
  }

  private func json(_ scores: HighScores) -> String {
    let rows = scores.entries.enumerated().map { index, entry in
      var row = JSONLine()
      row.add("rank", index + 1)
      row.add("word", entry.result.word)
      row.add("misses", entry.result.misses)
      row.add("allowed", entry.result.allowed)
      row.add("mode", entry.result.mode.rawValue)
      row.add("date", localDay(of: entry.result.finishedAt))
      return row.text
    }
    return "[" + rows.joined(separator: ",\n ") + "]"
  }
}

/// The high scores in words, a line each.
func scoreLines(_ scores: HighScores) -> [String] {
  if scores.entries.isEmpty { return ["No game has been won yet."] }
  return scores.entries.enumerated().map { index, entry in
    let result = entry.result
    return
      "\(index + 1). \(withoutControls(result.word)), \(result.misses) of \(result.allowed) mistakes, "
      + "\(result.mode.rawValue), \(localDay(of: result.finishedAt))"
  }
}
