import PerfectPlay
public import Words

/// A player of the arena. It sees the board and knows the words, never what the setter holds. It can
/// play any number of games with the same words, one after the other.
public protocol Guesser: Sendable {
  /// A letter that hasn't been guessed on the board.
  mutating func letter(
    for board: Board, using generator: inout SeededGenerator
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

  /// Who guesses unless another is asked for.
  public static let standard = frequency

  /// Those that look at the words that fit.
  public static let careful = [frequency, entropy, minimax, perfect]

  /// The work of a letter, ten seconds or so: what the embedded lists need for perfect play to be reached.
  private static let perfectBudget = 4_000_000_000

  /// A guesser for games with words of a list.
  public func guesser(knowing words: WordList) -> any Guesser {
    switch self {
    case .order(let letters): OrderGuesser(letters)
    case .frequency: FittingGuesser(words) { $0.mostFrequent() }
    case .entropy: FittingGuesser(words) { $0.mostTelling() }
    case .minimax: FittingGuesser(words) { $0.mostNarrowing() }
    case .perfect:
      FittingGuesser(words) {
        $0.best(by: Solver(memory: 1 << 26), budget: Self.perfectBudget)?.letter
      }
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

  func letter(for board: Board, using generator: inout SeededGenerator) -> Letter {
    order.first { !board.letters.contains($0) } ?? order[0]
  }
}

private struct RandomGuesser: Guesser {
  func letter(for board: Board, using generator: inout SeededGenerator) -> Letter {
    let unused = Letter.alphabet.filter { !board.letters.contains($0) }
    return generator.pick(unused) ?? Letter.alphabet[0]
  }
}

/// Chooses by the words that still fit the board. The board alone decides, so a choice is remembered for
/// later games.
private struct FittingGuesser: Guesser {
  /// The boards that are remembered at most, the first ones: with them a guesser takes some ten
  /// megabytes.
  private static let capacity = 1 << 16

  private struct Sight: Hashable {
    let pattern: Pattern
    let guessed: LetterSet
  }

  private let list: WordList
  private let choose: @Sendable (inout FittingWords) -> Letter?
  private var words: FittingWords
  private var choices: [Sight: Letter] = [:]

  init(_ list: WordList, _ choose: @escaping @Sendable (inout FittingWords) -> Letter?) {
    self.list = list
    self.choose = choose
    words = FittingWords(list)
  }

  mutating func letter(
    for board: Board, using generator: inout SeededGenerator
  ) -> Letter {
    if board.guessed.isEmpty { words = FittingWords(list) }
    let sight = Sight(pattern: board.pattern, guessed: board.letters)
    if let letter = choices[sight] { return letter }
    words.follow(board)
    let letter = choose(&words) ?? Letter.alphabet[0]
    if choices.count < Self.capacity { choices[sight] = letter }
    return letter
  }
}
