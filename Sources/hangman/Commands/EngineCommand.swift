import ArgumentParser
import Presentation

/// One game over pipes: a guess a line comes in, a JSON object a line goes out.
struct EngineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engine",
    abstract: "Play one game over pipes: a guess a line in, a JSON object a line out.",
    discussion: """
      A line of one letter is a guess; its outcome is hit or miss. A line of the whole word or phrase \
      is a solution, whose signs may be left out; its outcome is solved or wrong. What was said before \
      is repeated, what doesn't fit the board is invalid, and after the end all is ended; these \
      change nothing.
      """)

  @OptionGroup var options: GameOptions

  @Flag(help: "Add the families of each guess, and a word that fits every answer.")
  var audit = false

  func run() throws {
    let collection = try options.loadWords().warned()
    guard var engine = Engine(options: options, collection: collection, audits: audit) else {
      throw Failure(.noWord)
    }
    try answerLines(after: [engine.startLine]) { [engine.answer(to: $0)] }
  }
}
