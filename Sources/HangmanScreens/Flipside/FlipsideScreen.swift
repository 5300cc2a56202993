public import HangmanModel
public import TerminalUI
public import Words

/// What the settings side tells.
public protocol FlipsideScreenDelegate: AnyObject {
  /// A setting has changed; it is to be stored at once.
  func flipsideScreen(_ screen: FlipsideScreen, didChange settings: Settings)
  func flipsideScreenDidFinish(_ screen: FlipsideScreen)
  func flipsideScreenDidAskForHelp(_ screen: FlipsideScreen)
}

/// The settings, on the back of the game.
public final class FlipsideScreen: Screen {
  enum Control: Hashable, CaseIterable {
    case length, misses, evil, animation, mouse, done

    static let sliders: [Control] = [.length, .misses]
    static let toggles: [Control] = [.evil, .animation, .mouse]
  }

  /// All that is drawn.
  struct State: Equatable {
    var settings: Settings
    let lengths: [Int]
    let wordCounts: [Int: Int]

    /// Whether the words are those that ``Settings/fairMisses(forLength:)`` speaks of.
    let knowsFairMisses: Bool
    var focus = Control.length

    var lengthSlider: Slider { Slider(values: lengths, value: settings.length) }
    var missesSlider: Slider {
      Slider(values: Array(Settings.allowedRange), value: settings.allowed)
    }
  }

  enum Action {
    case next, previous, decrease, increase, pageUp, pageDown, first, last, press, done, help
  }

  public weak var delegate: (any FlipsideScreenDelegate)?

  /// The settings before any change.
  public let initialSettings: Settings
  private(set) var state: State
  private var dragged: Control?

  static let doneButton = Button("Done")
  private static let page = 5

  /// - Parameter knowsFairMisses: whether the words are those that ``Settings/fairMisses(forLength:)``
  ///   speaks of.
  public init(settings: Settings, universe: WordUniverse, knowsFairMisses: Bool = true) {
    initialSettings = settings
    // Words that show a hyphen or the like are told of only where there are no others.
    let counts = universe.lengths.map { length in
      let words = universe.words(ofLength: length)
      let lettersOnly = words?.lettersOnlyCount ?? 0
      return (length, lettersOnly > 0 ? lettersOnly : words?.count ?? 0)
    }
    state = State(
      settings: settings, lengths: universe.lengths,
      wordCounts: Dictionary(counts) { first, _ in first }, knowsFairMisses: knowsFairMisses)
  }

  public var hints: [KeyHint] { Self.bindings.compactMap(\.hint) }

  public func handle(_ event: Event, in size: Size) {
    switch event {
    case .key(let key): if let action = Self.bindings.action(for: key) { perform(action) }
    case .mouse(let mouse): handle(mouse, in: size)
    case .paste, .resized, .ended: break
    }
  }

  private func perform(_ action: Action) {
    switch action {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .increase: step(by: 1)
    case .decrease: step(by: -1)
    case .pageUp: step(by: Self.page)
    case .pageDown: step(by: -Self.page)
    case .first: step(by: .min)
    case .last: step(by: .max)
    case .press: press(state.focus)
    case .done: delegate?.flipsideScreenDidFinish(self)
    case .help: delegate?.flipsideScreenDidAskForHelp(self)
    }
  }

  private func moveFocus(by step: Int) {
    let all = Control.allCases
    let index = all.firstIndex(of: state.focus) ?? 0
    state.focus = all[(index + step + all.count) % all.count]
  }

  /// Moves the slider in focus, or sets the switch: to the right is on.
  private func step(by steps: Int) {
    switch state.focus {
    case .length, .misses: changeSlider(state.focus) { $0.move(by: steps) }
    case .evil, .animation, .mouse: set(state.focus, steps > 0)
    case .done: break
    }
  }

  private func changeSlider(_ control: Control, _ body: (inout Slider) -> Void) {
    var settings = state.settings
    var slider = control == .length ? state.lengthSlider : state.missesSlider
    body(&slider)
    if control == .length {
      settings.length = slider.value
    } else {
      settings.allowed = slider.value
    }
    change(to: settings)
  }

  private func press(_ control: Control) {
    switch control {
    case .length, .misses: moveFocus(by: 1)
    case .evil, .animation, .mouse: set(control, !state.settings.isOn(control))
    case .done: delegate?.flipsideScreenDidFinish(self)
    }
  }

  private func set(_ control: Control, _ isOn: Bool) {
    var settings = state.settings
    switch control {
    case .evil: settings.mode = isOn ? .evil : .good
    case .animation: settings.isAnimated = isOn
    case .mouse: settings.usesMouse = isOn
    case .length, .misses, .done: break
    }
    change(to: settings)
  }

  private func change(to settings: Settings) {
    if settings == state.settings { return }
    state.settings = settings
    delegate?.flipsideScreen(self, didChange: settings)
  }

  private func handle(_ mouse: MouseEvent, in size: Size) {
    let layout = FlipsideLayout(size: size)
    if layout.tier == .tooSmall { return }
    switch mouse.kind {
    case .release: dragged = nil
    case .drag: if let dragged { slide(dragged, to: mouse.point, layout) }
    case .press:
      dragged = nil
      if layout.done.contains(mouse.point) { return press(.done) }
      guard let control = layout.lines.first(where: { $0.value.control.contains(mouse.point) })?.key
      else { return }
      state.focus = control
      if Control.sliders.contains(control) {
        dragged = control
        slide(control, to: mouse.point, layout)
      } else {
        press(control)
      }
    }
  }

  private func slide(_ control: Control, to point: Point, _ layout: FlipsideLayout) {
    guard let track = layout.lines[control]?.control else { return }
    changeSlider(control) { $0.move(toColumn: point.column - track.column, of: track.columns) }
  }

  static let bindings: [KeyBinding<Action>] = [
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
    KeyBinding([.character("?")], .help, name: "?", purpose: "show this help", short: "help"),
    KeyBinding([.up, .backTab], .previous),
    KeyBinding([.left, .character("-")], .decrease),
    KeyBinding([.pageDown], .pageDown),
    KeyBinding([.end], .last),
  ]
}

extension Settings {
  /// Whether the switch of a control is on.
  func isOn(_ control: FlipsideScreen.Control) -> Bool {
    switch control {
    case .evil: mode == .evil
    case .animation: isAnimated
    case .mouse: usesMouse
    case .length, .misses, .done: false
    }
  }
}
