import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI

/// The book of scores: what everyone has come to where many play, the best games, the best runs, the latest games and
/// the statistics, a tab each.
public final class ScoresScreen: Screen {
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

  /// Its label, and its pages, which are read when they are turned to.
  private typealias Tab = (label: Caption, pages: [() -> ScoresPage])

  private let onOutcome: (Outcome) -> Void

  /// Those that have something in them.
  private let tabs: [Tab]
  private var tab = 0
  private(set) var page = 0

  /// What all games have come to, for beside the tables.
  let summary: StatisticsSheet?

  /// The row that was scrolled to, where a table has no room for all.
  private var reached: Int?

  /// The row of everyone's board that is picked.
  private var picked: Int?

  /// The page in sight; nil where no game has ended yet.
  private(set) var shown: ScoresPage?

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
    func pages<Rows: RandomAccessCollection>(
      _ rows: Rows, _ page: @escaping (Rows.Element) -> ScoresPage
    ) -> [() -> ScoresPage] {
      rows.indices.map { index in { page(rows[index]) } }
    }
    let starts = stride(from: 0, to: latest.count, by: Self.mostOnPage)
    let tens = starts.map { Array(latest[$0...].prefix(Self.mostOnPage)) }
    let tabs: [Tab] = [
      (labels.everyone, pages(everyone) { ScoresPage($0, dateText: dateText) }),
      (labels.games, pages(tables) { ScoresPage($0, marked: marked.game, dateText: dateText) }),
      (labels.runs, pages(runs) { ScoresPage($0, marked: marked.run, dateText: dateText) }),
      (labels.latest, pages(tens) { ScoresPage($0, marked: marked.game, dateText: dateText) }),
      (labels.statistics, pages(statistics) { ScoresPage($0, dateText: dateText) }),
    ]
    self.tabs = tabs.filter { !$0.pages.isEmpty }
    summary = statistics.first.map { StatisticsSheet(statistics: $0, dateText: dateText) }
    turn(toTab: 0)
  }

  /// As many games as have a digit.
  private static let mostOnPage = 10

  var pages: [() -> ScoresPage] { tabs.indices.contains(tab) ? tabs[tab].pages : [] }

  var segments: Segments { Segments(titles: tabs.map(\.label.text), index: tab) }

  /// The table in sight, as far as it was scrolled.
  func table(_ tier: LayoutTier) -> Table? {
    guard case .table(let make) = shown?.content else { return nil }
    var table = make(tier)
    table.reached = reached
    table.marked = picked ?? shown?.marked
    table.isSpaced = tier >= .wide
    return table
  }

  public var glossary: [KeyHint] { [KeyHint(.par), KeyHint(.score), KeyHint(.points)] }

  public var hints: [KeyHint] {
    bindings.filter {
      switch $0.action {
      case .turn: tabs.count > 1
      case .filter: pages.count > 1
      case .open: shown?.entries.isEmpty == false
      case .scroll: picked == nil && mayScroll
      case .pick, .press, .done: true
      }
    }.hints()
  }

  /// Whether the smallest terminal has no room for all rows.
  private var mayScroll: Bool {
    table(.minimal)?.row(scrolledBy: 1, in: ScoresLayout(size: leastPlayableSize).table) != nil
  }

  public func handle(_ event: Event, in size: Size) {
    let layout = ScoresLayout(size: size)
    if let point = event.click { click(point, layout) }
    if let action = event.key.flatMap(bindings.action) { take(action, layout) }
  }

  private func take(_ action: Action, _ layout: ScoresLayout) {
    switch action {
    case .turn(let steps):
      turn(toTab: FocusRing(Array(tabs.indices)).place(from: tab, by: steps))
    case .filter(let steps):
      turn(toTab: tab, page: FocusRing(Array(pages.indices)).place(from: page, by: steps))
    case .scroll(let steps):
      reached = table(layout.tier)?.row(scrolledBy: steps, in: layout.table)
    case .open(let row): open(row)
    case .pick(let steps):
      guard let picked, let rows = shown?.board?.rows else { return }
      self.picked = FocusRing(Array(rows.indices)).place(from: picked, by: steps)
    case .press: if let picked { open(picked) }
    case .done: onOutcome(.done)
    }
  }

  private func turn(toTab tab: Int?, page: Int? = 0) {
    (self.tab, self.page, reached) = (tab ?? 0, page ?? 0, nil)
    shown = pages.indices.contains(self.page) ? pages[self.page]() : nil
    picked = shown?.firstPick
  }

  /// Tells of a row of the table.
  private func open(_ row: Int) {
    guard let shown else { return }
    if shown.entries.indices.contains(row) { onOutcome(.story(shown.entries[row])) }
    if let rows = shown.board?.rows, rows.indices.contains(row) { onOutcome(.replay(rows[row])) }
  }

  private func click(_ point: Point, _ layout: ScoresLayout) {
    if let choice = layout.buttons.choice(at: point) { return take(choice, layout) }
    if layout.filter.contains(point) { return take(.filter(1), layout) }
    if layout.tabs.contains(point) {
      var segments = segments
      segments.point(at: point.column - layout.tabs.column, of: layout.tabs.columns)
      return turn(toTab: segments.index)
    }
    if let row = table(layout.tier)?.row(at: point, in: layout.table) { open(row) }
  }

  /// Where a row is picked, its keys come before all others.
  private var bindings: [KeyBinding<Action>] {
    (picked == nil ? [] : Self.bindingsOfPick) + Self.bindings
  }

  private static let bindings: [KeyBinding<Action>] =
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
