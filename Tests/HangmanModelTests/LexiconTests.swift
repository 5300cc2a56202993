import Foundation
import HangmanModel
import Testing
import Words

/// What is known of words: which aren't shown, which are known best, and what they mean.
@Suite struct LexiconTests {
  private let lexicon = Library.embedded.standard.universe.lexicon

  @Test(arguments: ["english", "dutch"]) func aBlockedWordIsShownOnlyWhereNothingElseFits(
    language: String
  ) throws {
    let lexicon = try #require(Library.embedded.named(language)).universe.lexicon
    let blocked = try blockedWords(of: language)
    #expect(blocked.count > 400)
    for word in blocked {
      #expect(lexicon.isBlocked(word), "\(word)")
      #expect(lexicon.meaning(of: word) == nil, "\(word)")
      let other = String(repeating: "Q", count: word.utf8.count)
      for setter in Setter.all {
        let shown = try round([other, word], setter, lexicon).witness()
        #expect(shown == other, "\(word), \(setter)")
        #expect(try round([word], setter, lexicon).witness() == word)
      }
    }
  }

  @Test func aPhraseIsBlockedIfAWordOfItIs() throws {
    let word = try #require(try blockedWords(of: "english").first)
    for phrase in ["A \(word) B", "\(word)'S DAY", "X-\(word)"] {
      #expect(lexicon.isBlocked(phrase), "\(phrase)")
    }
    #expect(!lexicon.isBlocked("\(word)Q DAY"))
  }

  @Test(arguments: [
    ("HOUSE", Lexicon.Familiarity.best), ("PENGUIN", .good), ("OBOE", .fair), ("ZEBRA", .fair),
    ("AALII", .unknown), ("HOUSE PENGUIN", .good), ("OBOE-HOUSE", .fair), ("HOUSE AALII", .unknown),
  ])
  func aWordIsKnownAsWellAsItsLevelSays(word: String, familiarity: Lexicon.Familiarity) {
    #expect(lexicon.familiarity(of: word) == familiarity)
  }

  @Test(arguments: [
    (["AALII", "HOUSE", "ZYMIC"], ["HOUSE"]), (["OBOES", "TIGER", "ZYMIC"], ["TIGER"]),
    (["AALII", "ZYMIC", "ZYMOL"], ["AALII", "ZYMIC", "ZYMOL"]),
  ])
  func theWordsKnownBestAreShown(words: [String], shown: [String]) throws {
    let universe = WordUniverse([WordList(words)], lexicon: lexicon)
    let setup = GameSetup(
      list: ListID("test"), subject: .word(length: 5), allowed: 1, setter: .imp)
    for seed in 1...20 as ClosedRange<UInt64> {
      let witness = try #require(Round(setup, seed: seed, in: universe)).witness()
      #expect(shown.contains(witness), "\(witness)")
    }
  }

  @Test(arguments: [
    ("HOUSE", "HOUSE"), ("CATS", "CAT"), ("FLOWERS", "FLOWER"), ("PLANNERS", "PLANNER"),
    ("PLANES", "PLANE"), ("BOXES", "BOX"), ("GENTLENESSES", "GENTLENESS"), ("STOPPED", "STOP"),
    ("HOPED", "HOPE"), ("RATED", "RATE"), ("CARRIERS", "CARRIER"), ("BIGGEST", "BIG"),
    ("FINEST", "FINE"), ("FASTEST", "FAST"), ("CANDIES", "CANDY"), ("CARRIED", "CARRY"),
    ("VISITED", "VISIT"),
  ])
  func aWordIsExplainedByTheOneThatItIsMadeFrom(word: String, explained: String) throws {
    let meaning = try #require(lexicon.meaning(of: word))
    #expect(meaning.word == explained || meaning.word == word, "\(meaning)")
    #expect(["noun", "verb", "adj.", "adv."].contains(meaning.kind))
    #expect(!meaning.text.isEmpty)
  }

  @Test(arguments: [
    ("HOPING", "HOPE"), ("HOPED", "HOPE"), ("WALKED", "WALK"), ("LOVINGLY", "LOVE"),
    ("KNOCKED", "KNOCK"), ("FORCED", "FORCE"),
  ])
  func whatEndsLikeAVerbIsExplainedByTheVerb(word: String, verb: String) throws {
    let known = try #require(lexicon.meaning(of: word))
    #expect(known.word == word || known.word == verb && known.kind == "verb", "\(known)")
    #expect(try #require(lexicon.meaning(of: verb)).kind == "noun")
  }

  @Test func whereThereIsNoVerbTheNounExplains() throws {
    let meaning = try #require(lexicon.meaning(of: "WATERMARKED"))
    #expect(meaning.word == "WATERMARK" && meaning.kind == "noun")
  }

  @Test(arguments: ["", "ZZZZZS", "XQING", "QQ", "-"]) func whatIsNoWordHasNoMeaning(text: String) {
    #expect(lexicon.meaning(of: text) == nil)
  }

  /// One everyday word in sixteen; all of them take a minute without optimisation.
  @Test func nearlyAllEverydayWordsAreExplained() throws {
    let universe = try #require(everyday)
    var (words, explained) = (0, 0)
    for length in universe.lengths {
      guard let list = universe.words(ofLength: length) else { continue }
      for place in stride(from: 0, to: list.count, by: 16) {
        words += 1
        if lexicon.meaning(of: list[place]) != nil { explained += 1 }
      }
    }
    #expect(Double(explained) >= 0.95 * Double(words), "\(explained) of \(words)")
  }

  private func round(_ words: [String], _ setter: Setter, _ lexicon: Lexicon) throws -> Round {
    let setup = GameSetup(
      list: ListID("test"), subject: .word(length: words[0].utf8.count), allowed: 1,
      setter: setter)
    let universe = WordUniverse([WordList(words)], lexicon: lexicon)
    return try #require(Round(setup, seed: 1, in: universe))
  }
}

/// Lost games, of which none shows a word that isn't to be shown.
@Suite struct BlockedWordSoak {
  /// Some dozen games a list, or where SOAK is set, thousands in all.
  private static let games =
    ProcessInfo.processInfo.environment["SOAK"] == nil ? 40 : 500

  @Test(arguments: ["webster", "english", "dutch", "phrases"])
  func aLostGameShowsABlockedWordOnlyWhereAllAre(name: String) throws {
    let collection = try #require(Library.embedded.named(name))
    let lexicon = collection.universe.lexicon
    for seed in 1...UInt64(Self.games) {
      var chances = SeededGenerator(seed: ~seed)
      let setup = Settings(
        GameSetup(
          list: collection.id, subject: .word(length: .random(in: 3...9, using: &chances)),
          allowed: .random(in: 4...12, using: &chances), setter: .named(dodging: seed % 4 != 0))
      ).resolved(in: .embedded).setup
      var round = try #require(Round(setup, seed: seed, in: collection.universe))
      for letter in Letter.alphabet.shuffled(using: &chances) { round.guess(letter) }
      let game = FinishedGame(round, at: 0)
      let held = (0..<round.candidates.count).map { round.candidates[$0] }
      #expect(held.contains(game.result.word), "seed \(seed)")
      if lexicon.isBlocked(game.result.word) {
        #expect(held.allSatisfy(lexicon.isBlocked), "seed \(seed): \(game.result.word)")
      }
      if held.count > 200 { continue }
      let least = held.filter { !lexicon.isBlocked($0) }.map { lexicon.familiarity(of: $0) }.min()
      if let least { #expect(lexicon.familiarity(of: game.result.word) == least, "seed \(seed)") }
    }
  }

  @Test(arguments: [("People", "LADY OF PLEASURE"), ("Things", "HOUSE OF ILL REPUTE")])
  func aBlockedPhraseThatIsAloneInItsShapeIsNotChosen(category: String, phrase: String) throws {
    let phrases = try #require(Library.embedded.named("phrases"))
    let setup = GameSetup(
      list: phrases.id, subject: .phrase(Category(rawValue: category)), allowed: 8,
      setter: .named(dodging: false))
    for seed in 1...UInt64(Self.games) {
      let round = try #require(Round(setup, seed: seed, in: phrases.universe))
      #expect(!phrases.universe.lexicon.isBlocked(round.witness()))
      #expect(round.witness() != phrase)
    }
  }
}

private func blockedWords(of language: String) throws -> [String] {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources/blocked-\(language).txt")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    .filter { !$0.hasPrefix("#") }.map { $0.uppercased() }
}
