// Usage: embed-word-lists MANIFEST OUTPUT
//
// Writes a Swift source that holds the lists that the manifest names, from the files beside it. The
// first of them is the usual one.
import FoundationEssentials
import Glibc
import WordFiles

func fail(_ sentence: String) -> Never {
  let line = "embed-word-lists: \(sentence)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(64) }
let manifest = arguments[1]
let folder = manifest.lastIndex(of: "/").map { String(manifest[...$0]) } ?? ""

guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else {
  fail("\(manifest): the file can't be read.")
}
let collections = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line -> String in
  guard let entry = ManifestEntry(line) else { fail("\(manifest): '\(line)' is no list.") }
  do {
    return entry.expression(of: try readWords(at: folder + entry.file))
  } catch {
    fail("\(folder)\(entry.file): \(error)")
  }
}
guard let standard = collections.first else { fail("\(manifest): there is no list.") }
let source = """
  // Made by embed-word-lists from Resources. Do not edit.

  let standardCollection = \(standard)

  let otherCollections: [WordCollection] = [
  \(collections.dropFirst().joined(separator: ",\n"))
  ]

  """
do { try source.write(toFile: arguments[2], atomically: true, encoding: .utf8) } catch {
  fail("\(arguments[2]): \(error)")
}
