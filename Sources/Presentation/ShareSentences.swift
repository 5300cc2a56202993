public import HangmanModel
import Words

/// The signs of a line that is shared: of what was right, wrong or a hint; and whether an arrow may stand between
/// two numbers.
public struct ShareSigns: Sendable {
  let right, wrong, hint: String
  let hasArrow: Bool

  public static let colored = ShareSigns(right: "🟩", wrong: "⬛", hint: "🟨", hasArrow: true)

  /// Where not every character can be shown.
  public static let plain = ShareSigns(right: "+", wrong: "-", hint: "?", hasArrow: false)
}

/// What others get to read of a game, what is said of that, and of codes and the games that come from them.
public enum ShareMessage: Message {
  /// How a game ended.
  case end(isWon: Bool, mistakes: String)

  /// What stands between how many words were held at first and in the end, with its blanks.
  case to

  // Commands to play the same game.
  case playToday, beatMe(String), sameRun(String)

  /// The line is on its way: to a clipboard, or not.
  case sent(isCopied: Bool)

  /// What goes with the code of a word for a friend.
  case friendsCode(FriendWord)

  // What is told where that word is set; the brief one has 24 columns.
  case soFar(letters: Int), signs, full(letters: Int), briefFull(letters: Int)

  /// Why a code can't be used, and what to do about it.
  case fault(CodeFault)

  // What a code is good for that is good for something else.
  case ofReplay, ofWord, ofGame

  /// It was played against another edition of its setter.
  case ofEdition(Setter, isEarlier: Bool)
  /// That, and a command begins the same one; or the game is begun anew.
  case otherEdition(String, command: String), sameBeginning(String)

  // A step of a replay, of so many, and the first of them.
  case step(Int, of: Int)
  case begins

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}

/// A game in a line for others that gives no letter away, with a code to begin the same game, or the same
/// run. The word of a friend, whom it belongs to, has none, nor has the game of today, which has its own way
/// in.
public func shareLine(
  of game: FinishedGame, signs: ShareSigns = .colored, on today: Day
) -> String {
  let result = game.result
  let kind = kind(of: game).joined(separator: ", ")
  let end = ShareMessage.end(
    isWon: result.isWon, mistakes: mistakes(result.misses, of: result.allowed))
  let par = result.par.map { ", \(parTitle($0))" } ?? ""
  let held =
    result.setup.setter.dodges
    ? "\(grouped(game.startCount))\(signs.hasArrow ? "→" : ShareMessage.to.text)"
      + "\(counted(game.heldCount, result.setup.noun))." : nil
  return [
    "\(labels.hangman.text) (\(kind)): \(end.text)\(par).", marks(of: game, signs), held,
    invitation(to: game, on: today)?.text,
  ].compactMap(\.self).joined(separator: " ")
}

private func kind(of game: FinishedGame) -> [String] {
  let setup = game.result.setup
  let isFriends = !game.occasion.isOfSetter
  let list =
    isFriends
    ? labels.friendsWord.text
    : setup.list == GameSetup.standard.list ? nil : setup.list.localizedTitle
  let isLater = game.level > 1
  return [
    game.occasion.day.map(tongue.text), isFriends ? nil : setup.setter.localizedName,
    counted(Solution(game.result.word).letters.count, .letter), list,
    isLater ? levelTitle(game.level) : nil,
    isLater ? counted(game.points, .point) : nil,
  ].compactMap(\.self)
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

private func invitation(to game: FinishedGame, on today: Day) -> ShareMessage? {
  guard CommandName.isTyped, let code = game.record.challengeCode() else { return nil }
  if game.occasion.day == today { return .playToday }
  let play = command("play \(arguments(code, game.record))")
  return game.level == 1 ? .beatMe(play) : .sameRun(play)
}
