public import HangmanModel
import Words

/// What a day's game is, in parts: `Everyday English`, `8 letters`, `Imp`, `6 mistakes`; a perfect one ends with
/// `par 6`.
private func parts(of game: DailyGame) -> [String] {
  let setup = game.setup
  return [
    setup.list.title, setup.subject.title, setup.setter.name, counted(setup.allowed, .mistake),
    game.par.map { "par \($0)" },
  ].compactMap(\.self)
}

private let weekdays = [
  "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
]

/// What is played on a day: `Sunday: Everyday English, 10 letters, Devil, 6 mistakes, par 4.`
public func dailySentence(_ game: DailyGame) -> String {
  "\(weekdays[game.day.weekday]): \(parts(of: game).joined(separator: ", "))."
}

/// What is told of today's game, of how it stands with it, and of the days before.
public func dailySentences(
  _ game: DailyGame, _ state: DailyState, in calendar: DailyCalendar
) -> [String] {
  [
    dailySentence(game), sentence(for: state, on: game.day),
    streakSentence(of: calendar, on: game.day),
  ]
}

/// How to answer where it isn't sure which day it is; nil where it is.
///
/// - Parameters:
///   - sure: what to type where the clock is right.
///   - drop: what to type where it was wrong before.
public func dailyAnswerSentence(
  _ state: DailyState, on day: Day, sure: String, drop: String
) -> String? {
  switch state {
  case .unsure: "To play it, type \(sure)."
  case .past(let latest) where latest.isDoubtful(after: day):
    "To drop the days that are yet to come, type \(drop)."
  case .open, .begun, .elsewhere, .played, .past: nil
  }
}

/// What is asked before the days are dropped that a wrong clock made.
public func dropDaysQuestion(_ latest: Day) -> String {
  "Drop the days up to \(latest) that are yet to come? Their games stay among the others, and no longer count "
    + "as dailies."
}

/// What came of a day before today.
public func dailySentence(_ result: DailyResult?, of day: Day) -> String {
  let told = result.map { sentence(for: .played($0), on: day) } ?? "Not played."
  return "\(weekdays[day.weekday]), \(day): \(told)"
}

private func sentence(for state: DailyState, on day: Day) -> String {
  switch state {
  case .open: "Not played yet. You have one try."
  case .unsure(let latest):
    "Your last daily was \(latest). Is today really \(day)? Then you have one try."
  case .begun: "You have begun it, and it waits for you."
  case .elsewhere: "It's open in another window."
  case .played(let result):
    "You \(result.isWon ? "won" : "lost") it with \(result.misses) of "
      + "\(counted(result.allowed, .mistake))."
  case .past(let latest) where latest.isDoubtful(after: day):
    "You began \(latest), a day yet to come: was your clock wrong? Until you drop it, no earlier "
      + "day is open."
  case .past(let latest): "You began \(latest), so no earlier day is open."
  }
}

/// How many days in a row were won: `Streak 3, best 5.`
public func streakSentence(of calendar: DailyCalendar, on day: Day) -> String {
  "Streak \(grouped(calendar.streak(on: day))), best \(grouped(calendar.bestStreak))."
}

/// What the game of a day is called: `Daily 2026-11-22`; nil for another game.
public func dailyTitle(_ occasion: Occasion) -> String? {
  occasion.day.map { "Daily \($0)" }
}

/// What is said when another game begins while that of a day isn't over.
public let dailyWaitsNotice = "The daily waits for you."
