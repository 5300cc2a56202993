// Usage: embed-word-lists LISTS LANGUAGES PARS OUTPUT
//
// Writes a Swift source that holds the lists and the languages that two manifests name, from the files
// beside them, and what careful play takes. The first of the lists is the usual one.
import FoundationEssentials
import Glibc
import WordFiles

func fail(_ sentence: String) -> Never {
  let line = "embed-word-lists: \(sentence)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 5 else { exit(64) }
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

/// The name of the constant that holds the words of a list.
func name(of list: String) -> String {
  "list_" + list.map { $0.isLetter ? String($0) : "_" }.joined()
}

let pars = lines(of: arguments[3]).map { line -> ParEntry in
  guard let entry = ParEntry(line) else { fail("\(arguments[3]): '\(line)' is no par.") }
  return entry
}
var lists: [String] = []
let collections = lines(of: arguments[1]).map { line -> String in
  guard let entry = ManifestEntry(line) else { fail("\(arguments[1]): '\(line)' is no list.") }
  let words = words(of: entry.files, isWordFirst: false)
  lists.append("let \(name(of: entry.id)): [WordList] = \(words.lists(withColumns: true))\n")
  return entry.expression(lists: name(of: entry.id), categories: words.marks, pars: pars)
}
let languages = lines(of: arguments[2]).map { line -> String in
  guard let entry = LanguageEntry(line) else {
    fail("\(arguments[2]): '\(line)' is no language.")
  }
  return entry.expression(
    list: name, read: { words(of: [$0], isWordFirst: true) }, text: { text(of: folder + $0) })
}
guard let standard = collections.first else { fail("\(arguments[1]): there is no list.") }
let source = """
  // Made by embed-word-lists from Resources. Do not edit.

  \(lists.joined(separator: "\n"))
  let standardCollection = \(standard)

  let otherCollections: [WordCollection] = [
  \(collections.dropFirst().joined(separator: ",\n"))
  ]

  let languages: [Lexicon] = [
  \(languages.joined(separator: ",\n"))
  ]

  """
do { try source.write(toFile: arguments[4], atomically: true, encoding: .utf8) } catch {
  fail("\(arguments[4]): \(error)")
}
