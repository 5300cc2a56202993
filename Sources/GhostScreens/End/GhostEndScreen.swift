import CommonScreens
import GhostModel
import Presentation
public import TerminalUI
import Words

/// The end of a round: who won and why, and what comes next.
public final class GhostEndScreen: Screen {
  /// All that is told.
  public struct Story: Hashable, Sendable {
    public var board: GhostBoard

    /// What there is to say, the most important first; what has no room is left out.
    public var sentences: [String]

    /// What the word means that ended the round.
    public var meaning: String?

    public init(board: GhostBoard, sentences: [String], meaning: String? = nil) {
      (self.board, self.sentences, self.meaning) = (board, sentences, meaning)
    }
  }

  enum Action: Equatable {
    case press, move(Int), meaning, menu
  }

  private let story: Story
  private var focus = GhostOutcome.newRound
  private let onOutcome: (GhostOutcome) -> Void

  public init(_ story: Story, onOutcome: @escaping (GhostOutcome) -> Void = { _ in }) {
    self.story = story
    self.onOutcome = onOutcome
  }

  public var hints: [KeyHint] {
    Self.bindings.filter { story.meaning != nil || $0.action != .meaning }.hints()
  }

  public func handle(_ event: Event, in size: Size) {
    let buttons = GhostEndLayout(size: size).buttons
    if let step = event.click.flatMap(buttons.choice(at:)) { press(step) }
    switch event.key.flatMap(Self.bindings.action) {
    case .press: press(focus)
    case .move(let steps): focus = buttons.choice(from: focus, by: steps)
    case .meaning: if let meaning = story.meaning { onOutcome(.meaning(meaning)) }
    case .menu: onOutcome(.menu)
    case nil: break
    }
  }

  private func press(_ step: GhostOutcome) {
    focus = step
    onOutcome(step)
  }

  private static let bindings: [KeyBinding<Action>] = [
    KeyBinding([.enter, .space], .press, .press),
    KeyBinding([.right, .tab, .down], .move(1), .otherButton),
    KeyBinding([.left, .backTab, .up], .move(-1)),
    KeyBinding([.character("m"), .character("M")], .meaning, .meaning),
    KeyBinding([.escape], .menu, .menu),
  ]

  public func draw(on canvas: inout Canvas) {
    let layout = GhostEndLayout(size: canvas.size)
    canvas.drawHeader(labels.ghost.title, story.board.setup.list.localizedTitle)
    if let (picture, origin) = layout.ghost {
      picture.draw(on: &canvas, at: origin, filled: picture.size.rows)
    }
    if let rect = layout.fragment {
      story.board.tiles(lastLook: story.board.isLostByLetter ? .missing : nil)
        .draw(on: &canvas, in: rect, isCentered: true)
    }
    let paragraphs = story.sentences.enumerated().map { place, sentence in
      Paragraph(sentence, style: place == 0 ? Style(.right, .bold) : .text, mayBeCut: place == 0)
    }
    canvas.write(paragraphs, in: text(layout), gap: layout.tier.isFull ? 1 : 0, closesUp: true)
    layout.buttons.draw(on: &canvas, focus: focus)
    canvas.drawFooter(hints)
  }

  /// Where the sentences stand: in the middle, beginning below each other.
  private func text(_ layout: GhostEndLayout) -> Rect {
    guard layout.fragment != nil else { return layout.text }
    let lines = story.sentences.flatMap { $0.wrapped(to: layout.text.columns) }
    let columns = lines.map(\.columns).max() ?? 0
    return layout.text.part(column: (layout.text.columns - columns) / 2, columns: columns)
  }
}

/// Where the parts of the end stand in a picture of some size.
private struct GhostEndLayout {
  let tier: LayoutTier

  /// The ghost, now whole, where there's room.
  let ghost: (picture: GhostPicture, origin: Point)?

  /// The fragment as tiles; nil where the sentences alone tell of it.
  let fragment: Rect?
  let text: Rect
  let buttons: ButtonRow<GhostOutcome>

  init(size: Size) {
    let tier = LayoutTier(size)
    self.tier = tier
    let face = LayoutTier.block(in: size)
    let (top, bottom) = tier.isFull ? (2, 2) : (1, 1)
    let hasGap = tier != .minimal
    let end = face.endRow - bottom - (hasGap ? 1 : 0)
    func buttons(rows: Int) -> ButtonRow<GhostOutcome> {
      let rect = Rect(column: face.column, row: end - rows, columns: face.columns, rows: rows)
      return ButtonRow(GhostOutcome.atEnd, in: rect, gap: tier.isFull ? 3 : 1) {
        tier.isFull ? $0.label.text : $0.label.brief
      }
    }
    let rows = buttons(rows: 1).choices.isEmpty ? 2 : 1
    self.buttons = buttons(rows: rows)
    let margin = tier.isFull ? 2 : tier == .compact ? 1 : 0
    let gap = tier.isFull ? 1 : 0
    let fragmentRows = tier >= .large ? 6 : hasGap ? 3 : 0
    let first = top + gap
    let inside = face.part(
      column: margin, row: first, columns: face.columns - 2 * margin,
      rows: end - rows - gap - face.row - first)
    let free = inside.rows - fragmentRows - 2 * gap - Self.textRows
    let picture = GhostPicture.all.last { $0.size.rows <= free }
    let ghostRows = picture?.size.rows ?? 0
    ghost = picture.map { ($0, inside.part(rows: ghostRows).centered($0.size).origin) }
    let below = inside.part(row: ghostRows + (picture == nil ? 0 : gap))
    fragment = fragmentRows == 0 ? nil : below.part(rows: fragmentRows)
    text = below.part(row: fragmentRows + gap)
  }

  /// Three sentences with a blank line between them.
  private static let textRows = 5
}
