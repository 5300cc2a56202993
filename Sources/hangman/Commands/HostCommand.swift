public import ArgumentParser
import Glibc
public import Hosting
import NcursesTerminal
import Presentation
import ProgramModel

/// `hangman host`: the game for strangers, as a server starts it.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host", abstract: "Play as somebody who has come over ssh; started by sshd.",
    discussion: """
      Each player has a folder of their own, by the key with which they came; a guest's goes when they \
      leave. Nothing else on the machine is read or written, and no other program is started.
      """)

  @Option(
    help: ArgumentHelp("Who plays: the SHA-256 of their key, as 64 hex digits.", valueName: "hex"))
  var player: PlayerKey?

  @Flag(help: "Play without being known; nothing is kept.")
  var guest = false

  @OptionGroup var host: HostOptions

  /// After how many seconds without a key the visit ends; tests can't wait for half an hour.
  @Option(help: .hidden) var leaveAfter = 30 * 60

  func validate() throws {
    if (player != nil) == guest {
      throw ValidationError("Who plays? Give --player with 64 hex digits, or else --guest.")
    }
    if !(1...86_400).contains(leaveAfter) {
      throw ValidationError("--leave-after takes seconds, 1 to 86400.")
    }
  }

  func run() throws {
    if environment("SSH_ORIGINAL_COMMAND") != nil {
      throw Failure("This host plays hangman and runs nothing else: connect without a command.")
    }
    try Confinement.begin()
    try CommandName.$isTyped.withValue(false) {
      try Language.$current.withValue(.ofEnvironment, operation: play)
    }
  }

  private func play() throws {
    var visit = Visit()
    let host = try HostVisit(player, in: HostFolder(host.root), leaveAfter: leaveAfter)
    visit.host = host
    visit.store = host.seat.store
    visit.isPlain = !NcursesTerminal.isInteractive
    try visit.play()
  }
}

/// Where a host keeps its players and its board.
struct HostOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the players and the board.", valueName: "folder"),
    completion: .directory)
  var root = HostFolder.usualPath
}

extension PlayerKey: ExpressibleByArgument {
  public init?(argument: String) { self.init(hex: argument) }
}

extension HostFault: CustomStringConvertible {
  public var description: String { "\(what) can't be used: \(reason)." }
}
