import HangmanModel

/// What commands and plain mode have to tell of games that are over: lines for people, and objects for
/// programs.
protocol PrintedTable {
  /// What it's of.
  var heading: String { get }
  var lines: [String] { get }
  var objects: [JSONLine] { get }

  /// What is said where there's none.
  static var noneSentence: String { get }
}

extension Sequence where Element: PrintedTable {
  /// All of them on stdout, as lines or as one JSON array.
  func print(asJSON isJSON: Bool) throws {
    let tables = map { ([$0.heading] + $0.lines).joined(separator: "\n") }
    let text = tables.isEmpty ? Element.noneSentence : tables.joined(separator: "\n\n")
    _ = try writeOutput((isJSON ? jsonArray(flatMap(\.objects)) : text) + "\n")
  }
}

extension Array {
  /// A line for each result: `1. BEAR, 3 of 8 mistakes`.
  func lines<Result>(cells: (Result) -> [String]) -> [String] where Element == Kept<Result> {
    enumerated().map { "\($0 + 1). \(cells($1.result).joined(separator: ", "))" }
  }

  /// An object for each result, with its rank.
  func objects<Result>(_ object: (Result) -> JSONLine) -> [JSONLine]
  where Element == Kept<Result> {
    enumerated().map { ["rank": $0 + 1] + object($1.result) }
  }
}
