import Foundation

/// Plays the program that HANGMAN names and draws its screens in a folder: for the README, or all of them in
/// other sizes.
func run() throws {
  let arguments = CommandLine.arguments.dropFirst()
  guard let folder = arguments.first, let program = ProcessInfo.processInfo.environment["HANGMAN"]
  else { throw Complaint("usage: HANGMAN=<program> screenshots <folder> [<columns>x<rows> ...]") }
  for size in arguments.count > 1 ? arguments.dropFirst().map(Optional.init) : [nil] {
    let studio = try Studio(program: program, folder: URL(fileURLWithPath: folder))
    defer { studio.close() }
    for scene in Scene.all { try studio.draw(size.map(scene.resized) ?? scene) }
  }
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
