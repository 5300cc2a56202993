import TerminalUI

extension WordTiles.Look {
  typealias Drawing = (
    frame: KeyPath<Glyphs, Glyphs.Frame>, frameStyle: Style, letterStyle: Style
  )

  var drawing: Drawing {
    switch self {
    case .hidden: (\.light, Style(.frame), .bold)
    case .shown: (\.heavy, Style(.right), Style(.right, .bold))
    case .lit: (\.heavy, Style(.right), Style(.right, [.bold, .reverse]))
    case .missing: (\.broken, Style(.danger), Style(.danger, .bold))
    }
  }
}
