/// Buttons side by side in the middle of a row: what each of them stands for, and where it is.
public struct ButtonRow<Choice: Equatable> {
  private let buttons: [(choice: Choice, button: Button, rect: Rect)]

  /// Goes on in further rows where one is full; has no buttons at all where they have no room.
  public init(_ choices: [Choice], in rect: Rect, gap: Int, title: (Choice) -> String) {
    let all = choices.map { ($0, Button(title($0))) }
    func width(_ line: [(Choice, Button)]) -> Int { line.reduce(-gap) { $0 + $1.1.columns + gap } }
    var lines: [[(Choice, Button)]] = []
    for button in all {
      let line = (lines.last ?? []) + [button]
      if !lines.isEmpty, width(line) <= rect.columns {
        lines[lines.count - 1] = line
      } else {
        lines.append([button])
      }
    }
    let hasRoom = lines.count <= rect.rows && all.allSatisfy { $0.1.columns <= rect.columns }
    buttons = (hasRoom ? lines : []).enumerated().flatMap { row, line in
      var column = max(0, (rect.columns - width(line)) / 2)
      return line.map { choice, button in
        defer { column += button.columns + gap }
        let place = rect.part(column: column, row: row, columns: button.columns, rows: 1)
        return (choice, button, place)
      }
    }
  }

  /// What can be chosen.
  public var choices: [Choice] { buttons.map(\.choice) }

  /// What has the focus: the first choice where the one wanted has no button.
  public func focused(_ wanted: Choice) -> Choice {
    choices.contains(wanted) ? wanted : choices.first ?? wanted
  }

  /// The choice some buttons further, and around again.
  public func choice(from choice: Choice, by steps: Int) -> Choice {
    FocusRing(choices).place(from: focused(choice), by: steps) ?? choice
  }

  /// The choice whose button is at a point.
  public func choice(at point: Point) -> Choice? {
    buttons.first { $0.rect.contains(point) }?.choice
  }

  /// - Parameter focus: the choice whose button is marked; nil for none.
  public func draw(on canvas: inout Canvas, focus: Choice?) {
    for (choice, button, rect) in buttons {
      button.draw(on: &canvas, at: rect.origin, isFocused: choice == focus)
    }
  }
}
