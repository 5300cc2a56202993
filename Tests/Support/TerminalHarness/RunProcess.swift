public import Foundation

/// Runs a program to its end without a terminal, and gives what it wrote, errors included.
///
/// - Parameters:
///   - input: what it reads; it gets it as a file, since a program that leaves without reading would break a pipe.
///   - environment: nil for the test's own.
///   - folder: where it runs; nil for where the test does.
public func runProcess(
  _ program: String, _ arguments: [String], typing input: String = "",
  environment: [String: String]? = nil, in folder: URL? = nil
) throws -> (output: String, status: Int32) {
  let typed = FileManager.default.temporaryDirectory.appending(path: "typed-\(UUID().uuidString)")
  try input.write(to: typed, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: typed) }
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  if let environment { process.environment = environment }
  if let folder { process.currentDirectoryURL = folder }
  process.standardInput = try FileHandle(forReadingFrom: typed)
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (String(decoding: output, as: UTF8.self), process.terminationStatus)
}
