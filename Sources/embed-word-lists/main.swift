// Usage: embed-word-lists LISTS LANGUAGES PARS OUTPUT [ghost]
//
// Writes a Swift source that holds the lists and the languages that two manifests name, from the files
// beside them, and what careful play takes. The first of the lists is the usual one. With `ghost` it
// holds the lists as graphs for the game of Ghost instead.
import FoundationEssentials
import Glibc
import WordFiles

func fail(_ sentence: String) -> Never {
  let line = "embed-word-lists: \(sentence)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}

let arguments = CommandLine.arguments
let isForGhost = arguments.dropFirst(5) == ["ghost"]
guard arguments.count == (isForGhost ? 6 : 5) else { exit(64) }
let folder = arguments[1].lastIndex(of: "/").map { String(arguments[1][...$0]) } ?? ""

func text(of path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    fail("\(path): the file can't be read.")
  }
  return text
}

func lines(of manifest: String) -> [Substring] {
  text(of: manifest).split(separator: "\n").filter { !$0.hasPrefix("#") }
}

func entries<Entry>(of manifest: String, _ what: String, _ read: (Substring) -> Entry?) -> [Entry] {
  lines(of: manifest).map { line in
    guard let entry = read(line) else { fail("\(manifest): '\(line)' is no \(what).") }
    return entry
  }
}

/// The words of some files, which are marked if the first of them is.
func words(of files: [String], isWordFirst: Bool) -> MarkedWords {
  let paths = files.map { folder + $0 }
  do {
    if files[0].hasSuffix(".plist") { return MarkedWords(try readWords(at: paths[0])) }
    let all = paths.map(text).joined(separator: "\n")
    if !all.contains("\t") { return MarkedWords(try readWords(in: Array(all.utf8))) }
    if let words = MarkedWords(lines: all, isWordFirst: isWordFirst) { return words }
    fail("\(paths.joined(separator: ", ")): a line is no mark, tab and word.")
  } catch {
    fail("\(paths.joined(separator: ", ")): \(error)")
  }
}

let lists = entries(of: arguments[1], "list", ManifestEntry.init)
let languages = entries(of: arguments[2], "language", LanguageEntry.init)
let pars = entries(of: arguments[3], "par", ParEntry.init)
let source = isForGhost ? graphSource(lists, languages) : listSource(lists, languages, pars)
do { try source.write(toFile: arguments[4], atomically: true, encoding: .utf8) } catch {
  fail("\(arguments[4]): \(error)")
}
