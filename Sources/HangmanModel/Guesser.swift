public import Words

/// A way to guess letters in the arena, which sees the board and knows the words, never what the setter holds.
public enum Guesser: Hashable, Sendable {
  /// Guesses in the given order, and then in that of the alphabet.
  case order([Letter])
  /// Names the letter that stands in most of the words that fit the board.
  case frequency
  /// Names the letter whose answer tells the most, in the mean over the words that fit.
  case entropy
  /// Names the letter whose worst answer leaves the fewest words; of those that leave as many, one that
  /// most words hold.
  case minimax
  /// Names the best letter against a perfect setter, as far as it can be worked out.
  case perfect
  /// Names any letter not guessed so far.
  case random

  /// Who guesses unless another is asked for.
  public static let standard = frequency

  /// Those that look at the words that fit.
  public static let careful = [frequency, entropy, minimax, perfect]
}

extension Guesser: CustomStringConvertible {
  /// Those that go by a name alone.
  private static let named: KeyValuePairs = [
    "frequency": frequency, "entropy": entropy, "minimax": minimax, "perfect": perfect,
    "random": random,
  ]

  /// What the command line says of them all.
  public static let names = "order:LETTERS, frequency, entropy, minimax, perfect or random"

  /// Reads a name as ``description`` writes it: `order:ETAOIN`, `frequency` and so on.
  public init?(_ name: some StringProtocol) {
    if let named = Self.named.first(where: { $0.key == name }) {
      self = named.value
      return
    }
    let order = "order:"
    let letters = name.dropFirst(order.count).compactMap { Letter($0) }
    guard name.hasPrefix(order), !letters.isEmpty, letters.count == name.count - order.count
    else { return nil }
    self = .order(letters)
  }

  public var description: String {
    if case .order(let letters) = self { return "order:" + String(letters.map(\.character)) }
    return Self.named.first { $0.value == self }?.key ?? ""
  }
}
