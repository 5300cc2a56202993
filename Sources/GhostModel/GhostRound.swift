public import Words

/// One round of Ghost, from the first letter to its end.
///
/// The players add letters to the end of a fragment in turn. Whoever completes a word of the least
/// length or more loses, and so does whoever makes a fragment that no such word begins with: shorter words
/// count for nothing.
public struct GhostRound {
  public enum Status: Hashable, Sendable {
    case playing
    /// The player whose turn it is has been challenged, and has to name a word.
    case challenged
    case over(GhostEnd)
  }

  public let setup: GhostSetup

  /// Who began.
  public let starter: GhostPlayer

  /// Where the chances of the computer begin.
  public let seed: UInt64

  public private(set) var fragment: [Letter] = []
  public private(set) var moves: [GhostMove] = []
  public private(set) var status = Status.playing

  /// Whose move it is, or was when the round ended.
  public private(set) var turn: GhostPlayer

  public let universe: WordUniverse
  let vocabulary: GhostVocabulary

  /// - Parameter former: a round whose solved words are taken over where they're the same.
  public init(
    _ setup: GhostSetup, starter: GhostPlayer = .one, seed: UInt64, in universe: WordUniverse,
    after former: GhostRound? = nil
  ) {
    self.setup = setup
    self.starter = starter
    self.seed = seed
    self.universe = universe
    let isAlike = former?.setup.list == setup.list && former?.setup.minimum == setup.minimum
    let shared = isAlike ? former?.vocabulary : nil
    vocabulary = shared ?? GhostVocabulary(universe, minimum: setup.minimum)
    turn = starter
  }

  /// Plays a round that was kept again; nil if its moves can't have been made with these words.
  public init?(_ game: GhostGame, in universe: WordUniverse) {
    self.init(game.setup, starter: game.starter, seed: game.seed, in: universe)
    for move in game.moves where !play(move) { return nil }
  }

  /// The end, once there is one.
  public var end: GhostEnd? {
    if case .over(let end) = status { end } else { nil }
  }

  /// Whether a challenge can be made now.
  public var canChallenge: Bool {
    setup.hasChallenges && status == .playing && !fragment.isEmpty
  }

  /// Solves the words, which takes up to 70 ms the first time. It's done by itself when the computer first
  /// moves, or a word is first asked for.
  public func prepare() { _ = (vocabulary.all, vocabulary.known) }

  /// Makes a move for the player whose turn it is.
  ///
  /// - Returns: whether it could be done now; else nothing has changed.
  /// - Complexity: O(*k* log *n*) for *n* words of *k* lengths.
  @discardableResult
  public mutating func play(_ move: GhostMove) -> Bool {
    let move = move.cleaned
    switch (move, status) {
    case (.letter(let letter), .playing): add(letter)
    case (.challenge, .playing) where canChallenge:
      turn = turn.other
      status = .challenged
    case (.word(let word), .challenged): name(word)
    default: return false
    }
    moves.append(move)
    return true
  }

  private mutating func add(_ letter: Letter) {
    let before = fragment
    fragment.append(letter)
    if isLosing(fragment) {
      finish(losing: turn, .completed(text))
    } else if isAnnounced(fragment) {
      finish(losing: turn, .nowhere(could: word(beginning: before)))
    } else {
      turn = turn.other
    }
  }

  private mutating func name(_ word: String) {
    if isNamed(word) {
      finish(losing: turn.other, .named(word))
    } else {
      finish(losing: turn, .unnamed(word, could: self.word(beginning: fragment)))
    }
  }

  /// Whether what was said is a word that begins with the fragment, and is long enough to lose.
  func isNamed(_ word: String) -> Bool {
    let letters = word.compactMap { Letter($0) }
    return letters.starts(with: fragment) && isLosing(letters)
  }

  private mutating func finish(losing loser: GhostPlayer, _ reason: GhostEnd.Reason) {
    status = .over(GhostEnd(winner: loser.other, reason: reason))
  }

  /// Whether a fragment is a word that loses.
  public func isLosing(_ fragment: [Letter]) -> Bool {
    fragment.count >= setup.minimum && universe.isWord(fragment)
  }

  /// Whether the game says that a fragment leads nowhere: where challenges are played, only if no word
  /// is as long.
  private func isAnnounced(_ fragment: [Letter]) -> Bool {
    setup.hasChallenges
      ? fragment.count > universe.longestLength
      : universe.words(beginning: fragment, ofAtLeast: setup.minimum, limit: 1).isEmpty
  }

  /// The fragment as text.
  public var text: String { String(fragment.map(\.character)) }
}
