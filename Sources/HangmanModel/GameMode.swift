/// Which of the two setters a game is played against.
public enum GameMode: String, CaseIterable, Sendable {
  /// The setter holds every word that fits, and dodges.
  case evil
  /// The setter chose one word at the start.
  case good

  /// The rules of the mode.
  public var gameplay: any GameplayDelegate {
    switch self {
    case .evil: EvilGameplay()
    case .good: GoodGameplay()
    }
  }
}
