public import TerminalUI

/// A line of a menu, and what it does.
public struct MenuItem {
  let title: String
  let choose: () -> Void

  public init(_ title: String, choose: @escaping () -> Void = {}) {
    self.title = title
    self.choose = choose
  }
}

/// A small menu over the game, or a question with its answers.
public final class MenuScreen: Screen {
  enum Action {
    case up, down, first, last, choose, close
  }

  /// Takes it off the stage, before what was chosen is done.
  public var close: () -> Void = {}
  private let heading: String
  private let items: [MenuItem]
  private var selection = 0

  /// - Parameter heading: what stands above the items, such as a question; wrapped where it's long.
  public init(_ heading: String = "", _ items: [MenuItem]) {
    self.heading = heading
    self.items = items
  }

  public let isOverlay = true

  public var hints: [KeyHint] { Self.bindings.compactMap(\.hint) + [.help] }

  public func draw(on canvas: inout Canvas) {
    let box = box(in: canvas.size)
    canvas.clear(box)
    canvas.drawFrame(box, canvas.glyphs.double, style: Style(.accent))
    canvas.drawFooter(hints, under: box)
    let lines = headingLines(in: canvas.size)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: box.origin.moved(columns: 2, rows: 1 + row), style: .bold)
    }
    for (row, index) in visible(in: canvas.size).enumerated() {
      let isSelected = index == selection
      let pointer = isSelected ? String(Character(canvas.glyphs.pointer)) : " "
      canvas.write(
        " \(pointer) \(items[index].title)".padded(to: box.columns - 2),
        at: box.origin.moved(columns: 1, rows: 1 + lines.count + row),
        style: isSelected ? Style(.text, [.bold, .reverse]) : .text)
    }
  }

  public func handle(_ event: Event, in size: Size) {
    if let point = event.click { click(point, in: size) }
    let ring = FocusRing(Array(items.indices))
    switch event.key.flatMap(Self.bindings.action) {
    case .up: selection = ring.place(from: selection, by: -1) ?? 0
    case .down: selection = ring.place(from: selection, by: 1) ?? 0
    case .first: selection = 0
    case .last: selection = items.count - 1
    case .choose: choose(selection)
    case .close: close()
    case nil: break
    }
  }

  private func choose(_ index: Int) {
    guard items.indices.contains(index) else { return }
    close()
    items[index].choose()
  }

  private func click(_ point: Point, in size: Size) {
    let box = box(in: size)
    guard box.contains(point) else { return close() }
    let row = point.row - box.row - 1 - headingLines(in: size).count
    let shown = visible(in: size)
    if shown.contains(shown.lowerBound + row) { choose(shown.lowerBound + row) }
  }

  /// The items in sight: all, or where there is no room for that those up to the selected one.
  private func visible(in size: Size) -> Range<Int> {
    let room = max(1, box(in: size).rows - 2 - headingLines(in: size).count)
    return linesInSight(of: items.count, room: room, through: selection)
  }

  private func box(in size: Size) -> Rect {
    let lines = headingLines(in: size)
    let columns = max(
      (items.map(\.title.columns).max() ?? 0) + 11,
      (lines.map(\.columns).max() ?? 0) + 4)
    let rows = lines.count + items.count + 2
    return Rect(size).centered(
      Size(columns: min(columns, size.columns), rows: min(rows, size.rows)))
  }

  /// The heading, as far as there's room for it above the items, and a blank line where there is.
  private func headingLines(in size: Size) -> [String] {
    if heading.isEmpty { return [] }
    let room = max(0, size.rows - items.count - 2)
    let lines = heading.wrapped(to: min(46, size.columns - 4))
    return lines.count < room ? lines + [""] : Array(lines.prefix(room))
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.up, .backTab], .up, name: "↑", purpose: "go up", short: "up"),
    KeyBinding([.down, .tab], .down, name: "↓", purpose: "go down", short: "down"),
    KeyBinding([.home], .first, name: "Home", purpose: "go to the first"),
    KeyBinding([.end], .last, name: "End", purpose: "go to the last"),
    KeyBinding([.enter, .space], .choose, name: "Enter", purpose: "choose", short: "choose"),
    KeyBinding([.escape], .close, name: "Esc", purpose: "back", short: "back"),
  ]
}
