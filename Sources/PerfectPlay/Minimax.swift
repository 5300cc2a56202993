/// The game between perfect players, played out letter by letter as the rules say, for comparing.
///
/// It knows neither theorem nor bounds, so it looks at each set of words that play can come to. What has been
/// guessed needs no place in its memory: such a letter stands in all words that are held at the same places, or
/// in none of them.
public struct Minimax {
  private let all: UInt32

  /// For each letter of some word, and each word, one bit per place where the word holds it.
  private let places: [[UInt32]]

  /// The misses to come by the words that are held, one bit per word.
  private var known: [UInt32: Int] = [:]

  /// As many words as it can take.
  public static let mostWords = 32

  /// The sets to look at before it gives up: some hundred megabytes.
  private static let mostSets = 3_000_000

  /// Whether it gave up, so that what it says means nothing.
  public var isTooLarge: Bool { known.count >= Self.mostSets }

  /// - Parameter words: ``mostWords`` at most, which differ.
  public init(_ words: [String]) {
    all = words.indices.reduce(0) { $0 | 1 << UInt32($1) }
    places = Set(words.joined()).filter(\.isLetter).map { letter in
      words.map { zip(0..., $0).reduce(0) { $1.1 == letter ? $0 | 1 << $1.0 : $0 } }
    }
  }

  /// The misses to come.
  public mutating func misses() -> Int { misses(of: all) }

  private mutating func misses(of held: UInt32) -> Int {
    if held.nonzeroBitCount < 2 { return 0 }  // Its letters can be named one by one.
    if let known = known[held] { return known }
    if isTooLarge { return 0 }
    var least = Int.max
    for places in places {
      if let worst = worst(of: held, at: places) { least = min(least, worst) }
    }
    known[held] = least
    return least
  }

  /// The misses of the worst class; nil for a letter that splits nothing, which is never a good guess.
  private mutating func worst(of held: UInt32, at places: [UInt32]) -> Int? {
    var worst: Int?
    var rest = held
    while rest != 0 {
      let shown = places[rest.trailingZeroBitCount]
      var alike = 0 as UInt32
      forEachBit(in: rest) { if places[$0] == shown { alike |= 1 << UInt32($0) } }
      if alike == held { return nil }
      rest &= ~alike
      worst = max(worst ?? 0, (shown == 0 ? 1 : 0) + misses(of: alike))
    }
    return worst
  }
}
