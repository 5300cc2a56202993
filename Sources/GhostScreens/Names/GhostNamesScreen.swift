import CommonScreens
public import GhostModel
public import TerminalUI
import Wording
public import Words

/// What the names screen tells.
public protocol GhostNamesScreenDelegate: AnyObject {
  /// The button was pressed, with all that was chosen by then.
  func ghostNamesScreen(_ screen: GhostNamesScreen, didFinishWith settings: GhostSettings)
  /// Esc was pressed; what was chosen is forgotten.
  func ghostNamesScreenDidCancel(_ screen: GhostNamesScreen)
}

/// Who plays, and with what: before the game, and as its settings.
public final class GhostNamesScreen: Screen {
  public weak var delegate: (any GhostNamesScreenDelegate)?
  private let button: Button
  private(set) var form: Form<GhostDraft>

  /// - Parameters:
  ///   - known: the names used before, the latest first.
  ///   - isInPlay: whether a round goes on beneath.
  public init(
    settings: GhostSettings, lists: [WordCollection] = Library.embedded.listsForGhost,
    known: [String] = [], isInPlay: Bool = false
  ) {
    let rows = GhostRows(lists: lists, known: known)
    let draft = GhostDraft(settings: settings)
    button = Button(isInPlay ? "Done" : "Start")
    form = Form(
      draft,
      focus: isInPlay
        ? 0 : settings.names.one.isEmpty ? GhostRows.firstName : rows.rows(for: draft).count,
      rows: rows.rows)
  }

  public let hints =
    FormAction.bindings.filter { $0.action != .done }.compactMap(\.hint) + [
      KeyHint(name: "Esc", purpose: "go back", short: "back", key: .escape), .help,
    ]

  public var isTyping: Bool { form.isTyping }

  public func handle(_ event: Event, in size: Size) {
    let layout = GhostNamesLayout(size: size, button: button)
    if layout.tier == .tooSmall { return }
    if event == .key(.escape) { return delegate?.ghostNamesScreenDidCancel(self) ?? () }
    if form.handle(event, in: layout.area, done: layout.done) == .done {
      delegate?.ghostNamesScreen(self, didFinishWith: form.value.result)
    }
  }

  public func draw(on canvas: inout Canvas) {
    let layout = GhostNamesLayout(size: canvas.size, button: button)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader("GHOST", "", tier: layout.tier)
    canvas.write(form.scrollMark(in: layout.area), at: layout.scrollMark, style: .bold)
    button.draw(on: &canvas, at: layout.done.origin, isFocused: form.isAtEnd)
    form.draw(on: &canvas, in: layout.area)
    canvas.writeWrapped(reminder, in: layout.reminder)
    if let rect = layout.rule {
      let sentences = GhostSentences(
        setup: form.value.settings.setup, names: form.value.settings.names)
      canvas.writeWrapped(sentences.rule, in: rect, style: .quiet)
    }
    canvas.drawFooter(hints, tier: layout.tier)
  }

  /// What is to be known of the row that has the keys, or of who is played against.
  private var reminder: String {
    if let effect = form.focusedRow?.effect, !effect.isEmpty { return effect }
    return form.value.settings.setup.opponent?.conduct ?? "Two people at one keyboard."
  }
}

/// Where the parts of the names screen stand in a picture of some size.
private struct GhostNamesLayout {
  let tier: LayoutTier
  let area: FormArea
  let done: Rect
  let scrollMark: Point
  let reminder: Rect

  /// The rules, where there is room for them.
  let rule: Rect?

  init(size: Size, button: Button) {
    tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let block =
      switch tier {
      case .wide, .large, .full: face.centered(Size(columns: 68, rows: 15)).dropping(3)
      case .compact: face.centered(Size(columns: 38, rows: 14))
      case .minimal, .tooSmall:
        Rect(column: (size.columns - 24) / 2, row: face.row + 1, columns: 24, rows: face.rows - 2)
      }
    let margin = tier == .minimal ? 0 : 1
    let below = tier.isFull ? 4 : tier == .compact ? 2 : 1
    area = FormArea(
      Rect(
        column: block.column, row: block.row, columns: block.columns, rows: block.rows - below),
      tier.density)
    reminder = Rect(
      column: block.column, row: block.row + area.rect.rows + (tier.isFull ? 1 : 0),
      columns: block.columns, rows: 1)
    rule =
      tier.isFull
      ? Rect(column: block.column + 2, row: block.row - 3, columns: block.columns - 2, rows: 2)
      : nil
    let columns = button.columns
    done =
      tier == .minimal
      ? Rect(column: face.endColumn - columns, row: face.row, columns: columns, rows: 1)
      : Rect(
        column: block.column + (block.columns - columns) / 2, row: block.endRow - 1,
        columns: columns, rows: 1)
    scrollMark = Point(column: face.column + margin + 6, row: face.row)
  }
}
