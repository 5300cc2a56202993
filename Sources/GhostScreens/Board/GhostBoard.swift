import CommonScreens
public import GhostModel
public import Presentation
import Words

/// What the players see of a round.
public struct GhostBoard: Hashable, Sendable {
  public let setup: GhostSetup
  public let names: GhostNames
  var fragment: [Letter] = []
  var status = GhostRound.Status.playing

  /// Whose move it is, or was when the round ended.
  var turn = GhostPlayer.one

  /// Who said the first letter.
  var starter = GhostPlayer.one

  /// The rounds that each has won since these two began.
  var wins: [GhostPlayer: Int] = [:]

  /// The board before the first letter.
  public init(setup: GhostSetup, names: GhostNames) {
    self.setup = setup
    self.names = names
  }

  public init(_ round: GhostRound, names: GhostNames, wins: [GhostPlayer: Int]) {
    self.init(setup: round.setup, names: names)
    fragment = round.fragment
    status = round.status
    turn = round.turn
    starter = round.starter
    self.wins = wins
  }

  /// Whether the player's keys are awaited.
  public var awaitsPlayer: Bool { !isOver && !(setup.opponent != nil && turn == .two) }

  var isOver: Bool { end != nil }

  private var end: GhostEnd? { if case .over(let end) = status { end } else { nil } }

  /// Whether the last letter lost the round, and not a word or a challenge.
  var isLostByLetter: Bool {
    switch end?.reason {
    case .completed, .nowhere: true
    case .named, .unnamed, nil: false
    }
  }

  /// The fragment as text.
  var text: String { String(fragment.map(\.character)) }

  /// It as tiles that tell whose letter each is, and behind it the place of the next one.
  ///
  /// - Parameter lastLook: how the last letter looks, if not like its player's others.
  func tiles(hasNext: Bool = false, lastLook: WordTiles.Look? = nil) -> WordTiles {
    let pattern = Pattern(description: text + (hasNext ? "_" : ""))
    return WordTiles(pattern) { index in
      let player = index.isMultiple(of: 2) ? starter : starter.other
      let isLast = index == fragment.count - 1
      let look = (isLast ? lastLook : nil) ?? (player == .one ? .shown : .rival)
      return WordTiles.Tile(pattern[index], pattern[index] == nil ? .hidden : look)
    }
  }

  /// What a challenged player is asked.
  public var namingRequest: GhostMessage { sentences.namingRequest(to: turn) }

  var sentences: GhostSentences { GhostSentences(setup: setup, names: names) }
}
