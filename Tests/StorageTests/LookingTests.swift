import Foundation
import ProgramModel
import SQLite
import Testing

@testable import Storage

/// Looking at a store without making or changing anything of it.
@Suite struct LookingTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: StoreScene.allCases)
  func whatAStoreHoldsIsSeenAndNoFileIsMadeOrChanged(scene: StoreScene) throws {
    let holder = try scene.set(at: folder.store)
    let before = try folder.contents
    #expect(Set(before.keys) == scene.names)
    let seen = try Seen(at: folder.store)
    #expect(seen?.words == ["BOAR", "DEER"])
    #expect(try folder.contents == before)
    withExtendedLifetime(holder) {}
  }

  @Test func aLookLeavesAClosingProgramToPutItsFilesInOrder() throws {
    let holder = try StoreScene.running.set(at: folder.store)
    let seen = try Seen(at: folder.store)
    _ = holder?.finish()
    #expect(folder.names == ["hangman.sqlite", "hangman.sqlite-claims"])
    #expect(seen?.words == ["BOAR", "DEER"])
  }

  @Test(arguments: ["/none", "/none/store", "/file/store"])
  func whereNoFileIsNothingIsSeenOrMade(name: String) throws {
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    #expect(try Seen(at: folder.path + name) == nil)
    #expect(folder.names == ["file"])
  }

  @Test func anEmptyFileIsAStoreWithoutGames() throws {
    try Data().write(to: URL(fileURLWithPath: folder.store))
    #expect(try Seen(at: folder.store)?.games.isEmpty == true)
  }

  @Test(arguments: [
    ("PRAGMA user_version = 99", FileFault.newer), ("PRAGMA application_id = 1", .foreign),
  ])
  func aStoreOfAnotherKindIsNamed(sql: String, fault: FileFault) throws {
    try GameStore.open(at: folder.store).database?.execute(sql)
    #expect(throws: fault) { try Seen(at: folder.store) }
  }

  @Test func whatIsNoDatabaseIsDamagedAndLeftAsItIs() throws {
    try Data(repeating: 7, count: 5_000).write(to: URL(fileURLWithPath: folder.store))
    #expect(throws: FileFault.damaged) { try Seen(at: folder.store) }
    #expect(throws: FileFault.notAFile) { try Seen(at: folder.path) }
    #expect(folder.names == ["hangman.sqlite"])
  }

  @Test func aStoreCutToNothingKeepsItsLogWhenLookedAt() throws {
    let log = Data(repeating: 7, count: 5_000)
    try Data().write(to: URL(fileURLWithPath: folder.store))
    try log.write(to: URL(fileURLWithPath: folder.store + "-wal"))
    #expect(throws: FileFault.damaged) { try Seen(at: folder.store) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.store + "-wal")) == log)
  }
}
