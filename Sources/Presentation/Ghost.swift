/// A language's words for Ghost, and for what goes wrong in either game.
public protocol GhostTongue: Counting, Naming {
  func text(_ message: GhostMessage) -> String
  func text(_ message: FaultMessage) -> String
}
