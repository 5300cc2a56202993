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
  }

  @Test func aListMoreIsALineInTheManifest() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one.txt", "boar\nbear\nit\njean-luc\n")
    try write("two.txt", "één\ntwee\n")
    let first = "# comment\none | One | one.txt | uno eins | two | 3 1\n"
    let second = "two | Say \"two\" | two.txt | | |\n"
    try write("lists.txt", first)
    #expect(try collections() == ["one, One, 4 words of [2, 4, 8], familiar 0, needs 3"])
    try write("lists.txt", first + second)
    #expect(
      try collections() == [
        "one, One, 4 words of [2, 4, 8], familiar 2, needs 3",
        "two, Say \"two\", 2 words of [3, 4], familiar 0, needs 0",
      ])
  }

  @Test(arguments: [
    ("", "there is no list."), ("one | One | one.txt\n", "'one | One | one.txt' is no list."),
    ("one | One | none.txt | | |\n", "none.txt: missing"),
    ("one | One | one.txt | | | 3 l\n", "'one | One | one.txt | | | 3 l' is no list."),
  ])
  func aManifestThatIsWrongStopsTheBuildWithTheReason(manifest: String, reason: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("lists.txt", manifest)
    let result = try embed()
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("embed-word-lists: ") && result.output.contains(reason))
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func embed() throws -> (output: String, status: Int32) {
    try run(
      TestEnvironment.product("embed-word-lists"),
      [folder.appending(path: "lists.txt").path, folder.appending(path: "Lists.swift").path])
  }

  /// What a program says that has the embedded lists, a line for each.
  private func collections() throws -> [String] {
    let embedded = try embed()
    try #require(embedded.status == 0, "\(embedded.output)")
    try write("main.swift", Self.program)
    let words = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Words")
    let sources = try FileManager.default.contentsOfDirectory(atPath: words.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { words.appending(path: $0).path }
    let program = folder.appending(path: "program").path
    let own = ["Lists.swift", "main.swift"].map { folder.appending(path: $0).path }
    let compiled = try run(
      "/usr/bin/env", ["swiftc", "-swift-version", "6", "-o", program] + sources + own)
    try #require(compiled.status == 0, "\(compiled.output)")
    return try run(program, []).output.split(separator: "\n").map(String.init)
  }

  private static let program = #"""
    for collection in WordCollection.embedded {
      let universe = collection.universe
      print("\(collection.id.rawValue), \(collection.title), \(universe.count) words of "
        + "\(universe.lengths), familiar \(collection.familiar?.count ?? 0), "
        + "needs \(collection.fairMisses(forLength: 1) ?? 0)")
    }
    """#
}

private func run(_ program: String, _ arguments: [String]) throws -> (
  output: String, status: Int32
) {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (String(decoding: output, as: UTF8.self), process.terminationStatus)
}
