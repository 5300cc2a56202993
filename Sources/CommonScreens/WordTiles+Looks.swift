import TerminalUI

extension WordTiles.Look {
  func frame(_ glyphs: Glyphs) -> Glyphs.Frame {
    switch self {
    case .hidden: glyphs.light
    case .shown, .lit: glyphs.heavy
    case .missing: glyphs.broken
    }
  }

  var frameStyle: Style {
    switch self {
    case .hidden: Style(.frame)
    case .shown, .lit: Style(.right)
    case .missing: Style(.danger)
    }
  }

  var letterStyle: Style {
    switch self {
    case .hidden: .bold
    case .shown: Style(.right, .bold)
    case .lit: Style(.right, [.bold, .reverse])
    case .missing: Style(.danger, .bold)
    }
  }
}
