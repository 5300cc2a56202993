import Foundation

/// Plays the program that HANGMAN names and draws its screens in a folder.
func run() throws {
  let arguments = CommandLine.arguments
  guard arguments.count == 2, let program = ProcessInfo.processInfo.environment["HANGMAN"] else {
    throw Complaint("usage: HANGMAN=<program> screenshots <folder>")
  }
  let studio = try Studio(program: program, folder: URL(fileURLWithPath: arguments[1]))
  defer { studio.close() }
  for scene in Scene.all { try studio.draw(scene) }
}

struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

do {
  try run()
} catch {
  FileHandle.standardError.write(Data("screenshots: \(error)\n".utf8))
  exit(1)
}
