/// A player of a host: the SHA-256 of the key that opens the door, as 64 hex digits.
public struct PlayerKey: Hashable, Sendable {
  public let hex: String

  /// Nil for anything but 64 digits of 0 to 9 and a to f.
  public init?(hex: String) {
    let isHex = hex.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard hex.utf8.count == 64, isHex else { return nil }
    self.hex = hex
  }
}
