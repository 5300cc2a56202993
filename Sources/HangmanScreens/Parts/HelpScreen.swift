public import TerminalUI

/// What a screen with nothing to choose tells.
public protocol NoteScreenDelegate: AnyObject {
  func noteScreenDidFinish(_ screen: any Screen)
}

/// The keys of the screen beneath, from its own bindings.
public final class HelpScreen: Screen {
  public weak var delegate: (any NoteScreenDelegate)?
  private let lines: [KeyHint]
  private var offset = 0

  public init(hints: [KeyHint]) {
    lines = hints.filter { !$0.name.isEmpty } + Self.everywhere
  }

  public let isOverlay = true

  public var hints: [KeyHint] { [] }

  public func draw(on canvas: inout Canvas) {
    guard LayoutTier(canvas.size) != .tooSmall else { return }
    let text = text(columns: canvas.size.columns - 4)
    let box = box(for: text, in: canvas.size)
    canvas.clear(box)
    canvas.drawFrame(box, canvas.glyphs.double, style: Style(.accent))
    let rows = box.rows - 2
    let start = min(offset, max(0, text.count - rows))
    for (row, line) in text.dropFirst(start).prefix(rows).enumerated() {
      canvas.write(line, at: Point(column: box.column + 2, row: box.row + 1 + row))
    }
  }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(.down), .key(.pageDown):
      let text = text(columns: size.columns - 4)
      offset = min(offset + 1, max(0, text.count - box(for: text, in: size).rows + 2))
    case .key(.up), .key(.pageUp): offset = max(0, offset - 1)
    case .key: delegate?.noteScreenDidFinish(self)
    case .mouse(let mouse) where mouse.kind == .press: delegate?.noteScreenDidFinish(self)
    case .mouse, .paste, .resized, .ended: break
    }
  }

  /// The help, a line a key; each purpose beside its keys, or beneath where it's narrow.
  private func text(columns: Int) -> [String] {
    let width = (lines.map(\.name.unicodeScalars.count).max() ?? 0) + 2
    let room = columns - width
    return lines.flatMap { hint in
      room >= 24
        ? [hint.name.padded(to: width) + hint.purpose.truncated(to: room)]
        : "\(hint.name): \(hint.purpose)".wrapped(to: columns)
    }
  }

  private func box(for text: [String], in size: Size) -> Rect {
    let columns = (text.map(\.unicodeScalars.count).max() ?? 0) + 4
    return Rect(size).centered(
      Size(columns: min(columns, size.columns), rows: min(text.count + 2, size.rows)))
  }

  private static let everywhere = [
    KeyHint(name: "Ctrl-C", purpose: "leave; the game is kept"),
    KeyHint(name: "Ctrl-Z", purpose: "pause; fg goes on"),
    KeyHint(name: "any key", purpose: "close this help"),
  ]
}
