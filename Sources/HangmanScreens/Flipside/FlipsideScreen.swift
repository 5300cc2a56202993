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
    // What is changed most has the keys: the length, or the category in its place.
    let form = Form(SettingsDraft(settings, preferences, in: library), focus: 1) {
      HangmanSettings($0, in: library).all.map(Form.Row.init)
    } follow: {
      $1.follow($0, in: library)
    }
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

  /// Below the form stands what is to be known of the row that has the keys.
  public func draw(on canvas: inout Canvas) {
    panel.draw(on: &canvas) { tier, columns in
      let row = form.focusedRow
      let long = row?.effect ?? labels.fromNextGame.text
      let isLong = tier != .minimal && long.columns <= columns
      return isLong ? long : row?.briefEffect ?? labels.fromNextGame.brief
    }
  }
}

extension Form<SettingsDraft>.Row {
  fileprivate init(_ setting: Setting) {
    let (label, note, effect) = (setting.name.label, setting.note, setting.effect)
    let row = Form.Row(
      label.text, brief: label.brief, Form.Control(setting.control), note: note.text,
      brief: note.brief
    ).telling(effect.text, brief: effect.brief).quiet(setting.isQuiet)
    self =
      switch setting.name {
      case .list: row.headed(labels.nextGame.title)
      case .language: row.headed(labels.screen.title)
      default: row
      }
  }
}

extension Form<SettingsDraft>.Control {
  fileprivate init(_ control: SettingControl) {
    switch control {
    case .toggle(let path): self = .toggle(path)
    case .choice(let path, let titles):
      self = .segments(path, Array(titles.indices)) { titles[$0] }
    case .number(let path, let values, let mark, let names, let named, let isOpen):
      self = .slider(
        path, values: values, mark: mark, choices: names, chosen: named, isOpen: isOpen)
    }
  }
}
