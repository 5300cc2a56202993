public import Words

/// What the player has chosen for the games to come. A choice that the list can't play is kept, for lists that
/// can.
public struct Settings: Hashable, Sendable {
  public var listChoice: ListChoice

  /// The list that words are from; another one is the player's choice.
  public var list: ListID {
    get { listChoice.list }
    set { if newValue != list { listChoice = ListChoice(newValue) } }
  }

  /// The number of characters, where words are played and the length isn't varied.
  public var length: Int { didSet { if length != oldValue { isVaried = false } } }

  /// Whether each game's words have another length.
  public var isVaried = false

  /// The lengths of the words that were played last, which aren't drawn again at once: at most two, the
  /// latest last.
  public var latestLengths: [Int] = []

  /// What phrases are to be about, where they are played; nil for any.
  public var category: Category?

  public var difficulty: Difficulty

  public var setter: Setter { didSet { if isEvil { villain = setter } } }

  /// The setter that the evil switch stands for: the one that dodged last, or was chosen since.
  public var villain: Setter { didSet { if isEvil, setter != villain { setter = villain } } }

  /// Whether the board tells how many words are still held.
  public var showsMeter = false

  /// Whether everyday words were suggested, which is done once.
  public var hasSuggestedWords = false

  /// What is on or off, by the names that it's kept under.
  public static var switches: [String: WritableKeyPath<Settings, Bool>] {
    ["varied": \.isVaried, "meter": \.showsMeter, "suggestedWords": \.hasSuggestedWords]
  }

  /// What holds until the player changes it.
  public static let defaults = {
    var settings = Settings(.standard)
    settings.difficulty = .fair
    settings.isVaried = true
    return settings
  }()

  /// The settings that ask for a game.
  public init(_ setup: GameSetup) {
    listChoice = ListChoice(setup.list, isChosen: false)
    length = setup.subject.length ?? GameSetup.usualLength
    category = setup.subject.category
    difficulty = .custom(setup.allowed)
    setter = setup.setter
    villain = setup.setter.dodges ? setup.setter : .standard
  }

  /// Whether a setter that dodges plays: the evil switch.
  public var isEvil: Bool {
    get { setter.dodges }
    set { if newValue != isEvil { setter = newValue ? villain : .named(dodging: false) } }
  }
}

/// What can be played of some settings, and what had to give way.
public struct Resolution: Hashable, Sendable {
  public let setup: GameSetup

  /// How the levels of a run go on from there.
  public let rule: Run.Rule

  /// The length that was asked for, where the list has no word of it.
  public let lostLength: Int?

  /// The setter that was asked for, where too few phrases look alike for it to dodge.
  public let lostSetter: Setter?
}

extension Resolution {
  /// The mistakes of careful play; where the length is yet to be drawn, and the mistakes don't follow it, the
  /// most of any length. Nil where they aren't known.
  public func par(in universe: WordUniverse) -> Int? {
    if !rule.isVaried || rule.difficulty?.followsPar != false { return universe.par(of: setup) }
    return universe.variedLengths.compactMap { universe.par(forLength: $0, by: setup.setter) }.max()
  }
}

extension Settings {
  /// The game that they ask for with the lists at hand: one of the usual list where theirs isn't there, the
  /// nearest length that has words, any category where the list doesn't have theirs, 1 to 26 misses, and a
  /// setter that doesn't dodge where none can.
  ///
  /// - Parameter seed: what a varied length is drawn by, so that it's none of the latest; nil for no
  ///   drawing. The first game of all is one of the usual length.
  /// - Complexity: O(*n*) in the phrases of the list where a category is to be dodged in, else O(1).
  public func resolved(in library: Library, drawingBy seed: UInt64? = nil) -> Resolution {
    let collection = library[list] ?? library.standard
    let universe = collection.universe
    let isVaried = isVaried && !universe.variedLengths.isEmpty
    let drawn = seed.flatMap {
      isVaried && !latestLengths.isEmpty
        ? Run.Rule.length(after: latestLengths, seed: $0, in: universe) : nil
    }
    let nearest = universe.nearestLength(to: length)
    let known = category.flatMap { universe.categories.contains($0) ? $0 : nil }
    var setup = GameSetup(
      list: collection.id,
      subject: universe.isOfPhrases ? .phrase(known) : .word(length: drawn ?? nearest),
      allowed: GameSetup.allowedRange.lowerBound, setter: setter)
    let isPlayable = setup.isPlayable(in: universe)
    if !isPlayable { setup.setter = .named(dodging: false) }
    let difficulty = difficulty.chosen.map { .custom(Difficulty.playable($0)) } ?? difficulty
    setup.allowed = difficulty.allowed(withPar: universe.par(of: setup))
    let isLengthLost = !universe.isOfPhrases && !isVaried && nearest != length
    return Resolution(
      setup: setup, rule: .climbing(from: difficulty, isVaried: isVaried),
      lostLength: isLengthLost ? length : nil, lostSetter: isPlayable ? nil : setter)
  }

  /// The same after a game with this setup.
  public func remembering(_ setup: GameSetup) -> Settings {
    guard let length = setup.subject.length else { return self }
    var settings = self
    settings.latestLengths = (latestLengths + [length]).suffix(2)
    return settings
  }

  /// A seed for the next game: one by which the length of its second level isn't the latest either.
  ///
  /// - Parameters:
  ///   - seed: is taken if it does.
  ///   - draw: draws the others.
  public func seed(_ seed: UInt64, orBy draw: () -> UInt64, in library: Library) -> UInt64 {
    var seed = seed
    for _ in 0..<20 {
      let first = resolved(in: library, drawingBy: seed)
      guard first.rule.isVaried, let length = first.setup.subject.length,
        let last = latestLengths.last, let universe = library[first.setup.list]?.universe,
        Run.Rule.length(after: [length], seed: seed &+ Run.seedStep, in: universe) == last
      else { break }
      seed = draw()
    }
    return seed
  }
}
