import Foundation
import TerminalHarness
import Testing

/// The tool that turns a manifest and its lists into Swift, tried on small ones: what it writes is
/// compiled with the module Words, and asked.
@Suite struct EmbeddingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "embedding-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("languages.txt", "")
    try write("par.txt", "# comment\n")
  }

  /// Lists, a language and phrases at once, since a compiler takes its time.
  @Test func theProgramHasWhatTheManifestsSay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one.txt", "boar\nbear\nit\njean-luc\n")
    try write("two.txt", "één\ntwee\n")
    try write("par.txt", "one | imp | 3 - 1\none | good | 2\nnone | imp | 9\n")
    let first = "# comment\none | 1 | One | one.txt | uno eins | | From here\n"
    try write("lists.txt", first)
    #expect(try embed().status == 0)

    try write("known.txt", "boar\nbear\nboor\n")
    try write("levels.txt", "BEAR\t0\n")
    try write("blocked.txt", "boor\n")
    try write("meanings.txt", "BOAR\tnoun\ta \"pig\"\n")
    try write("languages.txt", "# comment\nen | known | levels.txt | blocked.txt | meanings.txt\n")
    try write("trees.txt", "Trees\tOAK TREE\nBirds\tJAY-BIRD\n")
    try write("own.txt", "# own\nTrees\tO'HARA ELM\n")
    try write(
      "lists.txt",
      """
      \(first)two | 2 | Say "two" | two.txt | | |
      known | 3 | Known | known.txt | | en |
      phrases | 4 | Phrases | trees.txt own.txt | | |

      """)
    #expect(
      try said() == [
        "one, One, From here, 4 words of [2, 4, 8], about [], par 3 0",
        "two, Say \"two\", , 2 words of [3, 4], about [], par 0 0",
        "known, Known, , 3 words of [4], about [], par 0 0",
        "BEAR 0 -", "BOAR 3 noun a \"pig\"", "BOOR 3 - blocked",
        "phrases, Phrases, , 3 words of [8, 10], about [Birds, Trees], par 0 0",
        "JAY-BIRD Birds", "OAK TREE Trees", "O'HARA ELM Trees",
      ])
  }

  @Test(arguments: [
    ("", "there is no list."), ("one | One | one.txt\n", "'one | One | one.txt' is no list."),
    ("one | 1 | One | none.txt | | |\n", "none.txt"),
    ("one | 64 | One | one.txt | | |\n", "is no list."),
    (
      "one | 1 | One | one.txt | | |\ntwo | 1 | Two | one.txt | | |\n",
      "the number 1 stands for two lists."
    ),
    ("one | One | one.txt | | | | 3\n", "'one | One | one.txt | | | | 3' is no list."),
    ("one | 1 | One | mixed.txt | | |\n", "mixed.txt: a line is no mark, tab and word."),
  ])
  func aManifestThatIsWrongStopsTheBuildWithTheReason(manifest: String, reason: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("mixed.txt", "Trees\tOAK\nELM\n")
    try write("one.txt", "boar\n")
    try write("lists.txt", manifest)
    let result = try embed()
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("embed-word-lists: ") && result.output.contains(reason))
  }

  @Test(arguments: ["en | one\n", "en | one | none.txt | |\n"])
  func aLanguageThatIsWrongStopsTheBuild(manifest: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one.txt", "boar\n")
    try write("lists.txt", "one | 1 | One | one.txt | | en |\n")
    try write("languages.txt", manifest)
    #expect(try embed().status == 1)
  }

  @Test(arguments: ["one | imp\n", "one | imp | 3 l\n", " | imp | 3\n"])
  func aParThatIsWrongStopsTheBuild(line: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one.txt", "boar\n")
    try write("lists.txt", "one | 1 | One | one.txt | | |\n")
    try write("par.txt", line)
    #expect(try embed().output.contains("is no par."))
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func embed() throws -> (output: String, status: Int32) {
    try runProcess(
      TestEnvironment.product("embed-word-lists"),
      ["lists", folder.path, folder.appending(path: "Lists.swift").path])
  }

  /// What a program says that has the embedded lists: a line for each, and then one for each phrase, and
  /// each word of which something is known.
  private func said() throws -> [String] {
    let embedded = try embed()
    try #require(embedded.status == 0, "\(embedded.output)")
    try write("main.swift", Self.program)
    let words = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Words")
    let sources = try FileManager.default.contentsOfDirectory(atPath: words.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { words.appending(path: $0).path }
    let program = folder.appending(path: "program").path
    let own = ["Lists.swift", "main.swift"].map { folder.appending(path: $0).path }
    let compiled = try runProcess(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-package-name", "hangman", "-o", program] + sources + own)
    try #require(compiled.status == 0, "\(compiled.output)")
    return try runProcess(program, []).output.split(separator: "\n").map(String.init)
  }

  private static let program = #"""
    for collection in Library.embedded.lists {
      let universe = collection.universe
      print("\(collection.id.text), \(collection.title), \(collection.source), "
        + "\(universe.count) words of \(universe.lengths), about \(universe.categories), "
        + "par \(collection.universe.par(forLength: 1, by: "imp") ?? 0) \(collection.universe.par(forLength: 2, by: "imp") ?? 0)")
      for word in universe.lengths.flatMap({ Array(universe.words(ofLength: $0) ?? WordList([])) }) {
        let lexicon = universe.lexicon
        if let category = universe.category(of: word) { print("\(word) \(category)") }
        if lexicon.id.isEmpty { continue }
        let meaning = lexicon.meaning(of: word).map { "\($0.kind) \($0.text)" } ?? "-"
        print("\(word) \(lexicon.familiarity(of: word).rawValue) \(meaning)"
          + (lexicon.isBlocked(word) ? " blocked" : ""))
      }
    }
    """#
}
