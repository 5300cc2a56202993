import HangmanModel
import Pictures
import Presentation
import ProgramModel
import TerminalUI
import Testing

@testable import HangmanScreens

/// What follows a game, and the scores that rise over its board.
@Suite struct HistoryScreenTests {
  private let full = Size(columns: 80, rows: 24)

  private final class Listener: HistoryScreenDelegate {
    var steps: [HistoryScreen.Step] = []
    func historyScreen(_ screen: HistoryScreen, didChoose step: HistoryScreen.Step) {
      steps.append(step)
    }
  }

  private func lost(suggestion: Suggestion? = nil) throws -> EndedBoard {
    EndedBoard(
      try view("DEER", guesses: "EXZ", misses: 2).ended("DEER", won: false), suggestion: suggestion)
  }

  @Test func theStepsAreChosenByKeysAndClicks() throws {
    let ended = try lost(suggestion: .villain(.trickster))
    let listener = Listener()
    ended.history.delegate = listener
    let keys: [Key] = [
      .enter, .tab, .enter, .left, .left, .enter, .character("x"), .character("S"),
      .character("v"), .escape,
    ]
    for key in keys { ended.handle(.key(key), in: full) }
    #expect(
      listener.steps == [
        .next(.goesOn), .story, .scores, .share, .suggestion(.villain(.trickster)), .menu,
      ])
    let lines = picture(ended, full).lines
    let row = try #require(lines.firstIndex { $0.contains("[ Story ]") })
    let place = try #require(lines[row].firstRange(of: "Story")).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: place)
    ended.handle(.mouse(MouseEvent(.press, at: Point(column: column, row: row))), in: full)
    #expect(listener.steps.last == .story)
  }

  @Test func theSheetRisesOnceTheBoardHasEndedAndCoversNothingButTheKeys() throws {
    let ended = try lost()
    var heights: [Int] = []
    for progress in stride(from: 0.0, through: 1, by: 0.02) {
      var canvas = Canvas(size: full)
      ended.draw(on: &canvas, progress: progress)
      #expect(canvas.clippedCount == 0)
      let lines = canvas.lines
      heights.append(lines.firstIndex { $0.contains(" SCORES ") } ?? full.rows)
      #expect(lines[3].contains("┌╌╌╌┐") || lines[3].contains("┌───┐") || progress < 1)
    }
    #expect(heights.first == full.rows && heights.sorted(by: >) == heights && heights.last == 12)
  }

  @Test func whatTheBestLeaveOutIsToldByItsNumber() throws {
    let view = try view("DEER", guesses: "DER", misses: 8).ended("DEER", won: true)
    let won = try #require(view.end?.game)
    let games = (0..<12).map { Kept(id: Int64($0), result: won.result) }
    func lines(rank: Int, id: Int64) -> [String] {
      var (view, game) = (view, won)
      game.id = id
      view.end = GameEnd(game)
      return picture(EndedBoard(view, best: games, rank: rank), full).lines
    }
    #expect(lines(rank: 12, id: 11)[12].contains("this game is number 12"))
    let among = lines(rank: 7, id: 6)
    #expect(!among.joined().contains("this game") && among.contains { $0.contains("► 7 DEER") })
  }

  @Test(arguments: Language.allCases)
  func whereThereIsNoRoomTheButtonsStandUnderTheVerdict(language: Language) throws {
    try Language.$current.withValue(language) {
      let ended = try lost()
      for size in [Size(columns: 40, rows: 16), Size(columns: 24, rows: 8)] {
        let text = picture(ended, size).lines.joined(separator: "\n")
        #expect(text.contains(labels.youLost.text) && text.contains("[ \(labels.story.text) ]"))
        #expect(!text.contains(labels.scores.title))
      }
    }
  }
}
