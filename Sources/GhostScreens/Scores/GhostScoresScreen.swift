import CommonScreens
public import GhostModel
public import TerminalUI
import Wording

/// What the high scores of Ghost tell.
public protocol GhostScoresScreenDelegate: AnyObject {
  func ghostScoresScreenDidFinish(_ screen: GhostScoresScreen)
  /// All names and scores are to be forgotten.
  func ghostScoresScreenDidAskToClear(_ screen: GhostScoresScreen)
}

/// Wins by name: a page for games of people, and one for each level of the computer. Who hasn't won yet
/// has no rank.
public final class GhostScoresScreen: Screen {
  /// The scores of games against people, or against one level of the computer.
  public struct Page: Hashable, Sendable {
    /// Whom the games were against; nil for people.
    public var opponent: GhostOpponent?

    /// The best first.
    public var scores: [GhostScore]

    /// The place of who has just won, counted from 0.
    public var marked: Int?

    public init(opponent: GhostOpponent?, scores: [GhostScore], marked: Int? = nil) {
      self.opponent = opponent
      self.scores = scores
      self.marked = marked
    }

    var title: String { opponent.map { "against the computer, \($0)" } ?? "among people" }
  }

  enum Choice: CaseIterable {
    case done, clear

    var button: Button { Button(self == .done ? "Done" : "Clear") }
  }

  enum Action {
    case nextPage, previousPage, down, up, nextButton, press, done
  }

  public weak var delegate: (any GhostScoresScreenDelegate)?
  private var pages: [Page]
  private var page: Int
  private var focus = Choice.done

  /// - Parameter page: the one to be seen first.
  public init(pages: [Page], page: Int = 0) {
    self.pages = pages
    self.page = page
  }

  /// Shows that nothing is kept any more.
  public func clear() { pages = pages.map { Page(opponent: $0.opponent, scores: []) } }

  private var shown: Page? { pages.indices.contains(page) ? pages[page] : nil }

  public let hints = bindings.compactMap(\.hint) + [.help]

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): if let action = Self.bindings.action(for: key) { perform(action) }
    case .mouse(let mouse) where mouse.kind == .press && LayoutTier(size) != .tooSmall:
      if let choice = Self.buttons(in: size).choice(at: mouse.point) { press(choice) }
    case .mouse, .paste, .resized, .ended: break
    }
  }

  private func perform(_ action: Action) {
    let ring = FocusRing(Array(pages.indices))
    switch action {
    case .nextPage: page = ring.place(from: page, by: 1) ?? 0
    case .previousPage: page = ring.place(from: page, by: -1) ?? 0
    case .down: mark(by: 1)
    case .up: mark(by: -1)
    case .nextButton: focus = focus == .done ? .clear : .done
    case .press: press(focus)
    case .done: press(.done)
    }
  }

  /// Moves the mark, and with it what is in sight.
  private func mark(by steps: Int) {
    guard let shown, !shown.scores.isEmpty else { return }
    let last = shown.scores.count - 1
    pages[page].marked = shown.marked.map { min(max($0 + steps, 0), last) } ?? 0
  }

  private func press(_ choice: Choice) {
    focus = choice
    switch choice {
    case .done: delegate?.ghostScoresScreenDidFinish(self)
    case .clear: delegate?.ghostScoresScreenDidAskToClear(self)
    }
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(
      [.right, .pageDown], .nextPage, name: "← →", purpose: "turn to people, or to another level",
      short: "other level"),
    KeyBinding([.left, .pageUp], .previousPage),
    KeyBinding([.down], .down, name: "↑ ↓", purpose: "go through the names", short: "names"),
    KeyBinding([.up], .up),
    KeyBinding(
      [.tab, .backTab], .nextButton, name: "Tab", purpose: "go to the other button",
      short: "button"),
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press the button", short: "press"),
    KeyBinding([.escape], .done, name: "Esc", purpose: "done: go back", short: "done"),
  ]
}

extension GhostScoresScreen {
  public func draw(on canvas: inout Canvas) {
    let tier = LayoutTier(canvas.size)
    if tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader(tier == .minimal ? "SCORES" : "HIGH SCORES", detail(tier), tier: tier)
    if let shown { table(shown, tier).draw(on: &canvas, in: Self.table(in: canvas.size)) }
    Self.buttons(in: canvas.size).draw(on: &canvas, focus: focus)
    canvas.drawFooter(hints, tier: tier)
  }

  private func detail(_ tier: LayoutTier) -> String {
    guard let shown else { return "" }
    return tier.isFull ? "Ghost, \(shown.title)" : shown.opponent?.rawValue ?? "people"
  }

  private func table(_ page: Page, _ tier: LayoutTier) -> RankedLines {
    let isTiny = tier == .minimal
    return RankedLines(
      heading: isTiny ? nil : Self.line(" ", "#", "Name", "Wins", "Games", tier),
      empty: tier.isFull ? "No game yet. Names are ranked by their wins." : "No game yet.",
      count: page.scores.count, marked: page.marked
    ) { index, marker in
      let score = page.scores[index]
      let rank = score.won == 0 ? "" : "\(index + 1)"
      return Self.line(marker, rank, score.name, "\(score.won)", "\(score.games)", tier)
    }
  }

  private static func line(
    _ marker: Character, _ rank: String, _ name: String, _ won: String, _ games: String,
    _ tier: LayoutTier
  ) -> String {
    // The names' columns are made so that the rest fits beside them.
    let columns = tier == .minimal ? 9 : GhostNames.longest
    let cells = [
      "\(marker)" + rank.padded(to: 3, leading: true),
      name.truncated(to: columns).padded(to: columns),
      won.padded(to: 4, leading: true), games.padded(to: tier == .minimal ? 4 : 5, leading: true),
    ]
    return cells.joined(separator: tier.isFull ? "    " : tier == .minimal ? " " : "  ")
  }

  private static func table(in size: Size) -> Rect {
    let tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let columns = tier.isFull ? 44 : tier == .compact ? 35 : 24
    let (top, bottom) = tier.isFull ? (4, 5) : tier == .compact ? (2, 4) : (1, 2)
    return Rect(
      column: face.column + (face.columns - columns) / 2, row: face.row + top, columns: columns,
      rows: face.rows - top - bottom)
  }

  private static func buttons(in size: Size) -> ButtonRow<Choice> {
    let tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let row = face.endRow - (tier.isFull ? 4 : tier == .compact ? 3 : 2)
    let rect = Rect(column: face.column, row: row, columns: face.columns, rows: 1)
    return ButtonRow(Choice.allCases, in: rect, gap: tier.isFull ? 4 : 2, button: \.button)
  }
}
