/// The shapes of the phrases of a universe: what stands from the start, spaces, hyphens and
/// apostrophes, and how many phrases share it.
public struct Shapes: Sendable {
  private let universe: WordUniverse
  private let category: Category?

  /// The phrases, by where they stand in the list of their length.
  private var phrases: [(place: Int, shape: Pattern)] = []
  private var counts: [Pattern: Int] = [:]

  /// - Complexity: O(*n*) in the bytes of the universe.
  public init(of universe: WordUniverse, in category: Category? = nil) {
    self.universe = universe
    self.category = category
    universe.forEachRow(in: category) { row, place in
      let shape = Pattern(openingOf: row)
      phrases.append((place, shape))
      counts[shape, default: 0] += 1
    }
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
    sharedByAtLeast least: Int, without used: [String] = [],
    using generator: inout SeededGenerator
  ) -> WordList? {
    let drawable = phrases.filter { place, shape in
      counts[shape, default: 0] >= least
        && (used.isEmpty || !used.contains(phrase(at: place, of: shape)))
    }
    // One that is blocked is drawn again, unless all seem to be: then there would be no end.
    var drawn: Pattern?
    for _ in 0..<100 {
      guard let (place, shape) = generator.pick(drawable) else { return nil }
      drawn = shape
      if !universe.lexicon.isBlocked(phrase(at: place, of: shape)) { break }
    }
    return drawn.flatMap { universe.phrases(showing: $0, in: category) }?.removing(used)
  }

  private func phrase(at place: Int, of shape: Pattern) -> String {
    universe.words(ofLength: shape.length)?[place] ?? ""
  }
}
