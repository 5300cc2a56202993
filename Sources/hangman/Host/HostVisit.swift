import Glibc
import HangmanModel
import Hosting
import Presentation
import ProgramModel
import Storage

/// A visit to a host, besides the game: whose it is, what they are called, and what comes to the board.
final class HostVisit {
  let seat: Seat
  let player: PlayerKey?
  let patience: Patience
  private let folder: HostFolder

  /// What the player is called; nil for a guest, and where that isn't known yet.
  private(set) var name: PlayerName?

  var isGuest: Bool { player == nil }

  /// Whether a new player has left the question for a name, and so has played nothing.
  private var hasLeftUnnamed = false

  /// Whether what is played is kept: else it could be played again until it goes well.
  private var isKeeping: () -> Bool = { true }

  private var openBoard: Scoreboard?
  private var notices: [HostMessage] = []
  private var hasToldOfBoard = false

  /// - Parameter leaveAfter: how many seconds it waits for a key.
  init(_ player: PlayerKey?, in folder: HostFolder, leaveAfter: Int) throws {
    (self.player, self.folder) = (player, folder)
    patience = Patience(seconds: leaveAfter)
    folder.removeGuestsThatAreGone()
    seat = try player.map(folder.seat) ?? folder.guestSeat()
  }

  /// Puts things in order once nothing is written any more.
  func end() {
    if isGuest || hasLeftUnnamed && seat.isNew { seat.remove() }
  }

  /// What is said at the end.
  var farewells: [HostMessage] {
    (patience.rest == 0 ? [.leftAlone(isKept: !isGuest)] : []) + (isGuest ? [.guestFarewell] : [])
  }

  /// What can be typed here alone, in plain mode.
  var commands: HostMessage { isGuest ? .guestCommands : .commands }

  /// What has to be told, once.
  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices.map(\.text)
  }

  /// Draws a seed of the player's, as the board asks for.
  func drawSeed() -> UInt64 {
    let seed = UInt64.random(in: 0...(.max))
    return player?.seed(from: seed) ?? seed
  }
}

/// What others see of the visit.
extension HostVisit {
  /// Reads or writes the board; nil where that can't be done. The game goes on without it, and that's told once.
  @discardableResult
  private func withBoard<Value>(_ body: (Scoreboard) throws -> Value) -> Value? {
    do {
      let board =
        try openBoard
        ?? (isGuest ? Scoreboard(reading: folder.path) : Scoreboard(in: folder.path))
      openBoard = board
      return try body(board)
    } catch {
      if !hasToldOfBoard { notices.append(.noBoard(why: (error as? FileFault ?? .damaged).reason)) }
      hasToldOfBoard = true
      return nil
    }
  }

  /// Finds out what the player is called; true where they are to be asked.
  func needsName() -> Bool {
    guard let player, let known = withBoard({ try $0.names(of: player) }) else { return false }
    name = known.first
    return known.isEmpty
  }

  /// The player has left the question for a name.
  func leaveUnnamed() { hasLeftUnnamed = true }

  /// A player's names stay taken, so there is an end to them.
  private static let mostNames = 5

  /// Calls the player so from now on; returns why that can't be, if so.
  func take(_ text: String) -> HostMessage? {
    guard let player else { return nil }
    // Typed where a name is asked for, a command isn't meant as one.
    if PlainCommand.allCases.contains(where: { $0.isTyped(text) }) { return .nameIsReserved }
    do throws(PlayerName.Fault) {
      let name = try PlayerName(text)
      let names = withBoard { try $0.names(of: player) } ?? []
      if names.count >= Self.mostNames, !names.contains(where: { $0.skeleton == name.skeleton }) {
        return .tooManyNames(Self.mostNames)
      }
      let isTaken = withBoard { try !$0.take(name, for: player, at: time(nil)) }
      if isTaken == false { self.name = name }
      return isTaken == true ? .nameIsTaken : nil
    } catch {
      return error.message
    }
  }

  /// Adds the games of a session to the board, first the latest one: an earlier visit may have been killed before
  /// it came to that.
  func observe(_ session: GameSession) {
    session.sharedBoard = self
    isKeeping = { [unowned session] in session.store.store.isLasting }
    if let latest = session.latestFinished { add(latest) }
  }
}

extension HostVisit: SharedBoard {
  func titles() -> [Standings.Title] { withBoard { try $0.titles() } ?? [] }

  func standings(of title: Standings.Title, showsDay: Bool) -> Standings {
    withBoard { try $0.standings(of: title, for: player, showsDay: showsDay) }
      ?? Standings(title, [])
  }

  func add(_ game: FinishedGame) {
    if let player, isKeeping() { withBoard { try $0.add(game, by: player) } }
  }

  func addRun(endingWith game: FinishedGame, at time: Int) {
    if let player, isKeeping() {
      withBoard { try $0.addRun(endingWith: game, by: player, at: time) }
    }
  }
}

extension PlayerName.Fault {
  fileprivate var message: HostMessage {
    switch self {
    case .tooShort: .nameTooShort(PlayerName.lengths.lowerBound)
    case .tooLong: .nameTooLong(PlayerName.lengths.upperBound)
    case .unfit: .unfitName
    case .beginsWithMark: .nameBeginsWithMark
    case .noLetter: .nameHasNoLetter
    case .reserved: .nameIsReserved
    }
  }
}
