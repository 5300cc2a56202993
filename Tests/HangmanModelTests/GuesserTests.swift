import Foundation
import PerfectPlay
import Testing
import Words

@testable import HangmanModel

/// Each guesser's letters, compared with what counting the words by hand comes to.
@Suite struct GuesserTests {
  @Test func frequencyNamesTheLetterOfMostWordsThatFit() {
    forEachBoard(of: .frequency) { words, guessed, letter in
      let counts = counts(words, guessed) { classes in
        Double(classes.reduce(0) { $0 + ($1.key.isEmpty ? 0 : $1.value.count) })
      }
      #expect(counts[letter] == counts.values.max(), "\(letter) of \(words)")
    }
  }

  @Test func entropyNamesTheLetterThatTellsTheMost() throws {
    try forEachBoard(of: .entropy) { words, guessed, letter in
      let bits = counts(words, guessed) { classes in
        classes.values.reduce(0.0) { bits, words in
          let share = Double(words.count) / Double(classes.values.joined().count)
          return bits - share * log2(share)
        }
      }
      let most = try #require(bits.values.max())
      #expect(try #require(bits[letter]) > most - 1e-6, "\(letter) of \(words)")
    }
  }

  @Test func minimaxNamesTheLetterWhoseWorstAnswerLeavesTheFewest() {
    forEachBoard(of: .minimax) { words, guessed, letter in
      let most = counts(words, guessed) { classes in
        Double(classes.values.map(\.count).max() ?? 0)
      }
      #expect(most[letter] == most.values.min(), "\(letter) of \(words)")
    }
  }

  @Test func perfectNamesALetterThatNoneIsBetterThan() {
    forEachBoard(of: .perfect) { words, guessed, letter in
      let reached = classes(of: words, for: letter).map { places, words in
        (places.isEmpty ? 1 : 0) + misses(of: words)
      }
      #expect(reached.max() == misses(of: words), "\(letter) of \(words)")
    }
  }

  /// Plays games with small lists, each to its end, and calls `body` at each guess that matters: with
  /// the words that fit, the letters guessed, and the one that is named now.
  private func forEachBoard(
    of guesser: Guesser,
    _ body: ([String], Set<Character>, Character) throws -> Void
  ) rethrows {
    for seed in 0..<60 as Range<UInt64> {
      var chances = SeededGenerator(seed: seed)
      let words = randomWords(&chances)
      let universe = WordUniverse([WordList(words)])
      let length = words[0].count
      var player = ArenaPlayer(guesser, knowing: WordList(words))
      for game in 0..<3 as Range<UInt64> {
        let setter = [Setter.imp, .good, .trickster][Int(game)]
        let setup = GameSetup(
          list: ListID("test"), subject: .word(length: length), allowed: 26, setter: setter)
        guard var round = Round(setup, seed: game, in: universe) else { continue }
        while round.board.status == .playing {
          let letter = player.letter(for: round.board, using: &chances)
          let fitting = words.filter { round.board.fits($0) }
          #expect(!round.board.letters.contains(letter))
          let guessed = Set(round.board.guessed.map(\.character))
          if fitting.count > 1 { try body(fitting, guessed, letter.character) }
          round.guess(letter)
        }
      }
    }
  }

  /// A figure for each letter that isn't guessed and that some word holds, by the words of each answer.
  private func counts(
    _ words: [String], _ guessed: Set<Character>, _ figure: ([[Int]: [String]]) -> Double
  ) -> [Character: Double] {
    let letters = Set(words.joined()).subtracting(guessed)
    return Dictionary(
      uniqueKeysWithValues: letters.map { letter in
        (letter, figure(classes(of: words, for: letter)))
      })
  }

  /// The words by where they hold a letter.
  private func classes(of words: [String], for letter: Character) -> [[Int]: [String]] {
    Dictionary(grouping: words) { word in
      word.enumerated().filter { $0.element == letter }.map(\.offset)
    }
  }

  /// What perfect play comes to, played out.
  private func misses(of words: [String]) -> Int {
    var minimax = Minimax(words)
    return minimax.misses()
  }

  private func randomWords(_ chances: inout SeededGenerator) -> [String] {
    let letters = Array("AEIOBCDT".prefix(Int.random(in: 3...8, using: &chances)))
    let length = Int.random(in: 2...5, using: &chances)
    let words = (0..<Int.random(in: 3...12, using: &chances)).map { _ in
      String((0..<length).map { _ in letters.randomElement(using: &chances) ?? "A" })
    }
    return Set(words).sorted()
  }
}
