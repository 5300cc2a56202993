public import HangmanModel
import Words

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
    if !record.occasion.isOfSetter { return labels.friendsWord.text }
    let setup = record.setup
    return [dailyTitle(record.occasion), setup.list.localizedTitle, setup.setter.localizedName]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// How it stands, but for its letters: `3 of 8 left, level 2`.
  public var standing: String {
    let level = record.run.level
    let isLater = record.occasion.isScored && level > 1
    return [
      ScreenText.left(missesLeft, of: record.setup.allowed).text,
      record.occasion.isScored ? nil : labels.notScored.text,
      isLater ? levelTitle(level) : nil,
    ].compactMap(\.self).joined(separator: ", ")
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
    return (count == 0 ? GameMessage.justNow : .ago(count, noun)).text
  }

  private var missesLeft: Int { record.setup.allowed - misses }
}
