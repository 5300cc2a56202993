import CommonScreens
public import HangmanModel
public import TerminalUI

/// What the history tells.
public protocol HistoryScreenDelegate: AnyObject {
  func historyScreenDidFinish(_ screen: HistoryScreen)
  func historyScreenDidAskForNewGame(_ screen: HistoryScreen)
  /// The player wants to know how the game came about that has just ended.
  func historyScreen(_ screen: HistoryScreen, didAskForConfessionOf game: FinishedGame)
  /// The same of a game of a table, or of the latest.
  func historyScreen(_ screen: HistoryScreen, didChoose entry: Kept<GameResult>)
}

/// The high scores, the best runs, the statistics and the latest games, under the end of the game that
/// led to them.
public final class HistoryScreen: Screen {
  /// All that is drawn.
  struct State: Equatable {
    let game: FinishedGame?

    /// What leads on from it.
    let next: String

    /// What can be turned to: the pages of each face.
    let faces: [[HistoryPage]]
    var face = 0
    var page = 0
    var focus = Choice.newGame

    /// The pages of the face in sight.
    var pages: [HistoryPage] { faces.indices.contains(face) ? faces[face] : [] }

    /// The one in sight.
    var shown: HistoryPage? { pages.indices.contains(page) ? pages[page] : nil }

    /// What can be chosen where there is room for all of it.
    var choices: [Choice] {
      game?.occasion.isOfSetter == true ? [.newGame, .confession, .done] : [.newGame, .done]
    }

    var hints: [KeyHint] {
      let bindings = HistoryScreen.bindings.filter {
        switch $0.action {
        case .nextPage, .previousPage: pages.count > 1
        case .open: shown?.entries.isEmpty == false
        default: true
        }
      }
      return bindings.compactMap(\.hint) + [.help]
    }
  }

  enum Choice: Hashable {
    case newGame, confession, done

    func button(_ tier: LayoutTier, in state: State) -> Button {
      switch self {
      case .newGame: Button(state.next)
      case .confession: Button(tier.isFull ? state.game?.confessionTitle ?? "Story" : "Story")
      case .done: Button("Done")
      }
    }
  }

  enum Action: Hashable {
    case next, previous, press, nextFace, previousFace, nextPage, previousPage, done
    /// Tells of a game of the table, by its rank from 0.
    case open(Int)
  }

  public weak var delegate: (any HistoryScreenDelegate)?
  private(set) var state: State

  /// - Parameters:
  ///   - game: the game that has just ended, nil if the scores are only looked at.
  ///   - next: what leads on from it is called.
  ///   - tables: the scores of each list and setter, those to be seen first in front.
  ///   - runs: the best runs with each setup, those to be seen first in front.
  ///   - statistics: what all games have come to, and then those of parts of them.
  ///   - latest: the games that ended last, the last one first.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(
    game: FinishedGame?, next: String? = nil, tables: [HighScores], runs: [RunScores] = [],
    statistics: [Statistics] = [], latest: [Kept<GameResult>] = [], dateText: (Int) -> String
  ) {
    let scorePages = tables.map { scores in
      let dates = scores.entries.map { dateText($0.result.finishedAt) }
      return HistoryPage.scores(ScoreTable(scores: scores, dates: dates, marked: game?.id))
    }
    let runPages = runs.map { scores in
      let dates = scores.entries.map { dateText($0.result.finishedAt) }
      return HistoryPage.runs(RunTable(scores: scores, dates: dates, marked: game?.run.id))
    }
    let sheets = statistics.map { statistics in
      HistoryPage.statistics(
        StatisticsSheet(statistics: statistics, since: statistics.since.map(dateText) ?? ""))
    }
    let gamePages = stride(from: 0, to: latest.count, by: GameList.most).map { start in
      let entries = Array(latest[start..<min(start + GameList.most, latest.count)])
      return HistoryPage.games(
        GameList(
          entries: entries, dates: entries.map { dateText($0.result.finishedAt) },
          marked: game?.id))
    }
    state = State(
      game: game, next: next ?? game?.nextTitle ?? "New Game",
      faces: [scorePages, runPages, sheets, gamePages].filter { !$0.isEmpty },
      focus: game == nil ? .done : .newGame)
  }

  public var hints: [KeyHint] { state.hints }

  public func handle(_ event: Event, in size: Size) {
    let layout = HistoryLayout(size: size, state: state)
    switch event {
    case .key(let key):
      if let action = Self.bindings.action(for: key) { perform(action, among: layout.buttons) }
    case .mouse(let mouse) where mouse.kind == .press && layout.tier != .tooSmall:
      if let choice = layout.buttons.choice(at: mouse.point) {
        press(choice)
      } else if let place = state.shown?.lines(layout.tier)?.place(
        of: mouse.point, in: layout.table)
      {
        open(place)
      }
    case .mouse, .paste, .resized, .ended: break
    }
  }

  private func perform(_ action: Action, among buttons: ButtonRow<Choice>) {
    let pages = FocusRing(Array(state.pages.indices))
    let faces = FocusRing(Array(state.faces.indices))
    switch action {
    case .next: state.focus = buttons.choice(from: state.focus, by: 1)
    case .previous: state.focus = buttons.choice(from: state.focus, by: -1)
    case .press: press(buttons.focused(state.focus))
    case .nextFace: turn(to: faces.place(from: state.face, by: 1) ?? 0)
    case .previousFace: turn(to: faces.place(from: state.face, by: -1) ?? 0)
    case .nextPage: state.page = pages.place(from: state.page, by: 1) ?? 0
    case .previousPage: state.page = pages.place(from: state.page, by: -1) ?? 0
    case .done: press(.done)
    case .open(let place): open(place)
    }
  }

  private func open(_ place: Int) {
    guard let entries = state.shown?.entries, entries.indices.contains(place) else { return }
    delegate?.historyScreen(self, didChoose: entries[place])
  }

  private func turn(to face: Int) {
    state.face = face
    state.page = 0
  }

  private func press(_ choice: Choice) {
    switch choice {
    case .newGame: delegate?.historyScreenDidAskForNewGame(self)
    case .confession:
      if let game = state.game { delegate?.historyScreen(self, didAskForConfessionOf: game) }
    case .done: delegate?.historyScreenDidFinish(self)
    }
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(
        [.enter, .space], .press, name: "Enter", purpose: "press the button", short: "press"),
      KeyBinding(
        [.right, .tab], .next, name: "← →", purpose: "go to another button",
        short: "other button"),
      KeyBinding(
        [.down], .nextFace, name: "↑ ↓",
        purpose: "turn to the best runs, the statistics and the latest games",
        short: "runs, games"),
      KeyBinding([.up], .previousFace),
      KeyBinding(
        [.character("1")], .open(0), name: "1–9",
        purpose: "tell how the game of that line went; 0 is for the tenth", short: "tell"),
      KeyBinding(
        [.pageDown], .nextPage, name: "PgUp PgDn",
        purpose: "turn to another list or character, or to other games", short: "other table"),
      KeyBinding([.pageUp], .previousPage),
      KeyBinding([.escape], .done, name: "Esc", purpose: "done: back to the game", short: "done"),
      KeyBinding([.left, .backTab], .previous),
    ] + others

  /// The keys of the other ranks.
  private static let others = "234567890".enumerated().map { place, digit in
    KeyBinding([Key.character(digit)], Action.open(place + 1))
  }
}
