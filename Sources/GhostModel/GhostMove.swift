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
  /// The same with nothing but letters in a word, and no more of them than one too many for any word.
  var cleaned: GhostMove {
    guard case .word(let word) = self else { return self }
    return .word(String(word.lazy.compactMap { Letter($0)?.character }.prefix(65)))
  }
}

/// How a round of Ghost ended.
public struct GhostEnd: Hashable, Sendable {
  public let winner: GhostPlayer
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The loser completed this word.
    case completed(String)
    /// No word that loses begins with the loser's fragment; `could` is a word that the one before could have
    /// become, if there is any.
    case nowhere(could: String?)
    /// The loser challenged, and was told this word.
    case named(String)
    /// The loser was challenged, and said this, which is no word that begins so, or too short a one;
    /// `could` is a word that there would have been, if there is any.
    case unnamed(String, could: String?)

    /// The word that was completed or named, or that could have been; nil if there is none.
    public var word: String? {
      switch self {
      case .completed(let word), .named(let word): word
      case .nowhere(let word), .unnamed(_, let word): word
      }
    }
  }
}

/// As text: a letter as it is, `?` for a challenge, and a named word in brackets.
extension GhostMove: CustomStringConvertible {
  public var description: String {
    switch self {
    case .letter(let letter): letter.description
    case .challenge: "?"
    case .word(let word): "(\(word))"
    }
  }

  /// Reads moves as ``description`` writes each of them, one after another; nil if there is anything else.
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
