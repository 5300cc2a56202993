import ArgumentParser
import HangmanModel
import Words

/// Many games without a screen, for measuring setters and guessers.
struct ArenaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arena", _superCommandName: "hangman",
    abstract: "Play many games without a screen, and measure them.",
    discussion: """
      Each game is followed until the word is found, so misses beyond the allowed ones count too. \
      The same seed prints the same figures, the seconds aside.
      """)

  @Option(help: "How many games to play, of each length.")
  var games = 100

  @Option(help: "The number of characters of the word, or 'all'.")
  var length = "\(Settings.registered.length)"

  @Option(help: "The misses that lose a game, 1 to 26.")
  var misses = Settings.registered.misses

  @Option(help: "Who sets the word: evil or good.")
  var setter = GameMode.evil

  @Option(help: "Who guesses: order:LETTERS, frequency or random.", transform: guesserKind)
  var guesser = GuesserKind.frequency

  @Option(help: "Which of the game's own lists to play with: words or english.")
  var list = EmbeddedList.words

  @Option(help: "Play with the words of a file instead.")
  var words: String?

  @Option(help: "Chances to repeat.")
  var seed: UInt64 = 1

  @Flag(help: "Print a JSON object a line instead of a table.")
  var json = false

  func validate() throws {
    if games < 1 { throw ValidationError("--games \(games) is out of range: it can be 1 or more.") }
    try checkMisses(misses)
    if length != "all", Int(length) == nil {
      throw ValidationError("--length '\(length)' is neither a number nor 'all'.")
    }
  }

  func run() throws {
    let universe = words == nil ? list.universe : try LoadedUniverse(at: words).universe
    let lengths = Int(length).map { [$0] } ?? universe.lengths
    for length in lengths { try checkLength(length, in: universe) }
    if !json { print(ArenaRow.heading) }
    var total = ArenaRow(name: "all", score: ArenaScore(allowed: misses), duration: .zero)
    for length in lengths {
      let row = play(length: length, in: universe)
      total.score.add(row.score)
      total.duration += row.duration
      report(row)
    }
    if lengths.count > 1 { report(total) }
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

  private func report(_ row: ArenaRow) {
    print(json ? row.json(setter: setter.rawValue, guesser: guesser.description) : row.text)
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
