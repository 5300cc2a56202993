public import Presentation
public import TerminalUI

/// A form between header and footer, with a button that ends it and a reminder below.
public struct FormPanel<Value: Equatable & Sendable> {
  /// The rows below the form.
  public struct Foot {
    let gapAbove, reminderRows, gapBelow: Int

    /// Whether the button is in the header, so that it takes no row here.
    let hasButtonAbove: Bool

    public init(gapAbove: Int, reminderRows: Int, gapBelow: Int = 0, hasButtonAbove: Bool = false) {
      self.gapAbove = gapAbove
      self.reminderRows = reminderRows
      self.gapBelow = gapBelow
      self.hasButtonAbove = hasButtonAbove
    }

    var rows: Int { gapAbove + reminderRows + gapBelow + (hasButtonAbove ? 0 : 1) }
  }

  public var form: Form<Value>
  private let title: () -> String
  private let buttonTitle: () -> String
  private let full, compact: Size
  private let head: Int
  private let foot: (LayoutTier) -> Foot
  private let escape: KeyLine

  /// The title and the button's are made when it's drawn, in the language that is spoken then.
  ///
  /// - Parameters:
  ///   - full: the size of all of it where there's room for everything, and `compact` where there's less.
  ///   - head: the rows above the form where there's room for everything; two of them where there's less.
  ///   - escape: what Esc does.
  public init(
    _ title: @autoclosure @escaping () -> String, _ form: Form<Value>,
    button: @autoclosure @escaping () -> String, full: Size, compact: Size, head: Int = 0,
    escape: KeyLine = .back, foot: @escaping (LayoutTier) -> Foot
  ) {
    (self.title, self.form, buttonTitle) = (title, form, button)
    (self.full, self.compact, self.head, self.foot) = (full, compact, head, foot)
    self.escape = escape
  }

  /// What its keys do now.
  public var hints: [KeyHint] { form.hints(escape: KeyHint(escape, key: .escape)) }

  private var button: Button { Button(buttonTitle()) }

  public mutating func handle(_ event: Event, in size: Size) -> Form<Value>.Outcome {
    let places = places(in: size)
    return form.handle(event, in: places.form, done: places.button)
  }

  /// - Parameters:
  ///   - reminder: the text below the form, to fit the columns.
  ///   - above: what is said above it, the longest form first; not told where there's least room.
  public func draw(
    on canvas: inout Canvas, above: [String] = [],
    reminder: (LayoutTier, _ columns: Int) -> String
  ) {
    let tier = LayoutTier(canvas.size)
    let places = places(in: canvas.size)
    let title = title()
    canvas.drawHeader(title)
    let mark = LayoutTier.block(in: canvas.size).origin
      .moved(columns: title.columns + 1 + (tier == .minimal ? 0 : 1))
    let arrows = form.scrollMark(in: places.form)
    let marks = arrows.isEmpty ? [] : [ScreenText.more(arrows).text, arrows]
    // The button may stand in the same row.
    let end = places.button.row == mark.row ? places.button.column : canvas.size.columns
    let fitting = marks.first { mark.column + $0.columns <= end }
    canvas.write(fitting ?? "", at: mark, style: .bold)
    if fitting == nil, !marks.isEmpty { canvas.leaveOut() }
    button.draw(on: &canvas, at: places.button.origin, isFocused: form.isAtEnd)
    form.draw(on: &canvas, in: places.form)
    canvas.writeWrapped(reminder(tier, places.reminder.columns), in: places.reminder)
    let told = above.first { $0.wrapped(to: places.above.columns).count <= places.above.rows }
    if let told { canvas.writeWrapped(told, in: places.above, style: .quiet) }
    if told == nil, !above.isEmpty { canvas.leaveOut() }
    canvas.drawFooter(hints)
  }

  private func places(
    in size: Size
  ) -> (form: FormArea, reminder: Rect, button: Rect, above: Rect) {
    let tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let whole =
      switch tier {
      case .minimal: Rect(size).centered(Size(columns: 24, rows: face.rows - 2))
      case .compact: face.centered(compact)
      default: face.centered(Size(columns: full.columns, rows: min(full.rows, face.rows - 4)))
      }
    let head = tier.isFull ? head : tier == .compact ? min(head, 2) : 0
    let block = whole.part(row: head)
    let foot = foot(tier)
    let rows = block.rows - foot.rows
    let columns = button.columns
    let margin = tier == .minimal ? 0 : 1
    return (
      FormArea(block.part(rows: rows), tier.density),
      block.part(row: rows + foot.gapAbove, rows: foot.reminderRows),
      foot.hasButtonAbove
        ? face.part(column: face.columns - margin - columns, columns: columns, rows: 1)
        : block.part(
          column: (block.columns - columns) / 2, row: block.rows - 1, columns: columns, rows: 1),
      whole.part(column: tier.isFull ? 2 : 0, rows: tier.isFull ? max(0, head - 1) : head)
    )
  }
}
