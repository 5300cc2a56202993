import Foundation
import HangmanModel

@testable import Storage

/// A folder that's gone after the test.
final class Folder {
  let path: String
  var store: String { path + "/hangman.sqlite" }

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/hangman-store-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    for folder in [path, path + "/locked"] { chmod(folder, 0o755) }
    try? FileManager.default.removeItem(atPath: path)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The files and their bytes. Only for a store that this process doesn't have open: closing a file
  /// gives up the locks on it.
  var contents: [String: Data] {
    get throws {
      try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try Data(contentsOf: URL(fileURLWithPath: path + "/" + $0)))
        })
    }
  }
}

func round(_ number: UInt64, mode: GameMode = .evil) -> SavedRound {
  SavedRound(
    mode: mode, allowed: 8, misses: 1, pattern: "__A_-", guessed: "EA",
    secret: mode == .good ? "BOAR-" : nil, candidateCounts: [50, 20, 3],
    generatorState: .max - number)
}

func won(_ word: String, misses: Int = 3, allowed: Int = 8, mode: GameMode = .evil, at: Int = 100)
  -> GameResult
{
  GameResult(
    word: word, misses: misses, allowed: allowed, mode: mode, isWon: true, finishedAt: at)
}

extension GameStore {
  var words: [String] { games().map(\.result.word) }

  /// Plays a round and finishes it.
  @discardableResult
  func play(_ result: GameResult) -> Int64? {
    save(round(1), list: "words")
    return finish(result)
  }

  func claimAny(_ list: String = "words") -> SavedRound? {
    claimRound(list: list) { _ in true }
  }

  func change(_ body: (inout Settings) -> Void) {
    var settings = settings()
    body(&settings)
    save(settings)
  }
}
