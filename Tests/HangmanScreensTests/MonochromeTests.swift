import CommonScreens
import HangmanModel
import Pictures
import ProgramModel
import TerminalUI
import Testing
import Words

@testable import HangmanScreens

/// What is left of a picture without its colours.
private func monochrome(_ canvas: Canvas, _ rect: Rect) -> [String] {
  (rect.row..<rect.endRow).map { row in
    (rect.column..<rect.endColumn).map { column in
      let cell = canvas[Point(column: column, row: row)]
      return "\(cell.glyph)\(cell.style.attributes.rawValue)"
    }.joined(separator: " ")
  }
}

@Suite struct MonochromeTests {
  @Test(arguments: [(80, 24), (40, 16), (24, 8)])
  func keysTellTheirStateWithoutColour(columns: Int, rows: Int) throws {
    let size = Size(columns: columns, rows: rows)
    for glyphs in [Glyphs.unicode, .ascii] {
      let looks = try ["", "E", "Z"].map { guess in
        let screen = MainScreen(try view("DEER", guesses: guess, misses: 8))
        let keyboard = MainLayout(size: size, state: screen.state).keyboard
        let letter = try #require(Letter(guess.first ?? "E"))
        return monochrome(picture(screen, size, glyphs: glyphs), keyboard.rect(of: letter))
          .joined(separator: "\n").replacingLetter(letter)
      }
      #expect(Set(looks).count == 3, "untried, hit and missed look alike: \(looks)")
    }
  }

  @Test(arguments: [(80, 24), (40, 16)])
  func whatIsPickedCanBeToldWithoutColour(columns: Int, rows: Int) throws {
    let size = Size(columns: columns, rows: rows)
    let screen = MainScreen(try view("DEER", guesses: "", misses: 8))
    var looks = [monochrome(picture(screen, size), Rect(size))]
    for key in [Key.right, .tab, .tab, .tab] {
      screen.handle(.key(key), in: size)
      looks.append(monochrome(picture(screen, size), Rect(size)))
    }
    #expect(Set(looks).count == looks.count)
  }

  @Test(arguments: [(80, 24), (40, 16), (24, 8)], Language.allCases)
  func settingsTellFocusAndSwitchesWithoutColour(cells: (Int, Int), language: Language) {
    let size = Size(columns: cells.0, rows: cells.1)
    let looks = Language.$current.withValue(language) {
      let screen = FlipsideScreen(
        settings: .defaults, preferences: Preferences(), library: .embedded)
      var looks = [monochrome(picture(screen, size), Rect(size))]
      for key in [Key.right, .down, .right, .down, .space, .down, .down, .down] {
        screen.handle(.key(key), in: size)
        looks.append(monochrome(picture(screen, size), Rect(size)))
      }
      return looks
    }
    #expect(Set(looks).count == looks.count)
  }
}

extension String {
  /// The text with a letter, in either case, as `@`, so that two keys can be compared; a small letter
  /// stays told apart from a capital.
  fileprivate func replacingLetter(_ letter: Letter) -> String {
    let capital = String(letter.character)
    return self.split(separator: capital, omittingEmptySubsequences: false).joined(separator: "@")
      .split(separator: capital.lowercased(), omittingEmptySubsequences: false)
      .joined(separator: "a")
  }
}
