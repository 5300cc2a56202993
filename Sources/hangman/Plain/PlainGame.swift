import HangmanModel
import Presentation
import Storage
import Words

/// Hangman a line at a time.
struct PlainGame: LineGame {
  let session: GameSession
  let store: Store
  var spoken = SpokenLanguage()

  /// Whether the setter remarks on the game.
  var isSpeaking = false

  /// The visit to a host that it's played on; nil for the player's own machine.
  var host: HostVisit?

  func takeNotices() -> [String] { store.takeNotices() + (host?.takeNotices() ?? []) }

  func opening(telling message: String?) -> LineReply {
    session.save()
    let message = message.map { [$0] } ?? []
    return say(
      [PlainMessage.greeting.text] + hostHelp + message + takeNotices() + tell(session.firstNews))
  }

  private var hostHelp: [String] { [host?.commands.text].compactMap(\.self) }

  /// Whether it is a guess is for the board to judge.
  func answer(to line: String) -> [String] { guess(line) }

  var waiting: PlainMessage? {
    // A guest's is gone then.
    if !session.isWritten || host?.isGuest == true { return nil }
    return board.status == .playing ? .gameGoesOn : nextLevel.map { .levelWaits($0) }
  }

  func didChangeLanguage() { session.didChangeLanguage() }

  var board: Board { session.round.board }
}

extension PlainGame {
  typealias Command = LineCommand<PlainGame>

  static let commands: [Command] = [
    Command(told: .guess),
    Command(.solve) { $0.solve($1) },
    Command(.word) { $0.word },
    Command(.letters) { letterSentences($0.board) },
    Command(.hint, or: [.yes]) { $1 == nil ? $0.hint : $0.takeHint() },
    Command(.meter) { $0.changeMeter(to: $1) },
    Command(.next) { $0.startNextLevel() },
    Command(.new) { $0.startNewGame() },
    Command(.waiting) { $0.waitingGames },
    Command(.resume) { $0.resume($1) },
    Command(.drop) { $0.drop($1) },
    Command(.daily, or: [.sure, .drop]) { $0.openDaily($1) },
    Command(.story) { $0.story($1) },
    Command(.share) { $0.share },
    Command(.define) { $0.define($1) },
    Command(.settings) { $0.settings },
    Command(.list) { $0.change(.list, to: $1) },
    Command(.category) { $0.change(.category, to: $1) },
    Command(.length) { $0.change(.length, to: $1) },
    Command(told: .variedLength),
    Command(.misses) { $0.change(.misses, to: $1) },
    Command(told: .difficulty),
    Command(.evil) { $0.change(.evil, to: $1) },
    Command(told: .evilOn),
    Command(told: .character),
    Command(.language) { $0.changeLanguage(to: $1) },
    Command(.scores) { $0.scores },
    Command(.games) { $0.games },
    Command(.runs) { $0.runs },
    Command(.stats) { $0.stats },
    Command(.everyone) { $0.everyone },
    Command(.playerName) { $0.changeName(to: $1) },
    Command(leave: .quit),
    Command(.help) { help + $0.hostHelp },
  ]
}
