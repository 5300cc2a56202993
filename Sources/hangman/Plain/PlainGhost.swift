import Folding
import GhostModel
import Storage
import Presentation
import Words

/// Ghost a line at a time.
struct PlainGhost: LineGame {
  let session: GhostSession
  let store: Store

  /// The round on the board, or else a new one.
  private var round: GhostRound { session.round ?? session.startRound() }

  private var sentences: GhostSentences { session.sentences }

  func opening(telling message: String?) -> LineReply {
    let greeting = "Ghost. Type a letter to add it, or ? for the commands."
    let resumed = session.isResumed ? ["Here is the round you left; type new for another one."] : []
    return say(
      [greeting] + (message.map { [$0] } ?? []) + introduction + resumed + goOn())
  }

  private var introduction: [String] {
    [
      "The dictionary is \(round.setup.list.title).",
      "\(sentences.title(of: .one)) plays \(sentences.title(of: .two)).", sentences.rule,
    ]
  }

  static let commands: [LineCommand<PlainGhost>] = [
    LineCommand(.init("E", "a single letter is added to the fragment")),
    LineCommand(
      ["challenge"],
      [
        .init(
          "challenge",
          "instead of a letter, say that no word begins like that, where that is the rule")
      ]
    ) { $0.round.canChallenge ? $0.play(.challenge) : [$0.refusal(of: "challenge")] },
    LineCommand(.init("queen", "a word, when you are challenged; give up names none")),
    LineCommand(["give up"]) {
      $0.round.status == .challenged ? $0.play(.word("")) : [$0.refusal(of: "give up")]
    },
    LineCommand(
      ["word", "fragment"], [.init("word", "the fragment, and who is to move")]
    ) { $0.state },
    LineCommand(["rule", "rules"], [.init("rule", "who loses")]) { [$0.sentences.rule] },
    LineCommand(["new", "new round"], [.init("new", "give this round up for another one")]) {
      $0.startNewRound()
    },
    LineCommand(leave: ["quit", "exit"], [.init("quit", "leave")]),
    LineCommand(["?", "help"], [.init("?", "this list")]) { _ in help },
  ]

  /// Where a word is asked for: anything that begins as it should, even a command.
  func answerBeforeCommands(to line: String) -> [String]? {
    guard round.status == .challenged, let word = line.singleSpaced.lowercased().foldedToASCII,
      word.hasPrefix(round.text)
    else { return nil }
    return play(.word(word))
  }

  func answer(to line: String) -> [String] {
    let letter = line.foldedToASCII.flatMap { $0.count == 1 ? $0.first : nil }
    guard round.status == .playing, let letter = letter.flatMap({ Letter($0) }) else {
      return [refusal(of: line)]
    }
    return play(.letter(letter))
  }

  var waiting: String { session.isBegun ? " This round goes on at the next start." : "" }

  /// Makes a move and the computer's, and tells what came of them.
  private func play(_ move: GhostMove) -> [String] {
    let player = round.turn
    _ = session.play(move)
    return [sentences.account(of: move, by: player)] + goOn()
  }

  private func goOn() -> [String] {
    if let move = round.computersMove() { return play(move) }
    return round.end == nil ? state : ending
  }

  private var state: [String] {
    let fragment = round.fragment.map(\.description)
    let told = fragment.isEmpty ? [] : ["The fragment is \(fragment.joined(separator: ", "))."]
    return told + [sentences.request(in: round)]
  }

  private var ending: [String] {
    sentences.end(of: round)
      + [session.standing(), "Type new for another round, or quit."].compactMap(\.self)
  }

  private func startNewRound() -> [String] {
    let isOther = session.settings.setup != round.setup
    session.startRound()
    return ["A new round."] + (isOther ? introduction : []) + goOn()
  }

  /// Why a line does nothing.
  private func refusal(of text: String) -> String {
    switch round.status {
    case .over: "The round is over. Type new for another one, or quit."
    case .challenged: sentences.request(in: round) + " Or type give up."
    case .playing where text == "challenge":
      round.setup.hasChallenges
        ? "There is nothing to challenge yet."
        : "Without --challenges there is nothing to challenge."
    case .playing: "Type one letter of A to Z, or ? for the commands."
    }
  }
}
