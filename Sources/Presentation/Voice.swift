public import HangmanModel
import Words

/// What the setter says of a round besides what is told of each guess: a remark of its own, which is
/// drawn from the round's seed and not by its generator.
public enum Voice {
  /// What a remark is made on.
  public enum Moment: String, CaseIterable, Sendable {
    /// The round begins, with several words held or with one.
    case start, plainStart
    /// A no for which words were dropped, and a yes.
    case dodge, grant
    /// An answer that all the words that it held had in common.
    case forcedNo, forcedYes
    /// The last word is left, or it was left before.
    case lastWord, honestNo, honestYes
    /// A solution that it held, or didn't hold.
    case dropped, misnamed
    case hint
    /// The game is won: with more mistakes than par, with no more, or with none at all; or it's lost.
    case won, wonAtPar, perfect, lost
  }

  /// The most columns that a remark takes.
  public static let columns = 60

  /// The remark on where a round stands; nil where there's nothing to say. The same moves from the same
  /// seed give the same one, and no two in a row are alike.
  ///
  /// - Parameter tellsHeld: whether it may be known how many words are held.
  /// - Complexity: O(*m*) for *m* moves.
  public static func remark(on round: Round, tellsHeld: Bool = true) -> String? {
    if !round.occasion.isOfSetter { return nil }
    let steps = (0...round.board.moves.count).map { Step(round, at: $0) }
    let setter = round.board.setup.setter
    var last: String?
    for (place, step) in steps.enumerated() {
      let hides = !tellsHeld && setter.dodges
      let moment = hides ? step.secretMoment : step.moment
      let told = moment.map { tongue.script.remarks(of: setter, at: $0) } ?? []
      let lines = told.filter { $0 != last && !(hides && tellsFigures($0)) }
      var chances = SeededGenerator(seed: ~(round.seed ?? 0) &+ UInt64(place) &* 0x5851_F42D)
      last = chances.pick(lines)
    }
    return last.flatMap { line in steps.last.map { $0.filling(line) } }
  }

  private static func tellsFigures(_ line: String) -> Bool {
    line.contains("{gone}") || line.contains("{kept}")
  }
}

extension Voice {
  /// A move, and what it did to the words that were held.
  struct Step {
    let moment: Moment
    private let letter: String
    private let noun: Noun
    private let held, kept: Int
    private let isHit: Bool

    /// The moment that it passes for where nobody is to know that one word is left; nil for none.
    var secretMoment: Moment? {
      switch moment {
      case .plainStart: nil
      case .lastWord: isHit ? .grant : .dodge
      case .honestYes: .forcedYes
      case .honestNo: .forcedNo
      default: moment
      }
    }

    /// - Parameter place: how many moves come before it and with it; 0 for the start.
    init(_ round: Round, at place: Int) {
      let (board, counts) = (round.board, round.candidateCounts)
      let move = place > 0 ? board.moves[place - 1] : nil
      held = counts[max(0, place - 1)]
      kept = counts[place]
      noun = board.setup.noun
      letter = if case .letter(let letter) = move { "\(letter)" } else { "" }
      isHit = if case .letter(let letter) = move { board.shows(letter) } else { false }
      let isLast = place == board.moves.count
      moment =
        switch isLast ? board.status : .playing {
        case .won:
          board.misses == 0 ? .perfect : board.misses <= round.par ?? -1 ? .wonAtPar : .won
        case .lost: .lost
        case .playing: Self.moment(move, isHit: isHit, held: held, kept: kept)
        }
    }

    private static func moment(_ move: Move?, isHit: Bool, held: Int, kept: Int) -> Moment {
      switch move {
      case nil: return kept > 1 ? .start : .plainStart
      case .hint: return .hint
      case .solution where kept < held: return .dropped
      case .solution: return .misnamed
      case .letter:
        if held == 1 { return isHit ? .honestYes : .honestNo }
        if kept == 1 { return .lastWord }
        if kept == held { return isHit ? .forcedYes : .forcedNo }
        return isHit ? .grant : .dodge
      }
    }

    /// A line with the figures of the step: `{gone}` for the words that it dropped, `{kept}` for those
    /// left, `{letter}` for the letter and `{noun}` for what the words are.
    func filling(_ line: String) -> String {
      let values = [
        "gone": counted(held - kept, noun), "kept": counted(kept, noun), "letter": letter,
        "noun": tongue.name(of: noun, 1),
      ]
      return line.split(separator: "{", omittingEmptySubsequences: false).enumerated()
        .map { index, part in
          guard index > 0, let end = part.firstIndex(of: "}") else { return String(part) }
          return (values[String(part[..<end])] ?? "") + part[part.index(after: end)...]
        }.joined()
    }
  }
}

extension Voice {
  /// Who says what at which moment.
  public struct Script: Sendable {
    let speakers: [String: [Moment: [String]]]

    /// - Parameter text: a line with a role of setters or the id of one of them, and below it what each says:
    ///   lines of a moment, a colon, and remarks with bars between them.
    init(_ text: String) {
      var speaker = ""
      var speakers: [String: [Moment: [String]]] = [:]
      // Byte by byte, which takes a fraction of the time: the first picture waits for it.
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
          speaker = String(Substring(line))
          continue
        }
        guard let moment = Moment(rawValue: String(Substring(line[..<colon]))) else { continue }
        let remarks = line[colon...].dropFirst().split(separator: UInt8(ascii: "|"))
        speakers[speaker, default: [:]][moment, default: []] += remarks.map { remark in
          let blank = UInt8(ascii: " ")
          let end = remark.last == blank ? remark.dropLast() : remark
          return String(Substring(end.drop { $0 == blank }))
        }
      }
      self.speakers = speakers
    }

    /// What a setter can say: words of its own, or those of its role.
    func remarks(of setter: Setter, at moment: Moment) -> [String] {
      speakers[setter.id]?[moment] ?? speakers[setter.role.rawValue]?[moment] ?? []
    }
  }
}
