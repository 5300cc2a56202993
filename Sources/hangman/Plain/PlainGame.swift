import HangmanModel
import Storage
import Wording
import Words

/// The game a line at a time: takes what the player typed, and returns what to say to it.
///
/// It knows no terminal and no pipe. Each sentence is a line of its own in printable ASCII.
struct PlainGame {
  let session: GameSession
  private let store: Store

  /// Whether the setter remarks on the game.
  let isSpeaking: Bool

  init(session: GameSession, store: Store, isSpeaking: Bool = false) {
    self.session = session
    self.store = store
    self.isSpeaking = isSpeaking
  }

  /// Begins or resumes, and says so.
  ///
  /// - Parameter message: something else to tell the player first.
  mutating func opening(telling message: String?) -> PlainReply {
    session.save()
    let greeting = ["Hangman. Type a letter to guess it, or help for the commands."]
    let waiting = session.isAnotherWaiting ? [waitingNotice] : []
    return say(
      greeting + notices(message) + waiting
        + (session.isResumed && session.isBegun ? resumedGame : newGame))
  }

  /// Does what a line asks for.
  mutating func reply(to line: String) -> PlainReply {
    switch PlainCommand(line) {
    case .quit: return end()
    case let command:
      let sentences = answer(command)
      return say(sentences + notices())
    }
  }

  /// Takes leave, as at the end of the input. The round has been saved by then.
  func end() -> PlainReply {
    let waiting =
      board.status == .playing
      ? " This game goes on at the next start."
      : nextLevel.map { " Level \($0) waits for the next start." } ?? ""
    return PlainReply(sentences: ["Goodbye.\(store.isLasting ? waiting : "")"], goesOn: false)
  }

  var board: Board { session.round.board }

  private func answer(_ command: PlainCommand) -> [String] {
    switch command {
    case .guess(let input): guess(input)
    case .solve(let input): solve(input)
    case .word: session.finished.map { [spelledSentence($0)] } ?? wordSentences(board)
    case .letters: letterSentences(board)
    case .hint: [board.status == .playing ? hintOffer : endedSentence(next: nextLevel)]
    case .takeHint: takeHint()
    case .next: startNextLevel()
    case .new: startNewGame()
    case .daily(let answer): openDaily(answer)
    case .story(let number): story(number)
    case .games: games
    case .share: share
    case .define(let text): define(text)
    case .scores: scores
    case .runs: runs
    case .stats: stats
    case .help: helpSentences
    case .overlong(let name): [overlongSentence(name)]
    case .quit: []
    case .settings, .length, .misses, .evil, .meter, .list, .category: change(command)
    }
  }

  private func notices(_ message: String? = nil) -> [String] {
    var told = message.map { [$0] } ?? []
    while let notice = store.takeNotice() { told.append(sentence(for: notice)) }
    return told
  }

  private func say(_ sentences: [String]) -> PlainReply {
    PlainReply(sentences: sentences.map(inPrintableASCII))
  }
}
