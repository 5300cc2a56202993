import Folding
import GhostModel
import Presentation
import Storage
import Words

/// Ghost a line at a time.
struct PlainGhost: LineGame {
  let session: GhostSession
  let store: Store
  var spoken = SpokenLanguage()

  /// The round on the board, or else a new one.
  private var round: GhostRound { session.round ?? session.startRound() }

  private var view: GhostView { GhostView(round, names: session.names) }

  private var sentences: GhostSentences { view.sentences }

  func didChangeLanguage() { session.didChangeLanguage() }

  func opening(telling message: String?) -> LineReply {
    let greeting = [PlainMessage.ghostGreeting.text, message].compactMap(\.self)
    let resumed = session.isResumed ? [PlainMessage.roundResumed.text] : []
    return say(greeting + introduction + resumed + goOn())
  }

  private var introduction: [String] {
    [
      PlainMessage.dictionary(round.setup.list.localizedTitle).text,
      PlainMessage.players(sentences.title(of: .one), sentences.title(of: .two)).text,
      sentences.rule,
    ]
  }

  static let commands: [LineCommand<PlainGhost>] = [
    LineCommand(told: .addition),
    LineCommand(.challenge) {
      $0.round.canChallenge ? $0.play(.challenge) : [$0.refusal(ofChallenge: true)]
    },
    LineCommand(told: .answer),
    LineCommand(.giveUp) { $0.round.status == .challenged ? $0.play(.word("")) : [$0.refusal()] },
    LineCommand(.fragment) { $0.state },
    LineCommand(.rule) { [$0.sentences.rule] },
    LineCommand(.newRound) { $0.startNewRound() },
    LineCommand(.ghostScores) { $0.scores },
    LineCommand(.language) { $0.changeLanguage(to: $1) },
    LineCommand(leave: .quitGhost),
    LineCommand(.ghostHelp) { _ in help },
  ]

  /// Where a word is asked for: any one word that begins as it should, even a command.
  func answerBeforeCommands(to line: String) -> [String]? {
    guard round.status == .challenged, let word = line.singleSpaced.lowercased().foldedToASCII,
      word.hasPrefix(round.text), !word.contains(" ")
    else { return nil }
    return play(.word(word))
  }

  func answer(to line: String) -> [String] {
    let letter = line.foldedToASCII.flatMap { $0.count == 1 ? $0.first : nil }
    guard round.status == .playing, let letter = letter.flatMap({ Letter($0) }) else {
      return [refusal()]
    }
    return play(.letter(letter))
  }

  var waiting: PlainMessage? { session.isBegun ? .roundGoesOn : nil }

  /// Makes a move and the computer's, and tells what came of them.
  private func play(_ move: GhostMove) -> [String] {
    let player = round.turn
    _ = session.play(move)
    return [sentences.account(of: move, by: player).text] + goOn()
  }

  private func goOn() -> [String] {
    if let move = round.computersMove() { return play(move) }
    return round.end == nil ? state : ending
  }

  private var state: [String] {
    let letters = round.fragment.map(\.description).joined(separator: ", ")
    let told = letters.isEmpty ? [] : [PlainMessage.fragment(letters).text]
    return told + [view.request.text]
  }

  private var ending: [String] {
    sentences.end(of: round)
      + [session.standing(), PlainMessage.playAgain.text].compactMap(\.self)
  }

  private func startNewRound() -> [String] {
    let isOther = session.settings.setup != round.setup
    session.startRound()
    return [PlainMessage.newRound.text] + (isOther ? introduction : []) + goOn()
  }

  /// Who has won the most, among people and against each level of the computer.
  private var scores: [String] {
    let tables = ([nil] + GhostOpponent.allCases).map(session.store.scores)
    let told = tables.flatMap { scores in
      scores.prefix(10).enumerated().map { sentences.standing(of: $1, place: $0 + 1) }
    }
    return told.isEmpty ? [GhostMessage.noGame.text] : told
  }

  /// Why a line does nothing.
  private func refusal(ofChallenge isChallenge: Bool = false) -> String {
    switch round.status {
    case .over: PlainMessage.roundIsOver.text
    case .challenged: "\(view.request.text) \(PlainMessage.orGiveUp.text)"
    case .playing where !isChallenge: PlainMessage.oneLetter.text
    case .playing:
      round.setup.hasChallenges
        ? GhostMessage.nothingToChallenge.text : PlainMessage.needsChallenges.text
    }
  }
}
