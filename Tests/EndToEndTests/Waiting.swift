import TerminalHarness

extension PtyProgram {
  func send(_ keys: NamedKey...) { for key in keys { send(key) } }

  /// The round in sight, once it is all there.
  func expectSight() throws -> Sight {
    try expect("the game") { $0.screen.shows(Scene.game.marks) }
    return try sight(of: screen)
  }
}

/// The round in sight, or an error that shows what is there instead.
func sight(of screen: [String]) throws -> Sight {
  guard let sight = Sight(screen) else { throw Unexpected(screen.joined(separator: "\n")) }
  return sight
}

struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
