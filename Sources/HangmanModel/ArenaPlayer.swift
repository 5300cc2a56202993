import PerfectPlay
import Words

/// Guesses in games with the words of one list, one game after the other.
///
/// Where the words that fit decide, the board alone does: so a choice is remembered for later games.
struct ArenaPlayer {
  /// The boards that are remembered at most, the first ones, in some ten megabytes.
  private static let capacity = 1 << 16

  /// The work of a letter, ten seconds or so: what the embedded lists need for perfect play to be reached.
  private static let perfectBudget = 4_000_000_000

  /// What a choice depends on.
  private struct View: Hashable {
    let pattern: Pattern
    let guessed: LetterSet
  }

  private let guesser: Guesser
  private let list: WordList
  private var choices: [View: Letter] = [:]

  /// The words that fit after the first `answers` guesses of the game; nil before the first look.
  private var fitting: WordList?
  private var answers = 0

  init(_ guesser: Guesser, knowing list: WordList) {
    self.guesser = guesser
    self.list = list
  }

  /// A letter that hasn't been guessed on the board of a game that goes on.
  mutating func letter(for board: Board, using generator: inout SeededGenerator) -> Letter {
    let guessed = board.letters
    let letter: Letter? =
      switch guesser {
      case .order(let letters):
        letters.first { !guessed.contains($0) } ?? Letter.alphabet.first { !guessed.contains($0) }
      case .random: generator.pick(Letter.alphabet.filter { !guessed.contains($0) })
      case .frequency: choice(on: board) { $0.letter(besides: guessed) { -$0.holders } }
      case .entropy: choice(on: board) { $0.letter(besides: guessed) { -$0.entropy } }
      case .minimax:
        choice(on: board) {
          $0.letter(besides: guessed) { families in
            let misses = families.first { $0.positions.isEmpty }?.size ?? 0
            return families.reduce(0) { max($0, $1.size) } << 32 + misses
          }
        }
      case .perfect:
        choice(on: board) {
          var solver = Solver(memory: 1 << 26)
          return solver.bestLetter(for: $0, guessed: guessed, budget: Self.perfectBudget)?.letter
        }
      }
    guard let letter else {
      preconditionFailure("A word that isn't found has letters that weren't guessed.")
    }
    return letter
  }

  /// The letter chosen from the words that fit, now or on the same board before.
  private mutating func choice(on board: Board, from choose: (WordList) -> Letter?) -> Letter? {
    if board.guessed.isEmpty { (fitting, answers) = (nil, 0) }
    let view = View(pattern: board.pattern, guessed: board.letters)
    if let letter = choices[view] { return letter }
    let letter = choose(wordsThatFit(board))
    if choices.count < Self.capacity { choices[view] = letter }
    return letter
  }

  /// Drops the words that the latest answers rule out.
  private mutating func wordsThatFit(_ board: Board) -> WordList {
    var words = fitting ?? list.showing(board.pattern.opening)
    for letter in board.guessed.dropFirst(answers) {
      let split = words.split(by: letter)
      if let shown = split.family(at: board.pattern.positions(of: letter)) {
        words.keep(shown, of: split)
      }
    }
    (fitting, answers) = (words, board.guessed.count)
    return words
  }
}
