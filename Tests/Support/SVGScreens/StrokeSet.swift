/// Strokes of one colour, joined where one goes on from another.
struct StrokeSet {
  private var strokes: [Stroke] = []

  var isEmpty: Bool { strokes.isEmpty }

  mutating func add(_ stroke: Stroke, column: Int, row: Int) {
    let (x, y) = (Double(column) * CellSize.width, Double(row) * CellSize.height)
    strokes.append(
      Stroke(x1: stroke.x1 + x, y1: stroke.y1 + y, x2: stroke.x2 + x, y2: stroke.y2 + y))
  }

  /// The data of an SVG path.
  var path: String {
    let level = joined(
      strokes.filter { $0.y1 == $0.y2 }.sorted { ($0.y1, $0.x1) < ($1.y1, $1.x1) }
    ) { $0.y1 == $1.y1 && $0.x2 == $1.x1 }
    let upright = joined(
      strokes.filter { $0.x1 == $0.x2 }.sorted { ($0.x1, $0.y1) < ($1.x1, $1.y1) }
    ) { $0.x1 == $1.x1 && $0.y2 == $1.y1 }
    let other = strokes.filter { $0.y1 != $0.y2 && $0.x1 != $0.x2 }
    return level.map { "M\(short($0.x1)) \(short($0.y1))H\(short($0.x2))" }.joined()
      + upright.map { "M\(short($0.x1)) \(short($0.y1))V\(short($0.y2))" }.joined()
      + other.map { "M\(short($0.x1)) \(short($0.y1))L\(short($0.x2)) \(short($0.y2))" }.joined()
  }

  private func joined(_ strokes: [Stroke], where follows: (Stroke, Stroke) -> Bool) -> [Stroke] {
    var result: [Stroke] = []
    for stroke in strokes {
      if let last = result.last, follows(last, stroke) {
        result[result.count - 1].x2 = stroke.x2
        result[result.count - 1].y2 = stroke.y2
      } else {
        result.append(stroke)
      }
    }
    return result
  }
}

/// A number without a needless fraction.
func short(_ number: Double) -> String {
  number == number.rounded() ? String(Int(number)) : String(number)
}
