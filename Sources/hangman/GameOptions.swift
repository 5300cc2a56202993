import ArgumentParser
import Glibc
import HangmanModel
import Storage
import WordFiles
import Words

struct GameOptions: ParsableArguments {
  @Option var words: String?
  @Option var length: Int?
  @Option var misses: Int?
  @Flag(name: .customLong("evil")) var evil = false
  @Flag(name: .customLong("good")) var good = false
  @Option var seed: UInt64?
  func validateMisses() throws {}
  func loadUniverse() throws -> LoadedUniverse {
    LoadedUniverse(universe: .embedded, skipped: 0, list: "words")
  }
}
struct LoadedUniverse {
  let universe: WordUniverse
  let skipped: Int
  let list: String
  static let embedded = LoadedUniverse(universe: .embedded, skipped: 0, list: "words")
}
extension GameOptions {
  var firstGame: FirstGame {
    FirstGame(length: length, misses: misses, mode: evil ? .evil : good ? .good : nil)
  }
}
struct EngineCommand: ParsableCommand {}
struct ArenaCommand: ParsableCommand {}
struct JSONLine {
  var text = ""; mutating func add(_ k: String, _ v: Int) {};
  mutating func add(_ k: String, _ v: String) {}
}
