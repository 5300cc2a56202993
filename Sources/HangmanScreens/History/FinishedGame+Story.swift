import HangmanModel
import TerminalUI
import Words

extension FinishedGame {
  /// How the villain dodged, a line a guess: the answer, and what it left of the words.
  var story: [String] {
    let words = counted(candidateCounts.first ?? 0, "word")
    let start = "It chose no word. It began with \(words)."
    let width = grouped(candidateCounts.first ?? 0).count
    let steps = zip(guesses, candidateCounts.dropFirst()).map { guess, count in
      let answer = result.word.contains(guess.character) ? "yes" : "no "
      return "\(guess)  \(answer)  \(grouped(count).padded(to: width, leading: true)) left"
    }
    let proof = "Each answer was true of every word that it kept; \(result.word) is one of them."
    return [start, ""] + steps + ["", proof]
  }
}
