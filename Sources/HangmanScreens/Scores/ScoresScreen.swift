import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI

/// The book of scores: what everyone has come to where many play, the best games, the best runs, the latest games and
/// the statistics, a tab each.
public final class ScoresScreen: Screen {
  /// All that is drawn.
  struct State {
    /// The tabs that have something in them. Their pages are read when they are turned to.
    let tabs: [(label: Caption, pages: [() -> ScoresPage])]
    private(set) var tab = 0
    private(set) var page = 0

    /// What all games have come to, for beside the tables.
    let summary: StatisticsSheet?

    /// The row that was scrolled to, where a table has no room for all.
    var reached: Int?

    /// The row of everyone's board that is picked.
    private(set) var picked: Int?

    /// The page in sight; nil where no game has ended yet.
    private(set) var shown: ScoresPage?

    var pages: [() -> ScoresPage] { tabs.indices.contains(tab) ? tabs[tab].pages : [] }

    /// Whether the smallest terminal has no room for all rows.
    private var mayScroll: Bool {
      let smallest = ScoresLayout(size: Size(columns: 24, rows: 8)).table
      return table(.minimal)?.row(scrolledBy: 1, in: smallest) != nil
    }

    /// The table in sight, as far as it was scrolled.
    func table(_ tier: LayoutTier) -> Table? {
      guard case .table(let make) = shown?.content else { return nil }
      var table = make(tier)
      table.reached = reached
      if let picked { table.marked = picked }
      table.isSpaced = tier >= .wide
      return table
    }

    /// Where a row is picked, its keys come before all others.
    var bindings: [KeyBinding<Action>] {
      (picked == nil ? [] : ScoresScreen.bindingsOfPick) + ScoresScreen.bindings
    }

    var segments: Segments { Segments(titles: tabs.map(\.label.text), index: tab) }

    var hints: [KeyHint] {
      let bindings = bindings.filter {
        switch $0.action {
        case .turn: tabs.count > 1
        case .filter: pages.count > 1
        case .open: shown?.entries.isEmpty == false
        case .scroll: picked == nil && mayScroll
        case .pick, .press, .done: true
        }
      }
      return bindings.compactMap(\.hint) + [.help]
    }

    mutating func turn(toTab tab: Int?, page: Int? = 0) {
      (self.tab, self.page, reached) = (tab ?? 0, page ?? 0, nil)
      shown = pages.indices.contains(self.page) ? pages[self.page]() : nil
      picked = shown?.firstPick
    }

    /// Goes so many rows on among those that can be picked.
    mutating func pick(by steps: Int) {
      guard let picked, let count = shown?.board?.rows.count else { return }
      self.picked = FocusRing(Array(0..<count)).place(from: picked, by: steps)
    }
  }

  enum Action: Hashable {
    case turn(Int), filter(Int), scroll(Int), done
    /// Tells of a game of the table, by its row from 0.
    case open(Int)
    /// Goes so many rows on among those that can be picked.
    case pick(Int)
    /// Opens the row that is picked.
    case press
  }

  /// What the player wants.
  public enum Outcome {
    case done
    /// To see how a game came about.
    case story(Kept<GameResult>)
    /// To see what somebody has played, board by board.
    case replay(Standing)
  }

  private let onOutcome: (Outcome) -> Void
  private(set) var state: State

  /// Of tables, runs and statistics, each is read when it's turned to.
  ///
  /// - Parameters:
  ///   - everyone: what everybody has come to, those tables to be seen first in front; none where one plays alone.
  ///   - tables: the scores of each list and setter, those to be seen first in front.
  ///   - runs: the best runs with each setup, those to be seen first in front.
  ///   - latest: the games that ended last, the last one first.
  ///   - statistics: what all games have come to, and then those of parts of them.
  ///   - marked: the game that has just ended, and the run that it ended.
  ///   - dateText: writes a moment, in seconds since 1970, as a day of ten characters.
  public init(
    everyone: some RandomAccessCollection<Standings> = [Standings](),
    tables: some RandomAccessCollection<HighScores> = [HighScores](),
    runs: some RandomAccessCollection<RunScores> = [RunScores](),
    latest: [Kept<GameResult>] = [],
    statistics: some RandomAccessCollection<Statistics> = [Statistics](),
    marked: (game: Int64?, run: Int64?) = (nil, nil), dateText: @escaping (Int) -> String,
    onOutcome: @escaping (Outcome) -> Void = { _ in }
  ) {
    self.onOutcome = onOutcome
    let starts = stride(from: 0, to: latest.count, by: Self.mostOnPage)
    let tabs: [(label: Caption, pages: [() -> ScoresPage])] = [
      (
        labels.everyone,
        everyone.indices.map { index in { ScoresPage(everyone[index], dateText: dateText) } }
      ),
      (
        labels.games,
        tables.indices.map { index in
          { ScoresPage(tables[index], marked: marked.game, dateText: dateText) }
        }
      ),
      (
        labels.runs,
        runs.indices.map { index in
          { ScoresPage(runs[index], marked: marked.run, dateText: dateText) }
        }
      ),
      (
        labels.latest,
        starts.map { start in
          let games = Array(latest[start...].prefix(Self.mostOnPage))
          return { ScoresPage(games, marked: marked.game, dateText: dateText) }
        }
      ),
      (
        labels.statistics,
        statistics.indices.map { index in { ScoresPage(statistics[index], dateText: dateText) } }
      ),
    ]
    state = State(
      tabs: tabs.filter { !$0.pages.isEmpty },
      summary: statistics.first.map { StatisticsSheet($0, dateText: dateText) })
    state.turn(toTab: 0)
  }

  public var hints: [KeyHint] { state.hints }

  /// As many games as have a digit.
  private static let mostOnPage = 10

  public func handle(_ event: Event, in size: Size) {
    if let point = event.click { click(point, ScoresLayout(size: size)) }
    switch event.key.flatMap(state.bindings.action) {
    case .scroll(let steps):
      let layout = ScoresLayout(size: size)
      state.reached = state.table(layout.tier)?.row(scrolledBy: steps, in: layout.table)
    case let action?: take(action)
    case nil: break
    }
  }

  private func take(_ action: Action) {
    switch action {
    case .turn(let steps):
      let tabs = FocusRing(Array(state.tabs.indices))
      state.turn(toTab: tabs.place(from: state.tab, by: steps))
    case .filter(let steps):
      let pages = FocusRing(Array(state.pages.indices))
      state.turn(toTab: state.tab, page: pages.place(from: state.page, by: steps))
    case .open(let row):
      guard let shown = state.shown else { return }
      if shown.entries.indices.contains(row) { onOutcome(.story(shown.entries[row])) }
      if let rows = shown.board?.rows, rows.indices.contains(row) { onOutcome(.replay(rows[row])) }
    case .pick(let steps): state.pick(by: steps)
    case .press: if let row = state.picked { take(.open(row)) }
    case .done: onOutcome(.done)
    case .scroll: break
    }
  }

  private func click(_ point: Point, _ layout: ScoresLayout) {
    if let choice = layout.buttons.choice(at: point) { return take(choice) }
    if layout.filter.contains(point) { return take(.filter(1)) }
    if layout.tabs.contains(point) {
      var segments = state.segments
      segments.point(at: point.column - layout.tabs.column, of: layout.tabs.columns)
      return state.turn(toTab: segments.index)
    }
    if let row = state.table(layout.tier)?.row(at: point, in: layout.table) { take(.open(row)) }
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding([.right], .turn(1), .tabs),
      KeyBinding([.left], .turn(-1)),
      KeyBinding([.pageDown], .filter(1), .otherTable),
      KeyBinding([.pageUp], .filter(-1)),
      KeyBinding([.down], .scroll(1), .scrollGames),
      KeyBinding([.up], .scroll(-1)),
      KeyBinding([.character("1")], .open(0), .story),
      KeyBinding([.escape, .enter], .done, .leaveScores),
    ] + others

  private static let bindingsOfPick: [KeyBinding<Action>] = [
    KeyBinding([.enter], .press, .replayRow),
    KeyBinding([.down], .pick(1), .names),
    KeyBinding([.up], .pick(-1)),
  ]

  /// The keys of the other ranks.
  private static let others = "234567890".enumerated().map { place, digit in
    KeyBinding([Key.character(digit)], Action.open(place + 1))
  }
}
