public import TerminalUI

/// What the menu tells.
public protocol MenuScreenDelegate: AnyObject {
  func menuScreen(_ screen: MenuScreen, didChoose item: MenuScreen.Item)
  func menuScreenDidAskForHelp(_ screen: MenuScreen)
}

/// The small menu over the game.
public final class MenuScreen: Screen {
  public enum Item: String, CaseIterable, Sendable {
    case resume = "Resume"
    case newGame = "New Game"
    case settings = "Settings"
    case highScores = "High Scores"
    case quit = "Quit"
  }

  enum Action {
    case up, down, first, last, choose, close, help
  }

  public weak var delegate: (any MenuScreenDelegate)?
  private(set) var selection = 0

  public init() {}

  public let isOverlay = true

  public var hints: [KeyHint] { Self.bindings.compactMap(\.hint) }

  public func draw(on canvas: inout Canvas) {
    guard LayoutTier(canvas.size) != .tooSmall else { return }
    let box = Self.box(in: canvas.size)
    canvas.clear(box)
    canvas.drawFrame(box, canvas.glyphs.double, style: Style(.accent))
    for (index, item) in Item.allCases.enumerated() {
      let isSelected = index == selection
      let pointer = isSelected ? String(Character(canvas.glyphs.pointer)) : " "
      canvas.write(
        " \(pointer) \(item.rawValue)".padded(to: box.columns - 2),
        at: Point(column: box.column + 1, row: box.row + 1 + index),
        style: isSelected ? Style(.text, [.bold, .reverse]) : .text)
    }
  }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): if let action = Self.bindings.action(for: key) { perform(action) }
    case .mouse(let mouse) where mouse.kind == .press: click(mouse.point, in: size)
    case .mouse, .paste, .resized, .ended: break
    }
  }

  private func perform(_ action: Action) {
    let last = Item.allCases.count - 1
    switch action {
    case .up: selection = selection == 0 ? last : selection - 1
    case .down: selection = selection == last ? 0 : selection + 1
    case .first: selection = 0
    case .last: selection = last
    case .choose: delegate?.menuScreen(self, didChoose: Item.allCases[selection])
    case .help: delegate?.menuScreenDidAskForHelp(self)
    case .close: delegate?.menuScreen(self, didChoose: .resume)
    }
  }

  private func click(_ point: Point, in size: Size) {
    let box = Self.box(in: size)
    guard box.contains(point) else { return perform(.close) }
    let index = point.row - box.row - 1
    guard Item.allCases.indices.contains(index) else { return }
    delegate?.menuScreen(self, didChoose: Item.allCases[index])
  }

  private static func box(in size: Size) -> Rect {
    Rect(size).centered(Size(columns: 22, rows: Item.allCases.count + 2))
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.up, .backTab], .up, name: "↑", purpose: "go up"),
    KeyBinding([.down, .tab], .down, name: "↓", purpose: "go down"),
    KeyBinding([.home], .first, name: "Home", purpose: "go to the first"),
    KeyBinding([.end], .last, name: "End", purpose: "go to the last"),
    KeyBinding([.enter, .space], .choose, name: "Enter", purpose: "choose"),
    KeyBinding([.escape], .close, name: "Esc", purpose: "back to the game"),
    KeyBinding([.character("?")], .help, name: "?", purpose: "show this help"),
  ]
}
