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

  public init(
    _ record: GameRecord?, through digits: inout CodeDigits, in library: Library
  ) throws(CodeFault) {
    let list = try digits.pass(record?.setup.list, of: 64) { number in
      number == 0 ? Self.unnamedFile : library.lists.first { $0.number == number }?.id
    }
    let fingerprint = digits.pass(
      record.map { Int(Self.cut($0.fingerprint ?? 0)) }, of: Self.fingerprints)
    let number = digits.pass(
      record.map { $0.setup.setter.number(ofEdition: $0.edition) ?? 0 }, of: 64)
    guard let (setter, edition) = Setter.numbered(number) else { throw .otherVersion }
    let allowed = digits.pass(record.map { $0.setup.allowed - 1 }, of: 26) + 1
    // A length, or the place of a category among those of the list, from 1 on.
    let categories = library[list]?.universe.categories ?? []
    let subject = try digits.pass(record?.setup.subject, of: 128) { digit in
      if categories.isEmpty { return .word(length: digit) }
      let all = [nil] + categories
      return all.indices.contains(digit) ? .phrase(all[digit]) : nil
    }
    let rule = try digits.pass(record?.run.rule, of: 16) {
      Run.Rule(number: $0, allowed: allowed)
    }
    let low = digits.pass(record.map { Int(($0.seed ?? 0) & 0xFFFF_FFFF) }, of: 1 << 32)
    let high = digits.pass(record.map { Int(($0.seed ?? 0) >> 32) }, of: 1 << 32)
    self.init(
      setup: GameSetup(list: list, subject: subject, allowed: allowed, setter: setter),
      seed: UInt64(high) << 32 | UInt64(low), run: Run(rule: rule), occasion: .challenge,
      fingerprint: UInt64(fingerprint), edition: edition)
    while record.map({ moves.count < $0.moves.count }) ?? digits.hasMore {
      moves.append(try digits.pass(record?.moves[moves.count], after: moves))
    }
  }
}

extension Run.Rule {
  /// What a number stands for: 0 for a steady run; else twice the place of where it began, from 1 on, and 1 more
  /// where lengths vary.
  ///
  /// - Parameter allowed: the mistakes of its first level.
  fileprivate init?(number: Int, allowed: Int) {
    let begins = Difficulty.named + [.custom(allowed)]
    switch number / 2 {
    case 0 where number == 0: self = .steady
    case 1...begins.count: self = .climbing(from: begins[number / 2 - 1], isVaried: number % 2 == 1)
    default: return nil
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
extension CodeDigits {
  private static let otherKinds = 4
  private static let longestSolution = 128

  fileprivate mutating func pass(_ move: Move?, after moves: [Move]) throws(CodeFault) -> Move {
    let left = Letter.alphabet.filter { !moves.contains(.letter($0)) }
    let known: Int? =
      switch move {
      case .letter(let letter): left.firstIndex(of: letter) ?? 0
      case .hint: left.count
      case .solution: left.count + 1
      case nil: nil
      }
    let place = passCounted(known, of: left.count + Self.otherKinds)
    switch place - left.count {
    case ..<0: return .letter(left[place])
    case 0: return .hint(try pass(move?.hint, of: Hint.numbers, from: Hint.init(number:)))
    case 1:
      let letters = move?.solution?.letters
      let count = pass(letters?.count, of: Self.longestSolution)
      let said = (0..<count).map { Letter.alphabet[pass(letters?[$0].index, of: 26)].character }
      return .solution(Solution(String(said)))
    default: throw .otherVersion
    }
  }
}
