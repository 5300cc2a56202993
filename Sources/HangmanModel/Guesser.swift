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
  /// Names any letter not guessed so far.
  case random

  /// A guesser for one game with words of a list.
  public func guesser(knowing words: WordList) -> any Guesser {
    switch self {
    case .order(let letters): OrderGuesser(letters)
    case .frequency: FrequencyGuesser(words)
    case .random: RandomGuesser()
    }
  }
}

extension GuesserKind: CustomStringConvertible {
  /// Reads a name as ``description`` writes it: `order:ETAOIN`, `frequency` or `random`.
  public init?(_ name: some StringProtocol) {
    let order = "order:"
    switch name {
    case "frequency": self = .frequency
    case "random": self = .random
    default:
      let letters = name.dropFirst(order.count).compactMap { Letter($0) }
      guard name.hasPrefix(order), !letters.isEmpty, letters.count == name.count - order.count
      else { return nil }
      self = .order(letters)
    }
  }

  public var description: String {
    switch self {
    case .order(let letters): "order:" + String(letters.map(\.character))
    case .frequency: "frequency"
    case .random: "random"
    }
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

/// Of several letters that stand in equally many words, the first of the alphabet.
private struct FrequencyGuesser: Guesser {
  private let words: WordList

  /// The words that fit the board after its first `answers` guesses; nil before the
  /// first letter.
  private var fitting: Candidates?
  private var answers = 0

  init(_ words: WordList) { self.words = words }

  mutating func letter(
    for board: Board, using generator: inout some RandomNumberGenerator
  ) -> Letter {
    var fitting = fitting ?? Candidates(words, showing: board.pattern.opening)
    self.fitting = nil
    for letter in board.guessed.dropFirst(answers) {
      let split = fitting.split(by: letter)
      if let shown = split.family(at: board.pattern.positions(of: letter)) {
        fitting.keep(shown, of: split)
      }
    }
    answers = board.guessed.count
    let unused = Letter.alphabet.filter { !board.letters.contains($0) }
    let holding = unused.map { letter in
      fitting.split(by: letter).families.reduce(0) { $0 + ($1.positions.isEmpty ? 0 : $1.size) }
    }
    self.fitting = fitting
    let most = holding.max() ?? 0
    return zip(unused, holding).first { $0.1 == most }?.0 ?? Letter.alphabet[0]
  }
}
