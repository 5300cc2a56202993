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
    case up, down, first, last, choose, close
    /// The answers to a question.
    case yes, no
  }

  /// Takes it off the stage, before what was chosen is done.
  public var close: () -> Void = {}
  private let heading: String
  private let items: [MenuItem]
  private let bindings: [KeyBinding<Action>]
  private let answers: (no: Int, yes: Int)?
  private var selection = 0

  /// - Parameter heading: what stands above the items; wrapped where it's long.
  public init(_ heading: String = "", _ items: [MenuItem]) {
    self.heading = heading
    self.items = items
    answers = nil
    bindings = Self.menuBindings
  }

  /// A question that Y and N answer too.
  ///
  /// - Parameter isYesFirst: whether Enter says yes; where that can't be taken back it says no.
  public init(asking question: String, no: MenuItem, yes: MenuItem, isYesFirst: Bool = false) {
    heading = question
    items = isYesFirst ? [yes, no] : [no, yes]
    answers = isYesFirst ? (no: 1, yes: 0) : (no: 0, yes: 1)
    bindings = Self.answerBindings + Self.menuBindings
  }

  public let isOverlay = true

  public var hints: [KeyHint] { bindings.compactMap(\.hint) + [.help] }

  public func draw(on canvas: inout Canvas) {
    let box = box(in: canvas.size)
    canvas.openBox(box)
    canvas.drawFooter(hints, under: box)
    let lines = headingLines(in: canvas.size)
    if lines.joined(separator: " ").columns < heading.columns { canvas.leaveOut() }
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: box.origin.moved(columns: 2, rows: 1 + row), style: .bold)
    }
    let visible = visible(in: canvas.size)
    canvas.drawScrollMark(of: items.count, inSight: visible, on: box)
    for (row, index) in visible.enumerated() {
      let isSelected = index == selection
      let pointer = isSelected ? String(Character(canvas.glyphs.pointer)) : " "
      canvas.write(
        " \(pointer) \(titles(in: canvas.size)[index])".padded(to: box.columns - 2),
        at: box.origin.moved(columns: 1, rows: 1 + lines.count + row),
        style: isSelected ? Style(.text, [.bold, .reverse]) : .text)
    }
  }

  public func handle(_ event: Event, in size: Size) {
    if let point = event.click { click(point, in: size) }
    let ring = FocusRing(Array(items.indices))
    switch event.key.flatMap(bindings.action) {
    case .up: selection = ring.place(from: selection, by: -1) ?? 0
    case .down: selection = ring.place(from: selection, by: 1) ?? 0
    case .first: selection = 0
    case .last: selection = items.count - 1
    case .choose: choose(selection)
    case .close: close()
    case .no: if let answers { choose(answers.no) }
    case .yes: if let answers { choose(answers.yes) }
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
      (titles(in: size).map(\.columns).max() ?? 0) + 11,
      (lines.map(\.columns).max() ?? 0) + 4)
    let rows = lines.count + items.count + 2
    return Rect(size).centered(
      Size(columns: min(columns, size.columns), rows: min(rows, size.rows)))
  }

  private func titles(in size: Size) -> [String] {
    items.map { $0.title(in: size.columns - 6) }
  }

  /// The heading, as far as there's room for it above the items, and a blank line where there is.
  private func headingLines(in size: Size) -> [String] {
    if heading.isEmpty { return [] }
    let room = max(0, size.rows - items.count - 2)
    let lines = heading.wrapped(to: min(46, size.columns - 4))
    return lines.count < room ? lines + [""] : Array(lines.prefix(room))
  }

  /// The letters of yes and no in every language.
  private static let answerBindings: [KeyBinding<Action>] = [
    KeyBinding("yYjJ".map(Key.character), .yes, .yes),
    KeyBinding("nN".map(Key.character), .no, .no),
  ]

  private static let menuBindings: [KeyBinding<Action>] = [
    KeyBinding([.up, .backTab], .up, .up),
    KeyBinding([.down, .tab], .down, .down),
    KeyBinding([.home], .first, .first),
    KeyBinding([.end], .last, .last),
    KeyBinding([.enter, .space], .choose, .choose),
    KeyBinding([.escape], .close, .leave),
  ]
}
