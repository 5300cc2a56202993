import Foundation
import HangmanModel
import SlowSetter
import Testing
import WordFiles
import Words

/// Whole games of both setters, followed answer by answer with a slow and obvious one.
@Suite struct OracleTests {
  @Test(arguments: TestList.allCases)
  func evilKeepsALargestFamilyAndAllItsWords(list: TestList) throws {
    for length in try list.universe.lengths {
      let words = try #require(list.universe.words(ofLength: length))
      let setter = SlowSetter(words)
      for seed in 1...list.games(on: words) {
        let name = "\(list), length \(length), seed \(seed)"
        try playEvil(words: words, slow: setter, seed: UInt64(seed), name: name)
      }
    }
  }

  @Test(arguments: TestList.allCases)
  func goodAnswersAsItsOneWordDoes(list: TestList) throws {
    for length in try list.universe.lengths {
      let words = try #require(list.universe.words(ofLength: length))
      for seed in 1...20 {
        try playGood(
          words: words, seed: UInt64(seed), name: "\(list), length \(length), seed \(seed)")
      }
    }
  }

  private func playEvil(words: WordList, slow: SlowSetter, seed: UInt64, name: String) throws {
    var slow = slow
    var round = try Game(words, misses: 27, seed: seed).round
    slow.keepWords(openingAs: round.board.pattern.description)
    var order = SeededGenerator(seed: ~seed)
    var misses = 0
    for letter in Letter.alphabet.shuffled(using: &order) where round.board.status == .playing {
      let sizes = slow.sizes(for: letter)
      let before = round.candidates.count
      let families = round.families(for: letter)
      let outcome = round.guess(letter)
      let positions = positions(of: outcome)
      slow.keep(positions, of: letter)
      misses += positions.isEmpty ? 1 : 0
      let told = Dictionary(uniqueKeysWithValues: families.map { ($0.positions.indices, $0.size) })
      #expect(told == sizes, "\(name), \(letter)")
      #expect(sizes[positions] == sizes.values.max(), "\(name), \(letter)")
      #expect(slow.agrees(with: round.candidates), "\(name), \(letter)")
      #expect(round.candidates.count <= before, "\(name), \(letter)")
      if round.candidates.count < 100 {
        #expect(round.board.fits(round.witness()), "\(name), \(letter)")
      }
      #expect(
        round.board.pattern.description == slow.pattern(guessed: round.board.guessed), "\(name)")
      #expect(round.board.misses == misses, "\(name)")
    }
    #expect(round.board.status == .won, "\(name)")
    #expect(round.witness() == round.board.pattern.description, "\(name)")
  }

  private func playGood(words: WordList, seed: UInt64, name: String) throws {
    var round = try Game(words, misses: 27, setter: .good, seed: seed).round
    let word = Array(round.candidates[0].utf8)
    #expect(words.contains(round.candidates[0]), "\(name)")
    var order = SeededGenerator(seed: ~seed)
    for letter in Letter.alphabet.shuffled(using: &order) where round.board.status == .playing {
      let outcome = round.guess(letter)
      #expect(positions(of: outcome) == word.indices.filter { word[$0] == letter.ascii }, "\(name)")
      #expect(round.candidates.count == 1, "\(name)")
      #expect(round.witness() == String(decoding: word, as: UTF8.self), "\(name)")
    }
    #expect(round.board.status == .won, "\(name)")
  }

  private func positions(of outcome: Outcome) -> [Int] {
    if case .hit(let positions) = outcome { positions.indices } else { [] }
  }
}

/// The lists that the properties are tested on.
enum TestList: String, CaseIterable, Sendable {
  case words, english, dutch

  private static let dutchWords = Result {
    let path = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Resources/dutch.txt").path
    return WordUniverse(rows: try readWords(at: path).rows)
  }

  /// The words; where they can't be read, the test fails.
  var universe: WordUniverse {
    get throws {
      switch self {
      case .words: Library.embedded.standard.universe
      case .english: try #require(everyday)
      case .dutch: try Self.dutchWords.get()
      }
    }
  }

  /// Fewer games where there are more words, so that each length takes about the same time.
  func games(on words: WordList) -> Int { min(60, max(3, 60_000 / words.count)) }
}
