import CommonScreens
public import GhostModel
import Presentation
public import TerminalUI

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
  }

  /// What can be chosen: to go back, or to have all names and scores forgotten.
  public enum Choice: CaseIterable {
    case done, clear
  }

  enum Action {
    case turn(Int), mark(Int), nextButton, press, done
  }

  public var onOutcome: (Choice) -> Void = { _ in }
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

  public var hints: [KeyHint] { Self.bindings.hints() }

  public func handle(_ event: Event, in size: Size) {
    let buttons = Self.buttons(in: size)
    if let choice = event.click.flatMap(buttons.choice(at:)) { press(choice) }
    let ring = FocusRing(Array(pages.indices))
    switch event.key.flatMap(Self.bindings.action) {
    case .turn(let steps): page = ring.place(from: page, by: steps) ?? 0
    case .mark(let steps): mark(by: steps)
    case .nextButton: focus = buttons.choice(from: focus, by: 1)
    case .press: press(focus)
    case .done: press(.done)
    case nil: break
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
    onOutcome(choice)
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.right, .pageDown], .turn(1), .otherLevel),
    KeyBinding([.left, .pageUp], .turn(-1)),
    KeyBinding([.down], .mark(1), .names),
    KeyBinding([.up], .mark(-1)),
    KeyBinding([.tab, .backTab], .nextButton, .button),
    KeyBinding([.enter, .space], .press, .pressButton),
    KeyBinding([.escape], .done, .done),
  ]
}

extension GhostScoresScreen {
  public func draw(on canvas: inout Canvas) {
    let tier = LayoutTier(canvas.size)
    canvas.drawHeader(labels.scores.title, detail(tier))
    if let shown {
      let (table, rect) = (table(shown, tier), Self.table(in: canvas.size))
      table.draw(on: &canvas, in: rect)
      let mark = LayoutTier.block(in: canvas.size).origin
        .moved(columns: tier == .minimal ? 7 : 8)
      canvas.write(table.scrollMark(in: rect), at: mark, style: .bold)
    }
    Self.buttons(in: canvas.size).draw(on: &canvas, focus: focus)
    canvas.drawFooter(hints)
  }

  private func detail(_ tier: LayoutTier) -> String {
    guard let shown else { return "" }
    return tier.isFull
      ? "\(labels.ghost.text), \(GhostMessage.against(shown.opponent).text)"
      : shown.opponent?.localizedName ?? labels.people.text
  }

  private func table(_ page: Page, _ tier: LayoutTier) -> Table {
    let scores = page.scores
    let isTiny = tier == .minimal
    let (wins, played) = (labels.wins.text, labels.played.text)
    return Table(
      [
        Table.Column("#", 3, isNumber: true) { scores[$0].won == 0 ? "" : "\($0 + 1)" },
        // The names' columns are made so that the rest fits beside them.
        Table.Column(labels.name.text, isTiny ? 9 : GhostNames.longest) { scores[$0].name },
        Table.Column(wins, max(4, isTiny ? 0 : wins.columns), isNumber: true) {
          "\(scores[$0].won)"
        },
        Table.Column(played, isTiny ? 4 : max(5, played.columns), isNumber: true) {
          "\(scores[$0].games)"
        },
      ], rowCount: scores.count, marked: page.marked,
      empty: (tier.isFull ? GhostMessage.noGameOfRanked : .noGame).text,
      gap: tier.isFull ? 4 : isTiny ? 1 : 2, hasHeading: !isTiny)
  }

  private static func table(in size: Size) -> Rect {
    let tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let columns = tier.isFull ? 44 : tier == .compact ? 35 : 24
    let (top, bottom) = tier.isFull ? (4, 5) : tier == .compact ? (2, 4) : (1, 2)
    return face.part(
      column: (face.columns - columns) / 2, row: top, columns: columns,
      rows: face.rows - top - bottom)
  }

  private static func buttons(in size: Size) -> ButtonRow<Choice> {
    let tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let row = face.line(face.rows - (tier.isFull ? 4 : tier == .compact ? 3 : 2))
    return ButtonRow(Choice.allCases, in: row, gap: tier.isFull ? 4 : 2) {
      $0 == .done ? labels.done.text : labels.clear.text
    }
  }
}
