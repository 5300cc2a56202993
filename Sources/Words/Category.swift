/// What phrases are about: `Plants`.
public struct Category: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Category: CustomStringConvertible {
  public var description: String { rawValue }
}
