import ArgumentParser
import Glibc
import PerfectPlay
import Presentation
import Words

/// `hangman solve`: what perfect play against a setter that holds every word comes to, by search.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Compute how many misses perfect play ends with.",
    discussion: """
      The setter holds all words of a length that are made of letters alone, and answers as is worst \
      for the player, who knows all words. Most lengths take less than a second; five letters of \
      some lists take a minute or two, and up to 400 MB.
      """)

  @OptionGroup var lengths: LengthOptions
  @OptionGroup var lists: ListOptions

  @Flag(help: "Print a JSON object a line instead of a table.")
  var json = false

  @Flag(help: "Print a few words of the length that prove it, of one of the game's own lists.")
  var core = false

  @Option(
    help: ArgumentHelp(
      "Say what the words of a file come to, 32 at most, by playing the game out.",
      discussion: "That uses nothing but the rules of the game.", valueName: "file"),
    completion: .file())
  var check: String?

  func validate() throws {
    if core || json, check != nil {
      throw ValidationError("--check says what a file's words come to, and no more.")
    }
  }

  func run() throws {
    if let check { return try sayWorth(of: LoadedWords(at: check)) }
    let collection = try lists.load().warned()
    let universe = collection.universe
    if universe.isOfPhrases { throw ValidationError("Phrases can't be solved: take another list.") }
    let lists = try lengths.lengths(in: universe).compactMap(universe.words(ofLength:))
    if core { return try printCores(of: collection, lists) }
    let heading = ArenaRow.cells("length", ["words", "misses", "nodes", "seconds"])
    if !json, try !writeOutput(heading + "\n") { return }
    for words in lists {
      if try !writeOutput(solved(words.lettersOnly) + "\n") { return }
    }
  }

  /// What perfect play comes to with some words, as it is printed.
  private func solved(_ words: WordList) -> String {
    let report = progress(words.length)
    var solver = Solver(memory: 256 << 20)
    var misses = 0...0
    let duration = ContinuousClock().measure {
      misses = solver.value(of: words, budget: .max, report: report)
    }
    report(nil)
    let seconds = duration / .seconds(1)
    if json {
      let object: JSONLine = [
        "length": words.length, "words": words.count, "misses": misses.upperBound,
        "nodes": solver.nodes, "seconds": JSONFraction(seconds, places: 6),
      ]
      return object.json
    }
    return ArenaRow.cells(
      "\(words.length)",
      [
        "\(words.count)", "\(misses.upperBound)", "\(solver.nodes)", decimal(seconds, places: 3),
      ])
  }

  private func printCores(of collection: WordCollection, _ lists: [WordList]) throws {
    for words in lists {
      let length = words.length
      let core = Core.all.first { $0.list == collection.id.text && $0.length == length }
      guard collection.id.isOwn,
        core != nil || collection.universe.par(forLength: length, by: "devil") == 0
      else { throw Failure("Cores are known of the game's own lists alone: name one with --list.") }
      let proof = core?.words ?? []
      let object: JSONLine = ["length": length, "misses": core?.misses ?? 0, "core": proof]
      let sentence =
        core.map {
          "# With these \(counted($0.words.count, .word)) perfect play makes \(counted($0.misses, .mistake)), "
            + "so with all \(grouped(words.count)) it makes no fewer."
        } ?? "# With words of \(length) letters perfect play makes no miss."
      let text = json ? object.json : (proof + [sentence]).joined(separator: "\n")
      if try !writeOutput(text + "\n") { return }
    }
  }

  /// Says what a few words come to by plain minimax.
  private func sayWorth(of loaded: LoadedWords) throws {
    let universe = loaded.collection.universe
    guard universe.lengths.count == 1, let list = universe.words(ofLength: universe.lengths[0])
    else { throw Failure("The words of --check must all have the same length.") }
    if list.lettersOnlyCount < list.count {
      throw Failure("The words of --check must be made of letters alone.")
    }
    if list.count > Minimax.mostWords {
      throw Failure(
        "\(grouped(list.count)) words are too many to play the game out: \(Minimax.mostWords) are the most. "
          + "Without --check, --words searches them.")
    }
    var minimax = Minimax(Array(list))
    let misses = minimax.misses()
    if minimax.isTooLarge {
      throw Failure("These words have too little in common to play the game out: take fewer.")
    }
    _ = try writeOutput(
      "With \(list.count == 1 ? "this word" : "these \(list.count) words") perfect play makes "
        + "\(counted(misses, .mistake)).\n")
  }

  /// Says on a terminal how far a length is.
  private func progress(_ length: Int) -> (ClosedRange<Int>?) -> Void {
    guard isatty(STDERR_FILENO) == 1 else { return { _ in } }
    return { bounds in
      let line = bounds.map {
        "\(length) characters: at least \($0.lowerBound) misses, at most \($0.upperBound) …"
      }
      _ = writeAll("\r\u{1B}[K" + (line ?? ""), to: STDERR_FILENO)
    }
  }
}
