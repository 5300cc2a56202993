public import HangmanModel
import Words

/// The signs of a line that is shared: of what was right, wrong or a hint, and between two numbers.
public struct ShareSigns: Sendable {
  let right, wrong, hint, arrow: String

  public static let colored = ShareSigns(right: "🟩", wrong: "⬛", hint: "🟨", arrow: "→")

  /// Where not every character can be shown.
  public static let plain = ShareSigns(right: "+", wrong: "-", hint: "?", arrow: " to ")
}

/// A game in a line for others that gives no letter away, with a code to begin the same game, or the same
/// run. The word of a friend, whom it belongs to, has none, nor has the game of today, which has its own way
/// in.
public func shareLine(
  of game: FinishedGame, signs: ShareSigns = .colored, on today: Day
) -> String {
  let result = game.result
  let par = result.par.map { ", par \($0)" } ?? ""
  let words =
    result.setup.setter.dodges
    ? " \(grouped(game.startCount))\(signs.arrow)\(counted(game.heldCount, result.setup.noun))."
    : ""
  return "Hangman (\(kind(of: game))): \(result.isWon ? "won" : "lost") with \(result.misses) of "
    + "\(counted(result.allowed, .mistake))\(par). \(marks(of: game, signs))\(words)"
    + (invitation(to: game, on: today) ?? "")
}

private func kind(of game: FinishedGame) -> String {
  let setup = game.result.setup
  let isFriends = !game.occasion.isOfSetter
  let list: String? =
    isFriends
    ? "a friend's word" : setup.list == GameSetup.standard.list ? nil : setup.list.title
  return [
    game.occasion.day?.description, isFriends ? nil : setup.setter.name,
    counted(Solution(game.result.word).letters.count, .letter), list,
  ].compactMap(\.self).joined(separator: ", ") + level(of: game)
}

/// Where a run stands that has come further than its first level.
private func level(of game: FinishedGame) -> String {
  game.level == 1
    ? "" : ", level \(grouped(game.level)), \(counted(game.points, .point))"
}

private func marks(of game: FinishedGame, _ signs: ShareSigns) -> String {
  let result = game.result
  return game.record.moves.map { move in
    switch move {
    case .letter(let letter): result.word.contains(letter.character) ? signs.right : signs.wrong
    case .solution(let solution):
      result.isWon && solution == Solution(result.word) ? signs.right : signs.wrong
    case .hint: signs.hint
    }
  }.joined()
}

private func invitation(to game: FinishedGame, on today: Day) -> String? {
  guard let code = game.record.challengeCode() else { return nil }
  if game.occasion.day == today { return " Play it too: hangman daily" }
  let invitation = game.level == 1 ? "Beat me" : "Begin the same run"
  return " \(invitation): hangman play \(arguments(code, game.record))"
}

/// What is said once a line is on its way.
///
/// - Parameter isCopied: whether the terminal may have a clipboard.
public func sharedSentence(isCopied: Bool) -> String {
  isCopied
    ? "Sent to the clipboard, and printed when you leave." : "It will be printed when you leave."
}

/// What goes with the code of a word for a friend.
public func friendCodeLine(_ word: FriendWord) -> String {
  "Guess my word: hangman play \(word.code())"
}

/// What the code of a word is worth.
public let friendCodeWarning =
  "The code hides the word from the eye, and from nobody who wants to know it."
