public import Words

/// A setter that holds its words as text and splits them slowly and obviously, for comparing.
public struct SlowSetter {
  public private(set) var words: [[UInt8]]

  public init(_ words: WordList) { self.words = words.map { Array($0.utf8) } }

  /// Only the words that show the same characters at the start as a pattern does.
  public mutating func keepWords(openingAs pattern: String) {
    words = words.filter { word in
      let shown = word.map { isLetter($0) ? UInt8(ascii: "_") : $0 }
      return shown == Array(pattern.utf8)
    }
  }

  /// How many words hold the letter at which places.
  public func sizes(for letter: Letter) -> [[Int]: Int] {
    var sizes: [[Int]: Int] = [:]
    for word in words { sizes[places(of: letter, in: word), default: 0] += 1 }
    return sizes
  }

  /// Keeps the words that hold the letter at exactly these places.
  public mutating func keep(_ positions: [Int], of letter: Letter) {
    words = words.filter { places(of: letter, in: $0) == positions }
  }

  /// Drops a word, unless it is the only one.
  public mutating func drop(_ word: String) {
    if words.count > 1 { words.removeAll { $0 == Array(word.utf8) } }
  }

  /// What the player sees when these letters have been guessed.
  public func pattern(guessed: [Letter]) -> String {
    guard let word = words.first else { return "" }
    let cells = word.map { character in
      !isLetter(character) || guessed.contains { $0.ascii == character }
        ? character : UInt8(ascii: "_")
    }
    return String(decoding: cells, as: UTF8.self)
  }

  /// Whether the candidates are these words, in this order.
  public func agrees(with candidates: WordList) -> Bool {
    candidates.count == words.count
      && words.indices.allSatisfy { Array(candidates[$0].utf8) == words[$0] }
  }

  private func places(of letter: Letter, in word: [UInt8]) -> [Int] {
    var places: [Int] = []
    for place in word.indices where word[place] == letter.ascii { places.append(place) }
    return places
  }

  private func isLetter(_ character: UInt8) -> Bool {
    character >= UInt8(ascii: "A") && character <= UInt8(ascii: "Z")
  }
}
