import Benchmark
import CReference
import HangmanModel
import Words

/// The guesses of a measured game, in their order.
let guesses = "ETAOINSHRDLUCMFYWGPBVKXJQZ".compactMap { Letter($0) }

/// A fresh game and its first guess, from all words of a length to the family that is kept.
///
/// The start is in the measure because Swift makes its tables at the first guess, and C before.
func firstGuess(length: Int) -> Contest? {
  guard let list = Library.embedded.standard.universe.words(ofLength: length) else { return nil }
  let reference = referenceList(of: list)
  let letter = guesses[0]
  let board = Board(pattern: Pattern(length: length), setup: .standard)
  return Contest(name: "first guess, length \(length)") { side, state in
    switch side {
    case .swift:
      var generator = SeededGenerator(seed: 1)
      var candidates: WordList?
      try state.measure {
        var words = list
        let split = words.split(by: letter)
        let kept = EvilGameplay().familyToKeep(
          of: split, holding: words, board: board, using: &generator)
        if let kept { words.keep(kept, of: split) }
        candidates = words
      }
    case .reference:
      var game: OpaquePointer?
      try state.measure {
        game = reference_game_start(reference)
        _ = reference_game_guess(game, letter.ascii)
      }
      reference_game_end(game)
    }
  }
}

/// All of a round: started, 26 guesses, and given back.
func wholeGame(length: Int) -> Contest? {
  guard let list = Library.embedded.standard.universe.words(ofLength: length) else { return nil }
  let reference = referenceList(of: list)
  let setup = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: length), allowed: 26, setter: .imp)
  return Contest(name: "game of 26 guesses, length \(length)") { side, state in
    switch side {
    case .swift:
      try state.measure {
        var round = Round(setup, seed: 1, in: Library.embedded.standard.universe)
        for letter in guesses { round?.guess(letter) }
      }
    case .reference:
      try state.measure {
        let game = reference_game_start(reference)
        for letter in guesses { _ = reference_game_guess(game, letter.ascii) }
        reference_game_end(game)
      }
    }
  }
}

/// A game as `hangman arena` plays it, with letters in their order until the word is found; beside it as many
/// guesses in C.
func arenaGame(length: Int) -> Contest? {
  guard let list = Library.embedded.standard.universe.words(ofLength: length) else { return nil }
  let reference = referenceList(of: list)
  let arena = Arena(setter: .imp, guesser: .order(guesses), allowed: 8)
  let games = { arena.play(games: 0..<10, length: length, of: Library.embedded.standard, seed: 1) }
  let count = games().guesses / 10
  return Contest(name: "ten games of the arena, length \(length)") { side, state in
    switch side {
    case .swift:
      try state.measure { _ = games() }
    case .reference:
      try state.measure {
        for _ in 0..<10 {
          let game = reference_game_start(reference)
          for letter in guesses.prefix(count) { _ = reference_game_guess(game, letter.ascii) }
          reference_game_end(game)
        }
      }
    }
  }
}

/// From a list to a round that is ready for its first guess.
func start(length: Int) -> Contest? {
  guard let list = Library.embedded.standard.universe.words(ofLength: length) else { return nil }
  let reference = referenceList(of: list)
  let setup = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: length), allowed: 8, setter: .imp)
  return Contest(name: "starting a game, length \(length)") { side, state in
    switch side {
    case .swift:
      try state.measure {
        _ = Round(setup, seed: 1, in: Library.embedded.standard.universe)
      }
    case .reference:
      try state.measure { reference_game_end(reference_game_start(reference)) }
    }
  }
}

/// A list as the reference holds it; kept to the program's end.
private func referenceList(of list: WordList) -> OpaquePointer? {
  let rows = list.flatMap { Array($0.utf8) }
  return reference_list_make(rows, list.count, list.length)
}
