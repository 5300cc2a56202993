/// Pictures that follow each other by themselves, ``Transition/milliseconds`` apart.
struct Motion {
  let frameCount: Int

  private let deafFrameCount: Int
  private var frame = 1
  private let draw: (Double) -> Canvas

  /// - Parameter draw: makes the picture at a progress from 0 to 1.
  init(frameCount: Int, deafFrameCount: Int = 0, draw: @escaping (Double) -> Canvas) {
    self.frameCount = frameCount
    self.deafFrameCount = deafFrameCount
    self.draw = draw
  }

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
