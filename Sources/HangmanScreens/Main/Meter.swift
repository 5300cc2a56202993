import HangmanModel
import Presentation
import TerminalUI

/// How many words are held: a number, and a bar on a logarithmic scale.
struct Meter {
  let held, most: Int
  let noun: Noun

  /// Nil while that is a secret.
  init?(_ view: GameView, _ motion: BoardMotion?) {
    let counts = view.countsInPlay
    guard let most = counts.first, let last = counts.last else { return nil }
    self.most = most
    held = motion?.held(of: counts) ?? last
    noun = view.board.setup.noun
  }

  /// Draws the number, and the bar in the columns that it leaves.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let texts = [most, held].map { ScreenText.held($0, noun).text }
    let width = texts[0].count
    canvas.write(texts[1].padded(to: width, leading: true), at: rect.origin)
    let columns = rect.columns - width - 1
    let length = Doublings.bar(of: held, most: most, columns: columns)
    let bar = rect.origin.moved(columns: width + 1)
    canvas.write(String(repeating: "▇", count: length), at: bar, style: Style(.accent))
    let track = String(repeating: Character(canvas.glyphs.track), count: columns - length)
    canvas.write(track, at: bar.moved(columns: length), style: Style(.frame))
  }
}
