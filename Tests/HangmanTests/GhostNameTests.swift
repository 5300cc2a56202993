import ArgumentParser
import GhostModel
import Storage
import Testing

@testable import hangman

/// How long a name of Ghost can be.
@Suite struct GhostNameTests {
  @Test func aNameHasAnEnd() throws {
    let marks = "e" + String(repeating: "\u{301}", count: 60_000)
    let names = GhostNames(one: marks, two: String(repeating: "Ben", count: 20))
    #expect(names.one.utf8.count <= 128 && names.two.count == 32)
    #expect(GhostNames.bounded("Łucja 漢字") == "Łucja 漢字")
    #expect { try GhostCommand.parse(["--names", marks]) } throws: {
      GhostCommand.exitCode(for: $0) == .validationFailure
    }
    let folder = TemporaryFolder()
    let store = GhostStore(.open(at: folder.path("store")))
    var settings = GhostSettings.of()
    settings.names.one = marks
    store.save(settings)
    #expect(try #require(store.settings()).names.one.utf8.count <= 128)
    #expect(store.names().allSatisfy { $0.utf8.count <= 128 })
  }
}
