import Glibc
import HangmanScreens
import WordFiles
import Words

/// The words to play with, and where they are from.
struct LoadedUniverse {
  let universe: WordUniverse

  /// The entries of the file that can't be played.
  let skipped: Int

  /// Names the list, for the player and for taking up a round: a path, or a word for an own list.
  let list: String

  static let embedded = LoadedUniverse(universe: .embedded, skipped: 0, list: "words")
}

extension LoadedUniverse {
  /// The words of a file, or the embedded ones where none is named; throws a ``Failure``.
  init(at path: String?) throws {
    guard let path else {
      self = .embedded
      return
    }
    do {
      let words = try readWords(at: path)
      self.init(
        universe: WordUniverse(rows: words.rows), skipped: words.skipped, list: absolute(path))
    } catch {
      throw Failure(sentence(for: error, at: path))
    }
  }
}

extension LoadedUniverse {
  /// What to tell the player about entries that were left out, and why, if there were any.
  var skippedNotice: String? {
    if skipped == 0 { return nil }
    let what = skipped == 1 ? "1 entry" : "\(grouped(skipped)) entries"
    let why = skipped == 1 ? "was left out: it has" : "were left out: they have"
    return "\(what) of \(list) \(why) no letter from A to Z, a character that the game doesn't "
      + "know, or more than \(ReadWords.longestLength) characters."
  }
}

extension Failure {
  /// A universe is empty, which none that was loaded is.
  static let noWord = Failure("There is no word to play with.")
}

private func absolute(_ path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}
