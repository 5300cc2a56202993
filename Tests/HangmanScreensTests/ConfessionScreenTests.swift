import HangmanModel
import TerminalUI
import Testing
import Words

@testable import HangmanScreens

@Suite struct ConfessionScreenTests {
  private let size = Size(columns: 80, rows: 24)

  private func confession() throws -> Confession {
    let universe = WordUniverse([WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])])
    let setup = GameSetup(
      list: ListID("few"), subject: .word(length: 4), allowed: 6, setter: .imp)
    var round = try #require(Round(setup, seed: 1, in: universe))
    for letter in "EQZXJV".compactMap({ Letter($0) }) { round.guess(letter) }
    let record = round.record
    return try #require(Confession(record, word: round.witness(), in: universe))
  }

  @Test func keysAndClicksChooseALineAndStayInTheList() throws {
    let screen = ConfessionScreen(try confession())
    for (event, line) in [
      (Event.key(.up), 0), (.key(.down), 1), (.key(.end), 6), (.key(.down), 6), (.key(.home), 0),
      (.key(.pageDown), 6), (.mouse(MouseEvent(.press, at: Point(column: 5, row: 5))), 2),
      (.mouse(MouseEvent(.press, at: Point(column: 5, row: 15))), 2),
    ] {
      screen.handle(event, in: size)
      #expect(screen.chosen == line, "\(event)")
    }
  }

  @Test func theChosenLineIsAlwaysInSight() throws {
    let screen = ConfessionScreen(try confession())
    for size in [size, Size(columns: 40, rows: 16), Size(columns: 24, rows: 8)] {
      for key in [Key.end, .up, .up, .up, .up, .home, .down, .down, .down] {
        screen.handle(.key(key), in: size)
        let lines = screen.linesInSight(ConfessionLayout(size).list.rows)
        #expect(lines.contains(screen.chosen))
      }
    }
  }

  @Test(arguments: [true, false]) func itIsSharedOnlyWhereThatCanBe(can: Bool) throws {
    let confession = try confession()
    let result = GameResult(
      word: "DUCK", misses: 6, setup: confession.record.setup, isWon: false, finishedAt: 0)
    let game = FinishedGame(result, of: confession.record, candidateCounts: [])
    var heard: [String] = []
    let screen = ConfessionScreen(confession, of: can ? game : nil) {
      switch $0 {
      case .share: heard.append("share")
      case .replay: heard.append("replay")
      case .done: heard.append("done")
      }
    }
    for key in [Key.character("s"), .character("R"), .escape] {
      screen.handle(.key(key), in: size)
    }
    #expect(heard == (can ? ["share"] : []) + ["replay", "done"])
    #expect(screen.hints.contains { $0.name == "S" } == can)
  }
}
