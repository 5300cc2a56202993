/// A knob on a track, over a list of whole numbers; beside it there may be choices that stand for a number.
struct Slider: FormControl, Hashable, Sendable {
  /// The values that it can have, rising.
  let values: [Int]

  /// Where its value stands in the list.
  private(set) var index: Int

  /// The value that is marked on the track; nil for none.
  let mark: Int?

  /// The choices beside the track; none of them is chosen once the knob is moved.
  private(set) var choices: Segments

  /// Whether the number isn't known, since something is chosen; then none is told.
  private let isOpen: Bool

  /// A slider at `value`, or at the value nearest to it.
  ///
  /// - Parameters:
  ///   - mark: the value that is marked on the track.
  ///   - isOpen: whether the number isn't known while something is chosen.
  init(
    values: [Int], value: Int, mark: Int? = nil,
    choices: Segments = Segments(titles: [], index: nil), isOpen: Bool = false
  ) {
    (self.values, self.mark, self.choices) = (values, mark, choices)
    self.isOpen = isOpen && choices.index != nil
    let wanted = min(max(value, values.first ?? 0), values.last ?? 0)
    index = values.indices.min { abs(values[$0] - wanted) < abs(values[$1] - wanted) } ?? 0
  }

  var value: Int { values.indices.contains(index) ? values[index] : 0 }

  var columns: Int? { nil }
  var caption: String { isOpen ? "" : String(value) }

  /// Goes on to the next choice, and from the last to the first; a single one is chosen or not.
  mutating func press() -> Bool {
    if choices.titles.isEmpty { return false }
    if choices.titles.count == 1, choices.index != nil {
      choices.clear()
    } else {
      _ = choices.press()
    }
    return true
  }

  /// Moves the knob by some steps, as far as the track goes.
  mutating func step(by steps: Int) {
    choices.clear()
    index += min(max(steps, -index), max(0, values.count - 1) - index)
  }

  /// Moves the knob to a value; false if it can't have it.
  mutating func set(_ value: Int) -> Bool {
    guard let place = values.firstIndex(of: value) else { return false }
    choices.clear()
    index = place
    return true
  }

  /// Moves the knob to the place nearest to a column of the track, or chooses what stands there.
  mutating func point(at column: Int, of columns: Int) {
    let track = trackColumns(of: columns)
    if column < track { return point(at: column, ofTrack: track) }
    let start = track == 0 ? 0 : columns - (choices.columns ?? 0)
    if column >= start { choices.point(at: column - start, of: columns - start) }
  }

  /// Moves the knob along the track, whatever stands beside it.
  mutating func drag(to column: Int, of columns: Int) {
    point(at: column, ofTrack: trackColumns(of: columns))
  }

  /// The columns of the track among those of the whole: all of them, or what the choices leave; none where
  /// what is chosen has no room beside one.
  private func trackColumns(of columns: Int) -> Int {
    guard let width = choices.columns, width > 0 else { return columns }
    let left = columns - width - 3
    return left >= 12 ? left : choices.index == nil ? columns : 0
  }

  private mutating func point(at column: Int, ofTrack columns: Int) {
    let last = values.count - 1
    guard columns > 1, last > 0 else { return }
    choices.clear()
    let step = (2 * column * last + columns - 1) / (2 * (columns - 1))
    index = min(max(step, 0), last)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, isFocused: Bool) {
    let track = trackColumns(of: rect.columns)
    drawTrack(on: &canvas, in: rect.part(columns: track), isFocused: isFocused)
    if track == rect.columns { return }
    let start = track == 0 ? 0 : track + 3
    choices.draw(
      on: &canvas, in: rect.part(column: start, columns: rect.columns - start), isFocused: isFocused
    )
  }

  private func drawTrack(on canvas: inout Canvas, in rect: Rect, isFocused: Bool) {
    let knob = isOpen ? nil : column(of: index, among: rect.columns)
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
