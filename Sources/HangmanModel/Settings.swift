public import Words

/// When the high scores come by themselves after a game.
public enum ScoresAfter: String, CaseIterable, Sendable {
  case atOnce, threeSeconds, onlyWhenAsked
}

/// What the player has chosen for the games to come. A choice that the list can't play is kept, for lists that
/// can.
public struct Settings: Hashable, Sendable {
  /// The list that words are from.
  public var list: ListID

  /// The number of characters, where words are played.
  public var length: Int

  /// What phrases are to be about, where they are played; nil for any.
  public var category: Category?

  /// The misses that lose a game.
  public var allowed: Int

  public var setter: Setter { didSet { if isEvil { villain = setter } } }

  /// The setter that the evil switch stands for: the one that dodged last.
  public private(set) var villain: Setter

  /// When the high scores follow the end of a game.
  public var scoresAfter = ScoresAfter.threeSeconds

  /// Whether the board tells how many words are still held.
  public var showsMeter = false

  /// What holds until the player changes it.
  public static let defaults = Settings(.standard)

  /// The settings that ask for a game.
  public init(_ setup: GameSetup) {
    list = setup.list
    length = setup.subject.length ?? GameSetup.usualLength
    category = setup.subject.category
    allowed = setup.allowed
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

  /// The length that was asked for, where the list has no word of it.
  public let lostLength: Int?

  /// The setter that was asked for, where too few phrases look alike for it to dodge.
  public let lostSetter: Setter?
}

extension Settings {
  /// The game that they ask for with the lists at hand: one of the usual list where theirs isn't there, the
  /// nearest length that has words, any category where the list doesn't have theirs, 1 to 26 misses, and a
  /// setter that doesn't dodge where none can.
  ///
  /// - Complexity: O(*n*) in the phrases of the list where a category is to be dodged in, else O(1).
  public func resolved(in library: Library) -> Resolution {
    let collection = library[list] ?? library.standard
    let universe = collection.universe
    let nearest = universe.nearestLength(to: length)
    let known = category.flatMap { universe.categories.contains($0) ? $0 : nil }
    let range = GameSetup.allowedRange
    var setup = GameSetup(
      list: collection.id, subject: universe.isOfPhrases ? .phrase(known) : .word(length: nearest),
      allowed: min(max(allowed, range.lowerBound), range.upperBound), setter: setter)
    let isPlayable = setup.isPlayable(in: universe)
    if !isPlayable { setup.setter = .named(dodging: false) }
    return Resolution(
      setup: setup, lostLength: universe.isOfPhrases || nearest == length ? nil : length,
      lostSetter: isPlayable ? nil : setter)
  }
}
