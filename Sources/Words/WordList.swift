/// Words of one length: those of a list, or those of them that a setter still holds.
///
/// Each is a row of ASCII bytes, the rows concatenated, with a margin of eight more bytes behind them, so that the
/// last row can be read in whole machine words. Those of an embedded list are a view of the program's own text:
/// nothing is read, parsed or copied to make one. Whatever takes some of the words copies their rows.
public struct WordList: Sendable {
  typealias Row = UnsafeBufferPointer<UInt8>

  enum Bytes: Sendable {
    /// In the program's own text.
    case embedded(StaticString)
    case owned([UInt8])

    /// Calls `body` with the address of the first byte.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
      switch self {
      case .embedded(let text): body(UnsafeRawPointer(text.utf8Start))
      case .owned(let bytes): bytes.withUnsafeBytes { body($0.baseAddress.unsafelyUnwrapped) }
      }
    }
  }

  public let length: Int
  public let count: Int

  /// The rows, margin included.
  let rows: Bytes

  /// The same words in columns, which others may follow there; nil for words that have none.
  let columns: Columns?

  /// How many words are made of letters alone; they come first. The others show a hyphen or the
  /// like from the start.
  public let lettersOnlyCount: Int

  /// What each word is marked with, as a letter from A on; nil where no word is.
  let marks: Bytes?
}

extension WordList {
  /// Words in memory, whose rows have no margin yet.
  private init(_ rows: [UInt8], length: Int, lettersOnlyCount: Int, marks: Bytes? = nil) {
    self.init(
      length: length, count: rows.isEmpty ? 0 : rows.count / length,
      rows: .owned(rows + [UInt8](repeating: 0, count: 8)), columns: nil,
      lettersOnlyCount: lettersOnlyCount, marks: marks)
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
    let list = WordList(rows, length: length, lettersOnlyCount: 0)
    let isOfLetters = { (index: Int) in list.withRow(index) { $0.allSatisfy(isCapital) } }
    let letters = list.indices.filter(isOfLetters)
    let isOrdered = letters.elementsEqual(0..<letters.count)
    let order = letters + list.indices.filter { !isOfLetters($0) }
    self.init(
      isOrdered ? rows : list.keeping(order).bytes, length: length, lettersOnlyCount: letters.count)
  }

  /// A list of the words that have the length of the first.
  ///
  /// - Precondition: they have 64 characters at most, all of them ASCII.
  public init(_ words: [String]) {
    let length = words.first?.utf8.count ?? 0
    self.init(length: length, rows: words.filter { $0.utf8.count == length }.flatMap(\.utf8))
  }
}

extension WordList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> String {
    withRow(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of one word.
  func withRow<Result>(_ index: Int, _ body: (Row) -> Result) -> Result {
    precondition(indices.contains(index), "no word \(index) among \(count)")
    return rows.withBytes { bytes in
      let start = (bytes + index * length).assumingMemoryBound(to: UInt8.self)
      return body(Row(start: start, count: length))
    }
  }

  /// The bytes of all words, concatenated.
  package var bytes: [UInt8] {
    rows.withBytes { Array(UnsafeRawBufferPointer(start: $0, count: count * length)) }
  }
}

// Some of the words, in their order.
extension WordList {
  /// The words of letters alone, as a view of the same rows.
  public var lettersOnly: WordList {
    WordList(
      length: length, count: lettersOnlyCount, rows: rows, columns: columns,
      lettersOnlyCount: lettersOnlyCount, marks: marks)
  }

  /// The words at some indices, in the order of these.
  ///
  /// - Complexity: O(*m*) for *m* indices.
  public func keeping(_ indices: some Sequence<Int>) -> WordList {
    var rows: [UInt8] = []
    var marks: [UInt8] = []
    var ofLetters = 0
    for index in indices {
      withRow(index) { rows += $0 }
      if let mark = markByte(at: index) { marks.append(mark) }
      if index < lettersOnlyCount { ofLetters += 1 }
    }
    return WordList(
      rows, length: length, lettersOnlyCount: ofLetters,
      marks: self.marks == nil ? nil : .owned(marks))
  }

  /// The words for which something holds that is asked of their indices and bytes.
  ///
  /// - Complexity: O(*n*) for *n* words.
  func filtered(_ isIncluded: (Int, Row) -> Bool) -> WordList {
    keeping(indices.filter { index in withRow(index) { isIncluded(index, $0) } })
  }

  /// The words that show `opening` at the start, before anything is guessed.
  ///
  /// - Complexity: O(1) where that is letters alone, otherwise O(*n*) for *n* words.
  public func showing(_ opening: Pattern) -> WordList {
    opening.hiddenCount == length ? lettersOnly : fitting(opening, guessed: [])
  }

  /// The words that could stand behind a pattern after some letters have been guessed.
  ///
  /// - Complexity: O(*n*) for *n* words.
  public func fitting(_ pattern: Pattern, guessed: LetterSet) -> WordList {
    filtered { _, row in pattern.fits(row, guessed: guessed) }
  }

  /// The words that hold a letter.
  ///
  /// - Complexity: O(*n*) for *n* words.
  public func holding(_ letter: Letter) -> WordList {
    filtered { _, row in row.contains(letter.ascii) }
  }

  /// The words that are among some others.
  ///
  /// - Complexity: O(*n* + *m*) for *n* words and *m* others.
  public func among(_ words: [String]) -> WordList {
    let wanted = Set(words.map { Array($0.utf8) })
    return filtered { _, row in wanted.contains(Array(row)) }
  }

  /// All words but some; the same view where none of these has their length.
  ///
  /// - Complexity: O(*n* + *m*) for *n* words and *m* others.
  public func removing(_ words: [String]) -> WordList {
    let unwanted = Set(words.filter { $0.utf8.count == length }.map { Array($0.utf8) })
    return unwanted.isEmpty ? self : filtered { _, row in !unwanted.contains(Array(row)) }
  }
}

// What is known of the words.
extension WordList {
  /// Where a word stands in a list that is sorted: first the words of letters alone, then the others.
  ///
  /// - Complexity: O(log *n*).
  func index(ofSorted word: Row) -> Int? {
    if word.count != length { return nil }
    let part = word.allSatisfy(isCapital) ? 0..<lettersOnlyCount : lettersOnlyCount..<count
    let index = part.partitionPoint { withRow($0) { !$0.lexicographicallyPrecedes(word) } }
    return part.contains(index) && withRow(index, { $0.elementsEqual(word) }) ? index : nil
  }

  /// Where the words of letters alone stand that begin with a prefix, in a list that is sorted.
  ///
  /// - Complexity: O(log *n*).
  func indices(beginning prefix: [UInt8]) -> Range<Int> {
    let first = (0..<lettersOnlyCount).partitionPoint { index in
      withRow(index) { !$0.lexicographicallyPrecedes(prefix) }
    }
    let rest = first..<lettersOnlyCount
    return first..<rest.partitionPoint { withRow($0) { !$0.starts(with: prefix) } }
  }

  /// What a word is marked with, 0 where none is.
  func mark(at index: Int) -> Int {
    markByte(at: index).map { Int($0 - UInt8(ascii: "A")) } ?? 0
  }

  private func markByte(at index: Int) -> UInt8? {
    marks.map { $0.withBytes { $0.load(fromByteOffset: index, as: UInt8.self) } }
  }

  /// The fewest different letters that a word has; 0 in an empty list.
  ///
  /// - Complexity: O(*n*).
  public var fewestLetters: Int {
    let counts = indices.lazy.map { index in
      withRow(index) { row in
        row.reduce(0 as UInt32) { isCapital($1) ? $0 | 1 << UInt32($1 & 31) : $0 }
      }.nonzeroBitCount
    }
    return counts.min() ?? 0
  }

  /// What the words show at the start, and how many show the same.
  ///
  /// - Complexity: O(*n*) in the words that show something, O(1) without such words.
  public func openings() -> [Pattern: Int] {
    var sizes: [Pattern: Int] = [:]
    if lettersOnlyCount > 0 { sizes[Pattern(length: length)] = lettersOnlyCount }
    for index in lettersOnlyCount..<count {
      sizes[withRow(index) { Pattern(openingOf: $0) }, default: 0] += 1
    }
    return sizes
  }
}

private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}
