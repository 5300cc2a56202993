import Benchmark
import CReference
import HangmanModel
import Words

/// The guesses of a measured game, in their order.
let guesses = "ETAOINSHRDLUCMFYWGPBVKXJQZ".compactMap { Letter($0) }

/// The first guess, from all words of a length to the family that is kept.
func firstGuess(length: Int) -> Contest? {
  guard let list = WordUniverse.embedded.words(ofLength: length) else { return nil }
  let reference = referenceList(of: list)
  let letter = guesses[0]
  return Contest(name: "first guess, length \(length)") { side, state in
    switch side {
    case .swift:
      var generator = SeededGenerator(seed: 1)
      var candidates = Candidates(list)
      try state.measure {
        _ = candidates.narrow(by: letter) {
          EvilGameplay().familyToKeep(among: $0, using: &generator)
        }
      }
    case .reference:
      let game = reference_game_start(reference)
      defer { reference_game_end(game) }
      try state.measure { _ = reference_game_guess(game, letter.ascii) }
    }
  }
}

/// All of a round: started, 26 guesses, and given back.
func wholeGame(length: Int) -> Contest? {
  guard let list = WordUniverse.embedded.words(ofLength: length) else { return nil }
  let reference = referenceList(of: list)
  return Contest(name: "game of 26 guesses, length \(length)") { side, state in
    switch side {
    case .swift:
      try state.measure {
        var generator = SeededGenerator(seed: 1)
        var round = Round(words: list, misses: 26, gameplay: EvilGameplay(), using: &generator)
        for letter in guesses { round?.guess(letter, using: &generator) }
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

/// From a list to a round that is ready for its first guess.
func start(length: Int) -> Contest? {
  guard let list = WordUniverse.embedded.words(ofLength: length) else { return nil }
  let reference = referenceList(of: list)
  return Contest(name: "starting a game, length \(length)") { side, state in
    switch side {
    case .swift:
      try state.measure {
        var generator = SeededGenerator(seed: 1)
        _ = Round(words: list, misses: 8, gameplay: EvilGameplay(), using: &generator)
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
