public import TerminalUI
import Words

/// How a cell of the word is drawn: the largest first.
public enum WordTile: CaseIterable, Sendable {
  /// A frame of nine columns and five rows, of seven and five, of five and three, of three and three.
  case vast, grand, usual, small
  /// Cells of one column that share their frames.
  case strip
  /// A character in every other column, or in every one.
  case spaced, tight

  public var size: Size {
    switch self {
    case .vast: Size(columns: 9, rows: 5)
    case .grand: Size(columns: 7, rows: 5)
    case .usual: Size(columns: 5, rows: 3)
    case .small: Size(columns: 3, rows: 3)
    case .strip: Size(columns: 2, rows: 3)
    case .spaced: Size(columns: 2, rows: 1)
    case .tight: Size(columns: 1, rows: 1)
    }
  }

  /// The columns of a sign that has no tile.
  var signColumns: Int { min(3, size.columns) }

  /// The columns behind the last one: the edge of a strip, less the blank behind a spaced character.
  var margin: Int { self == .strip ? 1 : self == .spaced ? -1 : 0 }

  /// The columns between two words.
  var gap: Int {
    switch self {
    case .vast, .grand: 4
    case .spaced: 3
    case .usual, .small, .strip: 2
    case .tight: 1
    }
  }

  /// Whether its letter is drawn large, in half cells.
  var isBig: Bool { self == .vast || self == .grand }
}

extension Pattern {
  /// Whether a cell shows what is no letter: a hyphen, an apostrophe.
  func isSign(_ index: Int) -> Bool {
    self[index].map { Letter($0) == nil } ?? false
  }
}
