import Foundation
import TerminalHarness

/// What the system tells of a process.
struct ProcessFacts: Equatable {
  /// The time it has used of the processor, in ticks.
  let ticks: Int
  /// How often it has gone to sleep.
  let sleeps: Int
  let isStopped: Bool

  init?(_ process: Int32) {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[end...].split(separator: " ")
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]),
      let sleeps = line?.split(separator: "\t").last.flatMap({ Int($0) })
    else { return nil }
    ticks = user + system
    self.sleeps = sleeps
    isStopped = fields[1] == "T"
  }
}

extension PtyProgram {
  /// Holds the program still, so that what happens next happens to it all at once.
  func freeze() throws {
    signal(SIGSTOP)
    try expect("a stop") { ProcessFacts($0.process)?.isStopped ?? true }
  }

  func thaw() { signal(SIGCONT) }

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
