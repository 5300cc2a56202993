/// One of the five kinds of values that SQLite stores.
public enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// What can be stored as a value.
public protocol Storable {
  var stored: StoredValue { get }
}

/// What can be read again from a value of its own kind, whatever that is.
public protocol Readable: Storable {
  /// Nil if it's a value of another kind.
  init?(stored: StoredValue)
}

extension StoredValue: Readable {
  public var stored: StoredValue { self }

  public init?(stored: StoredValue) { self = stored }
}

extension Int64: Readable {
  public var stored: StoredValue { .integer(self) }

  public init?(stored: StoredValue) {
    guard case .integer(let number) = stored else { return nil }
    self = number
  }
}

/// Columns have signed numbers only; one without a sign goes there with the same bits.
extension UInt64: Readable {
  public var stored: StoredValue { .integer(Int64(bitPattern: self)) }

  public init?(stored: StoredValue) {
    guard let number = Int64(stored: stored) else { return nil }
    self.init(bitPattern: number)
  }
}

/// Numbers that are counted with come out of a store by this one way, which knows their bounds: a damaged
/// store has any, and no sum or index may be made with those.
extension Int: Storable {
  public var stored: StoredValue { .integer(Int64(self)) }

  /// The largest number that is ever counted to, or reached by seconds since 1970; a million of them can be
  /// added.
  public static let mostAmount = 1_000_000_000_000

  /// Nil for what is no whole number, or beyond the bounds.
  public init?(amount stored: StoredValue, in bounds: ClosedRange<Int> = 0...mostAmount) {
    guard let number = Int64(stored: stored).flatMap(Int.init(exactly:)), bounds.contains(number)
    else { return nil }
    self = number
  }
}

extension Bool: Readable {
  public var stored: StoredValue { .integer(self ? 1 : 0) }

  public init?(stored: StoredValue) {
    guard let number = Int64(stored: stored) else { return nil }
    self = number != 0
  }
}

extension String: Readable {
  public var stored: StoredValue { .text(self) }

  public init?(stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self = text
  }
}
