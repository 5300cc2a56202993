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

  @Option(
    help: ArgumentHelp(
      "The number of characters of the word, or 'all'.",
      discussion: "By default it is \(Settings.registered.length), or the nearest that has a word.",
      valueName: "n"))
  var length: String?

  @Option(help: ArgumentHelp("The misses that lose a game, 1 to 26.", valueName: "n"))
  var misses = Settings.registered.allowed

  @Option(help: "Who sets the word: evil or good.")
  var setter = GameMode.evil

  @Option(
    help: ArgumentHelp(
      "Who guesses: order:LETTERS, frequency or random.",
      discussion: """
        The letters in the order given, always the one in most of the words that fit, or any.
        """), transform: guesserKind)
  var guesser = GuesserKind.frequency

  @Option(help: "Play with one of the game's own lists: words (the usual one) or english.")
  var list: EmbeddedList?

  @Option(
    help: ArgumentHelp("Play with the words of a file.", valueName: "file"), completion: .file())
  var words: String?

  @Option(help: ArgumentHelp("Repeat a run: the same seed plays the same games.", valueName: "n"))
  var seed: UInt64 = 1

  @Flag(help: "Print a JSON object a line instead of a table.")
  var json = false

  func validate() throws {
    if games < 1 { throw ValidationError("--games \(games) is out of range: it can be 1 or more.") }
    try checkMisses(misses)
    if list != nil, words != nil {
      throw ValidationError("--list and --words both name the words: give one of them.")
    }
    if let length, length != "all", Int(length) == nil {
      throw ValidationError("--length '\(length)' is neither a number nor 'all'.")
    }
  }

  func run() throws {
    let universe = try loadUniverse()
    let lengths = try lengths(in: universe)
    if !json, try !writeOutput(ArenaRow.heading + "\n") { return }
    var total = ArenaRow(name: "all", score: ArenaScore(allowed: misses), duration: .zero)
    for length in lengths {
      let row = play(length: length, in: universe)
      total.score.add(row.score)
      total.duration += row.duration
      if try !report(row) { return }
    }
    if lengths.count > 1 { _ = try report(total) }
  }

  private func loadUniverse() throws -> WordUniverse {
    guard let words else { return (list ?? .words).universe }
    let loaded = try LoadedUniverse(at: words)
    if let notice = loaded.skippedNotice { warn(notice) }
    return loaded.universe
  }

  /// The lengths to play; one that was asked for and that no word has is a usage error.
  func lengths(in universe: WordUniverse) throws -> [Int] {
    guard let length else { return [universe.nearestLength(to: Settings.registered.length)] }
    guard let length = Int(length) else { return universe.lengths }
    try checkLength(length, in: universe)
    return [length]
  }

  private func play(length: Int, in universe: WordUniverse) -> ArenaRow {
    var row = ArenaRow(
      name: "\(length)", score: ArenaScore(allowed: misses), duration: .zero)
    guard let words = universe.words(ofLength: length) else { return row }
    let arena = Arena(mode: setter, guesser: guesser, allowed: misses)
    row.duration = ContinuousClock().measure {
      row.score = arena.play(games: games, words: words, seed: seed)
    }
    return row
  }

  /// Prints a row; false if nobody reads it any more.
  private func report(_ row: ArenaRow) throws -> Bool {
    let text = json ? row.json(setter: setter.rawValue, guesser: guesser.description) : row.text
    return try writeOutput(text + "\n")
  }
}

/// The lists that the program carries.
enum EmbeddedList: String, ExpressibleByArgument, CaseIterable {
  case words, english

  var universe: WordUniverse {
    switch self {
    case .words: .embedded
    case .english: .everyday
    }
  }
}

private func guesserKind(_ name: String) throws -> GuesserKind {
  if let kind = GuesserKind(name) { return kind }
  throw ValidationError("'\(name)' is no guesser; there are order:LETTERS, frequency and random.")
}
