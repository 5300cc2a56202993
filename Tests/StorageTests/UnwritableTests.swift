import Foundation
import HangmanModel
import Testing

@testable import Storage

/// A store that can be read and not written, seen by a process that permissions bind.
@Suite struct UnwritableTests {
  /// As root the program is run as nobody, since root may write anything.
  private static let asNobody =
    geteuid() == 0
    ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

  private static let canDropPrivileges: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = asNobody + ["test", "-x", Victim.program]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  let folder: Folder
  let store: String

  init() throws {
    folder = try Folder()
    chmod(folder.path, 0o755)
    store = folder.path + "/locked/hangman.sqlite"
    let filled = GameStore.open(at: store)
    filled.change { $0.length = 5 }
    filled.play(won("BOAR"))
    filled.save(round(1))
  }

  private func lock(folderMode: mode_t, fileMode: mode_t) {
    for name in ["", "-claims", "-wal", "-shm"] { chmod(store + name, fileMode) }
    chmod(folder.path + "/locked", folderMode)
  }

  private func report() throws -> [String] {
    try Victim("report", store, wrapper: Self.asNobody).finish()
  }

  @Test(
    .enabled(if: canDropPrivileges, "needs setpriv to stop being root"),
    arguments: [0o555, 0o777] as [mode_t])
  func aReadOnlyStoreIsShownAndNotWritten(folderMode: mode_t) throws {
    lock(folderMode: folderMode, fileMode: 0o444)
    #expect(
      try report() == [
        "settings 5", "games 1",
        "notice inMemory(path: Optional(\"\(store)\"), ProgramModel.FileFault.readOnly)",
      ])
  }

  @Test(.enabled(if: canDropPrivileges, "needs setpriv to stop being root"))
  func aFolderThatMayNotBeReadLeavesTheGameInMemory() throws {
    lock(folderMode: 0o000, fileMode: 0o644)
    #expect(
      try report() == [
        "settings 8", "games 0",
        "notice inMemory(path: Optional(\"\(store)\"), ProgramModel.FileFault.readOnly)",
      ])
  }

  @Test(.enabled(if: canDropPrivileges, "needs setpriv to stop being root"))
  func aDamagedFileThatCannotBeRenamedLeavesTheGameInMemory() throws {
    try Data(repeating: 7, count: 8_192).write(to: URL(fileURLWithPath: store))
    lock(folderMode: 0o555, fileMode: 0o666)
    let fault = "ProgramModel.FileFault.notSetAside(ProgramModel.SetAsideReason.damaged)"
    #expect(
      try report() == [
        "settings 8", "games 0", "notice inMemory(path: Optional(\"\(store)\"), \(fault))",
      ])
  }

  @Test(
    .enabled(if: canDropPrivileges, "needs setpriv to stop being root"),
    arguments: [.closed, .running, .killed] as [StoreScene])
  func aReadOnlyStoreIsLookedAtWithItsLog(scene: StoreScene) throws {
    let other = try Folder()
    let holder = try scene.set(at: other.store)
    for name in other.names { chmod(other.path + "/" + name, 0o444) }
    chmod(other.path, 0o555)
    let before = try other.contents
    #expect(try Victim("look", other.store, wrapper: Self.asNobody).finish() == ["BOAR", "DEER"])
    #expect(try other.contents == before)
    withExtendedLifetime(holder) {}
  }
}
