import Words

extension Confession {
  /// Names the words that prove what is told of a game, drawn by lots that belong to it.
  struct Witnesses {
    private let word: String
    private let lexicon: Lexicon

    /// The words that were witnesses before, so that another one is named while there is one.
    private var named: Set<String>
    private var lots: SeededGenerator

    /// - Parameter word: the one at the end of the game.
    init(of record: GameRecord, word: String, knowing lexicon: Lexicon) {
      self.word = word
      self.lexicon = lexicon
      named = [word]
      lots = SeededGenerator(seed: ~(record.seed ?? 0))
    }

    /// Tells of a move by the rounds before and after it.
    mutating func step(
      _ move: Move, _ outcome: Outcome, from before: Round, to after: Round
    ) -> Step {
      let dodges = before.board.setup.setter.dodges
      var families: [Family] = []
      var isDodge = false
      var dodged: String?
      switch move {
      case .letter(let letter):
        families = before.families(for: letter)
        isDodge = dodges && outcome == .miss && families.count > 1
        if isDodge { dodged = draw(before.candidates.holding(letter)) }
      case .solution(let solution):
        let text = before.board.word(of: solution)
        isDodge = dodges && outcome == .wrong && before.candidates.contains(text)
        if isDodge, !lexicon.isBlocked(text) { dodged = text }
      case .hint: break
      }
      return Step(
        move: move, outcome: outcome, before: before.board.pattern, after: after.board.pattern,
        held: before.candidates.count, kept: after.candidates.count, families: families,
        dodged: dodged, witness: witness(among: after.candidates), isDodge: isDodge)
    }

    /// One of the words that are left, and may be shown: another one than before while there is one.
    private mutating func witness(among words: WordList) -> String {
      let chosen = draw(words, besides: named) ?? word
      named.insert(chosen)
      return chosen
    }

    /// One of those that are known best; nil where none may be shown.
    private mutating func draw(_ words: WordList, besides named: Set<String> = []) -> String? {
      lexicon.draw(from: words, besides: named, using: &lots)
        .flatMap { lexicon.isBlocked($0) ? nil : $0 }
    }
  }
}

extension Round {
  /// The words that are held and may be shown; none where they are too many to be named.
  var fewCandidates: [String] {
    if candidates.count > 12 { return [] }
    let shown = candidates.filter { !universe.lexicon.isBlocked($0) }
    return shown.isEmpty ? Array(candidates) : shown
  }
}
