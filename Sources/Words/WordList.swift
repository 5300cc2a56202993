/// The words of one length.
///
/// The embedded lists are views of the program's own text: nothing is read, parsed or copied to
/// make one.
public struct WordList: Sendable {
  let rows: Rows

  /// The same words in columns; nil for a list that has none.
  let columns: Columns?

  /// How many words are made of letters alone; they come first. The others show a hyphen or the
  /// like from the start.
  public let lettersOnlyCount: Int

  /// What each word is marked with, as a row of one letter from A on; nil where no word is.
  let marks: Rows?
}

extension WordList {
  /// Words without columns and marks. Those of letters alone are moved to the front; otherwise the order stays.
  private init(_ rows: Rows) {
    let isOfLetters = { (index: Int) in rows.withRow(index) { $0.allSatisfy(isCapital) } }
    let letters = rows.indices.filter(isOfLetters)
    let isOrdered = letters.elementsEqual(0..<letters.count)
    self.init(
      rows: isOrdered
        ? rows : rows.keeping(letters + rows.indices.filter { !isOfLetters($0) }),
      columns: nil, lettersOnlyCount: letters.count, marks: nil)
  }

  /// A list over rows of `length` bytes each, concatenated. Words of letters alone are moved to the
  /// front; otherwise the order stays.
  ///
  /// - Precondition: `length` is 1 to 64, or 0 where there are no rows; all bytes are ASCII, and
  ///   letters upper-case.
  /// - Complexity: O(*n*) in the bytes.
  public init(length: Int, rows: [UInt8]) {
    precondition(rows.isEmpty || (1...64).contains(length), "words of \(length) characters")
    precondition(rows.allSatisfy { $0 < 0x80 }, "words that aren't ASCII")
    self.init(Rows(rows, length: length))
  }

  /// A list of the words that have the length of the first.
  ///
  /// - Precondition: they have 64 characters at most, all of them ASCII.
  public init(_ words: [String]) {
    let length = words.first?.utf8.count ?? 0
    self.init(length: length, rows: words.filter { $0.utf8.count == length }.flatMap(\.utf8))
  }

  public var length: Int { rows.length }

  public var count: Int { rows.count }

  /// Whether every character of every word is a letter, so that no cell is shown from the start.
  public var lettersOnly: Bool { lettersOnlyCount == count }

  public subscript(index: Int) -> String { rows[index] }

  /// Where a word stands in a list that is sorted: first the words of letters alone, then the others.
  ///
  /// - Complexity: O(log *n*).
  func index(ofSorted word: Rows.Row) -> Int? {
    if word.count != length { return nil }
    let part = word.allSatisfy(isCapital) ? 0..<lettersOnlyCount : lettersOnlyCount..<count
    let index = part.partitionPoint { rows.withRow($0) { !$0.lexicographicallyPrecedes(word) } }
    return part.contains(index) && rows.withRow(index, { $0.elementsEqual(word) }) ? index : nil
  }

  /// Where the words of letters alone stand that begin with a prefix, in a list that is sorted.
  ///
  /// - Complexity: O(log *n*).
  func indices(beginning prefix: [UInt8]) -> Range<Int> {
    let first = (0..<lettersOnlyCount).partitionPoint { index in
      rows.withRow(index) { !$0.lexicographicallyPrecedes(prefix) }
    }
    let rest = first..<lettersOnlyCount
    return first..<rest.partitionPoint { rows.withRow($0) { !$0.starts(with: prefix) } }
  }

  /// What a word is marked with, 0 where none is.
  func mark(at index: Int) -> Int {
    marks.map { $0.withRow(index) { Int($0[0]) - Int(UInt8(ascii: "A")) } } ?? 0
  }

  /// The words at some places, which rise.
  func keeping(_ places: [Int]) -> WordList {
    WordList(
      rows: rows.keeping(places), columns: nil,
      lettersOnlyCount: places.count { $0 < lettersOnlyCount }, marks: marks?.keeping(places))
  }

  /// The words for which `isIncluded` holds, without their marks.
  ///
  /// - Complexity: O(*n*), and the words are copied.
  func filtered(_ isIncluded: (Int, Rows.Row) -> Bool) -> WordList {
    WordList(rows.filtered(isIncluded))
  }

  /// The words that could stand behind a pattern after some letters have been guessed.
  ///
  /// - Complexity: O(*n*), and the words are copied.
  public func fitting(_ pattern: Pattern, guessed: LetterSet) -> WordList? {
    let found = filtered { _, row in pattern.fits(row, guessed: guessed) }
    return found.isEmpty ? nil : found
  }

  /// All words but some.
  public func removing(_ words: Set<String>) -> WordList {
    let unwanted = Set(words.filter { $0.utf8.count == length }.map { Array($0.utf8) })
    return unwanted.isEmpty ? self : filtered { _, row in !unwanted.contains(Array(row)) }
  }

  /// The fewest different letters that a word has; 0 in an empty list.
  ///
  /// - Complexity: O(*n*).
  public var fewestLetters: Int {
    let counts = indices.lazy.map { index in
      rows.withRow(index) { row in
        row.reduce(0 as UInt32) { isCapital($1) ? $0 | 1 << UInt32($1 & 31) : $0 }
      }.nonzeroBitCount
    }
    return counts.min() ?? 0
  }

  /// - Complexity: O(*n*).
  public func holds(_ word: String) -> Bool { rows.firstIndex(of: word) != nil }

  /// What the words show at the start, and how many show the same.
  ///
  /// - Complexity: O(*n*) in the words that show something, O(1) without such words.
  public func openings() -> [Pattern: Int] {
    var sizes: [Pattern: Int] = [:]
    if lettersOnlyCount > 0 { sizes[Pattern(length: length)] = lettersOnlyCount }
    for index in lettersOnlyCount..<count {
      sizes[rows.withRow(index) { Pattern(openingOf: $0) }, default: 0] += 1
    }
    return sizes
  }

  /// The bytes of the words of letters alone, concatenated.
  public var lettersOnlyRows: [UInt8] { rows.prefix(lettersOnlyCount).bytes }
}

extension WordList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
}

private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}
