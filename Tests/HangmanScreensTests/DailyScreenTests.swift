import HangmanModel
import Pictures
import TerminalUI
import Testing

@testable import HangmanScreens

/// The calendar as weeks and as months.
@Suite struct DailyScreenTests {
  /// A Thursday: 2026-11-19.
  private let today = Day(number: 20_776)

  private func screen(first: Int = 0) -> DailyScreen {
    let results = first == 0 ? [] : [first].map(result)
    return DailyScreen(
      game: DailyGame(of: today), calendar: DailyCalendar(results), standing: .open)
  }

  private func result(_ days: Int) -> DailyResult {
    DailyResult(day: today.advanced(by: -days), misses: 3, allowed: 8, isWon: true)
  }

  private func day(of screen: DailyScreen) -> String { "\(screen.day)" }

  @Test(arguments: [(80, 24), (100, 30), (132, 43), (200, 60)])
  func aClickGoesToTheDayThatIsWrittenThere(columns: Int, rows: Int) {
    let size = Size(columns: columns, rows: rows)
    let screen = screen()
    let grids = DailyLayout(size: size, screen: screen).grids
    for day in grids.flatMap(\.days.all) where day <= today {
      let place = grids.compactMap { $0.place(ofVisible: day) }[0]
      screen.handle(.mouse(MouseEvent(.press, at: place.moved(columns: 1))), in: size)
      #expect(screen.day == day)
      let lines = picture(screen, size).lines
      #expect(lines[place.row].contains("\(day.dayOfMonth)"))
    }
    #expect(screen.day == today)
  }

  @Test func whatIsInSightCanBeWalkedTo() {
    let size = Size(columns: 100, rows: 30)
    let screen = screen()
    for _ in 0..<60 { screen.handle(.key(.up), in: size) }
    #expect(day(of: screen) == "2026-06-04")
    let older = self.screen(first: 400)
    for _ in 0..<60 { older.handle(.key(.up), in: size) }
    let months = DailyLayout(size: size, screen: older).grids.map(\.days)
    #expect(day(of: older) == "2025-10-02")
    #expect(months.count == 6 && months[0].contains(older.day))
    for _ in 0..<60 { older.handle(.key(.down), in: size) }
    #expect(older.day == today)
  }

  @Test func aMonthHasTheDaysOfTheCalendar() {
    for (day, first, last) in [
      ("2024-02-29", "2024-02-01", "2024-02-29"), ("2100-02-28", "2100-02-01", "2100-02-28"),
      ("2026-12-31", "2026-12-01", "2026-12-31"), ("1969-04-01", "1969-04-01", "1969-04-30"),
    ] {
      let month = Day(day)?.month
      #expect(month == Day(first).flatMap { first in Day(last).map { first...$0 } })
    }
  }
}

extension ClosedRange<Day> {
  fileprivate var all: [Day] {
    (lowerBound.number...upperBound.number).map(Day.init(number:))
  }
}

extension DayGrid {
  fileprivate func place(ofVisible day: Day) -> Point? { days.contains(day) ? place(of: day) : nil }
}
