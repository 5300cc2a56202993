/// A day of the calendar.
public struct Day: Hashable, Comparable, Sendable {
  /// How many days after the first of January 1970 it is.
  public let number: Int

  public init(number: Int) { self.number = number }

  /// 0 for Monday, 6 for Sunday.
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  public func advanced(by days: Int) -> Day { Day(number: number + days) }
}

/// As ISO 8601 writes it: `2026-11-21`.
///
/// The year is counted from March, so that the leap day is its last; see Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms" (2013).
extension Day: LosslessStringConvertible {
  private static let daysOfEra = 146_097  // 400 years.

  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), (1...12).contains(month), (1...31).contains(day), year > 0
    else { return nil }
    let shifted = month > 2 ? year : year - 1
    let yearOfEra = shifted % 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = shifted / 400 * Self.daysOfEra + dayOfEra - 719_468
    if description != text { return nil }
  }

  public var description: String {
    func padded(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    let (year, month, day) = date
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  public var year: Int { date.year }

  /// From 1 to 12.
  public var monthOfYear: Int { date.month }

  /// From 1 to 31.
  public var dayOfMonth: Int { date.day }

  /// The days of its month.
  public var month: ClosedRange<Day> {
    let first = advanced(by: 1 - dayOfMonth)
    let next = first.advanced(by: 31)
    return first...next.advanced(by: -next.dayOfMonth)
  }

  private var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - Self.daysOfEra + 1) / Self.daysOfEra
    let dayOfEra = shifted - era * Self.daysOfEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
