public import TerminalUI
public import Words

/// Where each cell of the word stands: words beside each other and beneath, none of them broken
/// unless it is longer than a line.
public struct WordLayout {
  public let tile: WordTile

  /// The places by the cells' indices; a space between words has none.
  public private(set) var places: [Int: Rect]

  /// Moves all of it to the middle of the columns.
  mutating func center(in rect: Rect) {
    let end = (places.values.map(\.endColumn).max() ?? rect.endColumn) + tile.margin
    let shift = max(0, (rect.endColumn - end) / 2)
    places = places.mapValues { $0.part(column: shift, columns: $0.columns) }
  }
}

extension WordLayout {
  /// Takes the largest tiles that fit in `rect`; if none do, a single word over several lines, or bars without
  /// blanks between them.
  public init(_ pattern: Pattern, in rect: Rect) {
    let words = Self.words(of: pattern)
    let hasSigns = words.joined().contains { pattern.isSign($0) }
    let tiles = WordTile.allCases.filter { $0 != .tight && !($0 == .strip && hasSigns) }
    let halves = words.count == 1 ? [Self.broken(words, (rect.columns + 1) / 2)] : []
    let forms: [(WordTile, [[Int]])] =
      tiles.map { ($0, words) } + halves.map { (.spaced, $0) }
      + [(.tight, words), (.tight, Self.broken(words, rect.columns))]
    let fitting = forms.lazy.compactMap { WordLayout(pattern, $1, $0, in: rect) }.first
    self = fitting ?? WordLayout(tile: .tight, places: [:])
  }

  /// Nil where the words don't fit as such tiles.
  private init?(_ pattern: Pattern, _ words: [[Int]], _ tile: WordTile, in rect: Rect) {
    let lines = Self.lines(words, columns: rect.columns, gap: tile.gap) {
      Self.width(of: $0, tile, pattern)
    }
    let rows = lines.count * tile.size.rows
    if rows > rect.rows || lines.joined().contains(where: { $0.end > rect.columns }) { return nil }
    let gap = rows + lines.count - 1 <= rect.rows ? 1 : 0
    let top = rect.row + (rect.rows - rows - gap * (lines.count - 1)) / 2
    var places: [Int: Rect] = [:]
    for (number, line) in lines.enumerated() {
      for word in line {
        var column = rect.column + word.start
        for index in word.cells {
          let columns = pattern.isSign(index) ? tile.signColumns : tile.size.columns
          places[index] = Rect(
            column: column, row: top + number * (tile.size.rows + gap), columns: columns,
            rows: tile.size.rows)
          column += columns
        }
      }
    }
    self.init(tile: tile, places: places)
  }

  private typealias PlacedWord = (cells: [Int], start: Int, end: Int)

  /// Words in lines of so many columns.
  private static func lines(
    _ words: [[Int]], columns: Int, gap: Int, width: ([Int]) -> Int
  ) -> [[PlacedWord]] {
    words.reduce(into: []) { lines, word in
      let width = width(word)
      if let end = lines.last?.last?.end, end + gap + width <= columns {
        lines[lines.count - 1].append((word, end + gap, end + gap + width))
      } else {
        lines.append([(word, 0, width)])
      }
    }
  }

  private static func width(of word: [Int], _ tile: WordTile, _ pattern: Pattern) -> Int {
    let columns = word.reduce(0) {
      $0 + (pattern.isSign($1) ? tile.signColumns : tile.size.columns)
    }
    return tile == .strip ? columns + 1 : tile == .spaced ? columns - 1 : columns
  }

  /// The cells of each word.
  private static func words(of pattern: Pattern) -> [[Int]] {
    (0..<pattern.length).split { pattern[$0] == " " }.map(Array.init)
  }

  /// Words cut where they are longer than a line.
  private static func broken(_ words: [[Int]], _ columns: Int) -> [[Int]] {
    words.flatMap { word in
      stride(from: 0, to: word.count, by: max(1, columns)).map { start in
        Array(word[start..<min(word.count, start + max(1, columns))])
      }
    }
  }
}
