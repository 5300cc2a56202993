public import Words

extension GameRecord {
  /// The code of a whole game; nil for one that can't be told by a list, a setup, a seed and moves, as one of
  /// a later level can't, and for one with so many solutions that nobody would type it.
  public func replayCode(in library: Library = .embedded) -> String? {
    let code = moves.isEmpty ? nil : told(in: library)?.code(in: library)
    return code.flatMap { $0.utf8.count > Code.longest ? nil : $0 }
  }

  /// The code of what a game was begun with, or the first level of its run; nil as above.
  public func challengeCode(in library: Library = .embedded) -> String? {
    firstLevel(in: library).told(in: library)?.code(in: library)
  }

  /// Whether a code tells of a beginning alone.
  public var isChallenge: Bool { moves.isEmpty }

  /// The part of the game that a code tells; nil where it can't.
  private func told(in library: Library) -> GameRecord? {
    let isKnown = setup.list.isOwn && library[setup.list] != nil
    if case .friend = setup.list { return nil }
    guard run.found.isEmpty, seed != nil, let fingerprint, isKnown || !setup.list.isOwn,
      setup.setter.number(ofEdition: edition) != nil
    else { return nil }
    var setup = setup
    if !isKnown { setup.list = Self.unnamedFile }
    return GameRecord(
      setup: setup, seed: seed, moves: moves, run: Run(rule: run.rule), occasion: .challenge,
      fingerprint: Self.cut(fingerprint), edition: edition)
  }

  /// Stands for any list of the player's own: codes don't tell of paths.
  private static let unnamedFile = ListID.file("")

  private static let fingerprints = 1 << 19

  /// As much of a fingerprint as a code holds.
  static func cut(_ fingerprint: UInt64) -> UInt64 { fingerprint % UInt64(fingerprints) }

  /// The game of a code on the words that it was played on.
  ///
  /// - Parameter named: a list that was asked for.
  /// - Complexity: O(*n*) for the *n* bytes of the list.
  public func placed(
    on named: WordCollection?, in library: Library = .embedded
  ) throws(CodeFault) -> (GameRecord, WordCollection) {
    let isOwn = setup.list.isOwn
    if !isOwn, named == nil { throw .needsList }
    if let named, isOwn ? named.id != setup.list : named.id.isOwn { throw .otherList(named.id) }
    guard let collection = isOwn ? library[setup.list] : named else { throw .otherVersion }
    let whole = collection.universe(for: self).fingerprint
    if fingerprint != Self.cut(whole) {
      throw isOwn ? .changedList(collection.id) : .otherList(collection.id)
    }
    var record = self
    record.setup.list = collection.id
    record.fingerprint = whole
    return (record, collection)
  }
}

extension GameRecord: Coded {
  public static let kind = 0

  /// All but the moves.
  private struct Beginning: Digits {
    /// 0 for a list of the player's own.
    var list = 0
    var fingerprint = 0
    var setter = 0
    var allowedLess1 = 0
    /// A length, or for phrases the place of a category among those of the list, from 1 on, 0 for any.
    var subject = 0
    /// Where the run begins, and whether its lengths vary.
    var rule = 0
    var seedLow = 0
    var seedHigh = 0

    static var fields: [(path: WritableKeyPath<Self, Int>, radix: Int)] {
      [
        (\.list, 64), (\.fingerprint, GameRecord.fingerprints), (\.setter, 64),
        (\.allowedLess1, 26), (\.subject, 128), (\.rule, 16), (\.seedLow, 1 << 32),
        (\.seedHigh, 1 << 32),
      ]
    }
  }

  public func append(to digits: inout MixedRadix, in library: Library) {
    for place in moves.indices.reversed() {
      digits.append(moves[place], after: moves[..<place])
    }
    let list = library[setup.list]
    var beginning = Beginning()
    beginning.list = list?.number ?? 0
    beginning.fingerprint = Int(Self.cut(fingerprint ?? 0))
    beginning.setter = setup.setter.number(ofEdition: edition) ?? 0
    beginning.allowedLess1 = setup.allowed - 1
    switch setup.subject {
    case .word(let length): beginning.subject = length
    case .phrase(let category):
      let place = category.flatMap { list?.universe.categories.firstIndex(of: $0) }
      beginning.subject = place.map { $0 + 1 } ?? 0
    }
    beginning.rule = run.rule.number
    beginning.seedLow = Int((seed ?? 0) & 0xFFFF_FFFF)
    beginning.seedHigh = Int((seed ?? 0) >> 32)
    digits.append(beginning)
  }

  public init(removedFrom digits: inout MixedRadix, in library: Library) throws(CodeFault) {
    let beginning: Beginning = digits.remove()
    let list = library.lists.first { $0.number == beginning.list }
    guard list != nil || beginning.list == 0,
      let (setter, edition) = Setter.numbered(beginning.setter)
    else { throw .otherVersion }
    var subject = Subject.word(length: beginning.subject)
    if let universe = list?.universe, universe.isOfPhrases {
      let categories = [nil] + universe.categories
      guard categories.indices.contains(beginning.subject) else { throw .otherVersion }
      subject = .phrase(categories[beginning.subject])
    }
    self.init(
      setup: GameSetup(
        list: list?.id ?? Self.unnamedFile, subject: subject, allowed: beginning.allowedLess1 + 1,
        setter: setter),
      seed: UInt64(beginning.seedHigh) << 32 | UInt64(beginning.seedLow),
      run: Run(rule: try Run.Rule(number: beginning.rule, allowed: beginning.allowedLess1 + 1)),
      occasion: .challenge, fingerprint: UInt64(beginning.fingerprint), edition: edition)
    while !digits.isZero { moves.append(try digits.removeMove(after: moves[...])) }
  }
}

extension Run.Rule {
  /// 0 for a steady run; else twice the place of where it began, from 1 on, and 1 more where lengths vary.
  fileprivate var number: Int {
    guard let difficulty else { return 0 }
    let place = Difficulty.named.firstIndex(of: difficulty) ?? Difficulty.named.count
    return 2 * (place + 1) + (isVaried ? 1 : 0)
  }

  /// - Parameter allowed: the mistakes of its first level.
  fileprivate init(number: Int, allowed: Int) throws(CodeFault) {
    let begins = Difficulty.named + [.custom(allowed)]
    switch number / 2 {
    case 0 where number == 0: self = .steady
    case 1...begins.count: self = .climbing(from: begins[number / 2 - 1], isVaried: number % 2 == 1)
    default: throw .otherVersion
    }
  }
}

extension Setter {
  fileprivate func number(ofEdition edition: Int) -> Int? {
    numbers.indices.contains(edition - 1) ? numbers[edition - 1] : nil
  }

  /// The setter that has a number, and the edition that it stands for.
  fileprivate static func numbered(_ number: Int) -> (setter: Setter, edition: Int)? {
    for setter in all {
      if let place = setter.numbers.firstIndex(of: number) { return (setter, place + 1) }
    }
    return nil
  }
}

/// A move is the place of its letter among those that are left, so that a game of 26 letters takes 103 bits, or
/// behind these which other kind of move it is, of which there may be four. No end has to be marked.
extension MixedRadix {
  private static let otherKinds = 4
  private static let longestSolution = 128

  fileprivate mutating func append(_ move: Move, after moves: ArraySlice<Move>) {
    let left = lettersLeft(after: moves)
    var place = 0
    switch move {
    case .letter(let letter): place = left.firstIndex(of: letter) ?? 0
    case .hint(let hint):
      append(hint.number, of: Hint.numbers)
      place = left.count
    case .solution(let solution):
      for letter in solution.letters.reversed() { append(letter.index, of: 26) }
      append(solution.letters.count, of: Self.longestSolution)
      place = left.count + 1
    }
    appendCounted(place, of: left.count + Self.otherKinds)
  }

  fileprivate mutating func removeMove(after moves: ArraySlice<Move>) throws(CodeFault) -> Move {
    let left = lettersLeft(after: moves)
    let place = removeCounted(of: left.count + Self.otherKinds)
    switch place - left.count {
    case ..<0: return .letter(left[place])
    case 0:
      guard let hint = Hint(number: removeLast(of: Hint.numbers)) else { throw .otherVersion }
      return .hint(hint)
    case 1:
      let letters = (0..<removeLast(of: Self.longestSolution)).map { _ in
        Letter.alphabet[removeLast(of: 26)].character
      }
      return .solution(Solution(String(letters)))
    default: throw .otherVersion
    }
  }

  private func lettersLeft(after moves: ArraySlice<Move>) -> [Letter] {
    Letter.alphabet.filter { !moves.contains(.letter($0)) }
  }
}
