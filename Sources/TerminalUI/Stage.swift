/// The screens in sight, and the one loop that shows them and hands them their events.
public final class Stage {
  private let terminal: any Terminal
  private var screens: [any Screen] = []
  private var motion: Motion?
  private var ending: Ending?
  private var pending: [() -> Void] = []
  private var worksInARow = 0

  /// Whether screens turn, slide and move, or change at once.
  public var isAnimated = true

  /// The key that a click stands for: that of a hint. Its arguments are the place, the hints of the
  /// screen on top, and the size of the picture.
  public var keyOfClick: ((Point, [KeyHint], Size) -> Key?)?

  /// Makes the help for the screen on top, from its hints; without it there is none.
  public var makeHelp: ((any Screen) -> any Screen)?

  /// Called before each picture but the first, so that what is to be told comes by itself.
  public var prepareForPicture: () -> Void = {}

  /// What the top screen's game does by itself, asked for anew after each picture, once all that was put
  /// off by ``afterPicture(_:)`` is done.
  public var automatic: () -> Automatic? = { nil }

  /// Called around each step of the loop, its picture included, so that something can hold meanwhile, such as a
  /// language.
  public var surround: (() -> Void) -> Void = { $0() }

  /// The size below which no screen is shown, but a notice, and nothing the player does reaches them.
  private let leastSize: Size

  /// Draws that notice.
  public var drawTooSmallNotice: (inout Canvas) -> Void = { _ in }

  public init(terminal: any Terminal, leastSize: Size = Size(columns: 0, rows: 0)) {
    self.terminal = terminal
    self.leastSize = leastSize
  }

  /// The screen that has the player's keys.
  public var top: (any Screen)? { screens.last }

  /// Puts a screen on top.
  public func push(_ screen: any Screen, by transition: Transition = .none) {
    change(by: transition) { screens.append(screen) }
  }

  /// Takes the top screens off until `screen` is the top one; nothing happens if it isn't there.
  public func pop(to screen: any Screen, by transition: Transition = .none) {
    guard let index = screens.lastIndex(where: { $0 === screen }) else { return }
    change(by: transition) { screens.removeSubrange((index + 1)...) }
  }

  /// Takes the top screen off.
  public func pop(by transition: Transition = .none) {
    if screens.count > 1 { change(by: transition) { screens.removeLast() } }
  }

  /// Puts screens in the place of all others.
  public func show(_ screens: [any Screen]) {
    change(by: .none) { self.screens = screens }
  }

  /// Takes one screen off, wherever it is.
  public func remove(_ screen: any Screen) {
    screens.removeAll { $0 === screen }
  }

  /// Shows the picture as it is now, before the loop begins.
  public func showOnce() { surround { terminal.present(picture()) } }

  /// Does something that takes a moment, once the picture as it is now can be seen and what was put off
  /// before is done; keys wait until then.
  public func afterPicture(_ work: @escaping () -> Void) { pending.append(work) }

  /// Lets the screens in sight move from their states before to those they have now, in so many frames. A
  /// key ends it and counts.
  ///
  /// - Parameter deafFrames: the first of them, in which a key only ends it, and what was typed until then is
  ///   dropped.
  public func move(frames: Int, deafFor deafFrames: Int = 0) {
    guard isAnimated else { return }
    motion = Motion(frameCount: frames, deafFrameCount: deafFrames) { [unowned self] progress in
      stillPicture { $0.draw(on: &$1, progress: progress) }
    }
  }

  /// Forgets keys typed before the player could see what they would do.
  public func discardInput() { terminal.discardInput() }

  /// Ends the loop after the event in hand.
  public func end(_ ending: Ending) { self.ending = ending }

  /// Shows, waits, handles, until something ends it.
  public func run() -> Ending {
    while ending == nil { surround(goOn) }
    return ending ?? .quit
  }

  /// One step of the loop: shows the picture, then does the work that is due or handles an event.
  private func goOn() {
    prepareForPicture()
    terminal.present(picture())
    if worksInARow == Self.mostWorksInARow {
      worksInARow = 0
      if let event = terminal.nextEvent(within: 0) { handle(event) }
      return
    }
    let next = pending.isEmpty ? automatic() : Automatic(after: 0, pending.removeFirst())
    if let next, next.pause == 0 {
      worksInARow += 1
      return next.work()
    }
    worksInARow = 0
    if let event = terminal.nextEvent(within: patience(until: next)) { return handle(event) }
    if motion == nil { next?.work() } else if motion?.advance() == false { motion = nil }
  }

  /// After so many works in a row a key is read first, so that work that only leads to more of it can be left.
  private static let mostWorksInARow = 8

  /// How long to wait for an event; without limit while nothing is to come.
  private func patience(until next: Automatic?) -> Int? {
    if motion != nil { return Transition.milliseconds }
    return terminal.size.holds(leastSize) ? next?.pause : nil
  }

  /// What is to be seen now.
  public func picture() -> Canvas { motion?.picture ?? stillPicture() }
}

/// What comes by itself, without a key.
public struct Automatic {
  let pause: Int
  let work: () -> Void

  /// - Parameter pause: for how many milliseconds the picture stands first without an event, counted from
  ///   the end of a motion; 0 does it at once.
  public init(after pause: Int, _ work: @escaping () -> Void) {
    self.pause = pause
    self.work = work
  }
}

extension Stage {
  private func handle(_ event: Event) {
    let isDeaf = motion?.isDeaf ?? false
    // Letting go of a button is the end of the click that began the motion, not another act.
    if !event.isMouseMove { motion = nil }
    switch event {
    case .ended(let ending): end(ending)
    case .resized: break
    case .key, .mouse, .paste:
      if isDeaf { return discardInput() }
      if terminal.size.holds(leastSize) { pass(event) }
    }
  }

  /// Hands an event to the screen on top, or shows the keys that work there.
  private func pass(_ event: Event) {
    guard let top else { return }
    var event = event
    if let point = event.click, let key = keyOfClick?(point, top.hints, terminal.size) {
      event = .key(key)
    }
    if event == .key(.character("?")), !top.isTyping, !top.hints.isEmpty, let makeHelp {
      push(makeHelp(top))
    } else {
      top.handle(event, in: terminal.size)
    }
  }

  private func change(by transition: Transition, _ body: () -> Void) {
    let isShown = isAnimated && transition != .none && !screens.isEmpty
    let old = isShown ? stillPicture() : nil
    body()
    motion = old.map { old in
      Motion(frameCount: Transition.frameCount) { [unowned self] progress in
        transition.frame(from: old, to: stillPicture(), progress: progress)
      }
    }
  }

  /// The screens in sight.
  private func stillPicture(
    by draw: (any Screen, inout Canvas) -> Void = { $0.draw(on: &$1) }
  ) -> Canvas {
    var canvas = Canvas(size: terminal.size, glyphs: terminal.glyphs)
    if !canvas.size.holds(leastSize) {
      drawTooSmallNotice(&canvas)
      return canvas
    }
    let base = screens.lastIndex { !$0.isOverlay } ?? 0
    for screen in screens.dropFirst(base) { draw(screen, &canvas) }
    return canvas
  }
}
