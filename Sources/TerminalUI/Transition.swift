/// How one picture gives way to another: a function of the two and a progress from 0 to 1.
public enum Transition: Hashable, Sendable {
  /// At once.
  case none
  /// The picture turns over about its upright axis.
  case flip
  /// The new picture comes up over the old one from below.
  case slideUp
  /// The old picture goes down and uncovers the new one.
  case slideDown

  /// The frames of a transition, of `milliseconds` each: about a quarter of a second.
  static let frameCount = 10
  static let milliseconds = 25

  /// The picture at `progress`, of the size of `new`.
  public func frame(from old: Canvas, to new: Canvas, progress: Double) -> Canvas {
    if progress <= 0 { return old }
    if progress >= 1 || old.size != new.size { return new }
    let size = new.size
    switch self {
    case .none:
      return new
    case .flip:
      let width = abs(1 - 2 * progress)
      return (progress < 0.5 ? old : new).squeezed(to: Int(Double(size.columns) * width))
    case .slideUp:
      return old.covered(by: new, from: Int(Double(size.rows) * (1 - progress)))
    case .slideDown:
      return new.covered(by: old, from: Int(Double(size.rows) * progress))
    }
  }
}

extension Canvas {
  /// The picture with its columns pressed together about the middle.
  fileprivate func squeezed(to columns: Int) -> Canvas {
    var result = Canvas(size: size, glyphs: glyphs)
    guard columns > 0 else { return result }
    let start = (size.columns - columns) / 2
    for row in 0..<size.rows {
      for column in 0..<columns {
        let source = Point(column: column * size.columns / columns, row: row)
        result.set(self[source], at: Point(column: start + column, row: row))
      }
    }
    return result
  }
}
