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
    let lines = lines(in: canvas.size)
    let box = Self.box(for: lines, in: canvas.size)
    let rows = box.rows - 2
    canvas.openBox(box)
    canvas.drawFooter(footer(in: canvas.size), under: box)
    let start = min(offset, max(0, lines.count - rows))
    for (row, line) in lines.dropFirst(start).prefix(rows).enumerated() {
      canvas.write(line, at: box.origin.moved(columns: 2, rows: 1 + row))
    }
    canvas.drawScrollMark(of: lines.count, inSight: start..<min(start + rows, lines.count), on: box)
  }

  public func handle(_ event: Event, in size: Size) {
    if event.key == nil && event.click == nil { return }
    let key =
      event.key
      ?? event.click.flatMap { LayoutTier.footerKey(at: $0, of: footer(in: size), in: size) }
    if key.map({ scroll(by: $0, in: size) }) != true { close() }
  }

  /// Scrolls where there is more to see; false for every other key.
  private func scroll(by key: Key, in size: Size) -> Bool {
    let hidden = hiddenLines(in: size)
    let page = max(1, size.rows - 3)
    let steps: [Key: Int] = [
      .down: 1, .up: -1, .pageDown: page, .pageUp: -page, .character(" "): page, .home: -hidden,
      .end: hidden,
    ]
    guard hidden > 0, let step = steps[key] else { return false }
    offset = min(max(0, min(offset, hidden) + step), hidden)
    return true
  }

  private func footer(in size: Size) -> [KeyHint] {
    let scrolls = hiddenLines(in: size) > 0
    return scrolls ? [KeyHint(.scroll, key: .down), KeyHint(.otherKeys)] : [KeyHint(.anyKey)]
  }

  /// How many lines there is no room for, and so how far it scrolls.
  private func hiddenLines(in size: Size) -> Int {
    let lines = lines(in: size)
    return max(0, lines.count - (Self.box(for: lines, in: size).rows - 2))
  }

  private func lines(in size: Size) -> [String] {
    let columns = min(size.columns - 4, 60)
    return text(columns).flatMap {
      $0.columns <= columns ? [$0] : $0.wrapped(to: columns)
    }
  }

  /// A line a key; each purpose beside its keys, which have so much width, or beneath where it's narrow.
  private static func lines(of hints: [KeyHint], _ width: Int, columns: Int) -> [String] {
    hints.flatMap { hint in
      if columns - width < 24 { return "\(hint.name): \(hint.purpose)".wrapped(to: columns) }
      let purpose = hint.purpose.wrapped(to: columns - width)
      return purpose.enumerated().map { ($0 == 0 ? hint.name : "").padded(to: width) + $1 }
    }
  }

  private static func box(for lines: [String], in size: Size) -> Rect {
    let columns = (lines.map(\.columns).max() ?? 0) + 4
    return Rect(size).centered(
      Size(columns: min(columns, size.columns), rows: min(lines.count + 2, size.rows)))
  }
}
