import Words

extension Confession {
  /// A game on its way through its moves: the answers follow from the word, the counts from the words.
  struct Telling {
    private(set) var board: Board
    private(set) var candidates: Candidates
    private let setter: Setter
    private let universe: WordUniverse
    private let word: Pattern
    private let solution: Solution

    /// The words that were witnesses before, so that another one is named while there is one.
    private var named: Set<String>
    private var lots: SeededGenerator

    init?(_ transcript: Transcript, word: String, in universe: WordUniverse) {
      let opening = Pattern(openingOf: word)
      guard GameSetup.allowedRange.contains(transcript.setup.allowed),
        let words = transcript.setup.words(
          showing: opening, in: universe, without: transcript.run.found)
      else { return nil }
      candidates = Candidates(words, showing: opening)
      if candidates.firstIndex(of: word) == nil { return nil }
      board = Board(pattern: opening, setup: transcript.setup)
      setter = transcript.setup.setter
      self.universe = universe
      self.word = Pattern(description: word)
      solution = Solution(word)
      named = [word]
      lots = SeededGenerator(seed: ~transcript.seed)
    }

    private var lexicon: Lexicon { universe.lexicon }

    /// The words that are left and may be shown; none where they are too many to be named.
    var heldWords: [String] {
      if candidates.count > mostHeldWords { return [] }
      let all = (0..<candidates.count).map { candidates[$0] }
      let shown = all.filter { !lexicon.isBlocked($0) }
      return shown.isEmpty ? all : shown
    }

    /// Makes a move as it was made; nil for one that can't have counted.
    mutating func tell(_ move: Move) -> Step? {
      guard board.status == .playing else { return nil }
      let step: Step?
      switch move {
      case .letter(let letter): step = guess(letter)
      case .solution(let solution): step = solve(solution)
      case .hint(let letter):
        guard board.canTakeHint, !board.letters.contains(letter) else { return nil }
        board.takeHint(naming: letter)
        step = self.step(move, .hinted, before: board.pattern, held: candidates.count)
      }
      board.category = universe.categoryHint(of: candidates)
      return step
    }

    private mutating func guess(_ letter: Letter) -> Step? {
      guard !board.letters.contains(letter) else { return nil }
      let (before, held) = (board.pattern, candidates.count)
      let positions = word.positions(of: letter)
      let split = candidates.split(by: letter)
      guard let family = split.family(at: positions) else { return nil }
      let isDodge = positions.isEmpty && split.families.count > 1 && setter.dodges
      let dodged = isDodge ? draw(candidates.holding(letter)) : nil
      candidates.keep(family, of: split)
      board.take(letter, at: positions)
      return step(
        .letter(letter), positions.isEmpty ? .miss : .hit(positions), before: before, held: held,
        families: split.families.ranked, dodged: dodged, isDodge: isDodge)
    }

    private mutating func solve(_ said: Solution) -> Step? {
      guard case .accepted = board.verdict(onSolution: said.text) else { return nil }
      let (before, held) = (board.pattern, candidates.count)
      let text = board.word(of: said)
      if said == solution {
        // One that holds several says so only if it favours the player.
        guard !setter.dodges || setter.favoursPlayer || held == 1 else { return nil }
        candidates = Candidates(only: text)
        board.take(said, ifRight: text)
        return step(.solution(said), .right, before: before, held: held)
      }
      let place = candidates.firstIndex(of: text)
      if let place { candidates.remove(at: place) }
      board.take(said, ifRight: nil)
      let isDodge = place != nil && setter.dodges
      return step(
        .solution(said), .wrong, before: before, held: held,
        dodged: isDodge && !lexicon.isBlocked(text) ? text : nil, isDodge: isDodge)
    }

    private mutating func step(
      _ move: Move, _ answer: Answer, before: Pattern, held: Int, families: [Family] = [],
      dodged: String? = nil, isDodge: Bool = false
    ) -> Step {
      Step(
        move: move, answer: answer, before: before, after: board.pattern, held: held,
        kept: candidates.count, families: families, dodged: dodged, witness: witness(),
        isDodge: isDodge)
    }

    /// One of the words that are left, and may be shown: another one than before while there is one.
    private mutating func witness() -> String {
      let chosen = draw(candidates, besides: named) ?? word.description
      named.insert(chosen)
      return chosen
    }

    /// One of those that are known best, drawn by lots that belong to the game; nil where none may be
    /// shown.
    private mutating func draw(
      _ words: Candidates, besides named: Set<String> = []
    ) -> String? {
      lexicon.draw(from: words, besides: named, using: &lots)
        .flatMap { lexicon.isBlocked($0) ? nil : $0 }
    }
  }
}
