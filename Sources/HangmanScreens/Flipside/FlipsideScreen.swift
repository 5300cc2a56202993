import CommonScreens
public import HangmanModel
public import ProgramModel
public import TerminalUI
public import Words

/// What the settings side tells.
public protocol FlipsideScreenDelegate: AnyObject {
  /// Something has been changed; it is to be stored at once.
  func flipsideScreen(
    _ screen: FlipsideScreen, didChange settings: Settings, _ preferences: Preferences)
  func flipsideScreenDidFinish(_ screen: FlipsideScreen)
  /// Whether the mouse may be turned off; if not, ``FlipsideScreen/turnOffMouse()`` does it later.
  func flipsideScreenShouldTurnOffMouse(_ screen: FlipsideScreen) -> Bool
}

/// The settings, on the back of the game.
public final class FlipsideScreen: Screen {
  public weak var delegate: (any FlipsideScreenDelegate)?

  /// The settings before any change.
  public let initialSettings: Settings
  private(set) var form: Form<SettingsDraft>

  /// - Parameter library: the lists that can be chosen.
  public init(settings: Settings, preferences: Preferences, library: Library) {
    initialSettings = settings
    let rows = SettingsRows(library: library)
    form = Form(
      rows.draft(of: settings, preferences), focus: SettingsRows.lengthRow, rows: rows.rows,
      follow: rows.follow)
  }

  public let hints = FormAction.bindings.compactMap(\.hint) + [.help]

  public var isTyping: Bool { form.isTyping }

  public func handle(_ event: Event, in size: Size) {
    let layout = FlipsideLayout(size: size)
    if layout.tier == .tooSmall { return }
    let before = form
    switch form.handle(event, in: layout.area, done: layout.done) {
    case .nothing, .pressed: break
    case .changed
    where turnsOffMouse(from: before)
      && delegate?.flipsideScreenShouldTurnOffMouse(self) == false:
      form = before
    case .changed: tellChange()
    case .done: delegate?.flipsideScreenDidFinish(self)
    }
  }

  /// Turns the mouse off, after all.
  public func turnOffMouse() {
    form.change { $0.preferences.usesMouse = false }
    tellChange()
  }

  private func tellChange() {
    delegate?.flipsideScreen(self, didChange: form.value.settings, form.value.preferences)
  }

  private func turnsOffMouse(from before: Form<SettingsDraft>) -> Bool {
    before.value.preferences.usesMouse && !form.value.preferences.usesMouse
  }

  public func draw(on canvas: inout Canvas) {
    let layout = FlipsideLayout(size: canvas.size)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader("SETTINGS", "", tier: layout.tier)
    canvas.write(form.scrollMark(in: layout.area), at: layout.scrollMark, style: .bold)
    FlipsideLayout.doneButton.draw(
      on: &canvas, at: layout.done.origin, isFocused: form.isAtEnd)
    form.draw(on: &canvas, in: layout.area)
    canvas.writeWrapped(reminder(layout), in: layout.reminder)
    canvas.drawFooter(hints, tier: layout.tier)
  }

  private func reminder(_ layout: FlipsideLayout) -> String {
    let long = form.focusedRow?.effect ?? SettingsRows.nextGame.long
    let isShort = layout.tier == .minimal || long.count > layout.reminder.columns
    return isShort ? form.focusedRow?.briefEffect ?? SettingsRows.nextGame.brief : long
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
      case .wide, .large: face.centered(Size(columns: 62, rows: 22))
      case .full: face.centered(Size(columns: 62, rows: face.rows - 4))
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
