/// The shapes of the phrases of a universe: what stands from the start, spaces, hyphens and
/// apostrophes, and how many phrases share it.
public struct Shapes: Sendable {
  /// Where the signs of a phrase are.
  private struct Shape: Hashable {
    let length: Int
    var spaces: UInt64 = 0
    var hyphens: UInt64 = 0
    var others: UInt64 = 0

    init(_ row: UnsafeBufferPointer<UInt8>) {
      length = row.count
      for (place, byte) in row.enumerated() where Letter(ascii: byte) == nil {
        switch byte {
        case UInt8(ascii: " "): spaces |= 1 << UInt64(place)
        case UInt8(ascii: "-"): hyphens |= 1 << UInt64(place)
        default: others |= 1 << UInt64(place)
        }
      }
    }
  }

  private let universe: WordUniverse
  private let category: Category?
  private let counts: [Shape: Int]

  /// - Complexity: O(*n*) in the bytes of the universe.
  public init(of universe: WordUniverse, in category: Category? = nil) {
    self.universe = universe
    self.category = category
    var counts: [Shape: Int] = [:]
    universe.forEachRow(in: category) { row, _ in counts[Shape(row), default: 0] += 1 }
    self.counts = counts
  }

  /// How many shapes are shared by so many phrases, and how many phrases these are.
  public func shared(byAtLeast least: Int) -> (shapes: Int, phrases: Int) {
    let sizes = counts.values.filter { $0 >= least }
    return (sizes.count, sizes.reduce(0, +))
  }

  /// All phrases of one shape: that of a phrase drawn at random among those whose shape at least so
  /// many share. Nil if there is none.
  ///
  /// - Parameter used: phrases that are neither drawn nor among them.
  public func draw(
    sharedByAtLeast least: Int, without used: Set<String> = [],
    using generator: inout some RandomNumberGenerator
  ) -> WordList? {
    let usedRows = Set(used.map { Array($0.utf8) })
    var drawable: [(length: Int, index: Int)] = []
    universe.forEachRow(in: category) { row, index in
      if counts[Shape(row), default: 0] >= least, usedRows.isEmpty || !usedRows.contains(Array(row))
      {
        drawable.append((row.count, index))
      }
    }
    guard let place = drawable.randomElement(using: &generator),
      let words = universe.words(ofLength: place.length)
    else { return nil }
    return universe.phrases(showing: Pattern(openingOf: words[place.index]), in: category)?
      .removing(used)
  }
}
