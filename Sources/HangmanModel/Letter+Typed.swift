import Folding
public import Words

extension Letter {
  /// The letter that a player means by a character: É is E.
  public init?(typed character: Character) {
    if let letter = Letter(character) {
      self = letter
    } else {
      guard let folded = String(character).foldedToASCII, folded.count == 1,
        let first = folded.first
      else { return nil }
      self.init(first)
    }
  }
}
