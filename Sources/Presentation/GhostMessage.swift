public import GhostModel
public import Words

/// A player of Ghost, as the sentences name one.
public enum GhostWho: Hashable, Sendable {
  case named(String), numbered(Int), computer

  /// It in the language that is spoken now; names stay as they were typed.
  public var text: String {
    switch self {
    case .named(let name): name
    case .numbered(let number): "\(labels.player.text) \(number)"
    case .computer: labels.computer.text
    }
  }

  /// The same at the start of a sentence.
  var start: String { self == .computer ? labels.computer.capitalized : text }
}

/// What is said in Ghost.
public enum GhostMessage: Message {
  /// The rules, and shorter forms of them.
  case rule(minimum: Int, hasChallenges: Bool), shortRule(minimum: Int, hasChallenges: Bool)
  case shortestRule(minimum: Int, hasChallenges: Bool)
  case losing(minimum: Int), losingBriefly(minimum: Int)

  /// What is asked for.
  case toMove(GhostWho), thinking, isOver
  case mustName(GhostWho, fragment: String)
  case nameOne(GhostWho)

  /// What was done.
  case said(GhostWho, Letter), challenged(GhostWho), named(GhostWho, String), namedNothing(GhostWho)

  /// What can't be done so.
  case pasted, pickLetter, noChallenges, nothingToChallenge, enterAgainSays, enterSays

  /// Who won, and why.
  case won(GhostWho), completed(GhostWho, String)
  /// A dead end, the word that it is itself if it's a short one, and one that was still possible.
  case deadEnd(String, short: String?, minimum: Int, could: String?)
  case challengedInVain(GhostWho, fragment: String, word: String)
  case namedNone(GhostWho, fragment: String), tooShort(String), noSuchWord(String, fragment: String)
  case couldHaveNamed(String), thereIsNone

  /// Where it was lost, or what the computer had in mind.
  case unchallenged(GhostWho, after: String)
  case lostByDeadEnd(GhostWho, isBluff: Bool, String, better: Letter, place: Int)
  case lost(GhostWho, place: Int, better: Letter, goal: String?)
  case lostByChallenge(GhostWho, better: Letter, goal: String?)
  case hadInMind(String)

  /// Where someone stands; who hasn't won has no place.
  case standing(GhostScore, place: Int), unplaced(GhostScore)
  case wonRounds(Int), noGame, noGameOfRanked
  /// Against a level of the computer, or among people.
  case against(GhostOpponent?)

  /// What is told before a round.
  case nameIsScored, typeOrTakeName, alwaysChallenged, deadEndIsChallenged, deadEndLoses
  case twoPeople, sameName(String)

  /// What is asked before something is done.
  case askToGoOn, askToRestart, askToGiveUp, askToClear

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}
