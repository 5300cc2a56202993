// Usage: embed-word-lists lists|cores FOLDER OUTPUT
//
// Writes a Swift source from what a folder holds: the lists and the languages that its manifests name
// and what careful play takes, or the cores. The first of the lists is the usual one.
import FoundationEssentials
import Glibc
import WordFiles

func fail(_ sentence: String) -> Never {
  let line = "embed-word-lists: \(sentence)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else { exit(64) }
let folder = arguments[2] + "/"

func text(of path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    fail("\(path): the file can't be read.")
  }
  return text
}

/// What `read` makes of the lines of a manifest, but for comments, which begin with `#`.
///
/// - Parameter read: makes something of the columns of a line, which stand between bars, each as its words;
///   nil if they're none of what there should be.
func entries<Entry>(
  of manifest: String, _ what: String, _ read: ([[String]]) -> Entry?
) -> [Entry] {
  let path = folder + manifest
  return text(of: path).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    let columns = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    guard let entry = read(columns) else { fail("\(path): '\(line)' is no \(what).") }
    return entry
  }
}

/// The words of some files, which are marked if the first of them is.
func words(of files: [String], isWordFirst: Bool) -> MarkedWords {
  let paths = files.map { folder + $0 }
  do {
    let all = paths.map(text).joined(separator: "\n")
    if files[0].hasSuffix(".plist") || !all.contains("\t") {
      return MarkedWords(try readWords(in: Array(all.utf8)))
    }
    if let words = MarkedWords(lines: all, isWordFirst: isWordFirst) { return words }
    fail("\(paths.joined(separator: ", ")): a line is no mark, tab and word.")
  } catch {
    fail("\(paths.joined(separator: ", ")): \(error)")
  }
}

let source: String
switch arguments[1] {
case "lists": source = listSource()
case "cores": source = coreSource()
default: exit(64)
}
let header = "// Made by embed-word-lists from Resources. Do not edit.\n\n"
do { try (header + source).write(toFile: arguments[3], atomically: true, encoding: .utf8) } catch {
  fail("\(arguments[3]): \(error)")
}
