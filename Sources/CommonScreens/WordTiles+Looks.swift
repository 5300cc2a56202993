import TerminalUI

extension WordTiles.Look {
  /// How a tile is drawn.
  struct Drawing {
    let frame: Glyphs.Frame
    let frameStyle, letterStyle: Style

    /// Whether its inside has the ground of its letter.
    var isFilled = false
  }

  /// - Parameter glyphs: those of the canvas, which tell whether what is found is filled.
  func drawing(with glyphs: Glyphs) -> Drawing {
    switch self {
    case .hidden:
      Drawing(frame: glyphs.light, frameStyle: Style(.frame), letterStyle: .bold)
    case .missing:
      Drawing(
        frame: glyphs.broken, frameStyle: Style(.danger), letterStyle: Style(.danger, .bold))
    case .picked where glyphs.areFilled:
      Drawing(
        frame: glyphs.solid, frameStyle: .text, letterStyle: Style(.text, [.bold, .reverse]),
        isFilled: true)
    case .rival where glyphs.areFilled:
      Drawing(
        frame: glyphs.solid, frameStyle: Style(.accent), letterStyle: Style(.rival, .bold),
        isFilled: true)
    case .rival:
      Drawing(
        frame: glyphs.double, frameStyle: Style(.accent), letterStyle: Style(.accent, .bold))
    case .shown where glyphs.areFilled, .lit where glyphs.areFilled:
      Drawing(
        frame: glyphs.solid, frameStyle: Style(.right), letterStyle: Style(.found, .bold),
        isFilled: true)
    case .shown, .outlined:
      Drawing(
        frame: glyphs.heavy, frameStyle: Style(.right), letterStyle: Style(.right, .bold))
    case .lit, .picked:
      Drawing(
        frame: glyphs.heavy, frameStyle: Style(.right),
        letterStyle: Style(.right, [.bold, .reverse]))
    }
  }
}
