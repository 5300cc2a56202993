public import ProgramModel
public import Words

extension KeyboardOrder {
  /// The letters of each row.
  public var rows: [[Letter]] {
    switch self {
    case .alphabetical: Self.letters("ABCDEFGHIJKLM", "NOPQRSTUVWXYZ")
    case .qwerty: Self.letters("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
    case .azerty: Self.letters("AZERTYUIOP", "QSDFGHJKLM", "WXCVBN")
    }
  }

  private static func letters(_ rows: String...) -> [[Letter]] {
    rows.map { $0.compactMap { Letter($0) } }
  }
}
