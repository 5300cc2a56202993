import WordFiles
import Words

/// The words to play with, and how many entries of their file were no use.
struct LoadedUniverse {
  var universe: WordUniverse
  var skipped = 0
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
  guard let path else { return LoadedUniverse(universe: .embedded) }
  do {
    let words = try readWords(at: path)
    return LoadedUniverse(universe: WordUniverse(rows: words.rows), skipped: words.skipped)
  } catch {
    throw UnusableWords(path: path, reason: error)
  }
}

extension LoadedUniverse {
  /// A line about the entries that were skipped; nil if there were none.
  func note(on path: String?) -> String? {
    guard let path, skipped > 0 else { return nil }
    return "\(path): \(skipped) \(skipped == 1 ? "entry" : "entries") skipped.\n"
  }
}
