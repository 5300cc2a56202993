import Foundation
import HangmanModel
import HangmanScreens
import Pictures
import Presentation
import ProgramModel
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

@Suite struct DailyTests {
  /// A Thursday: the Imp, with 8 letters.
  private static let thursday = Day(number: 20_776)
  private let store = GameStore(.inMemory())
  private static var menu: String { "<esc><\(labels.daily.text)><enter>" }

  private func visit(
    _ script: String, on day: Day = thursday, in store: GameStore? = nil,
    at size: Size = pictureSizes[3]
  ) throws -> Journey {
    try Journey(keys(script), size: size, store: store ?? self.store, day: day)
  }

  private func shows(_ journey: Journey, _ text: String) -> Bool {
    let words = journey.picture.lines.joined(separator: " ").split(separator: " ")
    return words.joined(separator: " ").contains(text)
  }

  /// Letters in the order in which they lose any game of the Imp's.
  private static let losing = "qxzjvkwyfbgpmh"

  @Test func theMenuLeadsToTheCalendarAndOnToTheGame() throws {
    let calendar = try visit(Self.menu)
    #expect(calendar.picture.lines[0].contains("DAILY"))
    #expect(shows(calendar, "Thursday: Everyday English, 8 letters, Imp, 6 mistakes."))
    #expect(shows(calendar, "Not played yet. You have one try."))
    let begun = try visit(Self.menu + "<enter>e")
    #expect(begun.picture.lines[0].contains("Daily 2026-11-19"))
    #expect(begun.session.round.occasion == .daily(Self.thursday))
    let seed = DailyGame(of: Self.thursday).seed
    #expect(begun.session.round.seed == seed)
  }

  @Test(arguments: [
    ("daily-begun", "<enter>ez"), ("daily-lost", "<enter>" + losing),
    ("daily-lost-and-its-calendar", "<enter>" + losing + "<right><enter>"),
  ])
  func aDailyLooksAsPictured(name: String, script: String) throws {
    func visited(at size: Size) throws -> Canvas {
      try visit(Self.menu + script, in: GameStore(.inMemory()), at: size).picture
    }
    try expectPicture(try visited(at: pictureSizes[3]), name)
    for size in keptDutchSizes {
      let dutch = try Language.$current.withValue(.dutch) { try visited(at: size) }
      expectAsMuch(on: dutch, as: try visited(at: size), name)
    }
  }

  @Test func aDailyThatIsLostIsPlayedAndTellsItsStreak() throws {
    let lost = try visit(Self.menu + "<enter>" + Self.losing)
    #expect(shows(lost, "YOU LOST"))
    #expect(shows(lost, "Streak 0, best 0."))
    #expect(shows(lost, "[ Calendar ]"))
    #expect(lost.session.finished?.runState == .alone)
    let again = try visit(Self.menu)
    #expect(shows(again, "You lost it with 6 of 6 mistakes."))
    #expect(!shows(again, "[ Play ]"))
    #expect(History(store).latest(.max).count == 1)
    let tomorrow = try visit(Self.menu, on: Self.thursday.advanced(by: 1))
    #expect(shows(tomorrow, "[ Play ]"))
    let yesterday = try visit(Self.menu, on: Self.thursday.advanced(by: -1))
    #expect(shows(yesterday, "You began 2026-11-19, so no earlier day is open."))
  }

  @Test func theArrowsWalkOverTheDaysAndEachOpensItsStory() throws {
    let lost = try visit(Self.menu + "<enter>" + Self.losing)
    #expect(shows(lost, "YOU LOST"))
    let later = Self.thursday.advanced(by: 8)
    #expect(shows(try visit(Self.menu, on: later), "[ Play ]"))
    let walked = try visit(Self.menu + "<up><left>", on: later)
    #expect(shows(walked, "Thursday, 2026-11-19: You lost it with 6 of 6 mistakes."))
    #expect(shows(walked, "[ Story ]") && !shows(walked, "[ Play ]"))
    let story = try visit(Self.menu + "<up><left><enter>", on: later)
    #expect(shows(story, "STORY") && shows(story, "you lost, 6 of 6"))
    let back = try visit(Self.menu + "<up><left><enter><esc>", on: later)
    #expect(back.picture == walked.picture)
    let other = try visit(Self.menu + "<up><left><left>", on: later)
    #expect(shows(other, "Wednesday, 2026-11-18: Not played.") && shows(other, "[ Done ]"))
    #expect(!shows(try visit(Self.menu + "<up><left><left><enter>", on: later), "DAILY"))
    // Today isn't left for tomorrow, nor the first week for one without a game.
    #expect(try visit(Self.menu + "<right><down>", on: later).picture.lines[0].contains("\(later)"))
    let first = try visit(Self.menu + String(repeating: "<up><left>", count: 9), on: later)
    #expect(shows(first, "Monday, 2026-10-26: Not played."))
    // A day that was played is walked to also where it lies before the weeks in sight.
    let old = try visit(
      Self.menu + String(repeating: "<up>", count: 10), on: later.advanced(by: 62))
    #expect(shows(old, "Thursday, 2026-11-19: You lost it"))
  }

  @Test func anotherGameLeavesItToWait() throws {
    // The menu's first item is to go on, the second a new game.
    let other = try visit(Self.menu + "<enter>e" + "<esc><New Game><enter>")
    #expect(other.session.round.occasion == .run)
    #expect(shows(other, "The daily waits for you."))
    let waiting = try visit("<esc><Waiting Games><enter>")
    #expect(shows(waiting, "Daily 2026-11-19, "))
    let choice = try visit("<esc><Waiting Games><enter><enter>")
    #expect(shows(choice, "Go on with it"))
    #expect(!shows(choice, "Drop it"))
    let back = try visit("<esc><Daily><enter><enter>")
    #expect(back.session.round.occasion == .daily(Self.thursday))
    #expect(back.session.round.board.guessed.count == 1)
    #expect(shows(back, "Welcome back"))
  }

  @Test func aGameBegunBeforeMidnightCountsForItsDay() throws {
    let next = Self.thursday.advanced(by: 1)
    _ = try visit(Self.menu + "<enter>e")
    let finished = try visit(Self.losing, on: next)
    #expect(shows(finished, "YOU LOST"))
    #expect(store.dailyCalendar()[Self.thursday]?.isWon == false)
    #expect(store.dailyState(of: next) == .open)
  }

  @Test func aSundayTellsItsPar() throws {
    let calendar = try visit(Self.menu, on: Self.thursday.advanced(by: 10))
    #expect(
      shows(
        calendar,
        "Sunday: Everyday English, 7 letters, Devil, 5 mistakes, par 3."))
    #expect(shows(calendar, "Not played yet. You have one try. Streak 0, best 0."))
  }

  /// Whatever comes later has to play on the part of the list that the day began with.
  @Test(arguments: 4...10) func aDayWithAPartOfItsListIsGoneOnWithAndTold(number: Int) throws {
    let day = Self.thursday.advanced(by: number)
    let left = try visit("", on: day).session
    #expect(left.openDaily())
    _ = left.play(.letter(Letter.alphabet[4]))
    let session = try visit("", on: day).session
    #expect(session.isResumed && session.round.saved() == left.round.saved())
    #expect(session.takeHint() != nil || !session.round.board.canTakeHint)
    for letter in Letter.alphabet where session.finished == nil {
      _ = session.play(.letter(letter))
    }
    let game = try #require(session.finished)
    let kept = try #require(session.latestGames().first)
    for told in [session.confession(of: game), session.confession(of: kept)] {
      #expect(told?.heldCount == game.heldCount && told?.isListChanged == false)
    }
  }

  /// Monday's is the Angel's, and Tuesday's an honest game: the word that they hold is right.
  @Test func daysThatAreWonMakeAStreakAndNoRun() throws {
    for (number, streak) in [(4, 1), (5, 2)] {
      let session = try visit("", on: Self.thursday.advanced(by: number)).session
      #expect(session.openDaily())
      #expect(session.play(.solution(Solution(session.round.witness()))) == .solved)
      #expect(session.end?.distinctions.first?.text == "Streak \(streak), best \(streak).")
      #expect(!session.startNextLevel())
      #expect(session.finished?.runState == .alone)
      #expect(session.finished?.id != nil)
      #expect(!session.openDaily())
    }
    let kept = History(store).latest(.max).reversed().compactMap {
      History(store).record(of: $0.id)
    }
    #expect(kept.map(\.occasion) == [4, 5].map { Occasion.daily(Self.thursday.advanced(by: $0)) })
    #expect(History(store).runTables().isEmpty)
    #expect(History(store).statistics(of: Statistics.Scope())?.wins == 2)
  }

  @Test func theFirstGameEverIsExplainedOnlyWhereItIsPlayed() throws {
    #expect(shows(try visit(""), "I choose no word."))
    let honest = try Journey(
      keys(Self.menu + "<enter>"), day: Self.thursday.advanced(by: 5))
    #expect(!shows(honest, "I choose no word."))
  }

  @Test func anUntouchedOneIsLeftForAWaitingGame() throws {
    let left = try Journey(keys("e"), store: store)
    let daily = try visit(Self.menu + "<enter>")
    #expect(daily.session.round.occasion == .daily(Self.thursday))
    let waiting = try #require(daily.session.waitingRounds().first)
    #expect(daily.session.resume(waiting))
    #expect(daily.session.round.board == left.session.round.board)
    let kept = try #require(daily.session.waitingRounds().first)
    #expect(kept.round.record.occasion == .daily(Self.thursday))
    #expect(!daily.session.discard(kept))
    #expect(daily.session.openDaily())
    #expect(daily.session.round.occasion == .daily(Self.thursday))
  }

  @Test func theCalendarIsLeftByEscapeAndByTheMouse() throws {
    let board = try visit("")
    for way in ["<left><esc>", "<esc>"] {
      let back = try visit(Self.menu + way)
      #expect(back.picture.lines[0] == board.picture.lines[0], "\(way)")
    }
    // The buttons stand on row 20: Play from column 30, Done from 42.
    for (column, title) in [(43, "level 1"), (31, "Daily")] {
      let point = Point(column: column, row: 20)
      let clicked = try Journey(
        keys(Self.menu) + [.event(.mouse(MouseEvent(.press, at: point)))], store: store,
        day: Self.thursday)
      #expect(clicked.picture.lines[0].contains(title))
    }
  }

  @Test func aDayBegunByAWrongClockIsAskedAboutAndDropped() throws {
    let wrong = Self.thursday.advanced(by: 4_000)
    _ = try visit(Self.menu + "<enter>" + Self.losing)
    let asked = try visit(Self.menu, on: wrong)
    #expect(shows(asked, "Your last daily was 2026-11-19. Is today really \(wrong)?"))
    let begun = try visit(Self.menu + "<enter>e", on: wrong)
    #expect(begun.session.round.occasion == .daily(wrong))

    let today = Self.thursday.advanced(by: 1)
    let closed = try visit(Self.menu, on: today)
    #expect(shows(closed, "was your clock wrong?") && !shows(closed, "[ Play ]"))
    let question = try visit(Self.menu + "<enter>", on: today)
    #expect(shows(question, "Drop the days up to"))
    let kept = try visit(Self.menu + "<enter><enter>", on: today)
    #expect(shows(kept, "was your clock wrong?"))
    let dropped = try visit(Self.menu + "<enter><Drop it><enter>", on: today)
    #expect(shows(dropped, "Not played yet. You have one try.") && shows(dropped, "[ Play ]"))
  }

  @Test func plainModeAsksAndDropsByItsCommand() throws {
    let script = try PlainScript(
      length: nil, misses: nil, setter: nil, collection: Library.embedded.named("english"))
    let ahead = DailyGame(of: script.session.today.advanced(by: 9))
    #expect(script.session.store.beginDaily(try #require(ahead.round()).saved()))
    script.session.store.leaveRound()
    #expect(
      script.say("daily").last == "To drop the days that are yet to come, type daily drop.")
    #expect(script.say("daily drop").first == "Daily 1970-01-01.")
  }

  @Test func settingsThatChangeDoNotEndIt() throws {
    let changed = try visit(Self.menu + "<enter><tab><tab><enter><right><esc>")
    #expect(changed.session.round.occasion == .daily(Self.thursday))
    #expect(shows(changed, "The new settings start with the next game."))
  }

  @Test func plainModePlaysItAndTellsTheStreak() throws {
    let script = try PlainScript(
      length: nil, misses: nil, setter: nil, collection: Library.embedded.named("english"))
    let told = script.say("daily")
    #expect(told.first == "Daily 1970-01-01.")
    var last: [String] = []
    for letter in Self.losing where script.session.finished == nil {
      last = script.say("\(letter)")
    }
    #expect(last.contains("Streak 0, best 0."))
    #expect(last.last == "Type new for another game, or quit.")
    #expect(
      script.say("daily") == [
        "Thursday: Everyday English, 8 letters, Imp, 6 mistakes.",
        "You lost it with 6 of 6 mistakes.", "Streak 0, best 0.",
      ])
  }

  /// The real program in two zones that are 25 hours apart.
  @Test func theDayIsThatOfThePlayersTimeZone() throws {
    let days = try ["<+14>-14", "<-11>11"].map { zone in
      let program = try PlainProgram(
        home: TemporaryFolder(), shell: "export TZ='\(zone)'; exec \"$0\" daily --plain")
      var lines = program.end().lines
      lines.removeAll { !$0.hasPrefix("Daily ") }
      return try #require(Day(String(lines.first?.dropFirst(6).dropLast() ?? "")))
    }
    #expect([1, 2].contains(days[0].number - days[1].number))
  }

  @Test func aKilledDailyGoesOnAndIsPlayedByOneProgramAtATime() throws {
    let home = TemporaryFolder()
    func start() throws -> PlainProgram {
      try PlainProgram(home: home, shell: "exec \"$0\" daily --plain")
    }
    let first = try start()
    first.type("E", "E")
    #expect(first.waits(for: "You've already tried E"))
    let second = try start()
    #expect(second.end().lines.contains("It's open in another window."))
    first.signal(SIGKILL)
    #expect(first.end().isSignal)
    let third = try start().end().lines
    #expect(third.contains("Welcome back. Here is the game you left."))
    #expect(third.contains { $0.hasPrefix("Daily ") })
    #expect(third.contains { $0.hasSuffix("the word: E.") || $0.hasSuffix("the phrase: E.") })
  }
}
