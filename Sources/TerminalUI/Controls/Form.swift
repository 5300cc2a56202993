/// A value as rows of controls, each bound to a part of it: the form moves the focus, takes keys and
/// the mouse, and scrolls where there is no room for all rows.
///
/// A button of the screen's own, such as Done, comes after the last row.
public struct Form<Value: Equatable & Sendable> {
  /// A control made from the value, and how the value takes its changes.
  public struct Control {
    /// Makes the control; it is told whether what is typed takes the place of a text.
    let load: (Value, _ isFresh: Bool) -> any FormControl
    let save: (any FormControl, inout Value) -> Void

    private init<Loaded: FormControl>(
      _ load: @escaping (Value, Bool) -> Loaded, save: @escaping (Loaded, inout Value) -> Void
    ) {
      self.load = load
      self.save = { if let control = $0 as? Loaded { save(control, &$1) } }
    }

    /// A number, or one of the choices that stand for one, if there are any.
    ///
    /// - Parameters:
    ///   - chosen: the place of what is chosen; it is saved before the number.
    ///   - isOpen: whether the number isn't known while something is chosen.
    public static func slider(
      _ path: WritableKeyPath<Value, Int>, values: [Int], mark: Int? = nil, choices: [String] = [],
      chosen: WritableKeyPath<Value, Int?>? = nil, isOpen: Bool = false
    ) -> Control {
      Control({ value, _ in
        let choices = Segments(titles: choices, index: chosen.flatMap { value[keyPath: $0] })
        return Slider(
          values: values, value: value[keyPath: path], mark: mark, choices: choices, isOpen: isOpen)
      }) {
        if let chosen { $1[keyPath: chosen] = $0.choices.index }
        $1[keyPath: path] = $0.value
      }
    }

    public static func toggle(
      _ path: WritableKeyPath<Value, Bool>, on: String, off: String
    ) -> Control {
      Control({ value, _ in Toggle(isOn: value[keyPath: path], on: on, off: off) }) {
        $1[keyPath: path] = $0.isOn
      }
    }

    /// One of several choices, by their titles; a value that is none of them counts as the first,
    /// unless there may be none.
    public static func segments<Choice: Equatable>(
      _ path: WritableKeyPath<Value, Choice>, _ choices: [Choice], mayBeNone: Bool = false,
      title: (Choice) -> String
    ) -> Control {
      let titles = choices.map(title)
      return Control({ value, _ in
        let index = choices.firstIndex(of: value[keyPath: path])
        return Segments(titles: titles, index: index ?? (mayBeNone ? nil : 0))
      }) {
        if let index = $0.index { $1[keyPath: path] = choices[index] }
      }
    }

    public static func text(
      _ path: WritableKeyPath<Value, String>, limit: Int, choices: [String] = [],
      isHidden: Bool = false, accepts: @escaping @Sendable (Character) -> Bool
    ) -> Control {
      Control({
        TextField(
          $0[keyPath: path], limit: limit, choices: choices, isHidden: isHidden, isFresh: $1,
          accepts: accepts)
      }) {
        $1[keyPath: path] = $0.text
      }
    }
  }

  /// A control with what is said of it; the brief forms are for small screens.
  public struct Row {
    public let label, briefLabel: String
    public let control: Control
    public let note, briefNote: String

    /// When a change takes effect, or whatever else is to be known while the row has the keys.
    public private(set) var effect = ""
    public private(set) var briefEffect = ""

    /// What stands above the rows from this one on, where there's room for it.
    public private(set) var heading: String?

    /// Whether it stands back, since a change of it shows only later.
    public private(set) var isQuiet = false

    public init(
      _ label: String, brief briefLabel: String? = nil, _ control: Control, note: String = "",
      brief briefNote: String? = nil
    ) {
      self.label = label
      self.briefLabel = briefLabel ?? label
      self.control = control
      self.note = note
      self.briefNote = briefNote ?? note
    }

    /// The same with something to be known while it has the keys.
    public func telling(_ effect: String, brief: String? = nil) -> Row {
      var row = self
      (row.effect, row.briefEffect) = (effect, brief ?? effect)
      return row
    }

    /// The same with a heading above it.
    public func headed(_ heading: String) -> Row {
      var row = self
      row.heading = heading
      return row
    }

    /// The same, standing back or not.
    public func quiet(_ isQuiet: Bool) -> Row {
      var row = self
      row.isQuiet = isQuiet
      return row
    }
  }

  /// What came of an event.
  public enum Outcome: Hashable, Sendable {
    case nothing, changed
    /// The screen's own button was pressed, or Esc.
    case done
  }

  public private(set) var value: Value
  private let makeRows: (Value) -> [Row]
  private let follow: (Value, inout Value) -> Void

  /// The row that has the keys; the number of rows where the screen's own button has them.
  public private(set) var focus: Int

  /// Whether the focus has only come here, and nothing has been done with the row since. What is
  /// typed then takes the place of a text that can be seen.
  private(set) var isFresh = true

  /// The first row in sight, as far as the focus allows.
  var firstRow = 0
  private var dragged: Int?

  /// The digits typed so far for a number.
  private var digits = ""

  /// - Parameters:
  ///   - focus: the row that has the keys at first.
  ///   - rows: the rows for a value; a change adds or takes away rows only below its own.
  ///   - follow: changes what follows from a change; it gets the value before and the one after.
  public init(
    _ value: Value, focus: Int = 0, rows: @escaping (Value) -> [Row],
    follow: @escaping (Value, inout Value) -> Void = { _, _ in }
  ) {
    self.value = value
    self.focus = focus
    makeRows = rows
    self.follow = follow
  }

  public var rows: [Row] { makeRows(value) }

  public var focusedRow: Row? { rows.indices.contains(focus) ? rows[focus] : nil }

  /// Whether the screen's own button has the keys.
  public var isAtEnd: Bool { focus == rows.count }

  /// Whether typed characters go into a text.
  public var isTyping: Bool { focusedControl is TextField }

  /// Which keys do something: those for numbers only where it has one, and while a text is typed only what
  /// isn't typed itself.
  public var keys: FormKeys {
    if let field = focusedControl as? TextField {
      return .text(hasChoices: !field.choices.isEmpty)
    }
    return .rows(hasNumber: controls.contains { $0 is Slider })
  }

  private var focusedControl: (any FormControl)? { focusedRow?.control.load(value, isFresh) }

  /// The controls of all rows as they are.
  var controls: [any FormControl] { rows.map { $0.control.load(value, false) } }

  /// Takes an event.
  ///
  /// - Parameter done: where the screen's own button is.
  public mutating func handle(_ event: Event, in area: FormArea, done: Rect) -> Outcome {
    switch event {
    case .key(let key): take(key, in: area)
    case .mouse(let mouse): take(mouse, in: area, done: done)
    case .paste(let text): paste(text, in: area)
    case .resized, .ended: .nothing
    }
  }

  /// Types a text, each character for itself; where nothing is typed it counts for nothing.
  private mutating func paste(_ text: String, in area: FormArea) -> Outcome {
    var outcome = Outcome.nothing
    for character in text where isTyping && take(.character(character), in: area) == .changed {
      outcome = .changed
    }
    return outcome
  }

  private mutating func take(_ key: Key, in area: FormArea) -> Outcome {
    if let outcome = change({ $0.take(key) }) { return outcome }
    if let digit = digit(key) { return enter(digit) }
    digits = ""
    defer { firstRow = firstVisibleRow(in: area) }
    return switch key {
    case .down, .tab: moveFocus(by: 1)
    case .up, .backTab: moveFocus(by: -1)
    case .right, .character("+"): step(by: 1)
    case .left, .character("-"): step(by: -1)
    case .pageUp: step(by: 5)
    case .pageDown: step(by: -5)
    case .home: step(by: .min)
    case .end: step(by: .max)
    case .enter, .space: press()
    case .escape: .done
    default: .nothing
    }
  }

  private func digit(_ key: Key) -> Character? {
    guard case .character(let character) = key else { return nil }
    return ("0"..."9").contains(character) ? character : nil
  }

  /// Sets a number by its digits: those typed one after the other, as far as they are one of its
  /// values, or the last one alone.
  private mutating func enter(_ digit: Character) -> Outcome {
    for typed in [digits + String(digit), String(digit)] {
      guard let number = Int(typed), number > 0 else { continue }
      digits = typed
      if let outcome = change({ $0.set(number) }) { return outcome }
    }
    return .nothing
  }

  private mutating func moveFocus(by steps: Int) -> Outcome {
    moveFocus(to: FocusRing(Array(0...rows.count)).place(from: focus, by: steps) ?? 0)
    return .nothing
  }

  /// Gives the keys to a row; what is typed there takes the place of a text.
  public mutating func moveFocus(to row: Int) {
    focus = row
    isFresh = true
  }

  private mutating func step(by steps: Int) -> Outcome { act { $0.step(by: steps) } }

  private mutating func press() -> Outcome {
    if isAtEnd { return .done }
    return change { $0.press() } ?? moveFocus(by: 1)
  }

  private mutating func take(_ mouse: MouseEvent, in area: FormArea, done: Rect) -> Outcome {
    digits = ""
    switch mouse.kind {
    case .release: dragged = nil
    case .drag:
      if let dragged, let place = places(in: area)[dragged] {
        let column = mouse.point.column - place.control.column
        return act { $0.drag(to: column, of: place.control.columns) }
      }
    case .press:
      dragged = nil
      if done.contains(mouse.point) { return .done }
      let pressed = places(in: area).first { $0.value.control.contains(mouse.point) }
      guard let (row, place) = pressed else { return .nothing }
      firstRow = firstVisibleRow(in: area)
      if focus != row { moveFocus(to: row) }
      // What takes a whole line follows the mouse.
      if let control = focusedControl, control.columns == nil { dragged = row }
      return point(mouse, at: place)
    }
    return .nothing
  }

  private mutating func point(_ mouse: MouseEvent, at place: FormArea.Place) -> Outcome {
    let column = mouse.point.column - place.control.column
    let wasFresh = isFresh
    let outcome = act { $0.point(at: column, of: place.control.columns) }
    // A click into a text only picks it.
    if outcome == .nothing { isFresh = wasFresh }
    return outcome
  }

  /// Does something with what has the keys, if anything has them.
  private mutating func act(_ body: (inout any FormControl) -> Void) -> Outcome {
    let outcome = change { control in
      body(&control)
      return true
    }
    return outcome ?? .nothing
  }

  /// Does something with what has the keys; nil where the body says that there was nothing to do.
  private mutating func change(_ body: (inout any FormControl) -> Bool) -> Outcome? {
    guard let row = focusedRow else { return nil }
    let old = value
    var control = row.control.load(value, isFresh)
    if !body(&control) { return nil }
    isFresh = false
    row.control.save(control, &value)
    if value == old { return .nothing }
    follow(old, &value)
    return .changed
  }
}

/// Which keys do something in a form.
public enum FormKeys: Hashable, Sendable {
  /// Those that type a text, and where there are choices go through them.
  case text(hasChoices: Bool)
  /// Those that go through the rows and change them, and where there's a number those for numbers.
  case rows(hasNumber: Bool)
}
