/// The game between perfect players, played out letter by letter as the rules say, for comparing.
///
/// It knows neither theorem nor bounds, so it looks at each set of words that play can come to. What has been guessed needs no place in its memory: such a letter
/// stands in all words that are held at the same places, or in none of them.
public struct Minimax {
  private let words: [String]

  /// The letters that some word holds.
  private let letters: [Character]

  /// For each letter and word a bit a place where the word holds it.
  private let places: [[UInt32]]

  /// The misses to come by the words that are held, a bit a word.
  private var known: [UInt32: Int] = [:]

  /// As many words as it can take.
  public static let mostWords = 32

  /// The sets to look at before it gives up: some hundred megabytes.
  public static let mostSets = 3_000_000

  /// Whether it gave up, so that what it says means nothing.
  public var isTooLarge: Bool { known.count >= Self.mostSets }

  /// - Parameter words: ``mostWords`` at most, which differ.
  public init(_ words: [String]) {
    let letters = Set(words.joined()).filter(\.isLetter).sorted()
    self.words = words
    self.letters = letters
    places = letters.map { letter in
      words.map { word in
        zip(0..., word).reduce(0) { $1.1 == letter ? $0 | 1 << $1.0 : $0 }
      }
    }
  }

  /// The misses to come where all the words are held, or some of them.
  public mutating func misses(of held: [String]? = nil) -> Int {
    misses(of: bits(of: held))
  }

  /// The misses to come if a letter is guessed, its own included.
  public mutating func misses(of held: [String]? = nil, guessing letter: Character) -> Int {
    let words = bits(of: held)
    let letter = letters.firstIndex(of: letter)
    if let letter, let worst = worst(of: words, guessing: letter) { return worst }
    // It splits nothing: all words hold it alike, or none does.
    let isHeld = letter.map { places[$0][words.trailingZeroBitCount] != 0 } ?? false
    return (isHeld ? 0 : 1) + misses(of: words)
  }

  /// The words by where they hold a letter.
  public func classes(for letter: Character) -> [[Int]: [String]] {
    Dictionary(grouping: words) { word in
      word.enumerated().filter { $0.element == letter }.map(\.offset)
    }
  }

  private func bits(of held: [String]?) -> UInt32 {
    zip(0..., words).reduce(0) { held?.contains($1.1) ?? true ? $0 | 1 << $1.0 : $0 }
  }

  private mutating func misses(of held: UInt32) -> Int {
    if held.nonzeroBitCount < 2 { return 0 }  // Its letters can be named one by one.
    if let known = known[held] { return known }
    if isTooLarge { return 0 }
    var least = Int.max
    for letter in letters.indices {
      if let worst = worst(of: held, guessing: letter) { least = min(least, worst) }
    }
    known[held] = least
    return least
  }

  /// The misses of the worst class; nil for a letter that splits nothing, which is never a good guess.
  private mutating func worst(of held: UInt32, guessing letter: Int) -> Int? {
    let places = places[letter]
    var worst: Int?
    var rest = held
    while rest != 0 {
      let shown = places[rest.trailingZeroBitCount]
      var alike = 0 as UInt32
      var others = rest
      while others != 0 {
        let word = others.trailingZeroBitCount
        if places[word] == shown { alike |= 1 << UInt32(word) }
        others &= others - 1
      }
      if alike == held { return nil }
      rest &= ~alike
      worst = max(worst ?? 0, (shown == 0 ? 1 : 0) + misses(of: alike))
    }
    return worst
  }
}
