/// One of the five kinds of values that SQLite stores.
public enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// What can be stored as a value, and read again from one of its own kind.
public protocol Storable {
  var stored: StoredValue { get }

  /// Nil if it's a value of another kind.
  init?(stored: StoredValue)
}

extension StoredValue: Storable {
  public var stored: StoredValue { self }

  public init?(stored: StoredValue) { self = stored }
}

extension Int64: Storable {
  public var stored: StoredValue { .integer(self) }

  public init?(stored: StoredValue) {
    guard case .integer(let number) = stored else { return nil }
    self = number
  }
}

extension Int: Storable {
  public var stored: StoredValue { .integer(Int64(self)) }

  public init?(stored: StoredValue) {
    guard let number = Int64(stored: stored) else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: Storable {
  public var stored: StoredValue { .integer(self ? 1 : 0) }

  public init?(stored: StoredValue) {
    guard let number = Int64(stored: stored) else { return nil }
    self = number != 0
  }
}

extension String: Storable {
  public var stored: StoredValue { .text(self) }

  public init?(stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self = text
  }
}
