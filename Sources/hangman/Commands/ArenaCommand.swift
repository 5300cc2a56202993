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
      "Who guesses: \(GuesserKind.names).",
      discussion: """
        The letters in the order given; the one in most of the words that fit, whose answer tells the \
        most, whose worst answer leaves the fewest words, or that is best against a perfect setter; or \
        any.
        """), transform: guesserKind)
  var guesser = GuesserKind.frequency

  @OptionGroup var lists: ListOptions

  @Option(help: ArgumentHelp("Repeat a run: the same seed plays the same games.", valueName: "n"))
  var seed: UInt64 = 1

  @Flag(help: "Print a JSON object a line instead of a table.")
  var json = false

  @Flag(help: "Print a line of the table of pars instead, over all lengths of the list.")
  var par = false

  func validate() throws {
    if par, json || lengths.length != nil {
      throw ValidationError("--par prints all lengths in a form of its own.")
    }
    if games < 1 { throw ValidationError("--games \(games) is out of range: it can be 1 or more.") }
    try checkMisses(misses)
  }

  func run() throws {
    let loaded = try lists.load()
    if let notice = loaded.skippedNotice { warn(notice) }
    if par {
      _ = try writeOutput(parLine(of: loaded.collection) + "\n")
      return
    }
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

  /// `webster | imp | 25 16 15`, from length 1 on, a hyphen where no word is so long.
  private func parLine(of collection: WordCollection) -> String {
    let lengths = collection.universe.lengths
    let pars = (1...(lengths.last ?? 1)).map { length in
      lengths.contains(length)
        ? String(play(length: length, of: collection).score.par(by: setter)) : "-"
    }
    return "\(collection.id.rawValue) | \(setter.argument) | \(pars.joined(separator: " "))"
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
    let text = json ? row.json(setter: setter.argument, guesser: guesser.description) : row.text
    return try writeOutput(text + "\n")
  }
}

private func guesserKind(_ name: String) throws -> GuesserKind {
  if let kind = GuesserKind(name) { return kind }
  throw ValidationError("'\(name)' is no guesser; it can be \(GuesserKind.names).")
}
