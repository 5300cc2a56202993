/// What stands in a row of a ``Form`` and is changed there.
protocol FormControl {
  /// The columns that it takes; nil for as many as there are, on a line of its own.
  var columns: Int? { get }

  /// What is told of it at the end of its label.
  var caption: String { get }

  /// Moves it to the right, or to the left by less than none.
  mutating func step(by steps: Int)

  /// Presses it; false if there is nothing to press, and the keys go on to the next row.
  mutating func press() -> Bool

  /// Takes the mouse at one of its columns.
  mutating func point(at column: Int, of columns: Int)

  /// Takes the mouse that is dragged from it to a column, which may lie beside it.
  mutating func drag(to column: Int, of columns: Int)

  /// Sets a number; false if it can't have it.
  mutating func set(_ number: Int) -> Bool

  /// Takes what is typed; false for a key that is none of its own.
  mutating func take(_ key: Key) -> Bool

  func draw(on canvas: inout Canvas, in rect: Rect, isFocused: Bool)
}

extension FormControl {
  var caption: String { "" }
  mutating func step(by steps: Int) {}
  mutating func press() -> Bool { false }
  mutating func point(at column: Int, of columns: Int) { _ = press() }
  mutating func drag(to column: Int, of columns: Int) { point(at: column, of: columns) }
  mutating func set(_ number: Int) -> Bool { false }
  mutating func take(_ key: Key) -> Bool { false }
}
