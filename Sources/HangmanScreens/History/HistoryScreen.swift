import CommonScreens
public import HangmanModel
public import Presentation
public import TerminalUI
import Words

/// What the history tells.
public protocol HistoryScreenDelegate: AnyObject {
  func historyScreen(_ screen: HistoryScreen, didChoose step: HistoryScreen.Step)
}

/// The high scores, risen over the keys of a game that has ended, and what can be done next. Where there's
/// no room for them, only that.
public final class HistoryScreen: Screen {
  /// What follows a game.
  public enum Step: Hashable, Sendable {
    /// What comes after it, by what has become of the run.
    case next(FinishedGame.RunState)
    /// The way back to the game that was left for this one.
    case comeBack
    case calendar, story, share, scores
    /// What the word means, in full.
    case meaning
    /// Another kind of game, which was suggested.
    case suggestion(Suggestion)
    case menu
  }

  enum Action {
    case press, move(Int), step(Step)
  }

  public weak var delegate: (any HistoryScreenDelegate)?
  private let board: MainScreen

  private let end: GameEnd
  private let steps: [Step]
  private var focus: Step
  private let dateText: (Int) -> String

  /// - Parameters:
  ///   - board: the one that it rises over.
  ///   - steps: the buttons; the first of them has the focus, or the story that a player sees for the first time.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(
    over board: MainScreen, _ end: GameEnd, steps: [Step], dateText: @escaping (Int) -> String
  ) {
    (self.board, self.end, self.steps, self.dateText) = (board, end, steps, dateText)
    focus = end.isFirstLoss ? .story : steps.first ?? .menu
  }

  public let isOverlay = true

  public var hints: [KeyHint] { bindings.hints() }
  public var glossary: [KeyHint] { MainScreen.words + [KeyHint(.score)] }

  public func handle(_ event: Event, in size: Size) {
    let buttons = HistoryLayout(size: size, board: board.state, steps: steps).buttons
    if let step = event.click.flatMap(buttons.choice(at:)) {
      focus = step
      tell(step)
    }
    switch event.key.flatMap(bindings.action) {
    case .press: tell(buttons.focused(focus))
    case .move(let steps): focus = buttons.choice(from: focus, by: steps)
    case .step(let step): tell(step)
    case nil: break
    }
  }

  private func tell(_ step: Step) { delegate?.historyScreen(self, didChoose: step) }

  public func draw(on canvas: inout Canvas) { draw(on: &canvas, progress: 1) }

  /// Rises in the last part of the way, after the board has ended.
  public func draw(on canvas: inout Canvas, progress: Double) {
    let layout = HistoryLayout(size: canvas.size, board: board.state, steps: steps)
    let risen = (progress - BoardMotion.endShare) / (1 - BoardMotion.endShare)
    if risen <= 0 { return }
    if let sheet = layout.sheet {
      let below = Int(Double(sheet.rows) * (1 - min(1, risen)))
      drawSheet(on: &canvas, in: sheet.part(row: below))
    }
    if risen < 1 { return }
    layout.buttons.draw(on: &canvas, focus: layout.buttons.focused(focus))
    canvas.drawFooter(hints)
  }

  private var bindings: [KeyBinding<Action>] {
    [
      KeyBinding([.enter, .space], .press, .press),
      KeyBinding([.right, .down, .tab], .move(1), .amongButtons),
      KeyBinding([.left, .up, .backTab], .move(-1)),
      steps.contains(.share) ? binding("s", .share, .share) : nil,
      end.game.meaning == nil ? nil : binding("m", .meaning, .meaning),
      end.suggestion.map { binding($0.key, .suggestion($0), .suggestion($0)) },
      KeyBinding([.escape], .step(.menu), .menu),
    ].compactMap(\.self)
  }

  /// A letter that takes a step.
  private func binding(_ key: Character, _ step: Step, _ line: KeyLine) -> KeyBinding<Action> {
    KeyBinding("\(key)\(key.uppercased())".map(Key.character), .step(step), line)
  }
}

extension HistoryScreen {
  /// Draws as much of it as has risen.
  private func drawSheet(on canvas: inout Canvas, in rect: Rect) {
    canvas.clear(rect)
    drawTitle(on: &canvas, in: rect.line(0))
    var rest = rect.part(row: 1)
    if let suggestion = end.suggestion {
      let line = rest.line(rest.rows - 1)
      canvas.writeCentered(
        suggestionSentence(suggestion), at: line.origin, columns: line.columns,
        style: Style(.accent))
      rest = rest.part(rows: rest.rows - 1)
    }
    guard let scores = end.scores, !scores.entries.isEmpty else {
      return canvas.writeCentered(
        (end.scores == nil ? ScreenText.unscored : .noWin).text, at: rest.line(1).origin,
        columns: rest.columns, style: .quiet)
    }
    drawTable(of: scores, on: &canvas, in: rest)
  }

  /// Draws a rule with the title and what the table is of.
  private func drawTitle(on canvas: inout Canvas, in rect: Rect) {
    let title = " \(labels.scores.title) "
    let detail = details.isEmpty ? "" : " \(details.joined(separator: " · ")) "
    let ends = [2, 2 + title.columns, rect.columns - 2 - detail.columns, rect.columns - 2]
    for (start, end) in [(0, ends[0]), (ends[1], ends[2]), (ends[3], rect.columns)] {
      canvas.drawRule(row: rect.row, column: rect.column + start, columns: end - start)
    }
    canvas.write(title, at: rect.origin.moved(columns: ends[0]), style: .title)
    canvas.write(detail, at: rect.origin.moved(columns: ends[2]), style: .quiet)
  }

  /// Draws the games with their places in two columns, or in the middle if one takes them all, as wide as
  /// there's room for.
  private func drawTable(of scores: HighScores, on canvas: inout Canvas, in rect: Rect) {
    let marked = scores.entries.firstIndex { $0.id == end.game.id }
    let hasDates = rect.columns >= 90
    let width = hasDates ? 43 : 36
    let gap = 2
    let halves = scores.entries.count > Self.perColumn ? 2 : 1
    let left = (rect.columns - halves * width - (halves - 1) * gap) / 2
    let tier = LayoutTier(canvas.size)
    for half in 0..<halves {
      let first = half * Self.perColumn
      let results = scores.entries.dropFirst(first).prefix(Self.perColumn).map(\.result)
      let games = GameColumns(results: results, tier: tier, dateText: dateText)
      let place = Table.Column("#", 2, isNumber: true) { "\(first + $0 + 1)" }
      let columns = [place, games.word(hasDates ? 14 : 18), games.misses, games.score]
      var table = Table(
        columns + (hasDates ? [games.date] : []), rowCount: results.count,
        marked: marked.map { $0 - first }, gap: 1, hasHeading: true)
      table.isSpaced = tier == .vast
      let part = rect.part(column: left + half * (width + gap), columns: width)
      table.draw(on: &canvas, in: part)
    }
  }

  private static let perColumn = 5

  /// What the table is of, and where the game stands that isn't in sight.
  private var details: [String] {
    guard let scores = end.scores else { return [] }
    let place = end.rank.flatMap { $0 > scores.entries.count ? ScreenText.isNumber($0).text : nil }
    return [place].compactMap(\.self) + scores.details
  }
}

/// Where the parts of the sheet stand.
private struct HistoryLayout {
  /// From the first row of keys down; nil where there's no room for it.
  let sheet: Rect?
  let buttons: ButtonRow<HistoryScreen.Step>

  init(size: Size, board: MainScreen.State, steps: [HistoryScreen.Step]) {
    let layout = MainLayout(size: size, state: board)
    let (isFull, row) = (layout.tier.isFull, layout.buttonRows)
    let top = layout.keyboard.rect(of: layout.keyboard.first).row
    let columns = row.columns - (layout.ledger == nil ? 0 : 1)
    sheet =
      isFull ? Rect(column: row.column, row: top, columns: columns, rows: row.row - top) : nil
    // Below the verdict the row above is free too.
    let rects = row.rows == 1 && !isFull ? [row, row.part(row: -1, rows: 2)] : [row]
    let shorter = steps.filter { $0 != .share }
    let forms = [steps, shorter].flatMap { steps in
      rects.map { rect in
        ButtonRow.fitting(steps, in: rect, gap: isFull ? 4 : 1) { $0.label ?? "" }
      }
    }
    buttons = forms.first { !$0.choices.isEmpty } ?? forms[0]
  }
}

extension HistoryScreen.Step {
  /// What its button says; nil for what has none.
  var label: Caption? {
    switch self {
    case .next(.goesOn): labels.nextLevel
    case .next(.lost): labels.tryAgain
    case .next: labels.newGame
    case .comeBack: labels.comeBack
    case .calendar: labels.calendar
    case .story: labels.story
    case .share: labels.share
    case .scores: labels.scores
    case .meaning, .suggestion, .menu: nil
    }
  }
}
