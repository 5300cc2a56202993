import Pictures
import Testing

@testable import TerminalUI

private struct Values: Equatable, Sendable {
  var size = 5
  var isOn = false
  var choice = 0
  var name = ""
  var isLast = false
}

private struct Chosen: Equatable, Sendable {
  var size = 5
  var chosen: Int?
}

private func rows(_ values: Values) -> [Form<Values>.Row] {
  [
    Form.Row("Size", .slider(\.size, values: Array(1...9)), note: "the size is \(values.size)"),
    Form.Row("Switch", .toggle(\.isOn, on: "on", off: "off")),
    Form.Row("Choice", .segments(\.choice, [0, 1, 2]) { ["one", "two", "three"][$0] }),
    Form.Row("Name", .text(\.name, limit: 8) { $0.isLetter }),
    Form.Row("Last", .toggle(\.isLast, on: "on", off: "off")),
  ]
}

/// Twice as many rows as the settings have.
private func manyRows(_ values: Values) -> [Form<Values>.Row] { rows(values) + rows(values) }

private let area = FormArea(Rect(column: 2, row: 1, columns: 36, rows: 20), .compact)
private let done = Rect(column: 30, row: 0, columns: 8, rows: 1)

@Suite struct FormTests {
  @Test(arguments: [
    ([Key.right, .right], 7), ([.left], 4), ([.pageUp], 9), ([.home], 1), ([.end, .left], 8),
  ])
  func aSliderIsMovedByKeys(keys: [Key], size: Int) {
    var form = Form(Values(), rows: rows)
    #expect(keys.map { press($0, in: &form) }.allSatisfy { $0 == .changed })
    #expect(form.value.size == size)
    #expect(form.rows[0].note == "the size is \(size)")
  }

  @Test func whatIsTypedTakesThePlaceOfATextThatGotTheKeysByAKey() {
    var form = Form(Values(name: "Anna"), focus: 2, rows: rows)
    for key in [Key.down, .character("E"), .character("v")] { _ = press(key, in: &form) }
    #expect(form.value.name == "Ev")
    for key in [Key.up, .down, .backspace, .character("x")] { _ = press(key, in: &form) }
    #expect(form.value.name == "x")
    // What the field doesn't take changes nothing.
    for key in [Key.up, .down, .character("1"), .character("2")] { _ = press(key, in: &form) }
    #expect(form.value.name == "x")
  }

  @Test(arguments: [
    ("3", 3), ("12", 2), ("0", 5), ("90", 9), ("x6", 6),
  ])
  func digitsSetASlider(typed: String, size: Int) {
    var form = Form(Values(), rows: rows)
    for character in typed { _ = press(.character(character), in: &form) }
    #expect(form.value.size == size)
  }

  @Test func twoDigitsAreOneNumberWhereItHasSuch() {
    var form = Form(Values(size: 30)) { _ in
      [Form.Row("Size", .slider(\.size, values: Array(1...50)))]
    }
    for (typed, size) in [("4", 4), ("2", 42), ("7", 7)] {
      _ = press(.character(Character(typed)), in: &form)
      #expect(form.value.size == size)
    }
    _ = press(.left, in: &form)
    _ = press(.character("1"), in: &form)
    #expect(form.value.size == 1)
  }

  @Test func whatFollowsFromAChangeIsChangedToo() {
    var form = Form(Values(), rows: rows) { old, new in
      if old.isOn != new.isOn { new.size = 9 }
    }
    for key in [Key.down, .right] { _ = press(key, in: &form) }
    #expect(form.value.size == 9)
  }

  @Test func aSwitchIsOnToTheRightAndFlippedByEnter() {
    var form = Form(Values(), rows: rows)
    let outcomes = [Key.down, .right, .right, .left, .enter].map { press($0, in: &form) }
    #expect(outcomes == [.nothing, .changed, .nothing, .changed, .changed])
    #expect(form.value.isOn)
  }

  @Test func segmentsAreMovedToTheEndsAndEnterGoesAround() {
    var form = Form(Values(), rows: rows)
    for key in [Key.down, .down, .left, .right, .right, .right] { _ = press(key, in: &form) }
    #expect(form.value.choice == 2)
    #expect(press(.enter, in: &form) == .changed)
    #expect(form.value.choice == 0)
  }

  @Test func noneMayBeChosenUntilOneIs() {
    func form() -> Form<Values> {
      Form(Values(size: 9)) { _ in
        [Form.Row("Size", .segments(\.size, [1, 2, 3], mayBeNone: true) { "\($0)" })]
      }
    }
    for (keys, size) in [
      ([Key.right], 1), ([.left], 3), ([.enter, .enter], 2), ([.right, .right], 2),
    ] {
      var form = form()
      for key in keys { _ = press(key, in: &form) }
      #expect(form.value.size == size)
    }
    var canvas = Canvas(size: Size(columns: 40, rows: 5))
    form().draw(on: &canvas, in: FormArea(Rect(column: 0, row: 0, columns: 40, rows: 3), .roomy))
    #expect(canvas.lines[0].contains(" 1  2  3 ") && !canvas.lines[0].contains("["))
  }

  @Test func segmentsWithoutAnyAreHarmless() {
    var segments = Segments(titles: [], index: 3)
    segments.step(by: 1)
    _ = segments.press()
    segments.point(at: 2, of: 5)
    #expect(segments.index == nil)
  }

  @Test(arguments: [(1, 5, "#---+"), (3, 3, "--#--"), (2, 9, "-#---")])
  func aSliderMarksAValue(value: Int, mark: Int, track: String) {
    var canvas = Canvas(size: Size(columns: 5, rows: 1), glyphs: .ascii)
    Slider(values: Array(1...5), value: value, mark: mark)
      .draw(on: &canvas, in: Rect(column: 0, row: 0, columns: 5, rows: 1), isFocused: false)
    #expect(canvas.lines[0] == track)
  }

  /// A slider with two choices beside it, of which Enter goes through both.
  @Test func choicesBesideASliderStandForItsNumber() {
    func form(_ chosen: Int?) -> Form<Chosen> {
      Form(Chosen(chosen: chosen)) { _ in
        [
          Form.Row(
            "Size",
            .slider(
              \.size, values: Array(1...9), choices: ["few", "many"], chosen: \.chosen, isOpen: true
            ))
        ]
      }
    }
    var pressed = form(nil)
    let places: [Int?] = (0..<3).map { _ in
      _ = pressed.handle(.key(.enter), in: area, done: done)
      return pressed.value.chosen
    }
    #expect(places == [0, 1, 0] && pressed.value.size == 5)
    for key in [Key.right, .character("6"), .end] {
      var moved = form(1)
      _ = moved.handle(.key(key), in: area, done: done)
      #expect(moved.value.chosen == nil && moved.value.size > 5, "\(key)")
    }
    // The track takes 22 of 36 columns, and then "few" begins at column 27 of the picture.
    var clicked = form(nil)
    for (column, chosen) in [(28, 0), (33, 1), (25, 1), (2, nil)] as [(Int, Int?)] {
      let point = Point(column: column, row: 2)
      _ = clicked.handle(.mouse(MouseEvent(.press, at: point)), in: area, done: done)
      #expect(clicked.value.chosen == chosen, "\(column)")
    }
    #expect(clicked.value.size == 1)
    let beside = MouseEvent(.drag, at: Point(column: 35, row: 2))
    _ = clicked.handle(.mouse(beside), in: area, done: done)
    #expect(clicked.value == Chosen(size: 9, chosen: nil))
    // Where there's little room what is chosen stands in place of the track.
    let tight = FormArea(Rect(column: 0, row: 0, columns: 24, rows: 1), .tight)
    for (chosen, line) in [(nil, "►Size     5 ──────█─────"), (1, "►Size        few [many]")] {
      var canvas = Canvas(size: Size(columns: 24, rows: 1))
      form(chosen).draw(on: &canvas, in: tight)
      #expect(canvas.lines[0].hasPrefix(line), "\(canvas.lines[0])")
    }
  }

  /// Headings stand where all rows have room beside them, and what stands back is quiet but for the one with the
  /// keys.
  @Test func headingsNeedRoomForAllRows() {
    let form = Form(Values()) { _ in
      [
        Form.Row("One", .toggle(\.isOn, on: "on", off: "off")).headed("ABOVE"),
        Form.Row("Two", .toggle(\.isLast, on: "on", off: "off")).headed("BELOW").quiet(true),
      ]
    }
    func lines(_ rows: Int) -> [String] {
      var canvas = Canvas(size: Size(columns: 40, rows: rows))
      form.draw(
        on: &canvas, in: FormArea(Rect(column: 0, row: 0, columns: 40, rows: rows), .roomy))
      #expect(canvas[Point(column: 14, row: rows == 5 ? 4 : 1)].style == .quiet)
      return canvas.lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    }
    #expect(lines(5) == ["ABOVE", "►", "", "BELOW", "Two"])
    #expect(lines(2) == ["►", "Two"])
  }

  @Test func blankLinesGoWhereTheyLeaveNoRoomForAllRows() {
    let form = Form(Values(), rows: rows)
    for (lines, second) in [(20, 4), (8, 4), (7, 3), (3, nil)] {
      let area = FormArea(Rect(column: 0, row: 0, columns: 36, rows: lines), .compact)
      #expect(form.places(in: area)[1]?.label.row == second, "\(lines) lines")
    }
  }

  @Test func rowsBelowTheOneThatChangesMayComeAndGo() {
    var form = Form(Values()) { values in rows(values).dropLast(values.isOn ? 0 : 2) }
    for key in [Key.down, .enter, .up] { _ = press(key, in: &form) }
    #expect(form.rows.count == 5 && form.focus == 0)
    for key in [Key.down, .enter, .down, .down] { _ = press(key, in: &form) }
    #expect(form.rows.count == 3 && form.isAtEnd)
  }

  @Test func aTextTakesOnlyWhatIsAcceptedAndNoMoreThanFits() {
    var form = Form(Values(), rows: rows)
    for key in [Key.down, .down, .down] { _ = press(key, in: &form) }
    #expect(form.isTyping)
    for character in "A?n7 nabellaxyz" { _ = press(.character(character), in: &form) }
    #expect(form.value.name == "Annabell")
    _ = press(.backspace, in: &form)
    #expect(form.value.name == "Annabel")
    #expect(press(.down, in: &form) == .nothing)
    #expect(!form.isTyping)
  }

  @Test func aFormTellsWhichKeysWorkOnItsRow() {
    var form = Form(Values(), rows: rows)
    #expect(form.keys == .rows(hasNumber: true))
    for key in [Key.down, .down, .down] { _ = press(key, in: &form) }
    #expect(form.keys == .text(hasChoices: false))
    let short = Form(Values()) { Array(rows($0).dropFirst()) }
    #expect(short.keys == .rows(hasNumber: false))
  }

  @Test func aPasteIsTypedIntoATextAndNowhereElse() {
    var form = Form(Values(), rows: rows)
    #expect(form.handle(.paste("8"), in: area, done: done) == .nothing)
    #expect(form.value == Values())
    for key in [Key.down, .down, .down] { _ = press(key, in: &form) }
    #expect(form.handle(.paste("A?n\n7"), in: area, done: done) == .changed)
    #expect(form.value.name == "An")
  }

  @Test func aboveTheLastRowNoRoomIsLeftEmptyOnceThereIsMore() throws {
    let small = FormArea(Rect(column: 0, row: 1, columns: 24, rows: 5), .tight)
    var form = Form(Values(), rows: manyRows)
    for _ in 0..<9 { _ = form.handle(.key(.down), in: small, done: done) }
    #expect(form.places(in: small)[0] == nil)
    #expect(form.places(in: FormArea(small.rect, .tight)).count < 10)
    let large = FormArea(Rect(column: 0, row: 1, columns: 36, rows: 40), .compact)
    #expect(form.places(in: large).count == 10)
  }

  @Test func theButtonAfterTheRowsAndEscAreDone() {
    var form = Form(Values(), rows: rows)
    _ = press(.up, in: &form)
    #expect(form.isAtEnd)
    #expect(press(.enter, in: &form) == .done)
    #expect(press(.escape, in: &form) == .done)
  }

  @Test func theFocusGoesAround() {
    var form = Form(Values(), rows: rows)
    for _ in 0..<6 { _ = press(.tab, in: &form) }
    #expect(form.focus == 0)
    for _ in 0..<6 { _ = press(.backTab, in: &form) }
    #expect(form.focus == 0)
  }

  @Test func theMouseDragsFlipsChoosesAndPresses() throws {
    var form = Form(Values(), rows: rows)
    let places = form.places(in: area)
    func point(_ row: Int, _ column: Int) throws -> Point {
      let control = try #require(places[row]).control
      return Point(column: control.column + column, row: control.row)
    }
    func mouse(_ kind: MouseEvent.Kind, _ point: Point) -> Form<Values>.Outcome {
      form.handle(.mouse(MouseEvent(kind, at: point)), in: area, done: done)
    }
    #expect(mouse(.press, try point(0, 0)) == .changed)
    #expect(mouse(.drag, try point(0, 35)) == .changed)
    #expect(form.value.size == 9)
    #expect(mouse(.release, try point(0, 35)) == .nothing)
    #expect(mouse(.drag, try point(0, 0)) == .nothing)
    #expect(mouse(.press, try point(1, 0)) == .changed && form.value.isOn)
    #expect(mouse(.press, try point(2, 6)) == .changed && form.value.choice == 1)
    #expect(mouse(.press, try point(4, 0)) == .changed && form.value.isLast)
    #expect(mouse(.press, done.origin) == .done)
    #expect(mouse(.press, Point(column: 0, row: 0)) == .nothing)
  }

  @Test(arguments: [
    FormArea(Rect(column: 0, row: 1, columns: 24, rows: 5), .tight),
    FormArea(Rect(column: 1, row: 1, columns: 38, rows: 11), .compact),
    FormArea(Rect(column: 10, row: 3, columns: 60, rows: 16), .roomy),
  ])
  func whatHasTheKeysIsInSightHoweverManyRowsThereAre(area: FormArea) {
    var form = Form(Values(), rows: manyRows)
    for key in [Key](repeating: .down, count: 11) + [Key](repeating: .up, count: 11) {
      _ = form.handle(.key(key), in: area, done: done)
      var canvas = Canvas(size: Size(columns: 80, rows: area.rect.endRow))
      form.draw(on: &canvas, in: area)
      #expect(canvas.clippedCount == 0 && canvas.overlapCount == 0)
      let shown = form.places(in: area)
      #expect(form.isAtEnd || shown[form.focus] != nil, "row \(form.focus)")
      let lines = shown.values.map(\.control.row)
      #expect(lines.allSatisfy { $0 >= area.rect.row && $0 < area.rect.endRow })
      let marks = form.scrollMark(in: area)
      #expect(marks.contains("↑") == (shown[0] == nil))
      #expect(marks.contains("↓") == (shown[9] == nil))
    }
  }

  @Test func aClickDoesNotMoveTheRowsThatAreInSight() throws {
    let area = FormArea(Rect(column: 0, row: 1, columns: 24, rows: 5), .tight)
    var form = Form(Values(), rows: manyRows)
    for _ in 0..<8 { _ = form.handle(.key(.down), in: area, done: done) }
    let before = form.places(in: area).keys.sorted()
    let place = try #require(form.places(in: area)[before[1]])
    _ = form.handle(.mouse(MouseEvent(.press, at: place.control.origin)), in: area, done: done)
    #expect(form.focus == before[1])
    #expect(form.places(in: area).keys.sorted() == before)
  }

  private func press(_ key: Key, in form: inout Form<Values>) -> Form<Values>.Outcome {
    form.handle(.key(key), in: area, done: done)
  }
}

@Suite struct FocusRingTests {
  @Test(arguments: [
    ("a", 1, "b"), ("c", 1, "a"), ("a", -1, "c"), ("b", 7, "c"), ("?", 1, "a"), ("?", -1, "b"),
  ])
  func aRingGoesAroundBothWays(place: String, steps: Int, expected: String) {
    #expect(FocusRing(["a", "b", "c"]).place(from: place, by: steps) == expected)
  }

  @Test func anEmptyRingHasNoPlace() {
    #expect(FocusRing<Int>([]).place(from: 1, by: 1) == nil)
  }
}
