public import TerminalUI

/// A few sentences that the player must see once.
public final class MessageScreen: Screen {
  public weak var delegate: (any NoteScreenDelegate)?
  private let message: String

  public init(_ message: String) { self.message = message }

  public let isOverlay = true

  public var hints: [KeyHint] { [] }

  public func draw(on canvas: inout Canvas) {
    guard LayoutTier(canvas.size) != .tooSmall else { return }
    let columns = min(canvas.size.columns - 4, 60)
    let lines = message.wrapped(to: columns) + ["", "Press any key."]
    let box = Rect(canvas.size).centered(
      Size(columns: columns + 4, rows: min(lines.count + 2, canvas.size.rows)))
    canvas.clear(box)
    canvas.drawFrame(box, canvas.glyphs.double, style: Style(.accent))
    for (row, line) in lines.prefix(box.rows - 2).enumerated() {
      canvas.write(line, at: Point(column: box.column + 2, row: box.row + 1 + row))
    }
  }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key: delegate?.noteScreenDidFinish(self)
    case .mouse(let mouse) where mouse.kind == .press: delegate?.noteScreenDidFinish(self)
    case .mouse, .paste, .resized, .ended: break
    }
  }
}
