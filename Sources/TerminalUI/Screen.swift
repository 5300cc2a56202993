/// One face of the program: it draws its state and takes what the player does.
public protocol Screen: AnyObject {
  /// Whether the screen beneath stays in sight around this one.
  var isOverlay: Bool { get }

  /// Draws the whole of it; the same state gives the same picture.
  func draw(on canvas: inout Canvas)

  /// Takes an event; `size` is that of the picture the player saw.
  func handle(_ event: Event, in size: Size)
}

extension Screen {
  public var isOverlay: Bool { false }
}
