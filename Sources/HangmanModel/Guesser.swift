import PerfectPlay
public import Words

/// A player of the arena. It sees the board and knows the words, never what the setter holds.
public protocol Guesser: Sendable {
  /// A letter that hasn't been guessed on the board.
  mutating func letter(
    for board: Board, using generator: inout some RandomNumberGenerator
  ) -> Letter
}

/// The guessers by the names that the command line has for them.
public enum GuesserKind: Hashable, Sendable {
  /// Guesses in the given order, and then in that of the alphabet.
  case order([Letter])
  /// Names the letter that stands in most of the words that fit the board.
  case frequency
  /// Names the letter whose answer tells the most, in the mean over the words that fit.
  case entropy
  /// Names the letter whose worst answer leaves the fewest words.
  case minimax
  /// Names the best letter against a perfect setter, as far as it can be worked out.
  case perfect
  /// Names any letter not guessed so far.
  case random

  /// A guesser for one game with words of a list.
  public func guesser(knowing words: WordList) -> any Guesser {
    switch self {
    case .order(let letters): OrderGuesser(letters)
    case .frequency: FittingGuesser(words, { $0.mostFrequent() })
    case .entropy: FittingGuesser(words, { $0.mostTelling() })
    case .minimax: FittingGuesser(words, { $0.mostNarrowing() })
    case .perfect: FittingGuesser(words, { $0.best()?.letter })
    case .random: RandomGuesser()
    }
  }
}

extension GuesserKind: CustomStringConvertible {
  /// Those that go by a name alone.
  private static let named: [(name: String, kind: GuesserKind)] = [
    ("frequency", .frequency), ("entropy", .entropy), ("minimax", .minimax),
    ("perfect", .perfect), ("random", .random),
  ]

  /// What the command line says of them all.
  public static let names = "order:LETTERS, frequency, entropy, minimax, perfect or random"

  /// Reads a name as ``description`` writes it: `order:ETAOIN`, `frequency` and so on.
  public init?(_ name: some StringProtocol) {
    if let named = Self.named.first(where: { $0.name == name }) {
      self = named.kind
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
    return Self.named.first { $0.kind == self }?.name ?? ""
  }
}

private struct OrderGuesser: Guesser {
  private let order: [Letter]

  init(_ letters: [Letter]) { order = letters + Letter.alphabet }

  func letter(for board: Board, using generator: inout some RandomNumberGenerator) -> Letter {
    order.first { !board.letters.contains($0) } ?? order[0]
  }
}

private struct RandomGuesser: Guesser {
  func letter(for board: Board, using generator: inout some RandomNumberGenerator) -> Letter {
    let unused = Letter.alphabet.filter { !board.letters.contains($0) }
    return unused.randomElement(using: &generator) ?? Letter.alphabet[0]
  }
}

/// Chooses by the words that still fit the board.
private struct FittingGuesser: Guesser {
  private let choose: @Sendable (inout FittingWords) -> Letter?
  private var words: FittingWords

  init(_ words: WordList, _ choose: @escaping @Sendable (inout FittingWords) -> Letter?) {
    self.choose = choose
    self.words = FittingWords(words)
  }

  mutating func letter(
    for board: Board, using generator: inout some RandomNumberGenerator
  ) -> Letter {
    words.follow(board)
    return choose(&words) ?? Letter.alphabet[0]
  }
}
