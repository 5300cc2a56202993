import HangmanModel
import Storage
import Wording
import Words

/// The game a line at a time: takes what the player typed, and returns what to say to it.
///
/// It knows no terminal and no pipe. Each sentence is a line of its own in printable ASCII.
struct PlainGame {
  struct Reply: Equatable {
    let sentences: [String]
    var goesOn = true
  }

  private let session: GameSession
  private let store: Store

  /// Whether what is played will still be known at the next start.
  private var isKept = true

  init(session: GameSession, store: Store) {
    self.session = session
    self.store = store
  }

  /// Begins or resumes, and says so.
  ///
  /// - Parameter message: something else to tell the player first.
  mutating func opening(telling message: String?) -> Reply {
    session.save()
    let greeting = ["Hangman. Type a letter to guess it, or help for the commands."]
    let waiting = session.isAnotherWaiting ? [waitingNotice] : []
    return say(greeting + notices(message) + waiting + (session.isResumed ? resumedGame : newGame))
  }

  /// Does what a line asks for.
  mutating func reply(to line: String) -> Reply {
    switch PlainCommand(line) {
    case .quit: return end()
    case let command:
      let sentences = answer(command)
      return say(sentences + notices())
    }
  }

  /// Takes leave, as at the end of the input. The round has been saved by then.
  func end() -> Reply {
    let isPlaying = board.status == .playing
    let sentence =
      isPlaying && isKept ? "Goodbye. This game goes on at the next start." : "Goodbye."
    return Reply(sentences: [sentence], goesOn: false)
  }

  private var board: Board { session.round.board }

  private func answer(_ command: PlainCommand) -> [String] {
    switch command {
    case .guess(let input): guess(input)
    case .word: session.finished.map { [spelledSentence($0)] } ?? wordSentences(board)
    case .letters: letterSentences(board)
    case .new: startNewGame()
    case .settings: settingSentences(session.nextSetup, now: board)
    case .scores: scores
    case .help: helpSentences
    case .length(let text): changeLength(to: text)
    case .misses(let text): changeMisses(to: text)
    case .evil(let text): changeEvil(to: text)
    case .overlong(let name): [overlongSentence(name)]
    case .quit: []
    }
  }

  private func guess(_ input: String) -> [String] {
    switch board.verdict(on: input) {
    case .invalid: return [invalidSentence(input)]
    case .ended: return [endedSentence]
    case .repeated(let letter):
      return [sentence(for: .repeated, letter: letter, board: board)]
    case .accepted(let letter):
      let outcome = session.play(.letter(letter))
      let told = outcomeSentences(outcome, letter: letter, board: board)
      guard let game = session.finished else { return told }
      return told + endSentences(game, in: session.highScores())
    }
  }

  private var scores: [String] {
    let tables = session.scoreTables().filter { !$0.entries.isEmpty }
    if tables.isEmpty { return [noWinSentence] }
    return tables.count == 1
      ? scoreLines(tables[0]) : tables.flatMap { [scoreHeading($0)] + scoreLines($0) }
  }

  private func startNewGame() -> [String] {
    let isGivenUp = session.startNewGame() != nil
    return (isGivenUp ? [givenUpNotice] : []) + newGame
  }

  private var newGame: [String] {
    let state = wordSentences(board)
    let isLengthTold =
      board.setup.setter.dodges && board.pattern.hiddenCount == board.pattern.length
    return [openingSentence(for: session.round)] + (isLengthTold ? state.dropFirst() : state[...])
  }

  private var resumedGame: [String] {
    [resumedNotice] + wordSentences(board)
      + letterSentences(board).dropLast()
  }

  private mutating func notices(_ message: String? = nil) -> [String] {
    var told = message.map { [$0] } ?? []
    while let notice = store.takeNotice() {
      if case .setAside = notice {} else { isKept = false }
      told.append(sentence(for: notice))
    }
    return told
  }

  private func say(_ sentences: [String]) -> Reply {
    Reply(sentences: sentences.map(inPrintableASCII))
  }
}

// Settings are stored at once, each alone, so that one out of this list's range isn't lost.
extension PlainGame {
  private func changeLength(to text: String) -> [String] {
    let lengths = session.collection.universe.lengths
    if text.isEmpty { return [lengthSentence(session.nextSetup), lengthUsage] }
    guard let number = number(text) else { return [notANumberSentence(text, usage: lengthUsage)] }
    guard lengths.contains(number) else { return noSuchLengthSentences(text, lengths) }
    change { $0.setup.length = number }
    return [lengthSentence(session.nextSetup), nextGameSentence] + fairSentences(on: session)
  }

  private func changeMisses(to text: String) -> [String] {
    if text.isEmpty { return [missesSentence(session.nextSetup), missesUsage] }
    guard let number = number(text) else { return [notANumberSentence(text, usage: missesUsage)] }
    guard GameSetup.allowedRange.contains(number) else { return [allowedRangeSentence(text)] }
    change { $0.setup.allowed = number }
    return [missesSentence(session.nextSetup), nextGameSentence] + fairSentences(on: session)
  }

  private func changeEvil(to text: String) -> [String] {
    switch text {
    case "": return [evilSentence(session.nextSetup), evilUsage]
    case "on": change { $0.isEvil = true }
    case "off": change { $0.isEvil = false }
    default: return [notASwitchSentence(text)]
    }
    return [evilSentence(session.nextSetup), nextGameSentence]
  }

  private func change(_ body: (inout Settings) -> Void) {
    var settings = session.settings
    body(&settings)
    session.change(to: settings)
  }

  private var nextGameSentence: String {
    board.status == .playing
      ? "It starts with the next game; this one goes on as it is."
      : "It starts with the next game. Type new to begin."
  }

  /// A whole number; one that no `Int` holds is out of every range all the same.
  private func number(_ text: String) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text) ?? Int.max
  }
}
