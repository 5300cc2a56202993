import Presentation
public import TerminalUI

/// A line of a menu, and what it does.
public struct MenuItem {
  private let title, brief: String
  let choose: () -> Void

  /// - Parameter brief: stands in its place where there's no room for it.
  public init(_ title: String, brief: String? = nil, choose: @escaping () -> Void = {}) {
    self.title = title
    self.brief = brief ?? title
    self.choose = choose
  }

  func title(in columns: Int) -> String { title.columns <= columns ? title : brief }
}

/// A small menu over the game, or a question with its answers.
public final class MenuScreen: Screen {
  enum Action {
    case move(Int), first, last, close
    /// Takes an item by its index, or the selected one.
    case choose(Int?)
  }

  /// Takes it off the stage, before what was chosen is done.
  public var close: () -> Void = {}
  private let heading: String
  private let items: [MenuItem]
  private let bindings: [KeyBinding<Action>]
  private var selection = 0

  /// - Parameter heading: what stands above the items; wrapped where it's long.
  public init(_ heading: String = "", _ items: [MenuItem]) {
    (self.heading, self.items) = (heading, items)
    bindings = Self.bindings
  }

  /// A question that Y and N answer too.
  ///
  /// - Parameter isYesFirst: whether Enter says yes; where that can't be taken back it says no.
  public init(asking question: String, no: MenuItem, yes: MenuItem, isYesFirst: Bool = false) {
    heading = question
    items = isYesFirst ? [yes, no] : [no, yes]
    // The letters of yes and no in every language.
    let answers: [KeyBinding<Action>] = [
      KeyBinding("yYjJ".map(Key.character), .choose(isYesFirst ? 0 : 1), .yes),
      KeyBinding("nN".map(Key.character), .choose(isYesFirst ? 1 : 0), .no),
    ]
    bindings = answers + Self.bindings
  }

  public let isOverlay = true

  public var hints: [KeyHint] { bindings.hints() }

  public func draw(on canvas: inout Canvas) {
    let (lines, titles, box, visible) = layout(in: canvas.size)
    canvas.drawBox(box, hints, of: items.count, inSight: visible)
    if lines.joined(separator: " ").columns < heading.columns { canvas.leaveOut() }
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: box.origin.moved(columns: 2, rows: 1 + row), style: .bold)
    }
    for (row, index) in visible.enumerated() {
      let isSelected = index == selection
      let pointer = isSelected ? String(Character(canvas.glyphs.pointer)) : " "
      canvas.write(
        " \(pointer) \(titles[index])".padded(to: box.columns - 2),
        at: box.origin.moved(columns: 1, rows: 1 + lines.count + row),
        style: isSelected ? Style(.text, [.bold, .reverse]) : .text)
    }
  }

  public func handle(_ event: Event, in size: Size) {
    if let point = event.click { click(point, in: size) }
    switch event.key.flatMap(bindings.action) {
    case .move(let steps):
      selection = FocusRing(Array(items.indices)).place(from: selection, by: steps) ?? 0
    case .first: selection = 0
    case .last: selection = items.count - 1
    case .choose(let index): choose(index ?? selection)
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
    let (lines, _, box, visible) = layout(in: size)
    guard box.contains(point) else { return close() }
    let index = visible.lowerBound + point.row - box.row - 1 - lines.count
    if visible.contains(index) { choose(index) }
  }

  /// The heading, as far as there's room for it above the items, and a blank line where there is; the items'
  /// titles; the box around it all; and the items in sight: all, or where there is no room for that those up to
  /// the selected one.
  private func layout(
    in size: Size
  ) -> (heading: [String], titles: [String], box: Rect, visible: Range<Int>) {
    let room = max(0, size.rows - items.count - 2)
    let wrapped = heading.wrapped(to: min(46, size.columns - 4))
    let hasGap = !wrapped.isEmpty && wrapped.count < room
    let lines = wrapped.prefix(room) + (hasGap ? [""] : [])
    let titles = items.map { $0.title(in: size.columns - 6) }
    let columns = max(
      (titles.map(\.columns).max() ?? 0) + 11, (lines.map(\.columns).max() ?? 0) + 4)
    let box = Rect(size).centered(
      atMost: Size(columns: columns, rows: lines.count + items.count + 2))
    let visible = linesInSight(
      of: items.count, room: max(1, box.rows - 2 - lines.count), through: selection)
    return (Array(lines), titles, box, visible)
  }

  private static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.up, .backTab], .move(-1), .up),
    KeyBinding([.down, .tab], .move(1), .down),
    KeyBinding([.home], .first, .first),
    KeyBinding([.end], .last, .last),
    KeyBinding([.enter, .space], .choose(nil), .choose),
    KeyBinding([.escape], .close, .leave),
  ]
}
