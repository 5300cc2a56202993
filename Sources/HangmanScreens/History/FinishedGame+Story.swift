public import HangmanModel
import TerminalUI
import Wording
import Words

extension FinishedGame {
  /// What is told of a game that was given up: the word, what it means, and how the villain dodged.
  public func givenUpStory(columns: Int) -> [String] {
    let word =
      result.setup.setter.dodges ? ending(columns: .max, rows: 1) : "The word was \(result.word)."
    let meaning = meaning.map { [meaningSentence($0, of: result.word)] } ?? []
    return ["You gave up. \(word)"] + meaning
      + (result.setup.setter.dodges ? [""] + story(columns: columns) : [])
  }

  /// How the villain dodged, a line a guess: the answer, and how many of its words it kept; in short
  /// where `columns` aren't enough.
  public func story(columns: Int) -> [String] {
    let forms = [
      steps(answer: cells) { "kept \($0) of \($1)" },
      steps(answer: cells) { kept, _ in "\(kept) left" },
    ]
    let steps =
      forms.first { $0.allSatisfy { $0.count <= columns } }
      ?? steps(answer: yesOrNo) { kept, _ in "\(kept) left" }
    return ["It chose no word. It began with \(counted(startCount, "word")).", ""] + steps + [
      "", proof,
    ]
  }

  /// A line a guess; `tell` says how many words were kept, and of how many.
  private func steps(
    answer: (Letter) -> String, tell: (_ kept: String, _ held: String) -> String
  ) -> [String] {
    let width = grouped(startCount).count
    let counts = candidateCounts.map { grouped($0).padded(to: width, leading: true) }
    return zip(letters, zip(counts.dropFirst(), counts)).map { guess, count in
      "\(guess)  \(answer(guess))  \(tell(count.0, count.1))"
    }
  }

  private var letters: [Letter] {
    moves.compactMap { if case .letter(let letter) = $0 { letter } else { nil } }
  }

  /// Where the letter stands, or that it doesn't.
  private func cells(of guess: Letter) -> String {
    let hidden = "_" as Character
    return isHit(guess)
      ? String(result.word.map { $0 == guess.character || Letter($0) == nil ? $0 : hidden })
      : "no".padded(to: result.word.count)
  }

  private func yesOrNo(_ guess: Letter) -> String { isHit(guess) ? "yes" : "no " }

  private func isHit(_ guess: Letter) -> Bool { result.word.contains(guess.character) }

  private var proof: String {
    if heldCount == 1 { return "Each answer was true of \(result.word), the one word left." }
    if heldWords.count == heldCount {
      let words = heldCount == 2 ? "both words" : "all \(heldCount) words"
      return "Each answer was true of \(words) left: \(heldWords.joined(separator: ", "))."
    }
    return "Each answer was true of every word that it kept; \(result.word) is one of them."
  }
}
