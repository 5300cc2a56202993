import CommonScreens
import HangmanModel
import HangmanScreens
import Presentation
import TerminalUI
import Words

/// What others get of a game, and what comes from them: lines to share, replays, words for a friend.
extension GameCoordinator {
  /// Sends a line about a game to the clipboard, and says so.
  func share(_ game: FinishedGame) {
    let line = shareLine(
      of: game, signs: program.showsEverySign ? .colored : .plain, on: session.today)
    let isCopied = program.share(withoutControls(line))
    if stage.top === sheet { return show(.shared(isCopied: isCopied)) }
    program.tell(ShareMessage.sent(isCopied: isCopied).text)
  }

  /// Tells a game again that ended with a word, step by step, over what is in sight.
  func replay(_ record: GameRecord, word: String) {
    guard let collection = session.library.words(of: record.setup.list) else {
      return program.tell(ShareMessage.fault(.needsList).text)
    }
    let universe = collection.universe(for: record)
    if let fingerprint = record.fingerprint, fingerprint != universe.fingerprint {
      return program.tell(ShareMessage.fault(.changedList(collection.id)).text)
    }
    guard let replay = Replay(record, word: word, in: universe) else {
      return program.tell(ShareMessage.fault(.unplayable).text)
    }
    show([replay])
  }

  /// Tells again what somebody has played that stands on everyone's board: of a run all levels.
  func replay(_ standing: Standing) {
    if standing.levels.isEmpty { return program.tell(ScreenText.playDayFirst.text) }
    let records = standing.run == nil ? standing.levels.suffix(1) : standing.levels[...]
    let replays = records.compactMap { record in
      session.library.words(of: record.setup.list).flatMap {
        Replay(record, in: $0.universe(for: record))
      }
    }
    if replays.count < records.count { return program.tell(ShareMessage.fault(.unplayable).text) }
    show(replays, of: standing.name)
  }

  private func show(_ replays: [Replay], of player: String? = nil) {
    stage.push(
      ReplayScreen(replays, of: player) { [unowned self] in stage.pop(by: .slideDown) },
      by: .slideUp)
  }

  /// Lets a word be typed for a friend.
  func setWord(allowed: Int = GameSetup.standard.allowed) {
    let screen = FriendScreen(allowed: allowed) { [unowned self] in
      switch $0 {
      case .play(let word): play(word)
      case .code(let word): handOn(word)
      case .cancelled: stage.pop(to: face, by: .flip)
      }
    }
    stage.push(screen, by: .flip)
  }

  private func play(_ word: FriendWord) {
    guard let round = word.round(in: session.library) else { return }
    session.start(round)
    show(session.opening)
    stage.pop(to: main, by: .flip)
  }

  /// Shows the code of a word, to be handed on.
  private func handOn(_ word: FriendWord) {
    let line = ShareMessage.friendsCode(word).text
    let shared = ShareMessage.sent(isCopied: program.share(line)).text
    let warning = labels.codeHides.text
    if case .word = firstScreen { return program.leave(telling: warning) }
    stage.pop(to: face, by: .flip)
    program.show(NoteScreen { _ in [line, "", warning, shared, "", ScreenText.pressAnyKey.text] })
  }
}
