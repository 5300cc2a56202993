import Presentation
public import TerminalUI

/// Something to read over the screen beneath: the keys that work there, or a message. Any key closes
/// it but those that scroll, where there is more than fits.
public final class NoteScreen: Screen {
  /// Takes it off the stage.
  public var close: () -> Void = {}
  private let text: (Int) -> [String]
  private var offset = 0

  /// - Parameter text: the lines for so many columns; those that are longer are wrapped.
  public init(_ text: @escaping (_ columns: Int) -> [String]) { self.text = text }

  /// The keys of a screen, from its own bindings, and the words that it uses.
  public convenience init(helpFor screen: any Screen, canPause: Bool = true) {
    let pause = canPause ? [KeyHint(.pauseProgram)] : []
    let (hints, words) = (screen.hints + [KeyHint(.leaveProgram)] + pause, screen.glossary)
    let width = ((hints + words).map(\.name.columns).max() ?? 0) + 2
    self.init { columns in
      let lines = [hints, words].map { Self.lines(of: $0, width, columns: columns) }
      return lines[0] + (words.isEmpty ? [] : [""]) + lines[1]
    }
  }

  public convenience init(message: String) {
    self.init { _ in [message, "", ScreenText.pressAnyKey.text] }
  }

  public let isOverlay = true

  public func draw(on canvas: inout Canvas) {
    let (lines, box, hidden) = layout(in: canvas.size)
    let start = min(offset, hidden)
    let shown = start..<start + lines.count - hidden
    canvas.drawBox(box, Self.footer(hidden), of: lines.count, inSight: shown)
    for (row, line) in lines[shown].enumerated() {
      canvas.write(line, at: box.origin.moved(columns: 2, rows: 1 + row))
    }
  }

  public func handle(_ event: Event, in size: Size) {
    if event.key == nil && event.click == nil { return }
    let hidden = layout(in: size).hidden
    let clicked = event.click.flatMap {
      LayoutTier.footerKey(at: $0, of: Self.footer(hidden), in: size)
    }
    let page = max(1, size.rows - 3)
    let steps: [Key: Int] = [
      .down: 1, .up: -1, .pageDown: page, .pageUp: -page, .character(" "): page, .home: -hidden,
      .end: hidden,
    ]
    guard hidden > 0, let step = (event.key ?? clicked).flatMap({ steps[$0] }) else {
      return close()
    }
    offset = min(max(0, min(offset, hidden) + step), hidden)
  }

  private static func footer(_ hidden: Int) -> [KeyHint] {
    hidden > 0 ? [KeyHint(.scroll, key: .down), KeyHint(.otherKeys)] : [KeyHint(.anyKey)]
  }

  /// The lines, the box around them, and for how many of them it has no room, which is how far it scrolls.
  private func layout(in size: Size) -> (lines: [String], box: Rect, hidden: Int) {
    let columns = min(size.columns - 4, 60)
    let lines = text(columns).flatMap {
      $0.columns <= columns ? [$0] : $0.wrapped(to: columns)
    }
    let widest = lines.map(\.columns).max() ?? 0
    let box = Rect(size).centered(atMost: Size(columns: widest + 4, rows: lines.count + 2))
    return (lines, box, max(0, lines.count - (box.rows - 2)))
  }

  /// A line a key; each purpose beside its keys, which have so much width, or beneath where it's narrow.
  private static func lines(of hints: [KeyHint], _ width: Int, columns: Int) -> [String] {
    hints.flatMap { hint in
      if columns - width < 24 { return "\(hint.name): \(hint.purpose)".wrapped(to: columns) }
      let purpose = hint.purpose.wrapped(to: columns - width)
      return purpose.enumerated().map { ($0 == 0 ? hint.name : "").padded(to: width) + $1 }
    }
  }
}
