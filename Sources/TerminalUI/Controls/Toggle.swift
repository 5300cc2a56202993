/// A switch: a knob to the right and a word for on, or to the left and one for off.
struct Toggle: FormControl, Hashable, Sendable {
  var isOn: Bool

  /// What stands beside it while it's on, and while it isn't.
  let on, off: String

  var columns: Int? { 6 + wordColumns }

  private var wordColumns: Int { max(on.columns, off.columns) }

  /// To the right it's on.
  mutating func step(by steps: Int) { isOn = steps > 0 }

  mutating func press() -> Bool {
    isOn.toggle()
    return true
  }

  func draw(on canvas: inout Canvas, in rect: Rect, isFocused: Bool) {
    let knob = String(Character(canvas.glyphs.knob))
    let track = String(Character(canvas.glyphs.track))
    let style = Style(.accent, isFocused ? [.bold, .reverse] : .bold)
    let picture = isOn ? track + track + knob : knob + track + track
    let word = (isOn ? on : off).padded(to: wordColumns)
    canvas.write("[\(picture)] \(word)", at: rect.origin, style: style)
  }
}
