import CommonScreens
public import HangmanModel
public import TerminalUI
import Wording
public import Words

/// What the settings side tells.
public protocol FlipsideScreenDelegate: AnyObject {
  /// A setting has changed; it is to be stored at once.
  func flipsideScreen(_ screen: FlipsideScreen, didChange settings: Settings)
  func flipsideScreenDidFinish(_ screen: FlipsideScreen)
}

/// The settings, on the back of the game.
public final class FlipsideScreen: Screen {
  public weak var delegate: (any FlipsideScreenDelegate)?

  /// The settings before any change.
  public let initialSettings: Settings
  private(set) var form: Form<Settings>

  public init(settings: Settings, collection: WordCollection) {
    initialSettings = settings
    form = Form(settings) { Self.rows(for: $0, on: collection) }
  }

  public let hints = FormAction.bindings.compactMap(\.hint) + [.help]

  public var isTyping: Bool { form.isTyping }

  public func handle(_ event: Event, in size: Size) {
    let layout = FlipsideLayout(size: size)
    if layout.tier == .tooSmall { return }
    switch form.handle(event, in: layout.area, done: layout.done) {
    case .nothing, .pressed: break
    case .changed: delegate?.flipsideScreen(self, didChange: form.value)
    case .done: delegate?.flipsideScreenDidFinish(self)
    }
  }

  public func draw(on canvas: inout Canvas) {
    let layout = FlipsideLayout(size: canvas.size)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader("SETTINGS", "", tier: layout.tier)
    canvas.write(form.scrollMark(in: layout.area), at: layout.scrollMark, style: .bold)
    FlipsideLayout.doneButton.draw(
      on: &canvas, at: layout.done.origin, isFocused: form.isAtEnd)
    form.draw(on: &canvas, in: layout.area)
    canvas.writeWrapped(reminder(layout.tier), in: layout.reminder)
    canvas.drawFooter(hints, tier: layout.tier)
  }

  private func reminder(_ tier: LayoutTier) -> String {
    switch tier {
    case .wide, .large, .full, .compact: form.focusedRow?.effect ?? Self.nextGame.long
    case .minimal, .tooSmall: form.focusedRow?.briefEffect ?? Self.nextGame.brief
    }
  }
}

/// Where the parts of the settings side stand in a picture of some size.
private struct FlipsideLayout {
  static let doneButton = Button("Done")

  let tier: LayoutTier
  let area: FormArea
  let done: Rect
  let scrollMark: Point
  let reminder: Rect

  init(size: Size) {
    tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let block =
      switch tier {
      case .wide, .large: face.centered(Size(columns: 60, rows: 22))
      case .full: face.centered(Size(columns: 60, rows: 18))
      case .compact: face.centered(Size(columns: 38, rows: 13))
      case .minimal, .tooSmall:
        Rect(column: (size.columns - 24) / 2, row: face.row + 1, columns: 24, rows: face.rows - 2)
      }
    let gap = tier == .minimal ? 0 : 1
    let rows = block.rows - 1 - gap
    area = FormArea(
      Rect(column: block.column, row: block.row, columns: block.columns, rows: rows), tier.density)
    reminder = Rect(column: block.column, row: block.endRow - 1, columns: block.columns, rows: 1)
    let columns = Self.doneButton.columns
    done = Rect(column: face.endColumn - gap - columns, row: face.row, columns: columns, rows: 1)
    scrollMark = Point(column: face.column + gap + 9, row: face.row)
  }
}

extension FlipsideScreen {
  private static let nextGame = (
    long: "Changes start with the next game.", brief: "From the next game on."
  )

  private static func rows(
    for settings: Settings, on collection: WordCollection
  ) -> [Form<Settings>.Row] {
    let setup = settings.setup.clamped(to: collection)
    let need = setup.setter.dodges ? collection.fairMisses(forLength: setup.length) : nil
    return [
      row(
        "Word length", brief: "Length",
        .slider(\.setup.length, values: collection.universe.lengths),
        note: lengthNote(setup.length, in: collection)),
      row(
        "Mistakes allowed", brief: "Misses",
        .slider(\.setup.allowed, values: Array(GameSetup.allowedRange)),
        note: need.map { "Against evil, careful play needs about \($0) at this length." } ?? "",
        briefNote: need.map { "Careful play needs about \($0)." } ?? ""),
      row("Evil", .toggle(\.isEvil), note: settings.setup.setter.conduct),
      row(
        "Animation", .toggle(\.isAnimated), note: "screens flip and slide", isImmediate: true),
      row("Mouse", .toggle(\.usesMouse), note: "click keys, drag sliders", isImmediate: true),
      row(
        "Keyboard", brief: "Keys",
        .segments(\.keyboardPlace, titles: ["A to Z", "QWERTY", "AZERTY"]),
        note: "order of the keys", isImmediate: true),
      row(
        "Scores",
        .segments(\.scoresPlace, titles: ["at once", "in 3 s", "if asked"]), note: "after a game",
        isImmediate: true),
    ]
  }

  private static func row(
    _ label: String, brief: String? = nil, _ control: Form<Settings>.Control, note: String,
    briefNote: String? = nil, isImmediate: Bool = false
  ) -> Form<Settings>.Row {
    Form.Row(
      label, brief: brief, control, note: note, brief: briefNote,
      effect: isImmediate ? "This changes at once." : nextGame.long,
      brief: isImmediate ? "At once." : nextGame.brief)
  }

  /// How many words the game would hold.
  private static func lengthNote(_ length: Int, in collection: WordCollection) -> String {
    guard let words = collection.universe.words(ofLength: length) else { return "" }
    // Words that show a hyphen or the like are told of only where there are no others.
    let count = words.lettersOnlyCount > 0 ? words.lettersOnlyCount : words.count
    return "\(counted(count, "word")) of \(counted(length, "letter"))"
  }
}

extension Settings {
  /// The place of the order of keys among all, as a row of segments knows it.
  fileprivate var keyboardPlace: Int {
    get { KeyboardOrder.allCases.firstIndex(of: keyboard) ?? 0 }
    set { keyboard = KeyboardOrder.allCases[newValue] }
  }

  fileprivate var scoresPlace: Int {
    get { ScoresAfter.allCases.firstIndex(of: scoresAfter) ?? 0 }
    set { scoresAfter = ScoresAfter.allCases[newValue] }
  }
}
