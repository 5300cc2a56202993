public import HangmanModel

/// What the settings tell of their rows.
public enum SettingsText: Message {
  // When a change takes effect.
  case fromNextGame, atOnce

  /// How many words or phrases a list has.
  case list(Int, Noun)

  // The length of the words: varied, or one that has so many; another had to give way for it.
  case varied
  case variedLengths(Int, Int)
  case words(Int, ofLength: Int, insteadOf: Int?)
  case waysOfLength

  // The category, which may have too few phrases to dodge among.
  case anyCategory
  case tooFewAlike(Int)
  case waysOfDifficulty

  // What a switch means as it stands.
  case evil(Bool), meter(Bool), voice(Bool), animation(Bool), mouse(Bool)

  /// The conduct of a character, and that none plays.
  case conduct(Setter)
  case characterWaits

  /// The keys in the order of the alphabet.
  case alphabetical

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }

  /// The same where there's little room.
  public var brief: String { tongue.brief(self) }
}
