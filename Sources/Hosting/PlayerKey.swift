import Words

/// A player of a host: the SHA-256 of the key that opens the door, as 64 hex digits.
public struct PlayerKey: Hashable, Sendable {
  public let hex: String

  /// Nil for anything but 64 digits of 0 to 9 and a to f.
  public init?(hex: String) {
    guard hex.utf8.count == 64, hex.utf8.allSatisfy("0123456789abcdef".utf8.contains) else {
      return nil
    }
    self.hex = hex
  }

  /// The seed that a host draws for this player: its upper 16 bits follow from the key and all others. So a row of
  /// the board tells by its code that it's of a game that was drawn for its player, and of no one else's. The others are
  /// too many to be tried out by who has seen some games.
  ///
  /// - Parameter drawn: any number; of one that was bound to the player before nothing changes.
  public func seed(from drawn: UInt64) -> UInt64 {
    let lower = drawn & 0xFFFF_FFFF_FFFF
    var mixed = lower
    for digit in hex.utf8 {
      var generator = SeededGenerator(seed: mixed ^ UInt64(digit))
      mixed = generator.next()
    }
    return mixed & ~0xFFFF_FFFF_FFFF | lower
  }
}
