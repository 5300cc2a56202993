import Glibc
import HangmanModel
import Presentation

/// The day of a moment, where the player is: `2026-11-21`.
func localDay(of seconds: Int) -> String {
  var time = time_t(seconds)
  var parts = tm()
  guard localtime_r(&time, &parts) != nil else { return "" }
  var text = [CChar](repeating: 0, count: 16)
  let count = strftime(&text, text.count, "%Y-%m-%d", &parts)
  return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The day of a moment, where the player is, for the calendar.
func localCalendarDay(of seconds: Int) -> Day {
  Day(localDay(of: seconds)) ?? Day(number: seconds / 86_400)
}

/// The day of a moment, where the player is, in ten characters of the player's language.
func briefDay(of seconds: Int) -> String { localCalendarDay(of: seconds).briefText }
