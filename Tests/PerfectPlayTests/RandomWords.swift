import PerfectPlay
import Words

/// Small lists of words by chance, the same ones for the same seed.
struct RandomWords {
  private static let letters = Array("AEIOBCDT")
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below `bound`.
  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// 1 to 12 words of 2 to 5 places and 3 to 8 letters; in some lists all show a hyphen at a place.
  mutating func list() -> [String] {
    let letters = Array(Self.letters.prefix(3 + next(below: 6)))
    let length = 2 + next(below: 4)
    let hyphen = next(below: 4) == 0 ? next(below: length) : -1
    let words = (0...next(below: 12)).map { _ in
      String((0..<length).map { $0 == hyphen ? "-" : letters[next(below: letters.count)] })
    }
    return Set(words).sorted()
  }

  mutating func letter() -> Character { Self.letters[next(below: Self.letters.count)] }
}

extension Character {
  /// The letter that it is; A for none.
  var letter: Letter { Letter(self) ?? Letter.alphabet[0] }
}

extension Solver {
  /// What a letter is worth, as far as it is proved: the best one is asked for where no other is left.
  mutating func worth(
    of letter: Letter, among words: WordList, budget: Int
  ) -> ClosedRange<Int>? {
    let others = LetterSet(Letter.alphabet.filter { $0 != letter })
    return bestLetter(for: words, guessed: others, budget: budget)?.misses
  }
}

/// The game on a few words, played out.
struct PlayedOut {
  let words: [String]

  var misses: Int {
    var minimax = Minimax(words)
    return minimax.misses()
  }

  /// The misses if a letter is guessed, its own included.
  func misses(guessing letter: Character) -> Int {
    families(of: letter).map { ($0.key.isEmpty ? 1 : 0) + $0.value.misses }.max() ?? 0
  }

  /// What the words come to that hold a letter at some places, its own miss included.
  func misses(guessing letter: Character, at positions: Positions) -> Int? {
    families(of: letter)[positions.indices].map { (positions.isEmpty ? 1 : 0) + $0.misses }
  }

  private func families(of letter: Character) -> [[Int]: PlayedOut] {
    Dictionary(grouping: words) { word in
      word.enumerated().filter { $0.element == letter }.map(\.offset)
    }.mapValues(PlayedOut.init(words:))
  }
}
