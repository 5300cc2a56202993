/// What a cell means; the terminal decides which colour says so.
public enum Role: UInt8, CaseIterable, Sendable {
  case text, title, quiet, frame, right, wrong, danger, accent
  /// A letter that was found, or is the second player's, on a ground of its own: see ``Glyphs/areFilled``.
  case found, rival
}

/// How a cell looks besides its colour. Every state of the game can be told by these and by the
/// glyphs alone.
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = Attributes(rawValue: 1)
  public static let underline = Attributes(rawValue: 2)
  public static let reverse = Attributes(rawValue: 4)
}

/// A role and its attributes.
public struct Style: Hashable, Sendable {
  public var role: Role
  public var attributes: Attributes

  public init(_ role: Role, _ attributes: Attributes = []) {
    self.role = role
    self.attributes = attributes
  }

  public static let text = Style(.text)
  public static let bold = Style(.text, .bold)
  public static let quiet = Style(.quiet)
  public static let title = Style(.title, .bold)

  public func adding(_ more: Attributes) -> Style { Style(role, attributes.union(more)) }
}

/// One character's place on a canvas.
public struct Cell: Hashable, Sendable {
  public var glyph: Unicode.Scalar
  public var style: Style

  public init(_ glyph: Unicode.Scalar, _ style: Style = .text) {
    self.glyph = glyph
    self.style = style
  }

  public static let blank = Cell(" ")

  /// What stands behind a glyph of two columns, for the second one.
  public static let rest: Unicode.Scalar = "\0"
}
