public import TerminalUI

/// A terminal without a screen: it reports events from a list and keeps what it is shown.
///
/// It lets games be played in tests, and shows what the protocol asks for at the least.
public final class ScriptedTerminal: Terminal {
  /// A step of the script.
  public enum Step: Sendable {
    case event(Event)
    case resize(Size)
    /// Time passes: one wait with a limit ends without an event.
    case wait
  }

  public private(set) var size: Size
  public let glyphs: Glyphs
  public var usesMouse = true
  public private(set) var frames: [Canvas] = []
  public private(set) var discardCount = 0
  private var steps: ArraySlice<Step>

  public init(size: Size, glyphs: Glyphs = .unicode, steps: [Step] = []) {
    self.size = size
    self.glyphs = glyphs
    self.steps = steps[...]
  }

  /// The last picture shown.
  public var picture: Canvas { frames.last ?? Canvas(size: size, glyphs: glyphs) }

  public func present(_ canvas: Canvas) { frames.append(canvas) }

  /// The next event of the script; at its end, the end of input. At a `wait` of the script, a wait
  /// with a limit is over at once; one without a limit goes on to what comes next.
  public func nextEvent(within milliseconds: Int?) -> Event? {
    switch steps.popFirst() {
    case .event(let event): return event
    case .resize(let size):
      self.size = size
      return .resized
    case .wait: return milliseconds == nil ? nextEvent(within: nil) : nil
    case nil: return .ended(.hangUp)
    }
  }

  public func discardInput() { discardCount += 1 }

  /// What was put on the clipboard, the first first.
  public private(set) var copies: [String] = []

  public func copy(_ text: String) -> Bool {
    copies.append(text)
    return true
  }
}
