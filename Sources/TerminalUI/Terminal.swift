/// The seam to the outside: whatever shows pictures and reports events.
public protocol Terminal: AnyObject {
  var size: Size { get }

  /// The characters that it can show.
  var glyphs: Glyphs { get }

  /// Whether it reports the mouse.
  var usesMouse: Bool { get set }

  /// Whether there is a shell behind the program, to which it can be stopped.
  var canPause: Bool { get }

  /// Shows a picture of the terminal's size.
  func present(_ canvas: Canvas)

  /// Waits for the next event; nil when `milliseconds` have passed without one.
  func nextEvent(within milliseconds: Int?) -> Event?

  /// Forgets everything that has been typed and not yet been reported.
  func discardInput()

  /// Puts a text on the clipboard of the terminal; false where it is known to have none.
  func copy(_ text: String) -> Bool
}

extension Terminal {
  public var canPause: Bool { true }
}
