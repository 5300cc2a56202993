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
  /// What was played, in parts, and how it ended.
  case end([String], GameResult)

  /// How many words were held at first and in the end.
  case held(Int, Int, Noun, hasArrow: Bool)

  // Commands to play the same game.
  case playToday, beatMe(String), sameRun(String)

  /// The line is on its way: to a clipboard, or not.
  case sent(isCopied: Bool)

  /// What goes with the code of a word for a friend, and what that is worth.
  case friendsCode(FriendWord), codeHides

  // What is told where that word is set; the brief ones have 24 columns.
  case soFar(letters: Int), signs, full(letters: Int), briefFull(letters: Int)
  case losesGame, briefLoses, handOver, briefHere, briefCode, refusal, briefRefusal

  /// Why a code can't be used, and what to do about it.
  case fault(CodeFault)

  // What a code is good for that is good for something else.
  case ofReplay, ofWord, ofGame

  /// It was played against another edition of its setter; a command begins the same one.
  case otherEdition(Setter, isEarlier: Bool, command: String)
  /// The same where the game is begun anew.
  case sameBeginning(Setter, isEarlier: Bool)

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
  let end = ShareMessage.end(kind(of: game), result)
  let held: ShareMessage? =
    result.setup.setter.dodges
    ? .held(game.startCount, game.heldCount, result.setup.noun, hasArrow: signs.hasArrow) : nil
  return [end.text, marks(of: game, signs), held?.text, invitation(to: game, on: today)?.text]
    .compactMap(\.self).joined(separator: " ")
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
    isLater ? GameMessage.level(game.level).text : nil,
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
  guard let code = game.record.challengeCode() else { return nil }
  if game.occasion.day == today { return .playToday }
  let play = command("play \(arguments(code, game.record))")
  return game.level == 1 ? .beatMe(play) : .sameRun(play)
}
