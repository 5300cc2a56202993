import Foundation
import TerminalHarness
import Testing

/// A folder of its own, and what is installed there: the program that HANGMAN names, or the one
/// beside the tests.
final class Sandbox {
  let folder: URL
  let program: String

  init() throws {
    program = try Self.given ?? TestEnvironment.product("hangman")
    folder = FileManager.default.temporaryDirectory.appending(path: "install-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The program in release, if the tests are told of one.
  static let given = ProcessInfo.processInfo.environment["HANGMAN"]

  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let scripts = project.appending(path: "Scripts")

  /// The tool that makes the manual page; `make test` sees to it.
  private static let manualTool = project.appending(path: ".build/release/generate-manual").path

  static func script(_ name: String) -> String { scripts.appending(path: name).path }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Runs a script of the project and expects it to do well.
  @discardableResult
  func script(_ name: String, _ arguments: String...) throws -> String {
    try #require(
      FileManager.default.isExecutableFile(atPath: Self.manualTool),
      "generate-manual is not built: make manual-tool")
    let result = try runProcess(
      Self.script(name), arguments,
      environment: [
        "GENERATE_MANUAL": Self.manualTool, "PATH": "/usr/local/bin:/usr/bin:/bin",
        // The package is as good unpacked, and sooner there.
        "DPKG_DEB_COMPRESSOR_TYPE": "none",
      ])
    #expect(result.status == 0, "\(result.output)")
    return result.output
  }

  /// All files in a folder, by their paths in it.
  func files(in name: String) throws -> [String] {
    let found = try shell("cd '\(path(name))' && find . -type f | LC_ALL=C sort").output
    return found.split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}

/// Runs a line of shell, with no environment but PATH.
func shell(_ line: String) throws -> (output: String, status: Int32) {
  try runProcess("/bin/sh", ["-c", line], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
}
