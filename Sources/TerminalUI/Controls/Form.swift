/// A value as rows of controls, each bound to a part of it: the form moves the focus, takes keys and
/// the mouse, and scrolls where there is no room for all rows.
///
/// A button of the screen's own, such as Done, comes after the last row.
public struct Form<Value: Equatable & Sendable> {
  /// What a row changes, and how. Segments are bound by the index of the chosen one.
  public enum Control {
    case slider(WritableKeyPath<Value, Int>, values: [Int])
    case toggle(WritableKeyPath<Value, Bool>)
    case segments(WritableKeyPath<Value, Int>, titles: [String])
    case text(WritableKeyPath<Value, String>, limit: Int, accepts: @Sendable (Character) -> Bool)
    case button(Button)
  }

  /// A control with what is said of it; the brief forms are for small screens.
  public struct Row {
    public let label, briefLabel: String
    public let control: Control
    public let note, briefNote: String

    /// When a change takes effect, or whatever else is to be known while the row has the keys.
    public let effect, briefEffect: String

    public init(
      _ label: String, brief briefLabel: String? = nil, _ control: Control, note: String = "",
      brief briefNote: String? = nil, effect: String = "", brief briefEffect: String? = nil
    ) {
      self.label = label
      self.briefLabel = briefLabel ?? label
      self.control = control
      self.note = note
      self.briefNote = briefNote ?? note
      self.effect = effect
      self.briefEffect = briefEffect ?? effect
    }
  }

  /// What came of an event.
  public enum Outcome: Hashable, Sendable {
    case nothing, changed
    /// The button of a row was pressed.
    case pressed(row: Int)
    /// The screen's own button was pressed, or Esc.
    case done
  }

  public private(set) var value: Value
  private let makeRows: (Value) -> [Row]

  /// The row that has the keys; the number of rows where the screen's own button has them.
  public private(set) var focus = 0

  /// The first row in sight, as far as the focus allows.
  var firstRow = 0
  private var dragged: Int?

  /// - Parameter rows: the rows for a value, always as many and of the same kinds.
  public init(_ value: Value, rows: @escaping (Value) -> [Row]) {
    self.value = value
    makeRows = rows
  }

  public var rows: [Row] { makeRows(value) }

  public var focusedRow: Row? { rows.indices.contains(focus) ? rows[focus] : nil }

  /// Whether the screen's own button has the keys.
  public var isAtEnd: Bool { focus == rows.count }

  /// Whether typed characters go into a text.
  public var isTyping: Bool { if case .text = focusedRow?.control { true } else { false } }

  /// Takes an event.
  ///
  /// - Parameter done: where the screen's own button is.
  public mutating func handle(_ event: Event, in area: FormArea, done: Rect) -> Outcome {
    switch event {
    case .key(let key): take(key, in: area)
    case .mouse(let mouse): take(mouse, in: area, done: done)
    case .paste, .resized, .ended: .nothing
    }
  }

  private mutating func take(_ key: Key, in area: FormArea) -> Outcome {
    if type(key) { return .changed }
    defer { firstRow = firstVisibleRow(in: area) }
    switch FormAction.bindings.action(for: key) {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .increase: return step(by: 1)
    case .decrease: return step(by: -1)
    case .pageUp: return step(by: 5)
    case .pageDown: return step(by: -5)
    case .first: return step(by: .min)
    case .last: return step(by: .max)
    case .press: return press()
    case .done: return .done
    case nil: break
    }
    return .nothing
  }

  private mutating func moveFocus(by steps: Int) {
    focus = FocusRing(Array(0...rows.count)).place(from: focus, by: steps) ?? 0
  }

  /// Puts a character into the text that has the keys; false if none has.
  private mutating func type(_ key: Key) -> Bool {
    guard case .text(let path, let limit, let accepts) = focusedRow?.control else { return false }
    var field = TextField(value[keyPath: path], limit: limit, accepts: accepts)
    let isTaken = field.take(key)
    value[keyPath: path] = field.text
    return isTaken
  }

  /// Moves what has the keys; a switch is on to the right.
  private mutating func step(by steps: Int) -> Outcome {
    change { value, control in
      switch control {
      case .slider(let path, let values):
        var slider = Slider(values: values, value: value[keyPath: path])
        slider.move(by: steps)
        value[keyPath: path] = slider.value
      case .toggle(let path): value[keyPath: path] = steps > 0
      case .segments(let path, let titles):
        var segments = Segments(titles: titles, index: value[keyPath: path])
        segments.move(by: steps)
        value[keyPath: path] = segments.index
      case .text, .button: break
      }
    }
  }

  private mutating func press() -> Outcome {
    switch focusedRow?.control {
    case nil: return .done
    case .button: return .pressed(row: focus)
    case .slider, .text:
      moveFocus(by: 1)
      return .nothing
    case .toggle(let path): return change { value, _ in value[keyPath: path].toggle() }
    case .segments(let path, let titles):
      return change { value, _ in
        var segments = Segments(titles: titles, index: value[keyPath: path])
        segments.advance()
        value[keyPath: path] = segments.index
      }
    }
  }

  private mutating func change(_ body: (inout Value, Control) -> Void) -> Outcome {
    guard let control = focusedRow?.control else { return .nothing }
    let old = value
    body(&value, control)
    return value == old ? .nothing : .changed
  }

  private mutating func take(_ mouse: MouseEvent, in area: FormArea, done: Rect) -> Outcome {
    switch mouse.kind {
    case .release: dragged = nil
    case .drag:
      if let dragged, let place = places(in: area)[dragged] { return point(mouse, at: place) }
    case .press:
      dragged = nil
      if done.contains(mouse.point) { return .done }
      let pressed = places(in: area).first { $0.value.control.contains(mouse.point) }
      guard let (row, place) = pressed else { return .nothing }
      firstRow = firstVisibleRow(in: area)
      focus = row
      if case .slider = focusedRow?.control { dragged = row }
      return point(mouse, at: place)
    }
    return .nothing
  }

  private mutating func point(_ mouse: MouseEvent, at place: FormArea.Place) -> Outcome {
    let column = mouse.point.column - place.control.column
    switch focusedRow?.control {
    case .slider(let path, let values):
      return change { value, _ in
        var slider = Slider(values: values, value: value[keyPath: path])
        slider.move(toColumn: column, of: place.control.columns)
        value[keyPath: path] = slider.value
      }
    case .segments(let path, let titles):
      return change { value, _ in
        var segments = Segments(titles: titles, index: value[keyPath: path])
        segments.choose(atColumn: column, of: place.control.columns)
        value[keyPath: path] = segments.index
      }
    case .text: return .nothing
    case .toggle, .button, nil: return press()
    }
  }
}

extension Form: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && left.focus == right.focus && left.firstRow == right.firstRow
  }
}

/// What keys do in a form.
public enum FormAction: Sendable {
  case next, previous, decrease, increase, pageUp, pageDown, first, last, press, done

  public static let bindings: [KeyBinding<FormAction>] = [
    KeyBinding(
      [.down, .tab], .next, name: "↑ ↓", purpose: "go from one setting to another (also Tab)",
      short: "choose"),
    KeyBinding(
      [.right, .character("+")], .increase, name: "← →", purpose: "change it by one",
      short: "change"),
    KeyBinding([.pageUp], .pageUp, name: "PgUp PgDn", purpose: "change it by five", short: "by 5"),
    KeyBinding([.home], .first, name: "Home End", purpose: "the least, the greatest"),
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "flip a switch, press Done", short: "press"),
    KeyBinding([.escape], .done, name: "Esc", purpose: "done: back to the game", short: "done"),
    KeyBinding([.up, .backTab], .previous),
    KeyBinding([.left, .character("-")], .decrease),
    KeyBinding([.pageDown], .pageDown),
    KeyBinding([.end], .last),
  ]
}
