import Folding
import GhostModel
import Storage
import Wording
import Words

/// Ghost a line at a time: takes what a player typed, and returns what to say to it.
///
/// It knows no terminal and no pipe. Each sentence is a line of its own in printable ASCII.
struct PlainGhost {
  private let session: GhostSession
  private let store: Store

  init(session: GhostSession, store: Store) {
    self.session = session
    self.store = store
  }

  /// The round on the board, or else a new one.
  private var round: GhostRound { session.round ?? session.startRound() }

  private var sentences: GhostSentences { session.sentences }

  /// Begins, or goes on with the round that was left, and says so.
  ///
  /// - Parameter message: something else to tell the player first.
  func opening(telling message: String? = nil) -> PlainReply {
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

  /// What is said, after what has to be told of the store.
  private func say(_ sentences: [String]) -> PlainReply {
    var notices: [String] = []
    while let notice = store.takeNotice() { notices.append(sentence(for: notice)) }
    return PlainReply(sentences: (sentences + notices).map(inPrintableASCII))
  }

  /// Does what a line asks for.
  func reply(to line: String) -> PlainReply {
    let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    if let word = word(text) { return say(play(.word(word))) }
    switch text {
    case "quit", "exit": return end()
    case "new", "new round": return say(startNewRound())
    case "?", "help": return say(Self.help)
    case "word", "fragment": return say(state)
    case "rule", "rules": return say([sentences.rule])
    case "challenge" where round.canChallenge: return say(play(.challenge))
    case "give up" where round.status == .challenged:
      return say(play(.word("")))
    default:
      let letter = text.foldedToASCII.flatMap { $0.count == 1 ? $0.first : nil }
      guard round.status == .playing, let letter = letter.flatMap({ Letter($0) }) else {
        return say([refusal(of: text)])
      }
      return say(play(.letter(letter)))
    }
  }

  /// Takes leave, as at the end of the input. The round has been saved by then.
  func end() -> PlainReply {
    let waiting = session.isBegun && store.isLasting ? " This round goes on at the next start." : ""
    return PlainReply(sentences: ["Goodbye.\(waiting)"], goesOn: false)
  }

  /// The word that a line names, where one is asked for: anything that begins as it should, even a
  /// command.
  private func word(_ text: String) -> String? {
    guard round.status == .challenged, let word = text.foldedToASCII else { return nil }
    return word.hasPrefix(round.text) ? word : nil
  }

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
    [
      sentences.ending(of: round), round.end.map(sentences.congratulation),
      round.wordInMind.map(sentences.confession), round.review.flatMap(sentences.verdict),
      session.standing(),
      "Type new for another round, or quit.",
    ].compactMap(\.self)
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

  private static let help = [
    "Type one of these, and Enter.",
    "E: a single letter is added to the fragment.",
    "challenge: instead of a letter, doubt that a word begins so, where that is the rule.",
    "queen: a word, when you are challenged; give up names none.",
    "word: the fragment, and who is to move.",
    "rule: who loses.",
    "new: give this round up for another one.",
    "quit: leave.",
    "?: this list.",
  ]
}
