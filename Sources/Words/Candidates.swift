/// The words that a setter still holds: those that fit every answer given so far.
///
/// At the start they are a view of their list and own no memory. The first narrowing copies the
/// kept rows, and each later one moves them together in place.
public struct Candidates: Sendable {
  public let length: Int
  public private(set) var count: Int

  /// The list that they all still are; nil once they have been narrowed.
  private var list: WordList?

  /// The rows of a narrowed set, `shape.chunks` machine words each.
  private var rows: [UInt64] = []
  private let shape: RowShape
  private var tally: FamilyTally

  /// All the words of a list.
  public init(_ words: WordList) {
    length = words.length
    count = words.count
    list = words
    shape = RowShape(length: words.length)
    tally = FamilyTally(length: words.length)
  }

  /// The words of a list that `isIncluded` accepts.
  public init(_ words: WordList, where isIncluded: (UnsafeBufferPointer<UInt8>) -> Bool) {
    self.init(words)
    var kept: [UInt8] = []
    for index in words.indices {
      words.withRow(index) { if isIncluded($0) { kept += $0 } }
    }
    self.init(WordList(length: words.length, rows: kept))
  }

  /// A single word.
  public init(only word: String) {
    self.init(WordList([word]))
  }

  /// The word at `index`, in the order of the list.
  public subscript(index: Int) -> String {
    precondition(index >= 0 && index < count, "no candidate \(index) among \(count)")
    return withRows { rows in
      let start = (rows.base + index * rows.stride).assumingMemoryBound(to: UInt8.self)
      return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }
  }

  /// The families that a guess of `letter` splits the candidates into, at least one unless there
  /// are no candidates; their order means nothing.
  ///
  /// - Complexity: O(*n*) for *n* candidates.
  public mutating func families(for letter: Letter) -> [Family] {
    var tally = tally
    self.tally = FamilyTally(length: length)  // Hands the tables over, so that none is copied.
    defer { self.tally = tally }
    return withRows { tally.families(of: $0, for: letter) }
  }

  /// Splits the candidates by a guess of `letter`, and keeps the family that `choose` picks.
  ///
  /// A choice that isn't one of the families counts as the first of them. The words stay in order.
  ///
  /// - Complexity: O(*n*) for *n* candidates; allocates for the words kept, and only the first time.
  public mutating func narrow(
    by letter: Letter, choosing choose: ([Family]) -> Family
  ) -> Family? {
    let families = families(for: letter)
    guard let first = families.first else { return nil }
    let chosen = choose(families)
    let kept = families.contains(chosen) ? chosen : first
    keep(kept, for: letter)
    return kept
  }

  private mutating func keep(_ family: Family, for letter: Letter) {
    if family.size == count { return }
    let letters = broadcast(letter)
    let shape = shape
    let wanted = family.positions.mask
    if let list {
      // One row more than are kept: the copying writes a row before it knows whether to keep it.
      let capacity = (family.size + 1) * shape.chunks
      rows = list.withRows { base in
        let source = Rows(base: base, stride: length, count: count)
        return [UInt64](unsafeUninitializedCapacity: capacity) { buffer, initialized in
          let target = buffer.baseAddress.unsafelyUnwrapped
          shape.specialized { shape in
            copy(source, holding: letters, at: wanted, shape: shape, to: target, limit: family.size)
          }
          initialized = family.size * shape.chunks
        }
      }
      self.list = nil
    } else {
      let count = count
      rows.withUnsafeMutableBufferPointer { buffer in
        let target = buffer.baseAddress.unsafelyUnwrapped
        let source = Rows(base: UnsafeRawPointer(target), stride: shape.chunks * 8, count: count)
        shape.specialized { shape in
          copy(source, holding: letters, at: wanted, shape: shape, to: target, limit: family.size)
        }
      }
      rows.removeLast((count - family.size) * shape.chunks)
    }
    count = family.size
  }

  private func withRows<Result>(_ body: (Rows) -> Result) -> Result {
    if let list {
      return list.withRows { body(Rows(base: $0, stride: length, count: count)) }
    }
    return rows.withUnsafeBytes { bytes in
      body(Rows(base: bytes.baseAddress.unsafelyUnwrapped, stride: shape.chunks * 8, count: count))
    }
  }
}

/// Copies the rows that hold a letter at exactly the `wanted` places, close together.
///
/// Every row is written, and the next one overwrites it if it wasn't wanted: whether a row is
/// kept can't be predicted, so the step to the next place is arithmetic, not a branch.
@inline(__always)
private func copy(
  _ source: Rows, holding letters: UInt64, at wanted: UInt64, shape: RowShape,
  to target: UnsafeMutablePointer<UInt64>, limit: Int
) {
  var kept = 0
  var row = source.base
  for _ in 0..<source.count {
    let difference = shape.positions(of: letters, in: row) ^ wanted
    let place = target + kept &* shape.chunks
    for index in 0..<shape.chunks { place[index] = shape.chunk(index, of: row) }
    kept &+= isZero(difference)
    row += source.stride
  }
  assert(kept == limit)
}
