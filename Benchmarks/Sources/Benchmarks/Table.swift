import Benchmark
import Foundation

/// The table of all contests: times side by side, and what the game's is of the reference's.
///
/// A time is the least of the medians of its five turns, so that a moment at which others used the
/// machine spoils one turn and not the row.
func table(of contests: [Contest], from results: [BenchmarkResult]) -> String {
  let times = Dictionary(
    results.map { ($0.benchmarkName, median(of: $0.measurements)) }, uniquingKeysWith: min)
  var lines = ["| | Swift | C | ratio |", "|---|--:|--:|--:|"]
  for contest in contests {
    func time(_ side: Contest.Side) -> Double? {
      times[ContestSide(contest: contest, side: side).name]
    }
    guard let swift = time(.swift) else { continue }
    let reference = time(.reference)
    let ratio = reference.map { String(format: "%.2f", swift / $0) } ?? ""
    lines.append(
      "| \(contest.name) | \(written(swift)) | \(reference.map(written) ?? "") | \(ratio) |")
  }
  return lines.joined(separator: "\n")
}

private func median(of measurements: [Double]) -> Double {
  let sorted = measurements.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// Nanoseconds with three figures, in the unit that suits them.
private func written(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1_000: String(format: "%.0f ns", nanoseconds)
  case ..<1_000_000: String(format: "%.1f µs", nanoseconds / 1_000)
  default: String(format: "%.2f ms", nanoseconds / 1_000_000)
  }
}
