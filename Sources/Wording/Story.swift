public import HangmanModel
import Words

/// A move as the story of a game tells it.
public struct StoryStep: Hashable, Sendable {
  public let move: Move

  /// Whether the letter is in the word, or the solution was right.
  public let isRight: Bool

  /// How many words the setter kept, and how many it held before.
  public let kept, held: Int
}

extension FinishedGame {
  /// The moves, with what the setter kept at each.
  public var storySteps: [StoryStep] {
    zip(moves, zip(candidateCounts.dropFirst(), candidateCounts)).map { move, count in
      StoryStep(move: move, isRight: isRight(move), kept: count.0, held: count.1)
    }
  }

  /// A move as it is told: the letter, or the solution with the signs of the answer.
  public func text(of move: Move) -> String {
    switch move {
    case .letter(let letter): return letter.description
    case .solution(let solution):
      var letters = solution.letters.makeIterator()
      return String(
        result.word.map { Letter($0) == nil ? $0 : letters.next()?.character ?? "_" })
    case .hint(let letter): return "?\(letter)"
    }
  }

  /// How the story of a game begins in which the setter dodged.
  public var storyOpening: String {
    "It chose no \(noun). It began with \(counted(startCount, noun))."
  }

  /// How it ends: what each answer was true of.
  public var storyProof: String {
    let word = result.word
    if heldCount == 1 { return "Each answer was true of \(word), the one \(noun) left." }
    if heldWords.count == heldCount {
      let words = heldCount == 2 ? "both \(noun)s" : "all \(heldCount) \(noun)s"
      return "Each answer was true of \(words) left: \(heldWords.joined(separator: ", "))."
    }
    return "Each answer was true of every \(noun) that it kept; \(word) is one of them."
  }

  private var noun: String { result.setup.noun }

  private func isRight(_ move: Move) -> Bool {
    switch move {
    case .letter(let letter): result.word.contains(letter.character)
    case .solution(let solution): result.isWon && solution == Solution(result.word)
    case .hint: false
    }
  }
}
