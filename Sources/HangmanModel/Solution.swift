public import Words

/// The letters of a word or a phrase that the player says it is; its signs stand on the board anyway.
public struct Solution: Hashable, Sendable {
  public let letters: [Letter]

  /// The letters of a text; all else in it is left out.
  public init(_ text: some StringProtocol) { letters = text.compactMap { Letter.typed($0) } }

  /// The letters alone.
  public var text: String { String(letters.map(\.character)) }

  /// The letters with the signs of a word between them, which may have `_` for a letter, as a board does.
  public func text(like word: String) -> String {
    var letters = letters.makeIterator()
    return String(
      word.map { $0 == "_" || Letter($0) != nil ? letters.next()?.character ?? "_" : $0 })
  }
}

/// What a piece of input is worth as a solution.
public enum SolutionVerdict: Hashable, Sendable {
  case accepted(Solution)
  /// It was wrong before.
  case repeated
  /// It has another number of letters than the board.
  case length(Int)
  /// A letter of it is where the board can't have it; the place counts the cells from 0.
  case unfit(Letter, place: Int)
  /// It holds something that is neither a letter nor stands on the board.
  case invalid
  /// Anything after the end of the round.
  case ended
}

extension Board {
  /// How many letters the word has.
  public var letterCount: Int { pattern.opening.hiddenCount }

  /// Judges a piece of input as the whole word or phrase. Spaces and signs may be left out.
  public func verdict(onSolution input: String) -> SolutionVerdict {
    guard status == .playing else { return .ended }
    let solution = Solution(input)
    let signs = input.filter { Letter.typed($0) == nil }
    let opening = pattern.opening
    let shown = opening.description.filter { $0 != "_" }
    guard signs.allSatisfy({ shown.contains($0) || $0 == " " }) else { return .invalid }
    if solution.letters.count != letterCount { return .length(solution.letters.count) }
    if wrongSolutions.contains(solution) { return .repeated }
    let places = (0..<opening.length).filter { opening[$0] == nil }
    for (place, letter) in zip(places, solution.letters) {
      let isShown = pattern[place].map { $0 == letter.character }
      if !(isShown ?? !letters.contains(letter)) { return .unfit(letter, place: place) }
    }
    return .accepted(solution)
  }

  /// The word that a solution makes with the signs of the board.
  func word(of solution: Solution) -> String { solution.text(like: pattern.description) }
}
