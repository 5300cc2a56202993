import Foundation
import HangmanModel
import Pictures
import TerminalUI
import Testing
import Words

@testable import HangmanScreens

@Suite struct ScoresScreenTests {
  private final class Heard {
    var done = 0
    var stories: [Int64] = []
    var replays: [String] = []
  }

  private let size = Size(columns: 80, rows: 24)
  private let heard = Heard()

  private func screen(
    everyone: [Standings] = [], tables: [HighScores] = [], latest: [Kept<GameResult>] = [],
    statistics: [Statistics] = []
  ) -> ScoresScreen {
    ScoresScreen(
      everyone: everyone, tables: tables, latest: latest, statistics: statistics,
      dateText: { _ in "2026-11-21" },
      onOutcome: { [heard] in
        switch $0 {
        case .done: heard.done += 1
        case .story(let entry): heard.stories.append(entry.id)
        case .replay(let standing): heard.replays.append(standing.name)
        }
      })
  }

  private func games(_ count: Int, _ setter: Setter = .imp) -> [Kept<GameResult>] {
    (1...count).map { number in
      var setup = GameSetup.standard
      setup.setter = setter
      let result = GameResult(
        word: "BUTTRESS", misses: 2, setup: setup, isWon: true, finishedAt: number)
      return Kept(id: Int64(number), result: result)
    }
  }

  private func scores(_ setter: Setter) -> HighScores {
    HighScores(games(12, setter), of: GameSetup.standard.list, by: setter)
  }

  private func lines(_ screen: ScoresScreen, _ size: Size? = nil) -> [String] {
    var canvas = Canvas(size: size ?? self.size)
    screen.draw(on: &canvas)
    return canvas.lines
  }

  private func shows(_ screen: ScoresScreen, _ text: String, _ size: Size? = nil) -> Bool {
    lines(screen, size).contains { $0.contains(text) }
  }

  private func press(_ keys: Key..., on screen: ScoresScreen) {
    for key in keys { screen.handle(.key(key), in: size) }
  }

  private func click(_ text: String, on screen: ScoresScreen) throws {
    let lines = lines(screen)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let start = try #require(lines[row].range(of: text)).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: start)
    screen.handle(.mouse(MouseEvent(.press, at: Point(column: column, row: row))), in: size)
  }

  @Test func aTabWithNothingInItIsNotOffered() {
    let screen = screen(latest: games(2), statistics: [Statistics(scope: .init(), won: [2: 2])])
    #expect(shows(screen, "[Latest] Statistics ") && !shows(screen, "Games "))
    press(.right, on: screen)
    #expect(shows(screen, " Latest [Statistics]"))
    press(.right, on: screen)
    #expect(shows(screen, "[Latest]"))
    #expect(shows(self.screen(), "No game has been finished yet."))
  }

  @Test func theFilterSaysWhichOfHowManyItIs() throws {
    let screen = screen(tables: [scores(.imp), scores(.angel)])
    #expect(shows(screen, "Webster's 1934 · Imp") && shows(screen, "PgUp PgDn  1 of 2"))
    #expect(shows(screen, "Webster's 1934 · Imp 1/2", Size(columns: 24, rows: 8)))
    for turn in [{ press(.pageDown, on: screen) }, { press(.pageUp, on: screen) }] {
      turn()
      #expect(shows(screen, "Angel") && shows(screen, "2 of 2"))
      try click("PgUp PgDn  2", on: screen)
      #expect(shows(screen, "Imp") && shows(screen, "1 of 2"))
    }
  }

  @Test func aTabIsTurnedToByAClick() throws {
    let screen = screen(tables: [scores(.imp)], latest: games(2))
    try click("Latest", on: screen)
    #expect(shows(screen, "[Latest]"))
    try click("Games", on: screen)
    #expect(shows(screen, "[Games]"))
  }

  @Test func aDigitOrAClickOpensTheStoryOfItsLine() throws {
    let screen = screen(latest: games(12))
    press(.character("2"), .character("0"), .pageDown, .character("1"), .character("3"), on: screen)
    #expect(heard.stories == [2, 10, 11])
    try click("BUTTRESS", on: screen)
    #expect(heard.stories == [2, 10, 11, 11])
  }

  @Test func thereIsOneWayOut() throws {
    let screen = screen(latest: games(1))
    press(.escape, .enter, on: screen)
    try click("[ Done ]", on: screen)
    #expect(heard.done == 3)
  }

  @Test func whereNotAllGamesFitTheArrowsScrollAndAMarkSaysSo() {
    let screen = screen(latest: games(10))
    let small = Size(columns: 24, rows: 8)
    #expect(shows(screen, "SCORES ↓", small) && !shows(screen, "10 BUTTRESS", small))
    for _ in 0..<5 { screen.handle(.key(.down), in: small) }
    #expect(shows(screen, "SCORES ↑", small) && shows(screen, "10 BUTTRESS", small))
    screen.handle(.key(.up), in: small)
    #expect(shows(screen, "SCORES ↑↓", small) && shows(screen, "  9 BUTTRESS", small))
  }

  /// No key works that isn't named, and each that is named does.
  @Test func theHintsNameTheKeysThatWork() {
    let statistics = [Statistics(scope: .init(), won: [2: 2])]
    let known: [(ScoresScreen, [String])] = [
      (screen(), ["Esc", "?"]), (screen(statistics: statistics), ["Esc", "?"]),
      (screen(latest: games(3)), ["1–9", "Esc", "?"]),
      (screen(latest: games(11)), ["PgUp PgDn", "↑ ↓", "1–9", "Esc", "?"]),
      (
        screen(tables: [scores(.imp)], statistics: statistics), ["← →", "↑ ↓", "1–9", "Esc", "?"]
      ),
    ]
    for (screen, names) in known {
      #expect(screen.hints.map(\.name) == names)
      let before = lines(screen)
      press(.up, .down, .tab, .backTab, .home, .end, .space, .character("x"), on: screen)
      if !names.contains("← →") { press(.left, .right, on: screen) }
      if !names.contains("PgUp PgDn") { press(.pageUp, .pageDown, on: screen) }
      #expect(lines(screen) == before && heard.done == 0 && heard.stories.isEmpty)
    }
  }

  /// What was won is told apart from what was lost by its glyph and by its word, and each with its count.
  @Test(arguments: [(80, 24), (40, 16)])
  func barsTellTheirCounts(columns: Int, rows: Int) {
    let statistics = Statistics(scope: .init(), won: [0: 1_234, 3: 5], lost: [3: 21])
    let screen = screen(statistics: [statistics])
    let size = Size(columns: columns, rows: rows)
    #expect(shows(screen, "█ 1,234 won", size))
    #expect(shows(screen, "3 █░ 5 won, 21 lost", size))
    #expect(!shows(screen, " 4 ", size))
  }

  private func standings(_ title: Standings.Title, _ names: [String], own: String) -> Standings {
    let rows = zip(names, games(names.count)).enumerated().map { index, row in
      Standing(
        place: index + 1, name: row.0, isOwn: row.0 == own, result: row.1.result, run: nil,
        levels: [])
    }
    return Standings(title, rows)
  }

  @Test func onesOwnRowIsPickedFirstAndEnterPlaysTheOneThatIsPicked() throws {
    let title = Standings.Title(games(1)[0].result)
    let screen = screen(
      everyone: [standings(title, ["ann", "kim", "joe"], own: "kim")], latest: games(2))
    #expect(shows(screen, "[Everyone]"))
    #expect(screen.hints.map(\.name) == ["Enter", "↑ ↓", "← →", "Esc", "?"])
    #expect(shows(screen, "►    2  kim"))
    press(.enter, .up, .enter, on: screen)
    #expect(shows(screen, "*    2  kim") && shows(screen, "►    1  ann"))
    press(.up, .enter, on: screen)
    #expect(heard.replays == ["kim", "ann", "joe"])
    try click("kim", on: screen)
    #expect(heard.replays == ["kim", "ann", "joe", "kim"] && heard.done == 0)
    press(.right, .enter, on: screen)
    #expect(heard.done == 1)
  }

  @Test func aTableOfEveryoneWithoutRowsSaysSoAndEnterLeavesIt() {
    let screen = screen(everyone: [Standings(.day(Day(number: 20_781)), [])])
    #expect(shows(screen, "Nobody yet today.") && screen.hints.map(\.name) == ["Esc", "?"])
    press(.enter, on: screen)
    #expect(heard.done == 1)
  }
}
