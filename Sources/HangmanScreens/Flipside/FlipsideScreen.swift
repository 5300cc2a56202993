import CommonScreens
public import HangmanModel
import Presentation
public import ProgramModel
public import TerminalUI
public import Words

/// What the settings side tells.
public protocol FlipsideScreenDelegate: AnyObject {
  /// Something has been changed; it is to be stored at once.
  func flipsideScreen(
    _ screen: FlipsideScreen, didChange settings: Settings, _ preferences: Preferences)
  func flipsideScreenDidFinish(_ screen: FlipsideScreen)
}

/// The settings, on the back of the game.
public final class FlipsideScreen: Screen {
  public weak var delegate: (any FlipsideScreenDelegate)?

  /// The settings before any change.
  public let initialSettings: Settings
  private var panel: FormPanel<SettingsDraft>
  private var form: Form<SettingsDraft> { panel.form }

  /// - Parameter library: the lists that can be chosen.
  public init(settings: Settings, preferences: Preferences, library: Library) {
    initialSettings = settings
    let rows = SettingsRows(library: library)
    let form = Form(
      rows.draft(of: settings, preferences), focus: SettingsRows.lengthRow, rows: rows.rows,
      follow: rows.follow)
    panel = FormPanel(
      labels.settings.title, form, button: labels.done.text, full: Size(columns: 72, rows: 22),
      compact: Size(columns: 38, rows: 13), escape: .done
    ) {
      FormPanel.Foot(gapAbove: $0 == .minimal ? 0 : 1, reminderRows: 1, hasButtonAbove: true)
    }
  }

  public var hints: [KeyHint] { panel.hints }

  public var isTyping: Bool { form.isTyping }

  public func handle(_ event: Event, in size: Size) {
    switch panel.handle(event, in: size) {
    case .nothing: break
    case .changed:
      delegate?.flipsideScreen(self, didChange: form.value.settings, form.value.preferences)
    case .done: delegate?.flipsideScreenDidFinish(self)
    }
  }

  public func draw(on canvas: inout Canvas) {
    panel.draw(on: &canvas) { tier, columns in
      let (long, brief) = reminder
      return tier == .minimal || long.columns > columns ? brief : long
    }
  }

  /// What is to be known of the row that has the keys.
  private var reminder: (long: String, brief: String) {
    let (long, brief) = (form.focusedRow?.effect ?? "", form.focusedRow?.briefEffect ?? "")
    return (
      long.isEmpty ? labels.fromNextGame.text : long,
      brief.isEmpty ? labels.fromNextGame.brief : brief
    )
  }
}
