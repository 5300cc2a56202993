public import HangmanModel
import Words

// What is told of a game that was left.

extension SavedRound {
  /// What it is and how it stands, in parts: `Webster's 1934`, `Imp`, `_A__E___`, `3 of 8 left`,
  /// `level 2`, `2 days ago`.
  ///
  /// - Parameter time: the time now, in seconds since 1970 began (UTC).
  public func title(at time: Int) -> String {
    let day = dailyTitle(record.occasion)
    let isFriends = !record.occasion.isOfSetter
    let parts = [
      day, isFriends ? "a friend's word" : record.setup.list.title,
      isFriends ? nil : record.setup.setter.name, pattern,
      "\(missesLeft) of \(record.setup.allowed) left", level, age(at: time),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The same where there's little room: `_A__E___, 3 of 8 left`.
  public var brief: String {
    let shown = pattern.count > 12 ? "\(pattern.prefix(11))…" : pattern
    return "\(shown) \(missesLeft)/\(record.setup.allowed)"
  }

  /// How long ago it was played last: `2 days ago`; nil where that isn't known.
  public func age(at time: Int) -> String? {
    guard let savedAt else { return nil }
    let minutes = max(0, time - savedAt) / 60
    let (count, noun) =
      switch minutes {
      case ..<60: (minutes, "minute")
      case ..<(60 * 24): (minutes / 60, "hour")
      default: (minutes / 60 / 24, "day")
      }
    return count == 0 ? "just now" : "\(counted(count, noun)) ago"
  }

  /// The mistakes that are left.
  public var missesLeft: Int { record.setup.allowed - misses }

  private var level: String? {
    if !record.occasion.isScored { return "not scored" }
    return record.run.level == 1 ? nil : "level \(grouped(record.run.level))"
  }
}
