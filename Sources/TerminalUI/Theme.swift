/// Which colour says what: roles to colours, by how many colours the terminal shows.
///
/// All colours stand on the terminal's own background, light or dark, and differ in lightness
/// besides hue for eyes that see little of the latter.
public enum Theme: Hashable, Sendable, CaseIterable {
  case none, few, many

  /// - Parameter colors: their number as terminfo gives it; 0 or less is none.
  public init(colors: Int) {
    self = colors >= 256 ? .many : colors >= 8 ? .few : .none
  }

  /// The number of a role's colour in the terminal's palette; nil is its own text colour.
  public func color(of role: Role) -> Int? {
    switch (self, role) {
    case (.none, _), (_, .text): nil
    // Of the first eight colours magenta alone stands out from light and dark grounds.
    case (.few, .wrong), (.few, .danger): 5
    case (.few, _): nil
    case (.many, .right): 29
    case (.many, .found), (.many, .rival): 231
    case (.many, .wrong), (.many, .danger): 166
    case (.many, .accent), (.many, .title): 97
    case (.many, .quiet), (.many, .frame): 244
    }
  }

  /// The number of the colour behind a role; nil is the terminal's own background.
  public func ground(of role: Role) -> Int? {
    if !canFill { return nil }
    return switch role {
    case .found: color(of: .right)
    case .rival: color(of: .accent)
    default: nil
    }
  }

  /// Whether a letter on a filled ground can be read, and the ground be seen, on any background.
  public var canFill: Bool { self == .many }
}
