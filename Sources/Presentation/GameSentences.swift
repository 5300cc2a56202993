public import HangmanModel
public import Words

/// What is told of games: when one begins or goes on, of the words that are held, of moves, and of games that
/// were left.
public enum GameMessage: Message {
  case resumed
  /// Another game was left, though a new one begins.
  case anotherWaits
  /// A game that waits can't be taken up.
  case cannotGoOn
  /// The setter decides.
  case thinking
  case friendsWord, chosen(Noun), guess
  /// A setter that dodges was asked for, and the category is too small for it.
  case tooFewAlike(Category?)
  /// So many words are held at first; nil for all of them, less those of the levels before.
  indirect case holding(Int?, Noun, GameMessage, isFirst: Bool)
  /// What these have in common: so many letters, the signs on the board if it's one or several, or its shape.
  case ofLetters(Int), ofSigns(isOne: Bool), ofShape
  case held(Int, Noun), heldChosen(Noun)
  case undecidedCategory
  /// With so many mistakes the villain can't be beaten, or may win against careful play; and par.
  case hopeless(Int, Int), risky(Int, Int), askAllTheSame
  /// What goes before a verdict on a par, or on the greatest of several, with a blank at its end.
  case beginning(par: Int, isGreatest: Bool)
  /// How many mistakes over par there are, in a few words; nil where the player says how many.
  case conduct(over: Int?)
  case givenUp
  /// The key for its story, which must be seen where the hints of keys have no room.
  case givenUpStory

  // Letters, solutions and hints, and why one isn't taken.
  case found, over
  case hit(Letter, Int), missed(Letter), repeated(Letter)
  case wrong, noMistakesLeft, said, unfit
  /// What is to be found has so many letters, and what was said has others.
  case length(Noun, Int, said: Int)
  case invalid
  /// The letter on the board where another was said, with its place where letters can be counted.
  case shown(Character, not: Letter, place: Int?)
  /// A letter that is in no place, or in those alone that show it.
  case lacked(Letter), allShown(Letter, place: Int?)
  /// What a hint would cost, and whether it helps.
  case safeHint, riskyHint, fatalHint, noHint
  case howToTakeHint
  case hint(String), openHint(String)
  /// How many mistakes are left to make, behind a colon; and with how few it may be where that isn't proved.
  case atMost(Int), perhapsOnly(String, Int)
  /// The letter to guess and what it's worth.
  case advice(Letter, String, AdviceScope)
  /// The same once it's paid.
  case paid(String)

  // When a game that was left was played last.
  case justNow, ago(Int, Noun)

  // The menu of them, by their number; and what it would cost to drop one.
  case menu(Int), heading, headingOfLatest(of: Int)
  case run(String)

  /// One was to be dropped.
  case dropped(Bool)

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}

/// What is said of a game that was given up, for which so many words were left.
public func givenUpSentence(_ word: String, of setup: GameSetup, held: Int) -> String {
  let answer: EndMessage =
    held > 1 && setup.setter.dodges ? .answers([word]) : .answer(word, setup.noun)
  return "\(GameMessage.givenUp.text) \(answer.text)"
}
