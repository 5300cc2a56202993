public import HangmanModel
import TerminalUI
import Wording
import Words

extension FinishedGame {
  /// What is told of a game that was given up: the word, what it means, and how the villain dodged.
  public func givenUpStory(columns: Int) -> [String] {
    let word =
      result.setup.setter.dodges
      ? ending(columns: .max, rows: 1) : "The \(result.setup.noun) was \(result.word)."
    let meaning = meaning.map { [meaningSentence($0, of: result.word)] } ?? []
    return ["You gave up. \(word)"] + meaning
      + (result.setup.setter.dodges ? [""] + story(columns: columns) : [])
  }

  /// How the villain dodged, a line a move: the answer, and how many of its words it kept; in short
  /// where `columns` aren't enough. A slash stands for the whole word that was said.
  public func story(columns: Int) -> [String] {
    let forms = [
      steps(answer: cells) { "kept \($0) of \($1)" },
      steps(answer: cells) { kept, _ in "\(kept) left" },
    ]
    let steps =
      forms.first { $0.allSatisfy { $0.count <= columns } }
      ?? steps(answer: { $0.isRight ? "yes" : "no " }) { kept, _ in "\(kept) left" }
    return [storyOpening, ""] + steps + ["", storyProof]
  }

  /// A line a move; `tell` says how many words were kept, and of how many.
  private func steps(
    answer: (StoryStep) -> String, tell: (_ kept: String, _ held: String) -> String
  ) -> [String] {
    let width = grouped(startCount).count
    return storySteps.map { step in
      let counts = [step.kept, step.held].map { grouped($0).padded(to: width, leading: true) }
      let name =
        switch step.move {
        case .letter(let letter): letter.description
        case .solution: "/"
        case .hint: "?"
        }
      return "\(name)  \(answer(step))  \(tell(counts[0], counts[1]))"
    }
  }

  /// Where the letter stands, or that it doesn't; the word that was said.
  private func cells(of step: StoryStep) -> String {
    let width = result.word.count
    switch step.move {
    case .solution: return text(of: step.move)
    case .hint(let letter): return "hint \(letter)".padded(to: width)
    case .letter(let letter):
      if !step.isRight { return "no".padded(to: width) }
      let hidden = "_" as Character
      return String(
        result.word.map { $0 == letter.character || Letter($0) == nil ? $0 : hidden })
    }
  }
}
