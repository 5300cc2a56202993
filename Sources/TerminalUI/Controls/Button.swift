/// A word in brackets that can be pressed.
public struct Button: Hashable, Sendable {
  public let title: String

  public init(_ title: String) { self.title = title }

  /// The columns that it takes.
  public var columns: Int { title.columns + 4 }

  public func draw(on canvas: inout Canvas, at origin: Point, isFocused: Bool) {
    let style = isFocused ? Style(.accent, [.bold, .reverse]) : .text
    canvas.write("[ \(title) ]", at: origin, style: style)
  }
}
