/// What is known of the words of a language: which are never shown, how well they are known, and what
/// they mean.
public struct Lexicon: Sendable {
  /// How well a word is known, the best known first.
  public enum Familiarity: Int, Comparable, Sendable {
    case best, good, fair
    /// A word of the everyday list that has no level.
    case everyday
    case unknown

    public static func < (left: Familiarity, right: Familiarity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  let id: String

  /// The words that people use.
  var everyday: [WordList] = []

  /// The words that are known best, marked with the first of the levels from 0.
  var levels: [WordList] = []

  /// Slurs and obscenities.
  var blocked: [WordList] = []
  var glossary: Glossary?

  /// Of a language that nothing is known of.
  public static let none = Lexicon(id: "")

  /// Whether it is known how well words are known.
  public var hasLevels: Bool { !levels.isEmpty }

  /// The words of a length that are known best, ascending; nil if there are none.
  public func bestKnown(ofLength length: Int) -> WordList? { levels.words(ofLength: length) }

  static func named(_ id: String) -> Lexicon { languages.first { $0.id == id } ?? .none }

  /// Whether the game doesn't show a word or phrase as long as another one fits: it, or some word of
  /// it, is a slur or an obscenity.
  public func isBlocked(_ text: String) -> Bool { withBytes(of: text, isBlocked) }

  /// How well a word is known; a phrase as well as the least known of its words.
  public func familiarity(of text: String) -> Familiarity {
    withBytes(of: text) { familiarity(of: $0) }
  }

  /// What a word or phrase means; nil where that isn't known, or isn't told.
  public func meaning(of text: String) -> Meaning? {
    guard !isBlocked(text), let meaning = glossary?.meaning(of: text) else { return nil }
    return isBlocked(meaning.word) || hasBlockedWord(meaning.text) ? nil : meaning
  }

  private func hasBlockedWord(_ text: String) -> Bool {
    text.uppercased().split { !$0.isLetter }.contains { isBlocked(String($0)) }
  }

  /// Draws one of the words that may be shown and are known best: of those that come up one that wasn't
  /// named before and has a meaning, if there is one. Nil of none.
  ///
  /// - Complexity: O(*n* log *m*) for *n* words and the *m* that something is known of.
  public func draw(
    from words: WordList, besides named: Set<String> = [], using generator: inout SeededGenerator
  ) -> String? {
    let best = lowest(0..<words.count) { words.withRow($0, rank) }
    var (unexplained, repeated): (String?, String?)
    for _ in 0..<Self.mostDraws {
      guard let word = generator.pick(best).map({ words[$0] }) else { break }
      if named.contains(word) {
        repeated = word
      } else if glossary == nil || meaning(of: word) != nil {
        return word
      } else {
        unexplained = unexplained ?? word
      }
    }
    return unexplained ?? repeated
  }

  /// How many words are looked up at most for one to show.
  private static let mostDraws = 32

  /// Of a few words of any lengths those that may be shown, are known best, and have a meaning, in this
  /// order; all of them are equally good. None of none.
  public func best(of words: [String]) -> [String] {
    let best = lowest(words.indices) { withBytes(of: words[$0], rank) }.map { words[$0] }
    if glossary == nil { return best }
    let explained = best.filter { meaning(of: $0) != nil }
    return explained.isEmpty ? best : explained
  }

  /// The places of the lowest rank.
  private func lowest(_ places: Range<Int>, _ rank: (Int) -> Int) -> [Int] {
    var found: [Int] = []
    var lowest = Int.max
    for place in places {
      let rank = rank(place)
      if rank < lowest { (found, lowest) = ([], rank) }
      if rank == lowest { found.append(place) }
    }
    return found
  }
}

// Words as bytes, so that thousands of them can be looked at between two pictures.
extension Lexicon {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  func isBlocked(_ text: Bytes) -> Bool {
    if blocked.holds(text) { return true }
    if isOneWord(text) { return false }
    // A word with a hyphen may be blocked as a whole.
    let words = text.split(separator: UInt8(ascii: " ")).map {
      withoutGenitive(Bytes(rebasing: $0))
    }
    return (words + parts(of: text)).contains(where: blocked.holds)
  }

  /// The lower, the better to show.
  private func rank(_ text: Bytes) -> Int {
    familiarity(of: text).rawValue + (isBlocked(text) ? 10 : 0)
  }

  private func familiarity(of text: Bytes) -> Familiarity {
    isOneWord(text)
      ? familiarity(ofWord: text) : parts(of: text).map(familiarity(ofWord:)).max() ?? .unknown
  }

  private func familiarity(ofWord word: Bytes) -> Familiarity {
    if let level = levels.mark(of: word) { return Familiarity(rawValue: level) ?? .fair }
    return everyday.holds(word) ? .everyday : .unknown
  }

  private func isOneWord(_ text: Bytes) -> Bool { text.allSatisfy { $0 >= UInt8(ascii: "A") } }

  /// The words of a phrase, without the S of a genitive.
  private func parts(of text: Bytes) -> [Bytes] {
    text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
      .map { withoutGenitive(Bytes(rebasing: $0)) }
  }

  private func withoutGenitive(_ word: Bytes) -> Bytes {
    let isGenitive = word.count > 2 && word.suffix(2).elementsEqual("'S".utf8)
    return isGenitive ? Bytes(rebasing: word.dropLast(2)) : word
  }

  private func withBytes<Result>(of text: String, _ body: (Bytes) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
  }
}
