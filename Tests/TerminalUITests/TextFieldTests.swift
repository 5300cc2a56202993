import Pictures
import TerminalUI
import Testing

/// What is typed in a field, and what can be gone through there.
@Suite struct TextFieldTests {
  private func field(_ text: String = "", choices: [String] = []) -> TextField {
    TextField(text, limit: 5, choices: choices, accepts: \.isShownOnCanvas)
  }

  private func typed(_ characters: String, in field: TextField) -> String {
    var field = field
    for character in characters { _ = field.take(.character(character)) }
    return field.text
  }

  @Test(arguments: [("Annabel", "Annab"), ("漢字漢", "漢字"), ("a漢字b", "a漢字"), ("Łu\u{301}x", "Łx")])
  func aTextHasSoManyColumnsAtMost(characters: String, text: String) {
    #expect(typed(characters, in: field()) == text)
  }

  @Test func theArrowsGoThroughTheChoices() {
    var field = field("x", choices: ["Anna", "Ben"])
    var seen: [String] = []
    for steps in [1, 1, 1, -1, -1, -1] {
      field.step(by: steps)
      seen.append(field.text)
    }
    #expect(seen == ["Anna", "Ben", "Ben", "Anna", "", ""])
    field.step(by: .max)
    #expect(field.text == "Ben")
    field.step(by: .min)
    #expect(field.text.isEmpty)
  }

  @Test func aClickOnAnArrowIsThatArrow() {
    var field = field(choices: ["Anna"])
    let columns = field.columns ?? 0
    field.point(at: columns - 1, of: columns)
    #expect(field.text == "Anna")
    field.point(at: 2, of: columns)
    #expect(field.text == "Anna")
    field.point(at: columns - 3, of: columns)
    #expect(field.text.isEmpty)
  }

  @Test func ofWhatIsHiddenOnlyTheNumberOfCharactersIsSeen() {
    let field = TextField("Anna", limit: 5, isHidden: true, accepts: \.isShownOnCanvas)
    for (glyphs, text) in [(Glyphs.unicode, "[●●●●  ]"), (.ascii, "[****  ]")] {
      var canvas = Canvas(size: Size(columns: 8, rows: 1), glyphs: glyphs)
      field.draw(
        on: &canvas, in: Rect(column: 0, row: 0, columns: 8, rows: 1), isFocused: false)
      #expect(canvas.lines == [text])
    }
    #expect(field.text == "Anna")
  }

  @Test func withoutChoicesTheArrowsDoNothing() {
    var field = field("Anna")
    field.step(by: 1)
    #expect(field.text == "Anna" && field.columns == 8)
  }
}
