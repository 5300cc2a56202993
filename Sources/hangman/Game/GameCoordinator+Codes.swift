import CommonScreens
import HangmanModel
import HangmanScreens
import TerminalUI
import Wording
import Words

/// What others get of a game, and what comes from them: lines to share, replays, words for a friend.
extension GameCoordinator {
  /// Sends a line about a game to the clipboard, and says so.
  func share(_ game: FinishedGame) {
    let sentence = sharedSentence(
      isCopied: program.share(
        withoutControls(
          shareLine(
            of: game, signs: program.showsEverySign ? .colored : .plain, on: session.today))))
    guard stage.top === main else { return program.tell(sentence) }
    var told = ending(game)
    told.notice = sentence
    main.show(session.round.board, notice: "", ending: told)
  }

  /// Tells a game again that ended with a word, step by step, over what is in sight.
  func replay(_ record: GameRecord, word: String) {
    guard let collection = session.library.words(of: record.setup.list) else {
      return program.tell(sentence(for: .needsList))
    }
    let universe = collection.universe
    if let fingerprint = record.fingerprint, fingerprint != universe.fingerprint {
      return program.tell(sentence(for: .changedList(collection.id)))
    }
    guard let replay = Replay(record, word: word, in: universe) else {
      return program.tell(sentence(for: .unplayable))
    }
    let screen = ReplayScreen(replay)
    screen.delegate = self
    stage.push(screen, by: .slideUp)
  }

  /// Lets a word be typed for a friend.
  func setWord(allowed: Int = GameSetup.standard.allowed) {
    let screen = FriendScreen(allowed: allowed)
    screen.delegate = self
    stage.push(screen, by: .flip)
  }
}

extension GameCoordinator: ReplayScreenDelegate {
  func replayScreenDidFinish(_ screen: ReplayScreen) { stage.pop(screen, by: .slideDown) }
}

extension GameCoordinator: FriendScreenDelegate {
  func friendScreen(_ screen: FriendScreen, didSet word: FriendWord) {
    guard let round = word.round(in: session.library) else { return }
    session.begin(round)
    main.introduction = []
    showBoard(session.isResumed ? resumedNotice : levelNotice)
    stage.pop(to: main, by: .flip)
  }

  func friendScreen(_ screen: FriendScreen, didAskForCodeOf word: FriendWord) {
    let line = friendCodeLine(word)
    let shared = sharedSentence(isCopied: program.share(line))
    if case .word = firstScreen {
      return program.leave(telling: friendCodeWarning)
    }
    stage.pop(to: main, by: .flip)
    program.show(NoteScreen { _ in [line, "", friendCodeWarning, shared, "", "Press any key."] })
  }

  func friendScreenDidCancel(_ screen: FriendScreen) { stage.pop(to: main, by: .flip) }
}
