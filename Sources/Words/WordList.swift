/// The words of one length, each as one row of bytes, the rows end to end.
///
/// The embedded lists are views of the program's own text: nothing is read, parsed or copied to
/// make one. Rows are followed by a margin of eight bytes, so that the last can be read in
/// whole machine words.
public struct WordList: Sendable {
  public let length: Int
  public let count: Int

  /// Whether every character of every word is a letter, so that no cell is shown from the start.
  public let lettersOnly: Bool

  private let storage: Storage

  private enum Storage: Sendable {
    case embedded(rows: StaticString, columns: StaticString)
    case owned([UInt8])
  }

  init(
    length: Int, count: Int, lettersOnly: Bool, rows: StaticString, columns: StaticString
  ) {
    self.length = length
    self.count = count
    self.lettersOnly = lettersOnly
    storage = .embedded(rows: rows, columns: columns)
  }

  /// A list over rows of `length` ASCII bytes each, end to end.
  public init(length: Int, rows: [UInt8]) {
    self.length = length
    count = length == 0 ? 0 : rows.count / length
    lettersOnly = rows.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    storage = .owned(rows + [UInt8](repeating: 0, count: 8))
  }

  /// A list of words that all have the length of the first.
  public init(_ words: [String]) {
    let length = words.first?.utf8.count ?? 0
    self.init(length: length, rows: words.filter { $0.utf8.count == length }.flatMap(\.utf8))
  }

  public subscript(index: Int) -> String {
    withRow(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the list holds `word`; the list must be sorted, as the embedded ones are.
  ///
  /// - Complexity: O(log *n*).
  public func containsSorted(_ word: String) -> Bool {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      let order = withRow(middle) { row in
        row.lexicographicallyPrecedes(word.utf8) ? -1 : row.elementsEqual(word.utf8) ? 0 : 1
      }
      if order == 0 { return true }
      if order < 0 { lower = middle + 1 } else { upper = middle }
    }
    return false
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
    guard case .embedded(_, let columns) = storage, columns.utf8CodeUnitCount > 0 else { return nil }
    return Columns(base: UnsafeRawPointer(columns.utf8Start), length: length, count: count)
  }
}

extension WordList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
}
