/// One face of the program: it draws its state and takes what the player does.
public protocol Screen: AnyObject {
  /// Whether the screen beneath stays in sight around this one.
  var isOverlay: Bool { get }

  /// What its keys do, for its footer and for the help.
  var hints: [KeyHint] { get }

  /// Words that it uses, and what they mean, for the help.
  var glossary: [KeyHint] { get }

  /// Whether typed characters go into a text, and so no key means help.
  var isTyping: Bool { get }

  /// Draws the whole of it; the same state gives the same picture.
  func draw(on canvas: inout Canvas)

  /// Draws it on the way from its state before to the one it has now, at a progress from 0 to 1.
  func draw(on canvas: inout Canvas, progress: Double)

  /// Takes an event; `size` is that of the picture the player saw.
  func handle(_ event: Event, in size: Size)
}

extension Screen {
  public var isOverlay: Bool { false }
  public var hints: [KeyHint] { [] }
  public var glossary: [KeyHint] { [] }
  public var isTyping: Bool { false }
  public func draw(on canvas: inout Canvas, progress: Double) { draw(on: &canvas) }
}
