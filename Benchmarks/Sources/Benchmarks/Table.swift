import Benchmark
import Foundation

/// The table of all contests: times side by side, and what the game's is of the reference's.
///
/// A time is the least of the medians, or of another quantile, of its five turns, so that a moment at which others used the
/// machine spoils one turn and not the row.
func table(of contests: [Contest], from results: [BenchmarkResult]) -> String {
  let measured = Dictionary(grouping: results, by: \.benchmarkName)
  var lines = ["| | Swift | C | ratio |", "|---|--:|--:|--:|"]
  for contest in contests {
    for (name, quantile) in contest.quantiles {
      func time(_ side: Contest.Side) -> Double? {
        let turns = measured[ContestSide(contest: contest, side: side).name] ?? []
        return turns.map { $0.measurements.quantile(quantile) }.min()
      }
      guard let swift = time(.swift) else { continue }
      let reference = time(.reference)
      let ratio = reference.map { String(format: "%.2f", swift / $0) } ?? ""
      let row = [contest.name, name].filter { !$0.isEmpty }.joined(separator: ", ")
      lines.append(
        "| \(row) | \(written(swift)) | \(reference.map(written) ?? "") | \(ratio) |")
    }
  }
  return lines.joined(separator: "\n")
}

extension [Double] {
  /// The number that so much of them, from 0 to 1, doesn't exceed.
  fileprivate func quantile(_ part: Double) -> Double {
    isEmpty ? .nan : sorted()[Swift.min(count - 1, Int(Double(count) * part))]
  }
}

/// Nanoseconds with three figures, in the unit that suits them.
private func written(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1_000: String(format: "%.0f ns", nanoseconds)
  case ..<1_000_000: String(format: "%.1f µs", nanoseconds / 1_000)
  case ..<1e9: String(format: "%.2f ms", nanoseconds / 1_000_000)
  default: String(format: "%.2f s", nanoseconds / 1e9)
  }
}
