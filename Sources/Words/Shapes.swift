/// The shapes of the phrases of a universe: what stands from the start, spaces, hyphens and
/// apostrophes, and which phrases share it.
public struct Shapes: Sendable {
  private let universe: WordUniverse

  /// The phrases, by where they stand in the list of their length.
  private var places: [(place: Int, shape: Pattern)] = []
  private var phrases: [Pattern: [Int]] = [:]

  /// - Complexity: O(*n*) in the bytes of the universe.
  public init(of universe: WordUniverse, in category: Category? = nil) {
    self.universe = universe
    universe.forEachRow(in: category) { row, place in
      let shape = Pattern(openingOf: row)
      places.append((place, shape))
      phrases[shape, default: []].append(place)
    }
  }

  /// How many shapes are shared by so many phrases, and how many phrases these are.
  public func shared(byAtLeast least: Int) -> (shapes: Int, phrases: Int) {
    let sizes = phrases.values.map(\.count).filter { $0 >= least }
    return (sizes.count, sizes.reduce(0, +))
  }

  /// The shapes with which evil stays evil, the best first: of those that at least so many phrases share,
  /// the ones whose largest families still have as many once the commonest vowels were guessed. Where these
  /// are fewer than ``fewestEvil``, so many of those that come next.
  ///
  /// - Complexity: O(*n*) in the bytes of the universe.
  public func evil(sharedByAtLeast least: Int) -> [Pattern] {
    let rated = phrases.filter { $0.value.count >= least }
      .map { (shape: $0.key, left: left(of: $0.key), name: $0.key.description) }
      .sorted { ($1.left, $0.name) < ($0.left, $1.name) }
    let count = max(rated.count { $0.left >= least }, Self.fewestEvil)
    return rated.prefix(count).map(\.shape)
  }

  /// So many shapes are drawn from at least, where there are as many, so that a category has variety.
  public static let fewestEvil = 8

  /// The vowels that most phrases have, the commonest first.
  private static let commonestVowels = "EAI".compactMap { Letter($0) }

  /// How many phrases of a shape are left once the largest families of the commonest vowels were kept.
  private func left(of shape: Pattern) -> Int {
    guard let list = all(of: shape) else { return 0 }
    var held = list
    for vowel in Self.commonestVowels {
      let split = held.split(by: vowel)
      let largest = split.families.max {
        ($0.size, $1.positions.mask) < ($1.size, $0.positions.mask)
      }
      if let largest { held.keep(largest, of: split) }
    }
    return held.count
  }

  /// The phrases of a shape; nil if there are none.
  public func all(of shape: Pattern) -> WordList? {
    phrases[shape].flatMap { universe.words(ofLength: shape.length)?.keeping($0) }
  }

  /// All phrases of one shape: that of a phrase drawn at random, among those of some shapes where these are
  /// given. Nil if there is none.
  ///
  /// - Parameter used: phrases that are neither drawn nor among them.
  public func draw(
    among wanted: [Pattern]? = nil, without used: [String] = [],
    using generator: inout SeededGenerator
  ) -> WordList? {
    let wanted = wanted.map(Set.init)
    let drawable = places.filter { place, shape in
      wanted?.contains(shape) != false
        && (used.isEmpty || !used.contains(phrase(at: place, of: shape)))
    }
    // One that is blocked is drawn again, unless all seem to be: then there would be no end.
    var drawn: Pattern?
    for _ in 0..<100 {
      guard let (place, shape) = generator.pick(drawable) else { return nil }
      drawn = shape
      if !universe.lexicon.isBlocked(phrase(at: place, of: shape)) { break }
    }
    return drawn.flatMap(all)?.removing(used)
  }

  private func phrase(at place: Int, of shape: Pattern) -> String {
    universe.words(ofLength: shape.length)?[place] ?? ""
  }
}
