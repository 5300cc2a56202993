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

  /// `Anna`, `Player 1` or `the computer`.
  public func name(of player: GhostPlayer) -> String {
    if isComputer(player) { return "the computer" }
    return names[player].isEmpty ? "Player \(player.rawValue)" : names[player]
  }

  /// The same with the computer's way to play: `the computer, perfect`.
  public func title(of player: GhostPlayer) -> String {
    let opponent = isComputer(player) ? setup.opponent : nil
    return name(of: player) + (opponent.map { ", \($0)" } ?? "")
  }

  /// The rules, in a sentence.
  public var rule: String {
    let turns =
      "Take turns adding a letter: whoever completes a word of \(setup.minimum) letters or more"
    return setup.hasChallenges
      ? "\(turns) loses; a start that no such word has must be challenged."
      : "\(turns), or makes a start that no such word has, loses."
  }

  /// What stands beside the list: `words of 4+ letters lose`.
  public var briefRule: String { "words of \(setup.minimum)+ letters lose" }

  /// Who is to do what: `Anna to move.`
  public func request(in round: GhostRound) -> String {
    let player = subject(round.turn)
    switch round.status {
    case .playing: return "\(player) to move."
    case .challenged: return "\(player) has to name a word that begins with \(round.text)."
    case .over: return "The round is over."
    }
  }

  /// What a player has done: `The computer said E.`
  public func account(of move: GhostMove, by player: GhostPlayer) -> String {
    let player = subject(player)
    switch move {
    case .letter(let letter): return "\(player) said \(letter)."
    case .challenge: return "\(player) challenges."
    case .word(let word):
      return word.isEmpty ? "\(player) named no word." : "\(player) named \(word)."
    }
  }

  /// A player at the start of a sentence; names stay as they were typed.
  private func subject(_ player: GhostPlayer) -> String {
    isComputer(player) ? "The computer" : name(of: player)
  }

  private func isComputer(_ player: GhostPlayer) -> Bool {
    player == .two && setup.opponent != nil
  }
}

// What is said when a round is over.
extension GhostSentences {
  /// Who won, why it ended, and where it was lost, or what the computer had in mind.
  public func end(of round: GhostRound) -> [String] {
    [
      round.end.map { "\(subject($0.winner)) wins." }, ending(of: round),
      round.review.flatMap(verdict) ?? round.wordInMind.map(confession),
    ].compactMap(\.self)
  }

  /// Why a round ended: `Anna completed QUEEN.`; nil while it goes on.
  public func ending(of round: GhostRound) -> String? {
    guard let end = round.end else { return nil }
    let loser = subject(end.winner.other)
    switch end.reason {
    case .completed(let word): return "\(loser) completed \(word)."
    case .nowhere(let word):
      return nothing(after: round) + (word.map { "; \($0) was still possible." } ?? ".")
    case .named(let word):
      return "\(loser) challenged \(round.text), but \(word) begins with it."
    case .unnamed(let said, let word):
      let other =
        word.map { "\($0) would have been one." }
        ?? (round.shortWord == nil ? "There is none." : "\(nothing(after: round)).")
      return "\(refusal(of: said, by: loser, in: round)) \(other)"
    }
  }

  /// Why a fragment is a dead end, without the full stop: `No word begins with QB`, or what is to be said
  /// of a short word.
  private func nothing(after round: GhostRound) -> String {
    guard let word = round.shortWord else { return "No word begins with \(round.text)" }
    let start = word == round.text ? "it" : round.text
    return "\(word) is in the list, "
      + "but no word of \(setup.minimum) letters or more begins with \(start)"
  }

  /// What is wrong with what a player said who was challenged.
  private func refusal(of said: String, by loser: String, in round: GhostRound) -> String {
    if said.isEmpty { return "\(loser) named no word that begins with \(round.text)." }
    let isWord = round.universe.isWord(said.compactMap { Letter($0) })
    return isWord && said.hasPrefix(round.text)
      ? "\(said) is too short to count." : "\(said) is no word that begins with \(round.text)."
  }

  /// The word that the computer had in mind.
  public func confession(of word: String) -> String { "The computer had \(word) in mind." }

  /// Where the round was lost; nil where the ending tells it, by the word that could have been named.
  public func verdict(_ review: GhostReview) -> String? {
    let loser = subject(review.loser)
    switch review.better {
    case .word: return nil
    case .challenge:
      return "\(loser) could have won after \(review.fragment) by a challenge."
    case .letter(let letter):
      let goal = review.word.map { ", on the way to \($0)" } ?? ""
      if let end = review.deadEnd {
        let kind = isComputer(review.loser) ? "bluff" : "dead end"
        return "\(loser) lost by a \(kind) at letter \(end.count), \(end.suffix(1)). "
          + "\(letter) at letter \(review.place) would have won."
      }
      if case .letter = review.move {
        return "\(loser) lost at letter \(review.place): \(letter) would have won\(goal)."
      }
      return "\(loser) lost by the challenge: \(letter) would have won\(goal)."
    }
  }
}
