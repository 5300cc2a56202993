import Benchmark

/// Something that the game does, beside the same thing done in C.
struct Contest {
  enum Side: String, CaseIterable {
    case swift = "Swift"
    case reference = "C"
  }

  let name: String

  /// Both, unless there is nothing to compare with.
  var sides = Side.allCases

  /// What of the times is told, each in a row with a name of its own.
  var quantiles = [("", 0.5)]
  var settings: [any BenchmarkSetting] = [MinTime(seconds: 0.1), WarmupIterations(20)]

  /// Measures one repetition of a side.
  let measure: (Side, inout BenchmarkState) throws -> Void
}

/// One side of a contest, as the benchmark library runs it.
struct ContestSide: AnyBenchmark {
  let contest: Contest
  let side: Contest.Side

  var name: String { "\(contest.name) · \(side.rawValue)" }
  var settings: [any BenchmarkSetting] { contest.settings }

  func setUp() {}
  func tearDown() {}
  func run(_ state: inout BenchmarkState) throws { try contest.measure(side, &state) }
}
