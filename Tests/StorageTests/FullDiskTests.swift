import Foundation
import HangmanModel
import Testing

@testable import Storage

/// A disk without room: the game goes on in memory, and what was begun in vain is gone.
@Suite struct FullDiskTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private var fullNotice: String {
    "notice inMemory(path: Optional(\"\(folder.store)\"), ProgramModel.FileFault.full)"
  }

  /// Has files grow to a number of blocks of 512 bytes and no more.
  private func limited(to blocks: Int) -> [String] {
    ["sh", "-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$@\"", "sh"]
  }

  @Test(arguments: [0, 1, 2, 4, 8, 9, 16, 32, 48, 63])
  func aFirstStartWithoutRoomSaysSoAndLeavesNothing(blocks: Int) throws {
    let lines = try Victim("report", folder.store, wrapper: limited(to: blocks)).finish()
    #expect(lines == ["settings 8", "games 0", fullNotice])
    #expect(folder.names.isEmpty)
  }

  @Test func aFileThatWasEmptyStaysSo() throws {
    try Data().write(to: URL(fileURLWithPath: folder.store))
    let lines = try Victim("report", folder.store, wrapper: limited(to: 16)).finish()
    #expect(lines.last == fullNotice)
    #expect(folder.names == ["hangman.sqlite"] && fileSize(folder.store) == 0)
  }

  @Test func claimsThatWereRemovedMeanwhileAreMadeAgain() throws {
    let path = folder.store + "-claims"
    let (first, second) = (try RoundClaims(path: path), try RoundClaims(path: path))
    try first.whileOpening { first.remove() }
    try second.whileOpening {}
    #expect(second.claim(1))
    #expect(try !RoundClaims(path: path).claim(1))
  }

  @Test(arguments: [0, 8, 48])
  func aStoreIsShownWithoutRoomForItsLog(blocks: Int) throws {
    let filled = GameStore.open(at: folder.store)
    filled.change { $0.length = 5 }
    filled.play(won("BOAR"))
    filled.close()
    let lines = try Victim("report", folder.store, wrapper: limited(to: blocks)).finish()
    #expect(lines == ["settings 5", "games 1", fullNotice])
    #expect(GameStore.open(at: folder.store).words == ["BOAR"])
  }

  @Test func aStoreThatOutgrowsItsRoomSaysSo() throws {
    let lines = try Victim("play", folder.store, "400", wrapper: limited(to: 160)).finish()
    #expect(lines.filter { $0.hasPrefix("game ") }.count == 400)
    #expect(
      lines.last == "notice stoppedSaving(path: \"\(folder.store)\", ProgramModel.FileFault.full)")
    #expect(GameStore.open(at: folder.store).takeNotice() == nil)
  }

  /// What puts a file system of its own in the folder's place, and then tells what is left there.
  private static let mounting =
    ["unshare", geteuid() == 0 ? "-m" : "-rm", "sh", "-c"]

  private static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = mounting + ["mount -t tmpfs none /mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(
    .enabled(if: canMount, "needs to mount a file system; limits on files stand in for it"),
    arguments: [0, 4, 8, 12, 16, 24, 28, 32, 36, 48, 60])
  func aFirstStartOnAFullDiskSaysSoAndLeavesNothing(kilobytes: Int) throws {
    let script = """
      mount -t tmpfs -o size=\(kilobytes + 4)k none "$0" || exit
      head -c 4096 /dev/zero >"$0/filled"
      "$@"; ls -A "$0"
      """
    let disk = Self.mounting + [script, folder.path]
    let lines = try Victim("report", folder.store, wrapper: disk).finish()
    #expect(lines == ["settings 8", "games 0", fullNotice, "filled"])
  }
}
