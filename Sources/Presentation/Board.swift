public import HangmanModel

/// A language's words for a round and its end.
public protocol BoardTongue: Counting, Naming {
  func text(_ message: GameMessage) -> String
  func text(_ message: MoveMessage) -> String
  func text(_ message: EndMessage) -> String
  func text(_ message: RunMessage) -> String
  func text(_ message: ParMessage) -> String

  /// How many mistakes are left to make behind a colon, at best and at worst.
  func worth(of misses: ClosedRange<Int>) -> String

  /// What goes before a verdict on a par, or on the greatest of several, with a blank at its end.
  func beginning(par: Int, isGreatest: Bool) -> String

  /// What stands behind that, in 38 columns with it and in 24.
  func words(for verdict: ParVerdict) -> (text: String, brief: String)

  func title(of difficulty: Difficulty) -> String

  /// How many mistakes over par there are, in a few words; nil where the player says how many.
  func conduct(over spare: Int?) -> String

  /// What a level leaves to spare over its par, in a clause behind its number; nothing for none.
  func spareClause(_ spare: Int) -> String

  /// What the setters remark on their games. Whatever is said of words is true of any round at that moment.
  var script: Voice.Script { get }
}
