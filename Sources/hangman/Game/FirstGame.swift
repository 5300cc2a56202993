import HangmanModel
import Words

/// What the command line asks of the first game, without storing it: a setup with gaps.
struct FirstGame {
  var length: Int?
  var category: Category?
  var allowed: Int?
  var setter: Setter?

  /// The setup with what was asked for in its place.
  func applied(to setup: GameSetup) -> GameSetup {
    GameSetup(
      list: setup.list, length: length ?? setup.length, category: category ?? setup.category,
      allowed: allowed ?? setup.allowed, setter: setter ?? setup.setter)
  }

  /// Whether a round that was left is such a game.
  func accepts(_ setup: GameSetup, in universe: WordUniverse) -> Bool {
    applied(to: setup).playable(in: universe) == setup
  }
}
