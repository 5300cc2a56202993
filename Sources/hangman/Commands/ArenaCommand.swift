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

  @Option(help: ArgumentHelp("How many mistakes lose a game, 1 to 26.", valueName: "n"))
  var misses = GameSetup.standard.allowed

  @Option(help: ArgumentHelp("Who sets the word: \(Setter.listedNames).", valueName: "setter"))
  var setter = Setter.standard

  @Option(
    help: ArgumentHelp(
      "Who guesses: \(Guesser.names) (default: \(Guesser.standard)).",
      discussion: """
        The letters in the order given; the one in most of the words that fit, whose answer tells the \
        most, whose worst answer leaves the fewest words, or that is best against a perfect setter; or \
        any.
        """), transform: readGuesser)
  var guesser: Guesser?

  @OptionGroup var lists: ListOptions

  @Option(help: ArgumentHelp("Repeat a run: the same seed plays the same games.", valueName: "n"))
  var seed: UInt64 = 1

  @Flag(help: "Print a JSON object a line instead of a table.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Share the games among so many threads, which changes none of the figures.", valueName: "n"))
  var jobs = 1

  @Flag(
    help: ArgumentHelp(
      "Print the pars of the list against the setter instead, for words of 1, 2, 3 and so on.",
      discussion: """
        The most mistakes that 'perfect' makes in the games; against good the best mean of frequency, \
        entropy and minimax, rounded up; against the Devil what perfect play comes to, without games.
        """))
  var par = false

  func validate() throws {
    if par, json || lengths.length != nil || guesser != nil {
      throw ValidationError("--par takes all lengths, guessers of its own, and prints no JSON.")
    }
    if games < 1 { throw ValidationError("--games \(games) is out of range: it can be 1 or more.") }
    try check("--jobs", jobs, isIn: 1...64)
    try check("--misses", misses, isIn: GameSetup.allowedRange)
  }

  func run() throws {
    let collection = try lists.load().warned()
    if par {
      _ = try writeOutput(parLine(of: collection) + "\n")
      return
    }
    let lengths = try lengths.lengths(in: collection.universe)
    if !json, try !writeOutput(ArenaRow.heading + "\n") { return }
    var total = ArenaRow(name: "all", score: ArenaScore(allowed: misses), duration: .zero)
    for length in lengths {
      let row = play(length: length, of: collection, guesser: guesser ?? .standard)
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
      if !lengths.contains(length) { return "-" }
      let par = setter.par(forLength: length, of: collection) { guesser in
        play(length: length, of: collection, guesser: guesser).score
      }
      return String(par)
    }
    return "\(collection.id.text) | \(setter.argument) | \(pars.joined(separator: " "))"
  }

  private func play(
    length: Int, of collection: WordCollection, guesser: Guesser
  ) -> ArenaRow {
    var row = ArenaRow(name: "\(length)", score: ArenaScore(allowed: misses), duration: .zero)
    let arena = Arena(setter: setter, guesser: guesser, allowed: misses)
    row.duration = ContinuousClock().measure {
      let jobs = (0..<jobs).map { [games, jobs, seed] job in
        ArenaJob {
          let part = games * job / jobs..<games * (job + 1) / jobs
          return arena.play(games: part, length: length, of: collection, seed: seed)
        }
      }
      for job in jobs.dropFirst() { job.start() }  // The first is played on this thread.
      for job in jobs { row.score.add(job.finish()) }
    }
    return row
  }

  /// Prints a row; false if nobody reads it any more.
  private func report(_ row: ArenaRow) throws -> Bool {
    let guesser = guesser ?? .standard
    let text = json ? row.json(setter: setter.argument, guesser: guesser.description) : row.text
    return try writeOutput(text + "\n")
  }
}

private func readGuesser(_ name: String) throws -> Guesser {
  if let guesser = Guesser(name) { return guesser }
  throw ValidationError("'\(name)' is no guesser; it can be \(Guesser.names).")
}
