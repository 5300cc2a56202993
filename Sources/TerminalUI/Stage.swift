/// The screens in sight, and the one loop that shows them and hands them their events.
public final class Stage {
  private let terminal: any Terminal
  private var screens: [any Screen] = []
  private var running: RunningTransition?
  private var ending: Ending?
  private var work: (() -> Void)?

  /// Whether screens turn and slide, or change at once.
  public var isAnimated = true

  /// Makes the help for the screen on top, from its hints; without it there is none.
  public var makeHelp: (([KeyHint]) -> any Screen)?

  /// Called before each picture but the first, so that what is to be told comes by itself.
  public var prepareForPicture: () -> Void = {}

  /// The size below which screens show no more than a notice, and nothing the player does reaches
  /// them.
  private let leastSize: Size

  private struct RunningTransition {
    let transition: Transition
    let from: Canvas

    /// The frame in sight; zero or below while the old picture is held.
    var frame: Int
  }

  public init(terminal: any Terminal, leastSize: Size = Size(columns: 0, rows: 0)) {
    self.terminal = terminal
    self.leastSize = leastSize
  }

  /// The screen that has the player's keys.
  public var top: (any Screen)? { screens.last }

  public var usesMouse: Bool {
    get { terminal.usesMouse }
    set { terminal.usesMouse = newValue }
  }

  /// Puts a screen on top.
  ///
  /// - Parameter isHeld: whether the old picture stays for a second first, to be looked at; a key
  ///   or a click ends that, and does nothing else.
  public func push(
    _ screen: any Screen, by transition: Transition = .none, holding isHeld: Bool = false
  ) {
    change(by: transition, holding: isHeld) { screens.append(screen) }
  }

  /// Takes the top screens off until `screen` is the top one; nothing happens if it isn't there.
  public func pop(to screen: any Screen, by transition: Transition = .none) {
    guard let index = screens.lastIndex(where: { $0 === screen }) else { return }
    change(by: transition) { screens.removeSubrange((index + 1)...) }
  }

  /// Puts a screen in the place of all others.
  public func show(_ screen: any Screen) {
    change(by: .none) { screens = [screen] }
  }

  /// Takes one screen off, wherever it is.
  public func remove(_ screen: any Screen) {
    screens.removeAll { $0 === screen }
  }

  /// Shows the picture as it is now, before the loop begins.
  public func showOnce() { terminal.present(picture()) }

  /// Does something that takes a moment, once the picture as it is now can be seen; keys wait until
  /// it is done.
  public func afterPicture(_ work: @escaping () -> Void) { self.work = work }

  /// Forgets keys typed before the player could see what they would do.
  public func discardInput() { terminal.discardInput() }

  /// Ends the loop after the event in hand.
  public func end(_ ending: Ending) { self.ending = ending }

  /// Shows, waits, handles, until something ends it.
  public func run() -> Ending {
    while ending == nil {
      prepareForPicture()
      terminal.present(picture())
      if let work {
        self.work = nil
        work()
        continue
      }
      let event = terminal.nextEvent(within: running == nil ? nil : Transition.milliseconds)
      if let event { handle(event) } else { advance() }
    }
    return ending ?? .quit
  }

  /// What is to be seen now.
  public func picture() -> Canvas {
    let still = stillPicture()
    guard let running else { return still }
    let progress = Double(running.frame) / Double(Transition.frameCount)
    return running.transition.frame(from: running.from, to: still, progress: progress)
  }

  private func handle(_ event: Event) {
    let isHolding = running.map { $0.frame <= 0 } ?? false
    // Letting go of a button is the end of the click that began the motion, not another act.
    if case .mouse(let mouse) = event, mouse.kind != .press {} else { running = nil }
    switch event {
    case .ended(let ending): end(ending)
    case .resized: break
    case .key, .mouse, .paste:
      // While the old picture is held, nobody sees the screen that would get the event.
      if !isHolding, terminal.size.holds(leastSize) { pass(event) }
    }
  }

  /// Hands an event to the screen on top, or shows the keys that work there.
  private func pass(_ event: Event) {
    guard let top else { return }
    if event == .key(.character("?")), !top.isTyping, !top.hints.isEmpty, let makeHelp {
      push(makeHelp(top.hints))
    } else {
      top.handle(event, in: terminal.size)
    }
  }

  private func advance() {
    running?.frame += 1
    if let frame = running?.frame, frame >= Transition.frameCount { running = nil }
  }

  private func change(
    by transition: Transition, holding isHeld: Bool = false, _ body: () -> Void
  ) {
    let old = isAnimated && transition != .none && !screens.isEmpty ? stillPicture() : nil
    body()
    running = old.map {
      RunningTransition(
        transition: transition, from: $0, frame: isHeld ? -Transition.heldFrameCount : 1)
    }
  }

  private func stillPicture() -> Canvas {
    var canvas = Canvas(size: terminal.size, glyphs: terminal.glyphs)
    let base = screens.lastIndex { !$0.isOverlay } ?? 0
    for screen in screens.dropFirst(base) { screen.draw(on: &canvas) }
    return canvas
  }
}
