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
    /// Goes on to what a picture calls like that: a row of a form, an item of a menu, a button.
    case choose(String)
  }

  public private(set) var size: Size
  public let glyphs: Glyphs
  public var usesMouse = true
  public private(set) var frames: [Canvas] = []
  public private(set) var discardCount = 0
  private var steps: ArraySlice<Step>
  private var searchedSteps = 0

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
    case .choose(let label): return step(to: label) ?? nextEvent(within: milliseconds)
    case nil: return .ended(.hangUp)
    }
  }

  /// A key on the way to what is called so; nil once it has the focus. What can't be found ends the input.
  private func step(to label: String) -> Event? {
    if picture.hasFocus(on: label) {
      searchedSteps = 0
      return nil
    }
    searchedSteps += 1
    if searchedSteps > 100 { return .ended(.hangUp) }
    steps = [.choose(label)] + steps
    let isList = picture.lines.contains { $0.unicodeScalars.contains(glyphs.pointer) }
    return .key(isList ? .down : .tab)
  }

  public func discardInput() { discardCount += 1 }

  /// What was put on the clipboard, the first first.
  public private(set) var copies: [String] = []

  public func copy(_ text: String) -> Bool {
    copies.append(text)
    return true
  }
}

extension Canvas {
  /// Whether what is called so has the focus: the pointer stands before it, or it's reversed.
  fileprivate func hasFocus(on label: String) -> Bool {
    lines.indices.contains { row in
      lines[row].ranges(of: label).contains { range in
        let before = lines[row][..<range.lowerBound]
        let origin = Point(column: before.unicodeScalars.count, row: row)
        let mark = before.split(separator: " ").last
        return mark?.unicodeScalars.elementsEqual([glyphs.pointer]) == true
          || self[origin].style.attributes.contains(.reverse)
      }
    }
  }
}
