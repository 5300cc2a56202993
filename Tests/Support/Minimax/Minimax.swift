/// The game between perfect players, played out letter by letter as the rules say, for comparing.
public struct Minimax {
  /// What is held, and what has been guessed: a bit a word, and a bit a letter.
  private struct State: Hashable {
    let words: UInt32
    let guessed: UInt32
  }

  private let words: [String]
  private let letters: [Character]

  /// For each word and letter where the word holds it, a bit a place.
  private let places: [[UInt32]]
  private var known: [State: Int] = [:]

  /// - Parameter words: 32 at most.
  public init(_ words: [String]) {
    let letters = Set(words.joined()).filter(\.isLetter).sorted()
    self.words = words
    self.letters = letters
    places = words.map { word in
      letters.map { letter in
        zip(0..., word).reduce(0) { $1.1 == letter ? $0 | 1 << $1.0 : $0 }
      }
    }
  }

  /// The misses to come where all the words are held, or some of them.
  public mutating func misses(of held: [String]? = nil) -> Int {
    misses(of: State(words: bits(of: held), guessed: 0))
  }

  /// The misses to come if a letter is guessed, its own included.
  public mutating func misses(of held: [String]? = nil, guessing letter: Character) -> Int {
    let state = State(words: bits(of: held), guessed: 0)
    guard let letter = letters.firstIndex(of: letter) else { return 1 + misses(of: state) }
    return worst(of: state, guessing: letter)
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

  private mutating func misses(of state: State) -> Int {
    if state.words.nonzeroBitCount < 2 { return 0 }  // Its letters can be named one by one.
    if let known = known[state] { return known }
    var least = Int.max
    for letter in letters.indices where state.guessed & 1 << letter == 0 {
      least = min(least, worst(of: state, guessing: letter))
    }
    known[state] = least
    return least
  }

  private mutating func worst(of state: State, guessing letter: Int) -> Int {
    var classes: [UInt32: UInt32] = [:]
    for word in words.indices where state.words & 1 << word != 0 {
      classes[places[word][letter], default: 0] |= 1 << word
    }
    let guessed = state.guessed | 1 << letter
    return classes.map { places, words in
      (places == 0 ? 1 : 0) + misses(of: State(words: words, guessed: guessed))
    }.max() ?? 0
  }
}
