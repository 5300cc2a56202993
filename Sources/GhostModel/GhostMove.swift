public import Words

/// What a player of Ghost does.
public enum GhostMove: Hashable, Sendable {
  /// Adds a letter to the fragment.
  case letter(Letter)
  /// Says that no word that loses begins with the fragment.
  case challenge
  /// Names a word that begins with the fragment, when challenged; an empty one gives up.
  case word(String)
}

extension GhostMove {
  /// The letters of what was named, and no more of them than one too many for any word.
  static func letters(of word: String) -> [Letter] {
    Array(word.lazy.compactMap { Letter($0) }.prefix(65))
  }

  /// The same with nothing but letters in a word.
  var cleaned: GhostMove {
    if case .word(let word) = self {
      .word(String(Self.letters(of: word).map(\.character)))
    } else {
      self
    }
  }
}

/// What became of a move.
public enum GhostOutcome: Hashable, Sendable {
  /// The other player goes on.
  case passed
  /// The other player has to name a word.
  case challenged
  case over(GhostEnd)
  /// It couldn't be done now; nothing has changed.
  case ignored
}

/// How a round of Ghost ended.
public struct GhostEnd: Hashable, Sendable {
  public let winner: GhostPlayer
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The loser completed this word.
    case completed(String)
    /// No word that loses begins with the loser's fragment; the one before could have become this word,
    /// which is empty where it led nowhere either.
    case nowhere(String)
    /// The loser challenged, and was told this word.
    case named(String)
    /// The loser was challenged, and said this, which is no word that begins so, or too short a one;
    /// `could` is a word that there would have been, if there is any.
    case unnamed(String, could: String?)
  }

  public init(winner: GhostPlayer, reason: Reason) {
    self.winner = winner
    self.reason = reason
  }
}

/// One text: the letters end to end, `?` for a challenge, and a named word in brackets.
extension GhostMove: CustomStringConvertible {
  public var description: String {
    switch self {
    case .letter(let letter): letter.description
    case .challenge: "?"
    case .word(let word): "(\(word))"
    }
  }

  /// Reads moves as ``description`` writes each of them, end to end; nil if there is anything else.
  public static func moves(in text: String) -> [GhostMove]? {
    var moves: [GhostMove] = []
    var rest = text[...]
    while let first = rest.popFirst() {
      if let letter = Letter(first) {
        moves.append(.letter(letter))
      } else if first == "?" {
        moves.append(.challenge)
      } else if first == "(", let end = rest.firstIndex(of: ")") {
        moves.append(.word(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        return nil
      }
    }
    return moves
  }
}
