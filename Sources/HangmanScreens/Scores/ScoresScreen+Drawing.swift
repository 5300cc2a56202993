import CommonScreens
import Presentation
public import TerminalUI

extension ScoresScreen {
  public func draw(on canvas: inout Canvas) {
    let layout = ScoresLayout(size: canvas.size)
    let title = labels.scores.title
    canvas.drawHeader(title)
    segments.draw(on: &canvas, in: layout.tabs, isFocused: false)
    if let shown { drawFilter(shown.details, on: &canvas, layout) }
    if let table = table(layout.tier) {
      table.draw(on: &canvas, in: layout.table)
      if shown?.firstPick != nil, layout.tier != .minimal {
        drawProof(below: table, on: &canvas, layout)
      }
      let mark = LayoutTier.block(in: canvas.size).origin.moved(columns: title.columns + 1)
      if layout.tier == .minimal {
        canvas.write(table.scrollMark(in: layout.table), at: mark, style: .bold)
      }
      if let aside = layout.aside, let summary {
        canvas.write(labels.allGames.title, at: aside.origin, style: .title)
        summary.draw(on: &canvas, in: aside.part(row: 2))
      }
    } else if case .statistics(let sheet) = shown?.content {
      sheet.draw(on: &canvas, in: layout.statistics)
    } else {
      canvas.writeWrapped(ScreenText.noGame.text, in: layout.table)
    }
    layout.buttons.draw(on: &canvas, focus: .done)
    canvas.drawFooter(hints)
  }

  /// Writes what the rows of everyone's board prove, where they leave a line for it.
  private func drawProof(below table: Table, on canvas: inout Canvas, _ layout: ScoresLayout) {
    let last = layout.table.rows - 1
    if table.fits(in: layout.table.part(rows: last)) {
      canvas.write(
        ScreenText.whatIsProved.text, at: layout.table.line(last).origin, style: .quiet)
    }
  }

  /// Writes what the page is of, and which of how many it is, so that one sees that there is more.
  private func drawFilter(_ details: [String], on canvas: inout Canvas, _ layout: ScoresLayout) {
    let (rect, tier) = (layout.filter, layout.tier)
    let (place, count) = (page + 1, pages.count)
    let standing =
      switch tier {
      case _ where count < 2: ""
      case .minimal: "\(place)/\(count)"
      case .compact: "PgDn \(place)/\(count)"
      default: "PgUp PgDn  \(share(place, of: count))"
      }
    canvas.write(
      standing, at: rect.origin.moved(columns: rect.columns - standing.columns), style: .quiet)
    canvas.write(
      Canvas.joined(details, columns: rect.columns - standing.columns - 1), at: rect.origin,
      style: .bold)
  }
}
