import Glibc
import Presentation
import WordFiles
import Words

/// The words to play with, and what was left out of their file.
struct LoadedWords {
  let collection: WordCollection

  /// The entries of the file that can't be played.
  var skipped = 0
}

extension LoadedWords {
  /// The words of a file; throws a ``Failure``.
  init(at path: String) throws {
    do {
      let words = try readWords(at: path)
      collection = WordCollection(
        .file(absolute(path)),
        universe: WordUniverse(
          rows: words.rows, lexicon: Library.embedded.standard.universe.lexicon))
      skipped = words.skipped
    } catch {
      throw Failure(.wordFile(error, path: path))
    }
  }

  /// What to tell the player about entries that were left out, and why, if there were any.
  var skippedNotice: String? {
    skipped == 0 ? nil : FaultMessage.skipped(skipped, path: collection.id.text).text
  }

  /// The words for a command that has no other place to tell the player so.
  func warned() -> WordCollection {
    if let skippedNotice { warn(skippedNotice) }
    return collection
  }
}

private func absolute(_ path: String) -> String {
  // A list's path has a slash, which tells it from a name.
  guard let resolved = realpath(path, nil) else { return path.contains("/") ? path : "./" + path }
  defer { free(resolved) }
  return String(cString: resolved)
}
