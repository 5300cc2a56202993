import ArgumentParser
import GhostModel
import Presentation
import ProgramModel
import Words

/// `hangman ghost`: the game of Ghost, for people and for programs.
struct GhostCommand: ShownCommand, StoringCommand {
  static let configuration = CommandConfiguration(
    commandName: "ghost",
    abstract: "Play Ghost: two players add letters to one word, and whoever completes it loses.",
    discussion: """
      Whoever completes a word of four letters or more loses, and so does whoever makes a fragment that \
      no such word begins with.

      With --engine a letter a line comes in, or challenge, or when challenged a word; a JSON object a \
      line goes out. Who sends is player 1 and begins; with --opponent none it is both players. What \
      can't be done now is an error, and changes nothing.
      """)

  @OptionGroup(title: "The game") var game: GhostOptions

  @Flag(help: "Play over pipes: a move a line in, a JSON object a line out.")
  var engine = false

  @Option(
    help: ArgumentHelp(
      "Print who wins from a fragment, the letters that win, and a word for each.",
      discussion: "An empty one stands for the beginning.", valueName: "prefix"))
  var analyze: String?

  @Flag(help: "Print the analysis as JSON.")
  var json = false

  @OptionGroup(title: "The store") var storage: StoreOptions
  @OptionGroup(title: "The terminal") var display: DisplayOptions

  /// Its engine and its analysis are in English, whatever the language.
  var language: Language { engine || analyze != nil ? .english : playersLanguage }

  func validate() throws {
    if [engine, analyze != nil, display.plain].count(where: \.self) > 1 {
      throw ValidationError("--engine, --analyze and --plain exclude each other: give one of them.")
    }
    if json && analyze == nil {
      throw ValidationError("--json is for an analysis: give --analyze with it.")
    }
  }

  func run() throws {
    if engine || analyze != nil { return try runInLines() }
    var visit = Visit(.ghost { [game] in game.applied(to: $0) }, storage, display)
    visit.seed = game.seed
    visit.words = try game.loadFile()
    try visit.play()
  }

  /// Tells of a fragment, or plays with a program.
  private func runInLines() throws {
    let usual = (display.spoken.language ?? .ofEnvironment).usualGhostList
    var setup = game.applied(to: GhostSetup(list: usual, opponent: .standard))
    let file = try game.loadFile()?.warned()
    let words = file ?? Library.embedded[setup.list] ?? Library.embedded.standard
    setup.list = words.id
    if let analyze { return try tell(GhostAnalysis(analyze, setup, in: words.universe)) }
    let seed = game.seed ?? .random(in: 0...(.max))
    var engine = GhostEngine(setup, in: words.universe, seed: seed)
    try answerLines { engine.answers(to: $0) }
  }

  private func tell(_ analysis: GhostAnalysis) throws {
    _ = try writeOutput(analysis.text(asJSON: json) + "\n")
    if analysis.fault != nil { throw ExitCode.failure }
  }
}
