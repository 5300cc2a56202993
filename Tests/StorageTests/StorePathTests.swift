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
    #expect(defaultStorePath(environment: environment) == path)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home", "XDG_DATA_HOME": "data"]])
  func withoutAHomeFolderThereIsNoPath(environment: [String: String]) {
    #expect(defaultStorePath(environment: environment) == nil)
  }
}
