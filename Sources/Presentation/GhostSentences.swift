public import GhostModel
import Words

/// What is said in a game of Ghost.
public struct GhostSentences: Hashable, Sendable {
  private let setup: GhostSetup
  private let names: GhostNames

  public init(setup: GhostSetup, names: GhostNames) {
    self.setup = setup
    self.names = names
  }

  /// A player by name, or else by number.
  func who(_ player: GhostPlayer) -> GhostWho {
    if isComputer(player) { return .computer }
    return names[player].isEmpty ? .numbered(player.rawValue) : .named(names[player])
  }

  private func isComputer(_ player: GhostPlayer) -> Bool {
    player == .two && setup.opponent != nil
  }

  /// `Anna`, `Player 1` or `the computer`.
  public func name(of player: GhostPlayer) -> String { who(player).text }

  /// The same with the computer's way to play: `the computer, perfect`.
  public func title(of player: GhostPlayer) -> String {
    let opponent = isComputer(player) ? setup.opponent : nil
    return name(of: player) + (opponent.map { ", \($0.localizedName)" } ?? "")
  }

  /// The rules, the longest form first.
  public var rules: [String] {
    let (minimum, hasChallenges) = (setup.minimum, setup.hasChallenges)
    let forms: [GhostMessage] = [
      .rule(minimum: minimum, hasChallenges: hasChallenges),
      .shortRule(minimum: minimum, hasChallenges: hasChallenges),
      .shortestRule(minimum: minimum, hasChallenges: hasChallenges),
    ]
    return forms.map(\.text)
  }

  /// The rules, in a sentence.
  public var rule: String { rules[0] }

  /// What stands beside the list: `words of 4+ letters lose`.
  public var briefRule: String { GhostMessage.losing(minimum: setup.minimum).text }

  /// What a player has done: `The computer said E.`
  public func account(of move: GhostMove, by player: GhostPlayer) -> GhostMessage {
    switch move {
    case .letter(let letter): .said(who(player), letter)
    case .challenge: .challenged(who(player))
    case .word(""): .namedNothing(who(player))
    case .word(let word): .named(who(player), word)
    }
  }

  /// Where someone stands: `Anna is number 2 among people: 3 wins in 5 games.` Who hasn't won yet
  /// has no rank.
  public func standing(of score: GhostScore, place: Int) -> String {
    score.won == 0
      ? GhostMessage.unplaced(score).text : GhostMessage.standing(score, place: place).text
  }
}

// What is said when a round is over.
extension GhostSentences {
  /// Who won, why it ended, and where it was lost, or what the computer had in mind.
  public func end(of round: GhostRound) -> [String] {
    [
      round.end.map { GhostMessage.won(who($0.winner)).text }, ending(of: round),
      round.review.flatMap(verdict) ?? round.wordInMind.map(confession),
    ].compactMap(\.self)
  }

  /// Why a round ended: `Anna completed QUEEN.`; nil while it goes on.
  public func ending(of round: GhostRound) -> String? {
    guard let end = round.end else { return nil }
    let loser = who(end.winner.other)
    let told: [GhostMessage] =
      switch end.reason {
      case .completed(let word): [.completed(loser, word)]
      case .nowhere(let word): [deadEnd(of: round, could: word)]
      case .named(let word): [.challengedInVain(loser, fragment: round.text, word: word)]
      case .unnamed(let said, let word):
        [
          refusal(of: said, by: loser, in: round),
          word.map { .couldHaveNamed($0) }
            ?? (round.shortWord == nil ? .thereIsNone : deadEnd(of: round)),
        ]
      }
    return told.map(\.text).joined(separator: " ")
  }

  /// That a fragment is a dead end, or what is to be said of a short word.
  ///
  /// - Parameter could: a word that was still possible before.
  private func deadEnd(of round: GhostRound, could: String? = nil) -> GhostMessage {
    .deadEnd(round.text, short: round.shortWord, minimum: setup.minimum, could: could)
  }

  /// What is wrong with what a player said who was challenged.
  private func refusal(of said: String, by loser: GhostWho, in round: GhostRound) -> GhostMessage {
    if said.isEmpty { return .namedNone(loser, fragment: round.text) }
    let isWord = round.universe.isWord(said.compactMap { Letter($0) })
    return isWord && said.hasPrefix(round.text)
      ? .tooShort(said) : .noSuchWord(said, fragment: round.text)
  }

  /// The word that the computer had in mind.
  public func confession(of word: String) -> String { GhostMessage.hadInMind(word).text }

  /// Where the round was lost; nil where the ending tells it, by the word that could have been
  /// named.
  public func verdict(_ review: GhostReview) -> String? {
    let loser = who(review.loser)
    let told: GhostMessage? =
      switch review.better {
      case .word: nil
      case .challenge: .unchallenged(loser, after: review.fragment)
      case .letter(let letter):
        if let end = review.deadEnd {
          .lostByDeadEnd(
            loser, isBluff: isComputer(review.loser), end, better: letter, place: review.place)
        } else if case .letter = review.move {
          .lost(loser, place: review.place, better: letter, goal: review.word)
        } else {
          .lostByChallenge(loser, better: letter, goal: review.word)
        }
      }
    return told?.text
  }
}
