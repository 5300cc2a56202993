import Foundation

/// The built program, playing line by line over pipes, with a home of its own and without TERM.
final class PlainProgram {
  /// The program that HANGMAN names, or else the debug build beside the tests.
  static let url = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["HANGMAN"]
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".build/debug/hangman").path)

  private let home: TemporaryFolder
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var unread = Data()

  /// - Parameter shell: run by sh in the program's place; `$0` is the program, `$@` its arguments.
  init(home: TemporaryFolder, _ arguments: [String] = [], shell: String? = nil) throws {
    self.home = home
    let arguments = ["--plain"] + arguments
    process.executableURL = shell == nil ? Self.url : URL(fileURLWithPath: "/bin/sh")
    process.arguments = shell.map { ["-c", $0, Self.url.path] + arguments } ?? arguments
    process.environment = ["HOME": home.path("home"), "PATH": "/usr/bin:/bin"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try withSignalsUnblocked { try process.run() }
  }

  func type(_ lines: String...) {
    input.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
  }

  func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the next line; nil at the end.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        return line
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += data
    }
  }

  /// Reads on until a line begins so.
  func waits(for beginning: String) -> Bool {
    while let line = line() { if line.hasPrefix(beginning) { return true } }
    return false
  }

  func stopListening() { try? output.fileHandleForReading.close() }

  /// Ends the input, and waits for the program to leave.
  func end() -> Ending {
    try? input.fileHandleForWriting.close()
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return wait(lines)
  }

  /// Waits for the program to leave, without listening any more.
  func wait(_ lines: [String] = []) -> Ending {
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      lines: lines, complaint: String(decoding: complaint, as: UTF8.self),
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal)
  }

  struct Ending {
    let lines: [String]
    let complaint: String
    let status: Int32
    let isSignal: Bool
  }
}

/// Lets the signals through that a test's thread may block, since a new process inherits that.
func withSignalsUnblocked<Result>(_ body: () throws -> Result) rethrows -> Result {
  var none = sigset_t()
  var before = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try body()
}
