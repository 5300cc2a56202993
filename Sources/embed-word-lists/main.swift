// Usage: embed-word-lists OUTPUT NAME=FILE ...
//
// Writes a Swift source that holds each list as two string literals a word length. One has the
// words in order, end to end, and a margin of blanks, so that a word can be read eight bytes at a
// time. The other has them in columns: all first characters, all second ones, and so on, each
// column filled up with blanks to a multiple of sixteen; for words of up to sixteen characters.
import Glibc
import WordFiles

var source = "// Made by embed-word-lists from Resources. Do not edit.\n"
for argument in CommandLine.arguments.dropFirst(2) {
  let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { exit(64) }
  do {
    source += try listing(name: parts[0], words: readWords(at: parts[1]))
  } catch {
    fail("\(parts[1]): \(error)")
  }
}
guard let file = fopen(CommandLine.arguments[1], "w"), fputs(source, file) >= 0, fclose(file) == 0
else { fail("\(CommandLine.arguments[1]): \(String(cString: strerror(errno)))") }

func fail(_ reason: String) -> Never {
  let sentence = "embed-word-lists: \(reason)\n"
  _ = write(STDERR_FILENO, sentence, sentence.utf8.count)
  exit(1)
}

func listing(name: String, words: ReadWords) -> String {
  var text = "\nlet \(name): [WordList] = [\n"
  for (length, rows) in words.rows.enumerated() where !rows.isEmpty {
    let words = stride(from: 0, to: rows.count, by: length).map { rows[$0..<$0 + length] }
    let lettersOnly = words.filter { $0.allSatisfy(isCapital) }
    let sorted = [lettersOnly, words.filter { !$0.allSatisfy(isCapital) }].flatMap {
      $0.sorted { $0.lexicographicallyPrecedes($1) }
    }
    text += """
        WordList(
          length: \(length), count: \(sorted.count), lettersOnlyCount: \(lettersOnly.count),
          rows: "\(literal(sorted.joined()))        ",
          columns: "\(literal(length <= 16 ? columns(of: sorted, length: length) : []))"),

      """
  }
  return text + "]\n"
}

func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

func columns(of words: [ArraySlice<UInt8>], length: Int) -> [UInt8] {
  let blanks = [UInt8](repeating: UInt8(ascii: " "), count: -words.count & 15)
  return (0..<length).flatMap { place in words.map { $0[$0.startIndex + place] } + blanks }
}

func literal(_ characters: some Sequence<UInt8>) -> String {
  var escaped: [UInt8] = []
  for character in characters {
    if character == UInt8(ascii: "\\") || character == UInt8(ascii: "\"") {
      escaped.append(UInt8(ascii: "\\"))
    }
    escaped.append(character)
  }
  return String(decoding: escaped, as: UTF8.self)
}
