import Foundation
import ProgramModel
import SQLite
import Testing

@testable import Storage

@Suite struct StorePathTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/ann"], "/data/hangman/hangman.sqlite"),
    (["HOME": "/home/ann"], "/home/ann/.local/share/hangman/hangman.sqlite"),
    (["XDG_DATA_HOME": "", "HOME": "/home/ann"], "/home/ann/.local/share/hangman/hangman.sqlite"),
    (
      ["XDG_DATA_HOME": "da", "HOME": "/home/ann"], "/home/ann/.local/share/hangman/hangman.sqlite"
    ),
    (["XDG_DATA_HOME": "/data"], "/data/hangman/hangman.sqlite"),
  ])
  func theStoreLiesWhereTheSpecificationSays(environment: [String: String], path: String) {
    #expect(defaultStorePath { environment[$0] } == path)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home", "XDG_DATA_HOME": "data"]])
  func withoutAHomeFolderThereIsNoPath(environment: [String: String]) {
    #expect(defaultStorePath { environment[$0] } == nil)
  }

  /// Links as they may stand on the way to a file, and what the store is called by. All lead to
  /// `real/store`.
  @Test(
    arguments: [
      ("real/store", []),
      ("link", [("link", "real/store")]),
      ("one", [("one", "two"), ("two", "./real//store")]),
      ("folder/store", [("folder", "real")]),
      ("folder/link", [("folder", "real"), ("real/link", "../folder/store")]),
      ("real/missing/../store", []),
    ] as [(String, [(String, String)])])
  func everyWayToNameAStoreLeadsToOnePathBeforeAndAfterItIsMade(
    name: String, links: [(String, String)]
  ) throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/real", withIntermediateDirectories: false)
    for (link, target) in links { symlink(target, folder.path + "/" + link) }
    let (path, real) = (folder.path + "/" + name, folder.path + "/real/store")
    #expect(try resolvedPath(path) == real)
    let first = GameStore.open(at: path)
    first.save(round(1))
    #expect(first.takeNotice() == nil)
    #expect(try resolvedPath(path) == real)
    #expect(GameStore.open(at: path).claimAny() == nil)
    #expect(GameStore.open(at: real).claimAny() == nil)
  }

  @Test func aLinkOutOfTheFolderIsFollowedFromTheRoot() throws {
    let (folder, other) = (try Folder(), try Folder())
    symlink(other.path + "/a/store", folder.store)
    GameStore.open(at: folder.store).play(won("BOAR"))
    #expect(folder.names == ["hangman.sqlite"])
    #expect(GameStore.open(at: other.path + "/a/store").words == ["BOAR"])
  }

  @Test func aRelativePathIsSeenFromTheWorkingFolder() throws {
    #expect(try resolvedPath("none/./x/") == FileManager.default.currentDirectoryPath + "/none/x")
  }

  @Test func linksInALoopAreSaidToBeTooMany() throws {
    let folder = try Folder()
    symlink("other", folder.store)
    symlink("hangman.sqlite", folder.path + "/other")
    let store = GameStore.open(at: folder.store)
    #expect(store.takeNotice() == .inMemory(path: folder.store, FileFault(errno: ELOOP)))
    #expect(store.play(won("BOAR")) != nil)
    #expect(throws: FileFault(errno: ELOOP)) { try Seen(at: folder.store) }
    #expect(folder.names == ["hangman.sqlite", "other"])
  }
}
