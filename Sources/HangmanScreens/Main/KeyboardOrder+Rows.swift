import HangmanModel
import Words

extension KeyboardOrder {
  /// The letters of each row.
  var rows: [[Letter]] {
    let rows =
      switch self {
      case .alphabetical: ["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ"]
      case .qwerty: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
      case .azerty: ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"]
      }
    return rows.map { $0.compactMap({ Letter($0) }) }
  }
}
