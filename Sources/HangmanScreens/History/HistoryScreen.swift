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
  struct State {
    let game: FinishedGame?

    /// What leads on from it.
    let next: String

    /// What can be turned to: the pages of each face. They are read then.
    let faces: [[() -> HistoryPage]]
    private(set) var face = 0
    private(set) var page = 0

    /// The one in sight.
    private(set) var shown: HistoryPage?
    var focus: Choice

    /// The pages of the face in sight.
    var pages: [() -> HistoryPage] { faces.indices.contains(face) ? faces[face] : [] }

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

    mutating func turn(toFace face: Int?, page: Int? = 0) {
      (self.face, self.page) = (face ?? 0, page ?? 0)
      shown = pages.indices.contains(self.page) ? pages[self.page]() : nil
    }
  }

  enum Choice: Hashable {
    case newGame, confession, done

    func title(_ tier: LayoutTier, in state: State) -> String {
      switch self {
      case .newGame: state.next
      case .confession: tier.isFull ? state.game?.confessionTitle ?? "Story" : "Story"
      case .done: "Done"
      }
    }
  }

  enum Action: Hashable {
    case next, previous, press, nextFace, previousFace, nextPage, previousPage, done
    /// Tells of a game of the table, by its row from 0.
    case open(Int)
  }

  public weak var delegate: (any HistoryScreenDelegate)?
  private(set) var state: State

  /// Of tables, runs and statistics, each is read when it's turned to.
  ///
  /// - Parameters:
  ///   - game: the game that has just ended, nil if the scores are only looked at.
  ///   - next: what leads on from it is called.
  ///   - tables: the scores of each list and setter, those to be seen first in front.
  ///   - runs: the best runs with each setup, those to be seen first in front.
  ///   - statistics: what all games have come to, and then those of parts of them.
  ///   - latest: the games that ended last, the last one first.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(
    game: FinishedGame?, next: String? = nil, tables: some RandomAccessCollection<HighScores>,
    runs: some RandomAccessCollection<RunScores> = [RunScores](),
    statistics: some RandomAccessCollection<Statistics> = [Statistics](),
    latest: [Kept<GameResult>] = [], dateText: @escaping (Int) -> String
  ) {
    let last = game?.id
    let starts = stride(from: 0, to: latest.count, by: Self.mostOnPage)
    let faces: [[() -> HistoryPage]] = [
      tables.indices.map { index in
        { HistoryPage(tables[index], marked: last, dateText: dateText) }
      },
      runs.indices.map { index in
        { HistoryPage(runs[index], marked: game?.runID, dateText: dateText) }
      },
      statistics.indices.map { index in { HistoryPage(statistics[index], dateText: dateText) } },
      starts.map { start in
        let games = Array(latest[start...].prefix(Self.mostOnPage))
        return { HistoryPage(games, marked: last, dateText: dateText) }
      },
    ]
    state = State(
      game: game, next: next ?? game?.nextTitle ?? "New Game",
      faces: faces.filter { !$0.isEmpty }, focus: game == nil ? .done : .newGame)
    state.turn(toFace: 0)
  }

  public var hints: [KeyHint] { state.hints }

  /// As many games as have a digit.
  private static let mostOnPage = 10

  public func handle(_ event: Event, in size: Size) {
    let layout = HistoryLayout(size: size, state: state)
    if let point = event.click { click(point, layout) }
    let pages = FocusRing(Array(state.pages.indices))
    let faces = FocusRing(Array(state.faces.indices))
    switch event.key.flatMap(Self.bindings.action) {
    case .next: state.focus = layout.buttons.choice(from: state.focus, by: 1)
    case .previous: state.focus = layout.buttons.choice(from: state.focus, by: -1)
    case .press: press(layout.buttons.focused(state.focus))
    case .nextFace: state.turn(toFace: faces.place(from: state.face, by: 1))
    case .previousFace: state.turn(toFace: faces.place(from: state.face, by: -1))
    case .nextPage: state.turn(toFace: state.face, page: pages.place(from: state.page, by: 1))
    case .previousPage: state.turn(toFace: state.face, page: pages.place(from: state.page, by: -1))
    case .done: press(.done)
    case .open(let row): open(row)
    case nil: break
    }
  }

  private func click(_ point: Point, _ layout: HistoryLayout) {
    if let choice = layout.buttons.choice(at: point) { return press(choice) }
    guard case .table(let table) = state.shown?.content,
      let row = table(layout.tier).row(at: point, in: layout.table)
    else { return }
    open(row)
  }

  private func open(_ row: Int) {
    guard let entries = state.shown?.entries, entries.indices.contains(row) else { return }
    delegate?.historyScreen(self, didChoose: entries[row])
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
