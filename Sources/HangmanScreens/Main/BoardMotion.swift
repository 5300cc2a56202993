import HangmanModel
import Words

/// A board on its way from the one before: what is still to be seen of it.
struct BoardMotion {
  /// The frames of a guess, and of the end of a game.
  static let guessFrames = 8
  static let endFrames = 20

  /// The frames in which the history rises after the end.
  static let riseFrames = 10

  /// The part of the way to the risen history after which the board has ended.
  static let endShare = Double(endFrames) / Double(endFrames + riseFrames)

  let old, new: Board

  /// How far it is, from 0 to 1.
  let progress: Double

  /// Nil for a board that hasn't changed, or once it has arrived.
  init?(from old: Board, to new: Board, progress: Double) {
    if old == new || progress >= 1 { return nil }
    (self.old, self.new, self.progress) = (old, new, progress)
  }

  private var isEnd: Bool { new.status != .playing }

  /// How far a letter has dropped into its tile; nil for one that lies there.
  func fall(of index: Int) -> Double? {
    let isNew = index < old.pattern.length && old.pattern[index] == nil
    return isNew && new.pattern[index] != nil && !isEnd ? progress : nil
  }

  /// Whether the end, which goes through the word letter by letter, has come to a cell.
  func hasReached(_ index: Int) -> Bool {
    isEnd && Double(index) < progress * Double(new.pattern.length)
  }

  /// How many characters of the drawing are there.
  func markCount(of gallows: Gallows) -> Int {
    let from = gallows.markCount(misses: old.misses, allowed: old.allowed)
    let to = gallows.markCount(misses: new.misses, allowed: new.allowed)
    return from + Int(Double(to - from) * (isEnd ? min(1, 2 * progress) : progress))
  }

  /// Whether it's still the first half of the way, in which nobody has been let go yet, and nobody has dropped.
  var isBeforeEnd: Bool { progress < 0.5 }

  /// How many words are held, on the way from one number to the next on the scale of ``Doublings``.
  ///
  /// - Parameter counts: how many at the start and after each move.
  func held(of counts: [Int]) -> Int? {
    let places = [old.moves.count, new.moves.count]
    guard places.allSatisfy(counts.indices.contains) else { return counts.last }
    let ends = places.map { Doublings.place(of: counts[$0]) }
    return Doublings.number(at: ends[0] + (ends[1] - ends[0]) * progress)
  }

  /// The marks that are seen: one goes out half-way, while the number is told at once.
  var livesLeft: Int { progress < 0.5 ? old.missesLeft : new.missesLeft }
}
