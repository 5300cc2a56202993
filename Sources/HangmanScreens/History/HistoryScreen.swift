import CommonScreens
public import HangmanModel
public import TerminalUI
import Wording
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

  /// What stands on it.
  struct State: Equatable {
    /// Nil for a game that has no table.
    let scores: HighScores?

    /// The game that has ended, and its place from 1 if it was won.
    let game: Int64?
    let rank: Int?
    let steps: [Step]
    let hasMeaning: Bool
    let suggestion: Suggestion?
    var focus: Step

    var bindings: [KeyBinding<Action>] {
      var keys: [Step] = steps.contains(.share) ? [.share] : []
      if hasMeaning { keys.append(.meaning) }
      if let suggestion { keys.append(.suggestion(suggestion)) }
      return HistoryScreen.bindings + keys.compactMap(\.binding) + [HistoryScreen.menuBinding]
    }

    var hints: [KeyHint] { bindings.compactMap(\.hint) + [.help] }
  }

  enum Action {
    case press, next, previous
    case step(Step)
  }

  public weak var delegate: (any HistoryScreenDelegate)?
  private let board: MainScreen
  private let dateText: (Int) -> String
  private(set) var state: State

  /// - Parameters:
  ///   - board: the one that it rises over.
  ///   - scores: the table of the game; nil where it isn't scored.
  ///   - rank: the place of the game there, from 1.
  ///   - steps: the buttons; the first of them has the focus.
  ///   - focus: the one that has the focus, if it's another.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(
    over board: MainScreen, _ game: FinishedGame, scores: HighScores?, rank: Int?, steps: [Step],
    suggestion: Suggestion?, focus: Step? = nil, dateText: @escaping (Int) -> String
  ) {
    self.board = board
    self.dateText = dateText
    state = State(
      scores: scores, game: game.id, rank: rank, steps: steps, hasMeaning: game.meaning != nil,
      suggestion: suggestion, focus: focus ?? steps.first ?? .menu)
  }

  public let isOverlay = true

  public var hints: [KeyHint] { state.hints }
  public let glossary = MainScreen.words

  public func handle(_ event: Event, in size: Size) {
    let buttons = layout(in: size).buttons
    if let step = event.click.flatMap(buttons.choice(at:)) {
      state.focus = step
      tell(step)
    }
    switch event.key.flatMap(state.bindings.action) {
    case .press: tell(buttons.focused(state.focus))
    case .next: state.focus = buttons.choice(from: state.focus, by: 1)
    case .previous: state.focus = buttons.choice(from: state.focus, by: -1)
    case .step(let step): tell(step)
    case nil: break
    }
  }

  private func tell(_ step: Step) { delegate?.historyScreen(self, didChoose: step) }

  private func layout(in size: Size) -> HistoryLayout {
    HistoryLayout(size: size, board: board.state, steps: state.steps)
  }

  public func draw(on canvas: inout Canvas) { draw(on: &canvas, progress: 1) }

  /// Rises in the last part of the way, after the board has ended.
  public func draw(on canvas: inout Canvas, progress: Double) {
    let layout = layout(in: canvas.size)
    let risen = (progress - BoardMotion.endShare) / (1 - BoardMotion.endShare)
    if risen <= 0 { return }
    if let sheet = layout.sheet {
      let below = Int(Double(sheet.rows) * (1 - min(1, risen)))
      state.draw(on: &canvas, in: sheet.part(row: below), dateText)
    }
    if risen < 1 { return }
    layout.buttons.draw(on: &canvas, focus: layout.buttons.focused(state.focus))
    canvas.drawFooter(hints)
  }
}

extension HistoryScreen {
  fileprivate static let bindings: [KeyBinding<Action>] = [
    KeyBinding(
      [.enter, .space], .press, name: "Enter", purpose: "press what is picked", short: "press"),
    KeyBinding(
      [.right, .down, .tab], .next, name: "← →", purpose: "go to another button (also Tab)",
      short: "buttons"),
    KeyBinding([.left, .up, .backTab], .previous),
  ]

  fileprivate static let menuBinding = KeyBinding(
    [.escape], Action.step(.menu), name: "Esc", purpose: "open the menu", short: "menu")
}

extension HistoryScreen.Step {
  var title: String {
    switch self {
    case .next(.goesOn): "Next Level"
    case .next(.lost): "Try Again"
    case .next: "New Game"
    case .comeBack: "Back to Your Game"
    case .calendar: "Calendar"
    case .story: "Story"
    case .share: "Share"
    case .scores: "Scores"
    case .meaning: "Meaning"
    case .suggestion(let suggestion): suggestion.title
    case .menu: "Menu"
    }
  }

  /// What its button says where there's little room.
  var brief: String {
    switch self {
    case .next(.goesOn): "Next"
    case .next(.lost): "Again"
    case .next: "New"
    case .comeBack: "Back"
    default: title
    }
  }

  /// A key that takes it too.
  fileprivate var binding: KeyBinding<HistoryScreen.Action>? {
    let (key, purpose, short): (Character, String, String)
    switch self {
    case .share: (key, purpose, short) = ("s", "share the game, without its letters", "share")
    case .meaning: (key, purpose, short) = ("m", "read what the word means", "meaning")
    case .suggestion(let suggestion):
      (key, purpose, short) = (suggestion.key, "play \(suggestion.title)", suggestion.title)
    default: return nil
    }
    return KeyBinding(
      [.character(key), .character(Character(key.uppercased()))], .step(self),
      name: key.uppercased(), purpose: purpose, short: short)
  }
}

/// Where the parts of the sheet stand.
struct HistoryLayout {
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
      rects.flatMap { rect in
        [\HistoryScreen.Step.title, \.brief].map { title in
          ButtonRow(steps, in: rect, gap: isFull ? 4 : 1) { $0[keyPath: title] }
        }
      }
    }
    buttons = forms.first { !$0.choices.isEmpty } ?? forms[0]
  }
}

extension HistoryScreen.State {
  /// Draws as much of it as has risen.
  fileprivate func draw(
    on canvas: inout Canvas, in rect: Rect, _ dateText: @escaping (Int) -> String
  ) {
    canvas.clear(rect)
    drawTitle(on: &canvas, in: rect.line(0))
    var rest = rect.part(row: 1)
    if let suggestion {
      let line = rest.line(rest.rows - 1)
      canvas.writeCentered(
        suggestionSentence(suggestion), at: line.origin, columns: line.columns,
        style: Style(.accent))
      rest = rest.part(rows: rest.rows - 1)
    }
    guard let scores, !scores.entries.isEmpty else {
      let told = scores == nil ? "This game isn't scored." : "No win yet. The first one goes here."
      return canvas.writeCentered(
        told, at: rest.line(1).origin, columns: rest.columns, style: .quiet)
    }
    drawTable(of: scores, on: &canvas, in: rest, dateText)
  }

  /// Draws a rule with the title and what the table is of.
  private func drawTitle(on canvas: inout Canvas, in rect: Rect) {
    let title = " SCORES "
    let detail = details.isEmpty ? "" : " \(details.joined(separator: " · ")) "
    let ends = [2, 2 + title.columns, rect.columns - 2 - detail.columns, rect.columns - 2]
    for (start, end) in [(0, ends[0]), (ends[1], ends[2]), (ends[3], rect.columns)] {
      canvas.drawRule(row: rect.row, column: rect.column + start, columns: end - start)
    }
    canvas.write(title, at: rect.origin.moved(columns: ends[0]), style: .title)
    canvas.write(detail, at: rect.origin.moved(columns: ends[2]), style: .quiet)
  }

  /// Draws the games in two columns, or in the middle if one takes them all, as wide as there's room for.
  private func drawTable(
    of scores: HighScores, on canvas: inout Canvas, in rect: Rect,
    _ dateText: @escaping (Int) -> String
  ) {
    let marked = scores.entries.firstIndex { $0.id == game }
    let hasDates = rect.columns >= 90
    let columns = hasDates ? 43 : 36
    let gap = 2
    let halves = scores.entries.count > Self.perColumn ? 2 : 1
    let left = (rect.columns - halves * columns - (halves - 1) * gap) / 2
    for half in 0..<halves {
      let first = half * Self.perColumn
      let games = scores.entries.dropFirst(first).prefix(Self.perColumn).map(\.result)
      var table = Table.best(
        games, after: first, marked: marked.map { $0 - first }, hasDates ? dateText : nil)
      table.isSpaced = LayoutTier(canvas.size) == .vast
      let column = left + half * (columns + gap)
      table.draw(on: &canvas, in: rect.part(column: column, columns: columns))
    }
  }

  private static let perColumn = 5

  /// What the table is of, and where the game stands that isn't in sight.
  private var details: [String] {
    guard let scores else { return [] }
    let place = rank.flatMap {
      $0 > scores.entries.count ? "this game is number \(grouped($0))" : nil
    }
    return [place, scores.list.title, scores.setter.name, scores.isHelped ? "with hints" : nil]
      .compactMap(\.self)
  }
}

extension Table {
  /// Games with their places, the first of them behind so many others: words, mistakes and scores, and the
  /// days where there's room for them.
  fileprivate static func best(
    _ results: [GameResult], after first: Int, marked: Int?, _ dateText: ((Int) -> String)?
  ) -> Table {
    let columns = [
      Column("#", 2, isNumber: true) { "\(first + $0 + 1)" },
      Column("Word", dateText == nil ? 18 : 14) { results[$0].word },
      Column("Mistakes", 8) { "\(results[$0].misses) of \(results[$0].allowed)" },
      Column("Score", 5, isNumber: true) { results[$0].score.map(signed) ?? "" },
    ]
    let dates = dateText.map { dateText in
      [Column("Date", 10) { dateText(results[$0].finishedAt) }]
    }
    return Table(
      columns + (dates ?? []), rowCount: results.count, marked: marked, empty: "", gap: 1,
      hasHeading: true)
  }
}
