public import HangmanModel
import Words

/// What is told of the games of days.
public enum DailyMessage: Message {
  // How it stands with the game.
  case open, unsure(Day, latest: Day), begun, elsewhere
  case over(isWon: Bool, mistakes: String), notPlayed
  case past(latest: Day), doubtful(latest: Day)

  /// What stands before that of a day before.
  case onDay(Day)

  // What to type, and the question, where a clock may be wrong.
  case howToPlay(String), howToDrop(String)
  case dropQuestion(latest: Day)

  /// What the calendar's marks mean.
  case legend

  /// Another game begins while that of a day isn't over.
  case waits

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}

/// What a day's game is: `Sunday: Everyday English, 10 letters, Devil, 6 mistakes, par 4.`
public func dailySentence(_ game: DailyGame) -> String {
  let setup = game.setup
  let parts = [
    setup.list.localizedTitle, setup.subject.title, setup.setter.localizedName,
    counted(setup.allowed, .mistake), game.par.map(parTitle),
  ]
  return "\(game.day.weekdayTitle): \(parts.compactMap(\.self).joined(separator: ", "))."
}

/// What is told of today's game, of how it stands with it, and of the days before.
public func dailySentences(
  _ game: DailyGame, _ state: DailyState, in calendar: DailyCalendar
) -> [String] {
  [
    dailySentence(game), sentence(for: state, on: game.day),
    streak(of: calendar, on: game.day).text,
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
  case .unsure: DailyMessage.howToPlay(sure).text
  case .past(let latest) where latest.isDoubtful(after: day): DailyMessage.howToDrop(drop).text
  case .open, .begun, .elsewhere, .played, .past: nil
  }
}

/// What came of a day before today.
public func dailySentence(_ result: DailyResult?, of day: Day) -> String {
  let told = result.map { sentence(for: .played($0), on: day) } ?? DailyMessage.notPlayed.text
  return "\(DailyMessage.onDay(day).text) \(told)"
}

private func sentence(for state: DailyState, on day: Day) -> String {
  let message: DailyMessage =
    switch state {
    case .open: .open
    case .unsure(let latest): .unsure(day, latest: latest)
    case .begun: .begun
    case .elsewhere: .elsewhere
    case .played(let it):
      .over(isWon: it.isWon, mistakes: mistakes(it.misses, of: it.allowed))
    case .past(let latest) where latest.isDoubtful(after: day): .doubtful(latest: latest)
    case .past(let latest): .past(latest: latest)
    }
  return message.text
}

/// How many days in a row were won: `Streak 3, best 5.`
public func streak(of calendar: DailyCalendar, on day: Day) -> EndMessage {
  .days(calendar.streak(on: day), best: calendar.bestStreak)
}

/// What the game of a day is called: `Daily 2026-11-22`; nil for another game.
public func dailyTitle(_ occasion: Occasion) -> String? {
  occasion.day.map(dailyTitle)
}

func dailyTitle(_ day: Day) -> String { "\(labels.daily.text) \(day.briefText)" }

extension Day {
  fileprivate var weekdayTitle: String { tongue.weekdays[weekday] }

  /// Its month and its year.
  public var monthTitle: String { "\(tongue.months[monthOfYear - 1]) \(year)" }

  /// Its month in three letters.
  public var briefMonth: String { tongue.briefMonths[monthOfYear - 1] }
}

/// The days of the week from Monday on, in two letters.
public var briefWeekdays: [String] { tongue.weekdays.map { String($0.prefix(2)) } }
