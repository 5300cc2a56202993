public import HangmanModel
public import Words

/// What the setter says of a whole game: what came of each move, what else could have come of it, and the end.
public enum ConfessionMessage: Message {
  case hint(String)

  // Answers to a letter, and why they were given.
  case letter(Letter, isYes: Bool)
  case dodge(Letter, Int, Noun), nowhere(Letter, Noun)
  case favour(Letter), lastHad(Letter, Noun), allHad(Letter), forced(Letter), granted(Letter)

  // Answers to a whole word.
  case said(String, isRight: Bool)
  case last(String, Noun), saidByFavour(String), dropped(String), neverHeld(String)

  // How many words were left by a step, and what another answer would have left.
  case held(Int, Noun), kept(Confession.Step, Noun)
  case insteadOfOne(Confession.Step, Noun, other: Int)
  case insteadOfMany(Confession.Step, Noun, others: Int, largest: Int)
  case fitted(String, Int)

  // Groups: without a letter, or with it in so many places; the one that was kept; how many more there were.
  case without(Letter), places(Letter, Int), keptGroup(String), moreWays(Int)

  case wasAfter(String, Noun)
  case honestFromHere(Noun), aloneFitted(Noun)
  case keptFewer
  case proof(String), possible(String)

  // What the letter was worth that was the best, as far as that is known, and what another one cost.
  case best(Letter, worth: String, isSure: Bool)
  case noBetter(Letter, worth: String)
  case better(Letter, worth: String, isSure: Bool)
  case cost(Letter, isSure: Bool)

  // Such a worth: one that isn't proved, or how many of the words had the letter.
  case perhaps(String), wasIn(Int, of: Int)

  /// How the game ended.
  case end(Board)

  /// What stood at the end: the words that were held, or the one that was chosen.
  case atEnd(Int, Noun), chosenAtEnd(Noun)
  case choseNone(Noun)

  // How much of it was skill: of so many wrong letters.
  case gaveNothing(Int, isPerfect: Bool), gaveOne(isSure: Bool), gaveAll(Int), gaveUnknown(Int)
  case gave(String, of: Int, forced: Int, isPerfect: Bool)

  // How many were given away.
  case atMost(Int), between(Int, Int)

  // What each answer was true of.
  case trueOfLast(String, Noun), trueOfFew([String], Noun), trueOfMany(Int, Noun, String)
  case chosen(String)

  case unwinnable(Int, par: Int), madeToPar(Int, par: Int)
  case listChanged

  // What an honest game would have come to: its word, with a colon and a blank at its end, and the mistakes.
  case honest(String), foundHonestly(Int), lostHonestly, openHonestly(Int)

  /// Whom the worth of a letter was counted against.
  case worth
  case replay(String)
  case untellable

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}
