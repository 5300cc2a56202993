import Foundation
import TerminalHarness
import Testing

/// Scripts/need on machines that have only the commands that a test gives them.
@Suite struct NeedTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "need-\(UUID())")
  private let line = "apt-get update && apt-get install -y --no-install-recommends"

  /// Asks for things where there are these commands, each a line of shell.
  private func need(
    _ things: String..., having commands: [String: String]
  ) throws -> (output: String, status: Int32) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, line) in commands {
      let file = folder.appending(path: name)
      try Data("#!/bin/sh\n\(line)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return try runProcess(
      "/bin/sh", [Sandbox.script("need")] + things, environment: ["PATH": folder.path])
  }

  @Test func whatIsThereIsNotMissed() throws {
    let result = try need(
      "tmux=tmux", "/sqlite3=libsqlite3-dev",
      having: ["tmux": "", "pkg-config": "exit 0", "apt-get": "echo no"])
    #expect(result == ("", 0))
  }

  @Test func withoutRootOrSudoItSaysTheLineToType() throws {
    let result = try need(
      "/sqlite3=libsqlite3-dev", "/ncursesw=libncursesw5-dev",
      having: ["id": "echo 1000", "apt-get": ""])
    #expect(result.status == 1)
    #expect(result.output.contains("\(line) pkg-config libsqlite3-dev libncursesw5-dev\n"))
  }

  @Test func withoutAptItSaysTheLineToType() throws {
    let result = try need("tmux=tmux", having: ["id": "echo 0"])
    #expect(result.status == 1)
    #expect(result.output.contains("\(line) tmux\n"))
  }

  @Test func rootInstallsOnlyWhatIsMissing() throws {
    let result = try need(
      "/sqlite3=libsqlite3-dev", "/ncursesw=libncursesw5-dev",
      having: [
        "id": "echo 0", "pkg-config": "[ $2 = sqlite3 ]",
        "apt-get": "[ \"$*\" = 'install -y --no-install-recommends libncursesw5-dev' ]",
      ])
    #expect(result == ("Installing what is missing: libncursesw5-dev\n", 0))
  }

  @Test func othersInstallThroughSudo() throws {
    let result = try need(
      "tmux=tmux", having: ["id": "echo 1000", "sudo": "\"$@\"", "apt-get": "exit 0"])
    #expect(result.status == 0)
  }

  @Test func staleListsAreUpdatedFirst() throws {
    let result = try need(
      "tmux=tmux",
      having: [
        "id": "echo 0",
        "apt-get": "case $1 in update) : >\"${0%/*}/new\" ;; *) [ -e \"${0%/*}/new\" ] ;; esac",
      ])
    #expect(result.status == 0)
  }

  @Test func afterAFailureItSaysTheLineToType() throws {
    let result = try need("tmux=tmux", having: ["id": "echo 0", "apt-get": "exit 100"])
    #expect(result.status == 1)
    #expect(result.output.contains("\(line) tmux\n"))
  }
}
