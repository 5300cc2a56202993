/// Pictures that follow each other by themselves, ``Transition/milliseconds`` apart.
struct Motion {
  let frameCount: Int

  /// The first frames, in which what the player does only ends it.
  var deafFrameCount = 0

  private(set) var frame = 1

  /// Makes the picture at a progress from 0 to 1.
  let draw: (Double) -> Canvas

  /// Whether what the player does now only ends it.
  var isDeaf: Bool { frame < deafFrameCount }

  /// The picture of the frame in sight.
  var picture: Canvas { draw(Double(frame) / Double(frameCount)) }

  /// Goes on to the next frame; false if there is none.
  mutating func advance() -> Bool {
    frame += 1
    return frame < frameCount
  }
}

extension Event {
  /// Whether the mouse moved or let go, which begins nothing.
  var isMouseMove: Bool {
    if case .mouse(let mouse) = self { mouse.kind != .press } else { false }
  }
}
