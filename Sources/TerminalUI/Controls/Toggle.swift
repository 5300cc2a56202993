/// A switch: a knob to the right and the word "on", or to the left and "off".
public struct Toggle: FormControl, Hashable, Sendable {
  public var isOn: Bool

  public init(isOn: Bool) { self.isOn = isOn }

  public var columns: Int? { 9 }

  /// To the right it's on.
  public mutating func step(by steps: Int) { isOn = steps > 0 }

  public mutating func press() -> Bool {
    isOn.toggle()
    return true
  }

  public func draw(on canvas: inout Canvas, in rect: Rect, isFocused: Bool) {
    let knob = String(Character(canvas.glyphs.knob))
    let track = String(Character(canvas.glyphs.track))
    let style = Style(.accent, isFocused ? [.bold, .reverse] : .bold)
    canvas.write(
      isOn ? "[\(track)\(track)\(knob)] on " : "[\(knob)\(track)\(track)] off", at: rect.origin,
      style: style)
  }
}
