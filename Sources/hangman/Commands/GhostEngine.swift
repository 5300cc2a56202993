import GhostModel
import Words

/// Ghost over pipes: the game behind `hangman ghost --engine`, without its pipes.
struct GhostEngine {
  private var round: GhostRound

  init(_ setup: GhostSetup, in universe: WordUniverse, seed: UInt64) {
    round = GhostRound(setup, seed: seed, in: universe)
  }

  /// Takes one line of input, and returns the lines that answer it: its move and the computer's, or what
  /// is wrong with it.
  mutating func answers(to input: [UInt8]) -> [String] {
    let input = String(decoding: input, as: UTF8.self)
    guard let move = move(input) else { return [error(input)] }
    var answers = [play(move)]
    while let move = round.computersMove() { answers.append(play(move)) }
    return answers
  }

  /// What a line says; nil if it can't be done now.
  private func move(_ input: String) -> GhostMove? {
    switch round.status {
    case .playing:
      if input.lowercased() == "challenge" { return round.canChallenge ? .challenge : nil }
      return input.count == 1 ? input.first.flatMap { Letter($0) }.map { .letter($0) } : nil
    case .challenged:
      let isWord = !input.isEmpty && input.allSatisfy { Letter($0) != nil }
      return isWord ? .word(input) : nil
    case .over: return nil
    }
  }

  private mutating func play(_ move: GhostMove) -> String {
    let player = round.turn.rawValue
    round.play(move)
    let told: JSONLine =
      switch move {
      case .letter(let letter):
        ["event": "move", "player": player, "letter": letter.description]
      case .challenge: ["event": "challenge", "player": player]
      case .word(let word): ["event": "word", "player": player, "named": word.uppercased()]
      }
    return (told + state).json
  }

  private func error(_ input: String) -> String {
    (["event": "error", "input": input, "error": fault] + state).json
  }

  /// What could be done instead of what can't.
  private var fault: String {
    switch round.status {
    case .playing: round.canChallenge ? "a letter or challenge is due" : "a letter is due"
    case .challenged: "a word that begins with \(round.text) is due"
    case .over: "the round is over"
    }
  }

  private var state: JSONLine {
    [
      "fragment": round.text, "status": round.status.name, "list": round.setup.list.text,
      "winner": round.end?.winner.rawValue,
      "reason": round.end.map { $0.reason.sentence(in: round) }, "word": round.end?.reason.word,
    ]
  }
}

extension GhostRound.Status {
  fileprivate var name: String {
    switch self {
    case .playing: "playing"
    case .challenged: "challenged"
    case .over: "over"
    }
  }
}

extension GhostEnd.Reason {
  fileprivate func sentence(in round: GhostRound) -> String {
    let (minimum, fragment) = (round.setup.minimum, round.text)
    return switch self {
    case .completed(let word): "\(word) is a word"
    case .nowhere: "no word of \(minimum) letters or more begins with \(fragment)"
    case .named(let word): "\(word) begins with \(fragment)"
    case .unnamed("", _): "no word was named"
    case .unnamed(let word, _):
      "\(word) is no word of \(minimum) letters or more that begins with \(fragment)"
    }
  }
}
