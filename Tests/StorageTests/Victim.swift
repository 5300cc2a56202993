import Foundation

/// A real process that uses a store: see Tests/StorageVictim.
final class Victim {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("StorageVictim").path

  init(_ arguments: String..., wrapper: [String] = []) throws {
    let words = wrapper + [Self.program] + arguments
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// The end of its input lets a program go that still waits.
  deinit { try? input.fileHandleForWriting.close() }

  /// Waits for the first line.
  func firstLine() -> String {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Kills the process, and returns the lines that it got to print.
  func kill() -> [String] {
    Foundation.kill(process.processIdentifier, SIGKILL)
    return rest()
  }

  /// Ends the input, waits for the process, and returns its lines.
  func finish() -> [String] {
    try? input.fileHandleForWriting.close()
    return rest()
  }

  private func rest() -> [String] {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // A last line without its end was not completed.
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
