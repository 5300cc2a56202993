/// Blank rows between parts, dealt out one after the other.
public struct Gaps {
  private var rows: [Int]

  /// - Parameter order: which gap gets the next row, over and over.
  public init(_ count: Int, in free: Int, order: [Int]) {
    rows = [Int](repeating: 0, count: count)
    for turn in 0..<max(0, free) { rows[order[turn % order.count]] += 1 }
  }

  public subscript(place: Int) -> Int { rows[place] }
}
