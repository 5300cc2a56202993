import HangmanModel
import Storage
import Words

@testable import hangman

/// A universe of these words.
func universe(_ words: String...) -> WordUniverse {
  WordUniverse(Dictionary(grouping: words, by: \.count).values.map { WordList($0.sorted()) })
}

let fourLetterWords = universe("BEAR", "BOAR", "DEER", "DUCK", "HARE")

/// A game that is played by lines, in memory unless a store is named.
final class PlainScript {
  let session: GameSession
  private var game: PlainGame
  private(set) var opening: [String] = []

  init(
    _ universe: WordUniverse = fourLetterWords, length: Int? = 4, misses: Int? = 6,
    setter: Setter? = .imp, seed: UInt64 = 7, store: GameStore = GameStore(.inMemory()),
    telling message: String? = nil, collection: WordCollection? = nil, category: String? = nil,
    isSpeaking: Bool = false
  ) throws {
    let category = category.flatMap(Category.init(named:))
    let first = FirstGame(
      subject: category.map { .phrase($0) } ?? length.map { .word(length: $0) }, allowed: misses,
      setter: setter)
    let session = GameSession(
      store: store, collection: collection ?? WordCollection(.file("/test"), universe: universe),
      first: first, seed: seed, clock: { 1_000 })
    guard let session else { throw Failure("no words") }
    self.session = session
    game = PlainGame(session: session, store: store.store, isSpeaking: isSpeaking)
    opening = game.opening(telling: message).sentences
  }

  /// A game with phrases.
  static func phrases(
    about category: String? = nil, misses: Int = 6, setter: Setter = .imp
  ) throws -> PlainScript {
    try PlainScript(
      length: nil, misses: misses, setter: setter,
      collection: Library.embedded.named("phrases"), category: category)
  }

  var board: Board { session.round.board }

  /// What is said to a line.
  func say(_ line: String) -> [String] { game.reply(to: line).sentences }

  /// What is said to the last of several lines.
  func say(each lines: String...) -> [String] {
    lines.reduce([]) { _, line in say(line) }
  }

  func goesOn(after line: String) -> Bool { game.reply(to: line).goesOn }
}
