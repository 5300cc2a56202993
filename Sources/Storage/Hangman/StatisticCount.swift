import HangmanModel

/// Counts games one after the other in all their scopes.
struct StatisticCount {
  private(set) var statistics: [Statistics] = []
  private var placeOfScope: [Statistics.Scope: Int] = [:]
  private var placesOfSetup: [GameSetup: [Int]] = [:]

  mutating func add(_ result: GameResult) {
    for place in places(of: result.setup) { statistics[place].add(result) }
  }

  private mutating func places(of setup: GameSetup) -> [Int] {
    if let places = placesOfSetup[setup] { return places }
    let places = Statistics.Scope.all(with: setup).map { place(of: $0) }
    placesOfSetup[setup] = places
    return places
  }

  private mutating func place(of scope: Statistics.Scope) -> Int {
    if let place = placeOfScope[scope] { return place }
    placeOfScope[scope] = statistics.count
    statistics.append(Statistics(scope: scope))
    return statistics.count - 1
  }
}
