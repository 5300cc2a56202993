import Folding
public import Words

extension Letter {
  /// The letter that a player means by a character: É is E.
  public static func typed(_ character: Character) -> Letter? {
    if let letter = Letter(character) { return letter }
    guard let folded = String(character).foldedToASCII, folded.count == 1 else { return nil }
    return folded.first.flatMap { Letter($0) }
  }
}
