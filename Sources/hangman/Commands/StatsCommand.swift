import ArgumentParser
import HangmanModel
import Storage

/// `hangman stats`: what all games have come to.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Print what all finished games have come to.",
    discussion: "First of all games, then by list, then by list, setter and length.")

  @OptionGroup var storage: StoreOptions

  @Flag(help: "Print them as JSON.")
  var json = false

  func run() throws {
    let all = try statistics()
    let text = json ? jsonArray(all.map(statisticsObject)) : lines(of: all).joined(separator: "\n")
    _ = try writeOutput(text + "\n")
  }

  /// The figures of the store; none where the usual one hasn't been made yet.
  func statistics() throws -> [Statistics] {
    try storage.look { $0.statistics() }?.filter { $0.games > 0 } ?? []
  }

  private func lines(of all: [Statistics]) -> [String] {
    if all.isEmpty { return [noGameSentence] }
    return Array(all.map(statisticsLines).joined(separator: [""]))
  }
}

let noGameSentence = "No game has been finished yet."
