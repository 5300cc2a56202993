public import HangmanModel

/// A language's words for a round and its end.
public protocol BoardTongue: Counting, Naming {
  func text(_ message: GameMessage) -> String
  func text(_ message: EndMessage) -> String

  /// How many mistakes are left to make behind a colon, at best and at worst.
  func worth(of misses: ClosedRange<Int>) -> String

  /// What stands behind a par, in 38 columns with it and in 24.
  func words(for verdict: ParVerdict) -> (text: String, brief: String)

  /// What the setters remark on their games. Whatever is said of words is true of any round at that moment.
  var script: Voice.Script { get }
}
