/// A switch: a knob to the right and the word "on", or to the left and "off".
public struct Toggle: Hashable, Sendable {
  public var isOn: Bool

  public init(isOn: Bool) { self.isOn = isOn }

  public static let columns = 9

  public func draw(on canvas: inout Canvas, at origin: Point, isFocused: Bool) {
    let knob = String(Character(canvas.glyphs.knob))
    let track = String(Character(canvas.glyphs.track))
    let style = Style(.accent, isFocused ? [.bold, .reverse] : .bold)
    canvas.write(
      isOn ? "[\(track)\(track)\(knob)] on " : "[\(knob)\(track)\(track)] off", at: origin,
      style: style)
  }
}
