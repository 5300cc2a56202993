import Foundation
import TerminalHarness
import Testing

@testable import Hosting

@Suite struct SeatTests {
  @Test func eachPlayerHasAFolderThatOnlyTheHostReads() throws {
    let root = try Root()
    let seats = try ["a", "b"].map { try root.folder.seat(of: key($0)) }
    #expect(seats.map(\.folder) == ["a", "b"].map { "\(root.path)/players/\(hex($0))" })
    #expect(Set(seats.map(\.store)).count == 2)
    #expect(seats.allSatisfy { $0.take() })
    for path in ["players", "players/\(hex("a"))"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(root.path)/\(path)")
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test func aRootThatIsNotThereIsNamed() throws {
    let missing = try Root().path + "/missing"
    let folder = HostFolder(missing)
    #expect(throws: HostFault("\(missing)/players", ENOENT)) { try folder.seat(of: key("a")) }
    #expect(throws: HostFault("\(missing)/guests", ENOENT)) { try folder.guestSeat() }
  }

  @Test func oneOfTwoHasASeatAndLeavesItWhenAsked() throws {
    let root = try Root()
    let seat = try root.folder.seat(of: key("a"))
    let other = try Holder(of: seat)
    #expect(!seat.take())
    #expect(seat.takeOver())
    #expect(other.ending == SIGHUP)
  }

  @Test func oneThatIsStoppedLeavesToo() throws {
    let root = try Root()
    let seat = try root.folder.seat(of: key("a"))
    let other = try Holder(of: seat)
    other.signal(SIGSTOP)
    #expect(seat.takeOver())
    #expect(other.ending == SIGHUP)
  }

  @Test func oneThatDoesNotLeaveIsNotEndedForThat() throws {
    let root = try Root()
    let seat = try root.folder.seat(of: key("a"))
    let other = try Holder(of: seat, "stubborn")
    #expect(!seat.takeOver(within: 0))
    other.signal(SIGKILL)
    #expect(other.ending == SIGKILL)
    #expect(seat.take())
  }

  @Test func whatAGuestLeavesGoesOnceTheyAreGone() throws {
    let root = try Root()
    // A lock is let go with its seat, and this process would take its own.
    let alive = try root.folder.guestSeat().folder
    let other = try Holder(of: Seat(alive))
    try root.folder.guestSeat().remove()
    #expect(try root.guests == [alive])
    let killed = "\(root.path)/guests/killed"
    try FileManager.default.createDirectory(atPath: killed, withIntermediateDirectories: false)
    try "games".write(toFile: "\(killed)/hangman.sqlite-wal", atomically: false, encoding: .utf8)
    root.folder.removeGuestsThatAreGone()
    #expect(try root.guests == [alive])
    other.signal(SIGKILL)
    #expect(other.ending == SIGKILL)
    root.folder.removeGuestsThatAreGone()
    #expect(try root.guests == [])
  }

  private func hex(_ digit: String) -> String { String(repeating: digit, count: 64) }

  private func key(_ digit: String) throws -> PlayerKey { try #require(PlayerKey(hex: hex(digit))) }
}

/// The folder of a host, with a letter that takes two bytes, gone after the test.
private final class Root {
  let path = FileManager.default.temporaryDirectory.path + "/hangman-foldér-\(UUID().uuidString)"

  var folder: HostFolder { HostFolder(path) }

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var guests: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: path + "/guests")
        .filter { !$0.hasPrefix(".") }.map { "\(path)/guests/\($0)" }
    }
  }
}

/// Another process that has taken a seat.
private final class Holder {
  private let process = Process()

  init(of seat: Seat, _ manner: String...) throws {
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try TestEnvironment.product("Stranger"))
    process.arguments = ["\(seat.folder)/lock"] + manner
    process.standardOutput = pipe
    try process.run()
    let told = pipe.fileHandleForReading.availableData
    #expect(String(decoding: told, as: UTF8.self) == "held\n")
  }

  deinit { signal(SIGKILL) }

  func signal(_ signal: Int32) { if process.isRunning { kill(process.processIdentifier, signal) } }

  /// The signal that has ended it, once it has ended.
  var ending: Int32 {
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
  }
}
