/// A language's words for Ghost, and for what goes wrong in either game.
public protocol GhostTongue: Counting, Naming {
  var ghostLabels: GhostLabels { get }

  func text(_ who: GhostWho) -> String
  func text(_ message: GhostMessage) -> String
  func text(_ message: StoreMessage) -> String
  func text(_ message: FaultMessage) -> String
}
