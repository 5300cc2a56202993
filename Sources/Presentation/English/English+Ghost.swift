import GhostModel

extension English {
  func text(_ message: GhostMessage) -> String {
    switch message {
    case .rule(let minimum, let hasChallenges):
      "Take turns adding a letter: whoever completes a word of \(minimum) letters or more"
        + (hasChallenges
          ? " loses; a start that no such word has must be challenged."
          : ", or makes a start that no such word has, loses.")
    case .shortRule(let minimum, let hasChallenges):
      "Take turns adding a letter; a word of \(minimum)+ letters loses"
        + (hasChallenges ? "; challenge dead ends." : ", as does a dead end.")
    case .shortestRule(let minimum, true): "Words of \(minimum)+ lose; challenge dead ends."
    case .shortestRule(let minimum, false): "Words of \(minimum)+ and dead ends lose."
    case .losing(let minimum): "words of \(minimum)+ letters lose"
    case .losingBriefly(let minimum): "\(minimum)+ letters lose"

    case .toMove(let who): "\(who.start) to move."
    case .thinking: "The computer thinks…"
    case .isOver: "The round is over."
    case .mustName(let who, let text): "\(who.start) has to name a word that begins with \(text)."
    case .nameOne(let who): "Name a word that begins so, \(who.text)."

    case .said(let who, let letter): "\(who.start) said \(letter)."
    case .challenged(let who): "\(who.start) challenges."
    case .named(let who, let word): "\(who.start) named \(word)."
    case .namedNothing(let who): "\(who.start) named no word."

    case .pasted: "A paste is no move."
    case .pickLetter: "Type a letter, or pick one with the arrows."
    case .noChallenges: "Challenges are off; the settings turn them on."
    case .nothingToChallenge: "There is nothing to challenge yet."
    case .enterAgainSays: "Enter again says that."
    case .enterSays: "Enter says it."

    case .won(let who): "\(who.start) wins."
    case .completed(let who, let word): "\(who.start) completed \(word)."
    case .deadEnd(let text, let short, let minimum, let could):
      nothing(after: text, short, minimum) + (could.map { "; \($0) was still possible." } ?? ".")
    case .challengedInVain(let who, let text, let word):
      "\(who.start) challenged \(text), but \(word) begins with it."
    case .namedNone(let who, let text): "\(who.start) named no word that begins with \(text)."
    case .tooShort(let said): "\(said) is too short to count."
    case .noSuchWord(let said, let text): "\(said) is no word that begins with \(text)."
    case .couldHaveNamed(let word): "\(word) would have been one."
    case .thereIsNone: "There is none."

    case .unchallenged(let who, let end): "\(who.start) could have won after \(end) by a challenge."
    case .lostByDeadEnd(let who, let isBluff, let end, let better, let place):
      "\(who.start) lost by a \(isBluff ? "bluff" : "dead end") at letter \(end.count), "
        + "\(end.suffix(1)). \(better) at letter \(place) would have won."
    case .lost(let who, let place, let better, let goal):
      "\(who.start) lost at letter \(place): \(better) would have won\(way(to: goal))."
    case .lostByChallenge(let who, let better, let goal):
      "\(who.start) lost by the challenge: \(better) would have won\(way(to: goal))."
    case .hadInMind(let word): "The computer had \(word) in mind."

    case .standing(let score, let place):
      "\(score.name) is number \(grouped(place)) \(text(.against(score.opponent))): "
        + "\(counted(score.won, .win)) in \(counted(score.games, .game))."
    case .unplaced(let it):
      "\(it.name) has played \(counted(it.games, .game)) \(text(.against(it.opponent))), and won none."
    case .wonRounds(let count): "won \(counted(count, .round))"
    case .against(let level?): "against the computer, \(words(for: level).name)"
    case .against(nil): "among people"
    case .noGame: "No game yet."
    case .noGameOfRanked: "No game yet. Names are ranked by their wins."

    case .nameIsScored: "A name puts you in the scores."
    case .typeOrTakeName: "Type it, or take one used before: ← →."
    case .alwaysChallenged: "Always on against the bluffer."
    case .deadEndIsChallenged: "A dead end must be challenged."
    case .deadEndLoses: "A dead end loses at once."
    case .twoPeople: "Two people at one keyboard."
    case .sameName(let name): "Both are called \(name). Give one of them another name."
    case .askToGoOn: "Here is the round you left. Go on with it?"
    case .askToRestart: "That restarts the round."
    case .askToGiveUp: "Give this round up?"
    case .askToClear: "Forget all names and scores of Ghost?"
    }
  }

  private func nothing(after text: String, _ short: String?, _ minimum: Int) -> String {
    guard let short else { return "No word begins with \(text)" }
    return "\(short) is in the list, but no word of \(minimum) letters or more begins with "
      + (short == text ? "it" : text)
  }

  private func way(to goal: String?) -> String { goal.map { ", on the way to \($0)" } ?? "" }
}
