public import Words

/// A game, a challenge or a word for a friend as a short text that can be handed on.
///
/// A game of letters alone takes 40 characters at most, whatever its seed. Its list is told by a number
/// and 19 bits of its fingerprint; of a list of the player's own there is only the latter, and the
/// file has to be named again.
public enum GameCode: Hashable, Sendable {
  /// A game as it was played.
  case game(GameRecord)

  /// What a game is begun with, without its moves.
  case challenge(GameRecord)

  /// A word whose letters are scrambled: that hides it from the eye, and from nobody who wants to know.
  case friend(FriendWord)

  /// The list that stands for any of the player's own.
  public static let ownList = WordCollection.ID(rawValue: "")

  /// The code of a game; nil for one that none can tell: a later level of a run, a word that
  /// somebody has set, a game whose words aren't known any more, or one with dozens of solutions.
  public init?(_ record: GameRecord) {
    guard let told = record.told else { return nil }
    self = .game(told)
    if text.utf8.count > Self.longest { return nil }
  }

  /// The code of what a game was begun with, or the first level of its run; nil as above, but for that.
  public init?(challengeOf record: GameRecord) {
    guard let told = record.firstLevel.told else { return nil }
    self = .challenge(told)
  }

  /// The most characters that are read; what would take more has no code.
  public static let longest = 400

  /// Reads a code as ``text`` writes it.
  public init(_ text: String) throws(CodeFault) {
    if text.utf8.count > Self.longest { throw .tooLong }
    guard var number = CodeText.number(in: text) else { throw .mistyped }
    guard number.removeLast(of: 4) == Self.version else { throw .otherVersion }
    switch number.removeLast(of: 4) {
    case 0:
      var record = try number.removeBeginning()
      while !number.isZero { record.moves.append(try number.removeLetter(record.moves)) }
      self = .game(record)
    case 1:
      var record = try number.removeBeginning()
      while !number.isZero { record.moves.append(try number.removeMove()) }
      self = .game(record)
    case 2: self = .challenge(try number.removeBeginning())
    default: self = .friend(try number.removeWord())
    }
    // What no code ends with, or what one would write otherwise.
    if !number.isZero || self.number != CodeText.number(in: text) { throw .mistyped }
  }

  /// Capital letters and digits.
  public var text: String { CodeText.text(of: number) }

  private static let version = 1

  private var number: MixedRadix {
    var number = MixedRadix()
    let kind: Int
    switch self {
    case .game(let record):
      let letters = record.moves.letters
      if let letters { number.append(letters) } else { number.append(record.moves) }
      number.append(beginningOf: record)
      kind = letters == nil ? 1 : 0
    case .challenge(let record):
      number.append(beginningOf: record)
      kind = 2
    case .friend(let word):
      number.append(word)
      kind = 3
    }
    number.append(kind, of: 4)
    number.append(Self.version, of: 4)
    return number
  }
}

/// Why a code can't be read or used.
public enum CodeFault: Error, Hashable, Sendable {
  case mistyped
  /// It has more than ``GameCode/longest`` characters.
  case tooLong
  /// It was made by a version of the game with other codes, lists or setters.
  case otherVersion
  /// It is of a list of one's own, which has to be named.
  case needsList
  /// It is of another list than the one that was named.
  case otherList(WordCollection.ID)
  /// The list has changed since.
  case changedList(WordCollection.ID)
  /// The moves can't have been made.
  case unplayable
}

extension GameRecord {
  /// A code holds so much of a fingerprint.
  static let fingerprints = 1 << 19

  /// As much of a fingerprint as a code holds.
  static func cut(_ fingerprint: UInt64) -> UInt64 { fingerprint % UInt64(fingerprints) }

  /// The part of the game that a code tells; nil where it can't.
  fileprivate var told: GameRecord? {
    guard run.found.isEmpty, seed != nil, let fingerprint, FriendWord(setup.list) == nil,
      setup.setter.number(ofEdition: edition) != nil, setup.isCategoryKnown
    else { return nil }
    var setup = setup
    if !CodeNumbers.lists.contains(setup.list.rawValue) { setup.list = GameCode.ownList }
    return GameRecord(
      setup: setup, seed: seed, moves: moves, occasion: .challenge,
      fingerprint: Self.cut(fingerprint), edition: edition)
  }

  /// The game of a code on the words that it was played on.
  ///
  /// - Parameter named: a list that was asked for.
  /// - Complexity: O(*n*) for the *n* bytes of the list.
  public func placed(on named: WordCollection?) throws(CodeFault) -> (GameRecord, WordCollection) {
    let isOwn = setup.list == GameCode.ownList
    let known = (isOwn ? named?.id : self.setup.list)?.embedded
    if isOwn, named == nil { throw .needsList }
    if let named, isOwn == (known != nil) || !isOwn && named.id != setup.list {
      throw .otherList(named.id)
    }
    guard let collection = isOwn ? named : known else { throw .otherVersion }
    let whole = collection.universe.fingerprint
    if fingerprint != Self.cut(whole) {
      throw isOwn ? .otherList(collection.id) : .changedList(collection.id)
    }
    var setup = setup
    setup.list = collection.id
    let record = GameRecord(
      setup: setup, seed: seed, moves: moves, occasion: occasion, fingerprint: whole,
      edition: edition)
    return (record, collection)
  }
}

extension GameSetup {
  fileprivate var isCategoryKnown: Bool {
    category.map { CodeNumbers.categories.contains($0.rawValue) } ?? true
  }
}
