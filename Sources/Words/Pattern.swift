/// What the player sees of a word: a cell a character, each shown or still hidden.
public struct Pattern: Hashable, Sendable {
  /// The ASCII code of each cell; `hidden` where nothing is shown.
  private var cells: [UInt8]

  private static let hidden = 0 as UInt8

  /// A pattern of `length` hidden cells.
  public init(length: Int) { cells = [UInt8](repeating: Self.hidden, count: length) }

  /// The pattern that a word starts with: its letters hidden, all other characters shown.
  public init(openingOf word: String) { self.init(openingOf: word.utf8) }

  init(openingOf word: some Sequence<UInt8>) {
    cells = word.map { Letter(ascii: $0) == nil ? $0 : Self.hidden }
  }

  /// The pattern as it was before anything was guessed.
  public var opening: Pattern { Pattern(openingOf: cells) }

  /// Reads a pattern as ``description`` writes it.
  public init(description: String) {
    cells = description.utf8.map { $0 == UInt8(ascii: "_") ? Self.hidden : $0 }
  }

  public var length: Int { cells.count }

  /// The character shown at a place, nil while it is hidden.
  public subscript(index: Int) -> Character? {
    cells[index] == Self.hidden ? nil : Character(Unicode.Scalar(cells[index]))
  }

  public var hiddenCount: Int { cells.count { $0 == Self.hidden } }

  public var isSolved: Bool { !cells.contains(Self.hidden) }

  /// Where `letter` is shown.
  public func positions(of letter: Letter) -> Positions {
    Positions(cells.indices.lazy.filter { cells[$0] == letter.ascii })
  }

  /// Shows `letter` at `positions`.
  public mutating func reveal(_ letter: Letter, at positions: Positions) {
    for index in positions.indices where cells.indices.contains(index) {
      cells[index] = letter.ascii
    }
  }

  /// Whether a word could stand behind the pattern after `guessed` has been guessed: it agrees
  /// with every shown cell, and each hidden cell is a letter not guessed so far.
  public func fits(_ word: some Collection<UInt8>, guessed: LetterSet) -> Bool {
    guard word.count == cells.count else { return false }
    return zip(cells, word).allSatisfy { cell, character in
      if cell != Self.hidden { return cell == character }
      guard let letter = Letter(ascii: character) else { return false }
      return !guessed.contains(letter)
    }
  }
}

extension Pattern: CustomStringConvertible {
  /// The cells as text, `_` for a hidden one: `_E__`.
  public var description: String {
    String(decoding: cells.map { $0 == Self.hidden ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }
}
