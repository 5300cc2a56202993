/// A knob on a track, over a list of whole numbers.
public struct Slider: FormControl, Hashable, Sendable {
  /// The values that it can have, rising.
  public let values: [Int]

  /// Where its value stands in the list.
  public private(set) var index: Int

  /// The value that is marked on the track; nil for none.
  public let mark: Int?

  /// A slider at `value`, or at the value nearest to it.
  public init(values: [Int], value: Int, mark: Int? = nil) {
    self.values = values
    self.mark = mark
    let wanted = min(max(value, values.first ?? 0), values.last ?? 0)
    index = values.indices.min { abs(values[$0] - wanted) < abs(values[$1] - wanted) } ?? 0
  }

  public var value: Int { values.indices.contains(index) ? values[index] : 0 }

  public var columns: Int? { nil }
  public var caption: String { String(value) }

  /// Moves the knob by some steps, as far as the track goes.
  public mutating func step(by steps: Int) {
    index += min(max(steps, -index), max(0, values.count - 1) - index)
  }

  /// Moves the knob to a value; false if it can't have it.
  mutating func set(_ value: Int) -> Bool {
    guard let place = values.firstIndex(of: value) else { return false }
    index = place
    return true
  }

  /// Moves the knob to the place nearest to a column of the track.
  public mutating func point(at column: Int, of columns: Int) {
    let last = values.count - 1
    guard columns > 1, last > 0 else { return }
    let step = (2 * column * last + columns - 1) / (2 * (columns - 1))
    index = min(max(step, 0), last)
  }

  public func draw(on canvas: inout Canvas, in rect: Rect, isFocused: Bool) {
    let knob = column(of: index, among: rect.columns)
    let mark = mark.flatMap(values.firstIndex).map { column(of: $0, among: rect.columns) }
    for column in 0..<rect.columns {
      let isKnob = column == knob
      let glyphs = canvas.glyphs
      canvas.set(
        Cell(
          isKnob ? glyphs.knob : column == mark ? glyphs.mark : glyphs.track,
          isKnob || isFocused ? Style(.accent, .bold) : column == mark ? .text : Style(.frame)),
        at: Point(column: rect.column + column, row: rect.row))
    }
  }

  /// The column of the track where a value stands.
  private func column(of index: Int, among columns: Int) -> Int {
    let last = max(1, values.count - 1)
    return (2 * index * (columns - 1) + last) / (2 * last)
  }
}
