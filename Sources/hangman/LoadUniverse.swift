import Glibc
import WordFiles
import Words

/// The words to play with, and how many entries of their file were no use.
struct LoadedUniverse {
  var universe: WordUniverse

  /// The file's path from the root; nil for the embedded words.
  var path: String?
  var skipped = 0

  static let embedded = LoadedUniverse(universe: .embedded)

  /// What a round on these words is stored under.
  var list: String { path ?? "words" }

  /// A sentence about the entries that were skipped; nil if there were none.
  var skippedNotice: String? {
    guard let path, skipped > 0 else { return nil }
    return skipped == 1
      ? "One entry of \(path) can't be played and was skipped."
      : "\(skipped) entries of \(path) can't be played and were skipped."
  }
}

/// A file of words that can't be played with; its description is the line for the user.
struct UnusableWords: Error, CustomStringConvertible {
  let path: String
  let reason: WordFileError

  var description: String { "\(path): \(sentence)" }

  private var sentence: String {
    switch reason {
    case .missing: "there is no such file."
    case .unreadable(let cause): "the file can't be read (\(cause))."
    case .empty: "the file is empty."
    case .neitherListNorText: "the file is neither a property list of strings nor text in UTF-8."
    case .noUsableWord: "the file has no word that can be played."
    }
  }
}

/// The words of a file, or the embedded ones where none is named.
func loadUniverse(_ path: String?) throws(UnusableWords) -> LoadedUniverse {
  guard let path else { return .embedded }
  do {
    let words = try readWords(at: path)
    return LoadedUniverse(
      universe: WordUniverse(rows: words.rows), path: absolutePath(path), skipped: words.skipped)
  } catch {
    throw UnusableWords(path: path, reason: error)
  }
}

/// The path from the root, with links followed.
private func absolutePath(_ path: String) -> String {
  guard let absolute = realpath(path, nil) else { return path }
  defer { free(absolute) }
  return String(cString: absolute)
}
