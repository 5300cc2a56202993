import Folding
import GhostModel
import Wording
import Words

/// Ghost a line at a time: takes what a player typed, and returns what to say to it.
///
/// It knows no terminal and no pipe. Each sentence is a line of its own in printable ASCII.
struct PlainGhost {
  private var round: GhostRound
  private let sentences: GhostSentences

  /// Where the seeds of the rounds come from, after the first.
  private var seeds: SeededGenerator

  init(_ setup: GhostSetup, names: GhostNames = GhostNames(), seed: UInt64) {
    round = GhostRound(setup, seed: seed, in: GhostOptions.universe(of: setup))
    sentences = GhostSentences(
      setup: setup,
      names: GhostNames(one: inPrintableASCII(names.one), two: inPrintableASCII(names.two)))
    seeds = SeededGenerator(seed: seed)
  }

  /// Begins, and says so.
  mutating func opening() -> PlainReply {
    let list = "The dictionary is \(round.setup.list.title)."
    let players = "\(sentences.title(of: .one)) plays \(sentences.title(of: .two))."
    let greeting = ["Ghost. Type a letter to add it, or ? for the commands."]
    return PlainReply(
      sentences: greeting + [list, players, sentences.rule] + goOn())
  }

  /// Does what a line asks for.
  mutating func reply(to line: String) -> PlainReply {
    let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    if let word = word(text) { return PlainReply(sentences: play(.word(word))) }
    switch text {
    case "quit", "exit": return end()
    case "new", "new round": return PlainReply(sentences: startNewRound())
    case "?", "help": return PlainReply(sentences: Self.help)
    case "word", "fragment": return PlainReply(sentences: state)
    case "rule", "rules": return PlainReply(sentences: [sentences.rule])
    case "challenge" where round.canChallenge: return PlainReply(sentences: play(.challenge))
    case "give up" where round.status == .challenged:
      return PlainReply(sentences: play(.word("")))
    default:
      let letter = text.foldedToASCII.flatMap { $0.count == 1 ? $0.first : nil }
      guard round.status == .playing, let letter = letter.flatMap({ Letter($0) }) else {
        return PlainReply(sentences: [refusal(of: text)])
      }
      return PlainReply(sentences: play(.letter(letter)))
    }
  }

  func end() -> PlainReply { PlainReply(sentences: ["Goodbye."], goesOn: false) }

  /// The word that a line names, where one is asked for: anything that begins as it should, even a
  /// command.
  private func word(_ text: String) -> String? {
    guard round.status == .challenged, let word = text.foldedToASCII else { return nil }
    return word.hasPrefix(round.text) ? word : nil
  }

  /// Makes a move and the computer's, and tells what came of them.
  private mutating func play(_ move: GhostMove) -> [String] {
    let player = round.turn
    round.play(move)
    return [sentences.account(of: move, by: player)] + goOn()
  }

  private mutating func goOn() -> [String] {
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
      round.wordInMind.map(sentences.confession), round.review.map(sentences.verdict),
      "Type new for another round, or quit.",
    ].compactMap(\.self)
  }

  private mutating func startNewRound() -> [String] {
    round = GhostRound(
      round.setup, starter: round.starter.other, seed: seeds.next(), in: round.universe)
    return ["A new round."] + goOn()
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
