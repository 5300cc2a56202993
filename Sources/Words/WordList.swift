/// The words of one length, each as one row of bytes, the rows end to end.
///
/// The embedded lists are views of the program's own text: nothing is read, parsed or copied to
/// make one. Rows are followed by a margin of eight bytes, so that the last can be read in
/// whole machine words.
public struct WordList: Sendable {
  public let length: Int
  public let count: Int

  /// How many words are made of letters alone; they come first. The others show a hyphen or the
  /// like from the start.
  public let lettersOnlyCount: Int

  /// Whether every character of every word is a letter, so that no cell is shown from the start.
  public var lettersOnly: Bool { lettersOnlyCount == count }

  private let storage: Storage

  /// What each word is marked with, as a letter from A on; nil where no word is.
  private let marks: StaticString?

  private enum Storage: Sendable {
    case embedded(rows: StaticString, columns: StaticString)
    case owned([UInt8])
  }

  init(
    length: Int, count: Int, lettersOnlyCount: Int, rows: StaticString, columns: StaticString,
    marks: StaticString? = nil
  ) {
    self.length = length
    self.count = count
    self.lettersOnlyCount = lettersOnlyCount
    storage = .embedded(rows: rows, columns: columns)
    self.marks = marks
  }

  /// A list over rows of `length` bytes each, end to end. Words of letters alone are moved to the
  /// front; otherwise the order stays.
  ///
  /// - Precondition: `length` is 1 to 64, or 0 where there are no rows; all bytes are ASCII, and
  ///   letters upper-case.
  /// - Complexity: O(*n*) in the bytes.
  public init(length: Int, rows: [UInt8]) {
    precondition(rows.isEmpty || (1...64).contains(length), "words of \(length) characters")
    self.length = length
    count = rows.isEmpty ? 0 : rows.count / length
    var rows = rows
    if rows.allSatisfy(isCapital) {
      lettersOnlyCount = count
    } else {
      precondition(rows.allSatisfy { $0 < 0x80 }, "words that aren't ASCII")
      lettersOnlyCount = moveLettersOnlyToFront(&rows, length: length)
    }
    storage = .owned(rows + [UInt8](repeating: 0, count: 8))
    marks = nil
  }

  /// A list of the words that have the length of the first.
  ///
  /// - Precondition: they have 64 characters at most, all of them ASCII.
  public init(_ words: [String]) {
    let length = words.first?.utf8.count ?? 0
    self.init(length: length, rows: words.filter { $0.utf8.count == length }.flatMap(\.utf8))
  }

  public subscript(index: Int) -> String {
    withRow(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Where a word stands in a list that is sorted: first the words of letters alone, then the others.
  ///
  /// - Complexity: O(log *n*).
  func index(ofSorted word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard word.count == length, let wanted = word.baseAddress else { return nil }
    let isOfLetters = word.allSatisfy(isCapital)
    var lower = isOfLetters ? 0 : lettersOnlyCount
    var upper = isOfLetters ? lettersOnlyCount : count
    return withRows { rows in
      while lower < upper {
        let middle = (lower + upper) / 2
        let order = comparison(rows + middle * length, UnsafeRawPointer(wanted), length)
        if order == 0 { return middle }
        if order < 0 { lower = middle + 1 } else { upper = middle }
      }
      return nil
    }
  }

  /// What a word is marked with, 0 where none is.
  func mark(at index: Int) -> Int {
    guard let marks, index < marks.utf8CodeUnitCount else { return 0 }
    return Int(marks.utf8Start[index]) - Int(UInt8(ascii: "A"))
  }

  /// The words for which `isIncluded` holds, without their marks.
  ///
  /// - Complexity: O(*n*), and the words are copied.
  func filtered(_ isIncluded: (UnsafeBufferPointer<UInt8>, _ mark: Int) -> Bool) -> WordList {
    var rows: [UInt8] = []
    for index in indices {
      withRow(index) { if isIncluded($0, mark(at: index)) { rows += $0 } }
    }
    return WordList(length: length, rows: rows)
  }

  /// The words that could stand behind a pattern after some letters have been guessed.
  ///
  /// - Complexity: O(*n*), and the words are copied.
  public func fitting(_ pattern: Pattern, guessed: LetterSet) -> WordList? {
    let found = filtered { row, _ in pattern.fits(row, guessed: guessed) }
    return found.count > 0 ? found : nil
  }

  /// The same without some words.
  public func removing(_ words: Set<String>) -> WordList {
    let unwanted = Set(words.filter { $0.utf8.count == length }.map { Array($0.utf8) })
    return unwanted.isEmpty ? self : filtered { row, _ in !unwanted.contains(Array(row)) }
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

  /// Whether the list holds `word`.
  ///
  /// - Complexity: O(*n*).
  public func holds(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return indices.contains { withRow($0) { $0.elementsEqual(bytes) } }
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

  /// Calls `body` with the bytes of one word.
  func withRow<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    precondition(index >= 0 && index < count, "no word \(index) in a list of \(count)")
    return withRows { rows in
      let start = rows.advanced(by: index * length).assumingMemoryBound(to: UInt8.self)
      return body(UnsafeBufferPointer(start: start, count: length))
    }
  }

  /// Calls `body` with the address of the first row.
  @inline(__always)
  func withRows<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    switch storage {
    case .embedded(let rows, _):
      return body(UnsafeRawPointer(rows.utf8Start))
    case .owned(let bytes):
      return bytes.withUnsafeBytes { body($0.baseAddress.unsafelyUnwrapped) }
    }
  }

  /// The words in columns; nil for a list that has none.
  var columns: Columns? {
    guard case .embedded(_, let columns) = storage, columns.utf8CodeUnitCount > 0 else {
      return nil
    }
    return Columns(base: UnsafeRawPointer(columns.utf8Start), length: length, count: count)
  }
}

extension WordList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
}

private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

/// The difference between the first bytes that two rows don't share; 0 if they're alike.
private func comparison(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ length: Int) -> Int {
  var place = 0
  while place < length {
    let bytes = (
      left.load(fromByteOffset: place, as: UInt8.self),
      right.load(fromByteOffset: place, as: UInt8.self)
    )
    if bytes.0 != bytes.1 { return Int(bytes.0) - Int(bytes.1) }
    place += 1
  }
  return 0
}

/// Moves the rows of letters alone to the front, keeping the order of both parts; returns how many.
private func moveLettersOnlyToFront(_ rows: inout [UInt8], length: Int) -> Int {
  var front: [UInt8] = []
  var rest: [UInt8] = []
  for start in stride(from: 0, to: rows.count - length + 1, by: length) {
    let row = rows[start..<start + length]
    if row.allSatisfy(isCapital) { front += row } else { rest += row }
  }
  rows = front + rest
  return front.count / length
}
