/// A language's words for games that are over, that wait, or that are for others, and for the games of days.
public protocol StoryTongue: Counting, Naming {
  func text(_ message: ConfessionMessage) -> String
  func text(_ message: ShareMessage) -> String
  func text(_ message: DailyMessage) -> String

  /// The days of the week from Monday on, as they begin a sentence; two letters are enough to tell them apart.
  var weekdays: [String] { get }
  var months: [String] { get }

  /// The months in three letters.
  var briefMonths: [String] { get }
}
