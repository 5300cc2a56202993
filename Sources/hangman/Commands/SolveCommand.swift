import ArgumentParser
import Glibc
import PerfectPlay
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

  @Flag(help: "Print the decisions for Resources/openings.txt; a list takes minutes.")
  var openings = false

  func run() throws {
    let loaded = try lists.load()
    let universe = loaded.collection.universe
    if universe.isOfPhrases { throw ValidationError("Phrases can't be solved: take another list.") }
    if let notice = loaded.skippedNotice { warn(notice) }
    let lengths = try lengths.lengths(in: universe)
    if openings { return try printOpenings(of: loaded.collection, lengths) }
    if !json, try !writeOutput(SolvedLength.heading + "\n") { return }
    for length in lengths {
      guard let words = universe.words(ofLength: length) else { continue }
      let solved = SolvedLength(Candidates(lettersOnly: words), report: progress(length))
      if try !writeOutput((json ? solved.json : solved.text) + "\n") { return }
    }
  }

  private func printOpenings(of collection: WordCollection, _ lengths: [Int]) throws {
    var fault: (any Error)?
    for length in lengths {
      guard let words = collection.universe.words(ofLength: length) else { continue }
      var search = OpeningSearch(memory: 256 << 20) { opening in
        do {
          _ = try writeOutput("\(collection.id.rawValue) \(length) | \(opening.line(length))\n")
        } catch {
          fault = error
        }
      }
      search.find(in: Candidates(lettersOnly: words), guesses: 2)
      if let fault { throw fault }
    }
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

/// A length that has been solved, as it is printed.
private struct SolvedLength {
  private let length: Int
  private let words: Int
  private let misses: Int
  private let nodes: Int
  private let duration: Duration

  /// - Parameter report: is told of bounds that were proved, and at last of none.
  init(_ candidates: Candidates, report: (ClosedRange<Int>?) -> Void) {
    length = candidates.length
    words = candidates.count
    var solver = Solver(memory: 256 << 20)
    var misses = 0...0
    duration = ContinuousClock().measure {
      misses = solver.value(of: candidates, budget: .max, report: report)
    }
    report(nil)
    self.misses = misses.upperBound
    nodes = solver.nodes
  }

  static let heading = ArenaRow.cells("length", ["words", "misses", "nodes", "seconds"])

  var text: String {
    ArenaRow.cells(
      "\(length)",
      ["\(words)", "\(misses)", "\(nodes)", decimal(duration / .seconds(1), places: 3)])
  }

  var json: String {
    var line = JSONLine()
    line.add("length", length)
    line.add("words", words)
    line.add("misses", misses)
    line.add("nodes", nodes)
    line.add("seconds", duration / .seconds(1), places: 6)
    return line.text
  }
}

extension Opening {
  /// Its line in the table, for words of a length.
  fileprivate func line(_ length: Int) -> String {
    func shown(_ letter: Letter, _ positions: Positions) -> String {
      String((0..<length).map { positions.indices.contains($0) ? letter.character : "_" })
    }
    let guesses = before.map { "\($0.letter) \(shown($0.letter, $0.positions))" }
    let right =
      switch answer {
      case .family(let positions): letter.map { shown($0, positions) } ?? ""
      case .letter(let letter): letter.description
      }
    let asked = letter.map(\.description) ?? ""
    let columns = [
      guesses.joined(separator: " "), asked, String(key, radix: 16), right, "\(misses)",
    ]
    return columns.joined(separator: " | ")
  }
}
