import HangmanModel
import Storage
import Presentation
import Words

/// Hangman a line at a time.
struct PlainGame: LineGame {
  let session: GameSession
  let store: Store

  /// Whether the setter remarks on the game.
  var isSpeaking = false

  func opening(telling message: String?) -> LineReply {
    session.save()
    let greeting = ["Hangman. Type a letter to guess it, or help for the commands."]
    let message = message.map { [$0] } ?? []
    let waiting = session.isAnotherWaiting ? [GameMessage.anotherWaits.text] : []
    return say(
      greeting + message + store.takeNotices() + waiting
        + (session.isResumed && session.isBegun ? resumedGame : newGame))
  }

  /// Whether it is a guess is for the board to judge.
  func answer(to line: String) -> [String] { guess(line) }

  var waiting: String {
    if !session.isWritten { return "" }
    return board.status == .playing
      ? " This game goes on at the next start."
      : nextLevel.map { " Level \($0) waits for the next start." } ?? ""
  }

  var board: Board { session.round.board }
}

extension PlainGame {
  typealias Command = LineCommand<PlainGame>

  static let commands: [Command] = [
    Command(.init("E", "a single letter is a guess")),
    Command(
      ["solve", "/"], [.init("solve bear", "say what the whole word is; / bear does the same")]
    ) { $0.solve($1) },
    Command(["word", "phrase"], [.init("word", "the word so far")]) { $0.word },
    Command(["letters"], [.init("letters", "the letters used and those left")]) {
      letterSentences($0.board)
    },
    Command(["hint"], [.init("hint", "what a hint costs; hint yes takes it")]) { $0.hint },
    Command(["hint yes"]) { $0.takeHint() },
    Command(
      ["meter"], [.init("meter", "how many words I hold; after each guess with meter on")]
    ) { $0.changeMeter(to: $1) },
    Command(
      ["next", "next level"], [.init("next", "after a win, the next level of the run")]
    ) { $0.startNextLevel() },
    Command(
      ["new", "new game"], [.init("new", "give this game and its run up for another one")]
    ) { $0.startNewGame() },
    Command(
      ["waiting"],
      [.init("waiting", "the games you left; resume 1 and drop 1 are for the first of them")]
    ) { $0.waitingGames },
    Command(["resume"]) { $0.resume($1) },
    Command(["drop"]) { $0.drop($1) },
    Command(["daily"], [.init("daily", "the game of the day, or what came of it")]) {
      $0.openDaily(.none)
    },
    Command(["daily sure"]) { $0.openDaily(.sure) },
    Command(["daily drop"]) { $0.openDaily(.drop) },
    Command(
      ["story", "confession"], [.init("story", "after the game, what I did at each guess")]
    ) { $0.story($1) },
    Command(["share"], [.init("share", "after the game, a line to show to others")]) { $0.share },
    Command(
      ["define"],
      [.init("define bear", "what a word means; define alone is for the last answer")]
    ) { $0.define($1) },
    Command(["settings"], [.init("settings", "what the next game is played with")]) {
      $0.settings
    },
    Command(
      ["list"], [.init("list phrases", "phrases in the next game, or another list of words")]
    ) { $0.changeList(to: $1) },
    Command(
      ["category"], [.init("category plants", "phrases about plants in the next game")]
    ) { $0.changeCategory(to: $1) },
    Command(
      ["length"],
      [
        .init("length 8", "words of 8 letters in the next game"),
        .init("length varied", "another length each game"),
      ]
    ) { $0.changeLength(to: $1) },
    Command(
      ["misses", "mistakes", "difficulty"],
      [
        .init("misses 8", "8 mistakes lose the next game"),
        .init(
          "misses fair", "as many as careful play makes, and 2 more; gentle has 4 more, hard 1"),
      ]
    ) { $0.changeMisses(to: $1) },
    Command(
      ["evil"],
      [
        .init("evil off", "I choose a word and keep it"),
        .init("evil on", "I hold every word, and dodge"),
        .init("evil angel", "I do so as the Angel does; evil alone names them all"),
      ]
    ) { $0.changeEvil(to: $1) },
    Command(["scores", "high scores"], [.init("scores", "the best games")]) { $0.scores },
    Command(["games"], [.init("games", "the latest games; story 2 tells of the second")]) {
      $0.games
    },
    Command(["runs"], [.init("runs", "the best runs")]) { $0.runs },
    Command(["stats", "statistics"], [.init("stats", "what all games have come to")]) { $0.stats },
    Command(
      leave: ["quit", "exit"], [.init("quit", "leave; the game goes on at the next start")]),
    Command(["help", "?"], [.init("help", "this list")]) { _ in help },
  ]
}
