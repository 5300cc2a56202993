import HangmanModel
import TerminalUI

/// The mistakes left as marks, one a mistake allowed.
struct Lives {
  let left, allowed: Int

  /// Whether the last one that is gone is going out just now.
  var isGoingOut = false

  /// Draws a mark a mistake allowed: filled ones for those that are left.
  func draw(on canvas: inout Canvas, at point: Point) {
    for place in 0..<allowed {
      let isNew = isGoingOut && place == left
      let style: Style = place < left ? Style(.accent, .bold) : isNew ? Style(.danger) : .quiet
      canvas.write(
        place < left ? "●" : "○", at: point.moved(columns: place), style: style)
    }
  }

  /// The marks as text.
  var text: String {
    String(repeating: "●", count: max(0, left)) + String(repeating: "○", count: allowed - left)
  }
}
