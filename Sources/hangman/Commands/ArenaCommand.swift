import ArgumentParser
import HangmanModel
import Words

/// Many games without a screen, for measuring setters and guessers.
struct ArenaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arena",
    abstract: "Play many games without a screen, and measure them.",
    discussion: """
      Each game is followed until the word is found, so misses beyond the allowed ones count too. \
      The same seed prints the same figures, the seconds aside.
      """)

  @Option(help: ArgumentHelp("How many games to play, of each length.", valueName: "n"))
  var games = 100

  @OptionGroup var lengths: LengthOptions

  @Option(help: ArgumentHelp("The misses that lose a game, 1 to 26.", valueName: "n"))
  var misses = GameSetup.standard.allowed

  @Option(help: ArgumentHelp("Who sets the word: \(Setter.listedNames).", valueName: "setter"))
  var setter = Setter.standard

  @Option(
    help: ArgumentHelp(
      "Who guesses: order:LETTERS, frequency or random.",
      discussion: """
        The letters in the order given, always the one in most of the words that fit, or any.
        """), transform: guesserKind)
  var guesser = GuesserKind.frequency

  @OptionGroup var lists: ListOptions

  @Option(help: ArgumentHelp("Repeat a run: the same seed plays the same games.", valueName: "n"))
  var seed: UInt64 = 1

  @Flag(help: "Print a JSON object a line instead of a table.")
  var json = false

  func validate() throws {
    if games < 1 { throw ValidationError("--games \(games) is out of range: it can be 1 or more.") }
    try checkMisses(misses)
  }

  func run() throws {
    let loaded = try lists.load()
    if let notice = loaded.skippedNotice { warn(notice) }
    let lengths = try lengths.lengths(in: loaded.collection.universe)
    if !json, try !writeOutput(ArenaRow.heading + "\n") { return }
    var total = ArenaRow(name: "all", score: ArenaScore(allowed: misses), duration: .zero)
    for length in lengths {
      let row = play(length: length, of: loaded.collection)
      total.score.add(row.score)
      total.duration += row.duration
      if try !report(row) { return }
    }
    if lengths.count > 1 { _ = try report(total) }
  }

  private func play(length: Int, of collection: WordCollection) -> ArenaRow {
    var row = ArenaRow(name: "\(length)", score: ArenaScore(allowed: misses), duration: .zero)
    let arena = Arena(setter: setter, guesser: guesser, allowed: misses)
    row.duration = ContinuousClock().measure {
      row.score = arena.play(games: games, length: length, of: collection, seed: seed)
    }
    return row
  }

  /// Prints a row; false if nobody reads it any more.
  private func report(_ row: ArenaRow) throws -> Bool {
    let text = json ? row.json(setter: setter.id, guesser: guesser.description) : row.text
    return try writeOutput(text + "\n")
  }
}

private func guesserKind(_ name: String) throws -> GuesserKind {
  if let kind = GuesserKind(name) { return kind }
  throw ValidationError("'\(name)' is no guesser; there are order:LETTERS, frequency and random.")
}
