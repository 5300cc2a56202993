public import Words

/// What the players of Ghost have asked for, which lasts.
public struct GhostSettings: Hashable, Sendable {
  public var setup: GhostSetup {
    didSet { if setup.list != oldValue.list { hasChosenList = true } }
  }

  /// Whether the players have chosen the dictionary.
  private var hasChosenList: Bool

  /// The names of both; empty for one who hasn't given any and plays unranked.
  public var names: GhostNames

  /// Who begins the next round.
  public var starter: GhostPlayer

  public init(
    setup: GhostSetup, hasChosenList: Bool = true, names: GhostNames = GhostNames(),
    starter: GhostPlayer = .one
  ) {
    self.setup = setup
    self.hasChosenList = hasChosenList
    self.names = names
    self.starter = starter
  }

  /// The dictionary.
  public var listChoice: ListChoice {
    get { ListChoice(setup.list, isChosen: hasChosenList) }
    set {
      setup.list = newValue.list
      hasChosenList = newValue.isChosen
    }
  }
}

/// What the two players are called.
public struct GhostNames: Hashable, Sendable {
  /// Longer ones are ``bounded(_:)``.
  public var one: String { didSet { one = Self.bounded(one) } }
  public var two: String { didSet { two = Self.bounded(two) } }

  /// The columns that a name has at most where it is typed.
  public static let longest = 16

  public init(one: String = "", two: String = "") {
    self.one = Self.bounded(one)
    self.two = Self.bounded(two)
  }

  /// As much of a name as is kept: 32 characters and 128 bytes at most, since a single character can have
  /// marks without end.
  public static func bounded(_ name: String) -> String {
    var bytes = 0
    let scalars = name.unicodeScalars.prefix {
      bytes += UTF8.width($0)
      return bytes <= 128
    }
    return String(String(scalars).prefix(32))
  }

  public subscript(player: GhostPlayer) -> String { player == .one ? one : two }
}

/// A round with those who play it, as it is kept while it is being played.
public struct GhostGame: Hashable, Sendable {
  public let setup: GhostSetup
  public let names: GhostNames
  public let starter: GhostPlayer
  public let seed: UInt64
  public var moves: [GhostMove]

  public init(_ round: GhostRound, names: GhostNames) {
    self.init(
      setup: round.setup, names: names, starter: round.starter, seed: round.seed,
      moves: round.moves)
  }

  public init(
    setup: GhostSetup, names: GhostNames, starter: GhostPlayer, seed: UInt64, moves: [GhostMove]
  ) {
    self.setup = setup
    self.names = names
    self.starter = starter
    self.seed = seed
    self.moves = moves
  }
}

/// A place in the scores of Ghost: someone's wins and games, against people or against one level of
/// the computer.
public struct GhostScore: Hashable, Sendable {
  public let name: String

  /// Whom the games were against; nil for people.
  public let opponent: GhostOpponent?
  public let won, games: Int

  public init(name: String, opponent: GhostOpponent?, won: Int, games: Int) {
    self.name = name
    self.opponent = opponent
    self.won = won
    self.games = games
  }
}
