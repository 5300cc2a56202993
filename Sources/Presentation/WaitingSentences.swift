public import HangmanModel
import Words

// What is told of a game that was left.

extension SavedRound {
  /// What it is and how it stands: `Webster's 1934, Imp, _A__E___, 3 of 8 left, level 2, 2 days ago`.
  ///
  /// - Parameter time: the time now, in seconds since 1970 began (UTC).
  public func title(at time: Int) -> String {
    [kind, pattern, standing, age(at: time)].compactMap(\.self).joined(separator: ", ")
  }

  /// The same where there's little room: `_A__E___ 3/8`.
  public var brief: String {
    let shown = pattern.count > 12 ? "\(pattern.prefix(11))…" : pattern
    return "\(shown) \(missesLeft)/\(record.setup.allowed)"
  }

  /// What it is: `Webster's 1934, Imp`.
  public var kind: String {
    if !record.occasion.isOfSetter { return "a friend's word" }
    return [dailyTitle(record.occasion), record.setup.list.title, record.setup.setter.name]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// How it stands, but for its letters: `3 of 8 left, level 2`.
  public var standing: String {
    let level =
      !record.occasion.isScored
      ? "not scored" : record.run.level == 1 ? nil : "level \(grouped(record.run.level))"
    return ["\(missesLeft) of \(record.setup.allowed) left", level].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// How long ago it was played last: `2 days ago`; nil where that isn't known.
  public func age(at time: Int) -> String? {
    guard let savedAt else { return nil }
    let minutes = max(0, time - savedAt) / 60
    let (count, noun) =
      switch minutes {
      case ..<60: (minutes, Noun.minute)
      case ..<(60 * 24): (minutes / 60, .hour)
      default: (minutes / 60 / 24, .day)
      }
    return count == 0 ? "just now" : "\(counted(count, noun)) ago"
  }

  private var missesLeft: Int { record.setup.allowed - misses }
}

/// What is said once a game that waited was to be dropped.
public func droppedSentence(isDropped: Bool) -> String {
  isDropped
    ? "That game is dropped."
    : "That game wasn't dropped: it's a daily, open in another window, or already over."
}
