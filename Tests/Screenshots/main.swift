import Foundation

/// Plays the program that HANGMAN names and draws its screens in a folder: for the README, or all of them in
/// other sizes.
func run() throws {
  let arguments = CommandLine.arguments.dropFirst()
  guard let folder = arguments.first, let program = ProcessInfo.processInfo.environment["HANGMAN"]
  else { throw Complaint("usage: HANGMAN=<program> screenshots <folder> [<columns>x<rows> ...]") }
  let sizes = arguments.dropFirst()
  for size in sizes.isEmpty ? [nil] : sizes.map(Optional.init) {
    let studio = try Studio(program: program, folder: URL(fileURLWithPath: folder))
    defer { studio.close() }
    let scenes = try size.map { size in try (Scene.all + [.calendar]).map { try $0.resized(size) } }
    for scene in scenes ?? Scene.all { try studio.draw(scene) }
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
