public import GhostModel
public import Words

/// All that there is to show of a round of Ghost, or to say of it, for all faces.
public struct GhostView: Hashable, Sendable {
  public let setup: GhostSetup
  public let names: GhostNames
  public var fragment: [Letter] = []
  public var status = GhostRound.Status.playing

  /// Whose move it is, or was when the round ended.
  public var turn = GhostPlayer.one

  /// Who said the first letter.
  public var starter = GhostPlayer.one

  /// The rounds that each has won since these two began.
  public var wins: [GhostPlayer: Int] = [:]

  /// What was done last.
  public var account: GhostMessage?

  /// The view before the first letter.
  public init(setup: GhostSetup, names: GhostNames) {
    self.setup = setup
    self.names = names
  }

  public init(_ round: GhostRound, names: GhostNames) {
    self.init(setup: round.setup, names: names)
    fragment = round.fragment
    (status, turn, starter) = (round.status, round.turn, round.starter)
  }

  /// Whether the player's keys are awaited.
  public var awaitsPlayer: Bool { !isOver && !(setup.opponent != nil && turn == .two) }

  public var isOver: Bool { end != nil }

  private var end: GhostEnd? { if case .over(let end) = status { end } else { nil } }

  /// Whether the last letter lost the round, and not a word or a challenge.
  public var isLostByLetter: Bool {
    switch end?.reason {
    case .completed, .nowhere: true
    case .named, .unnamed, nil: false
    }
  }

  /// The fragment as text.
  public var text: String { String(fragment.map(\.character)) }

  public var sentences: GhostSentences { GhostSentences(setup: setup, names: names) }

  /// Who is to do what: `Anna to move.`
  public var request: GhostMessage {
    switch status {
    case .playing: .toMove(sentences.who(turn))
    case .challenged: .mustName(sentences.who(turn), fragment: text)
    case .over: .isOver
    }
  }

  /// The same where the fragment and the players are in sight; nil once it's over.
  public var requestOnBoard: GhostMessage? {
    switch status {
    case .over: nil
    case .challenged where awaitsPlayer: .nameOne(sentences.who(turn))
    case .playing where !awaitsPlayer: .thinking
    case .playing, .challenged: request
    }
  }
}
