import HangmanModel
import Words

// What not every game has.
extension Engine {
  func addDetails(to line: inout JSONLine, witness: String?) {
    let board = round.board
    switch board.category {
    case nil: break
    case .undecided: line.addNull("category")
    case .known(let category): line.add("category", category.rawValue)
    }
    if !board.wrongSolutions.isEmpty {
      line.add("solutions", board.wrongSolutions.map(\.text))
    }
    guard let witness, board.status != .playing else { return }
    line.add("points", round.points)
    if let meaning = round.meaning(of: witness) { line.add("meaning", object(meaning)) }
  }

  private func object(_ meaning: Meaning) -> JSONLine {
    var object = JSONLine()
    object.add("word", meaning.word)
    object.add("kind", meaning.kind)
    object.add("text", meaning.text)
    return object
  }
}
