import ArgumentParser
import Foundation
import HangmanModel
import Testing
import Words

@testable import hangman

/// Whole words and phrases in the engine.
@Suite struct EngineSolutionTests {
  private let four = WordCollection(.file("/test"), universe: fourLetterWords)

  @Test func aLineOfTheWholeLengthIsASolution() throws {
    var engine = try engine(["--seed", "7"])
    let wrong = answer(&engine, "boar")
    #expect(wrong["outcome"] as? String == "wrong")
    #expect(wrong["misses"] as? Int == 1 && wrong["candidates"] as? Int == 4)
    #expect((wrong["families"] as? [Any])?.isEmpty == true)
    #expect(wrong["solutions"] as? [String] == ["BOAR"])
    #expect(answer(&engine, "BOAR")["outcome"] as? String == "repeated")
    let split = answer(&engine, "e")
    let word = try #require(split["witness"] as? String)
    try #require(split["candidates"] as? Int == 1)
    let solved = answer(&engine, word)
    #expect(solved["outcome"] as? String == "solved")
    #expect(solved["status"] as? String == "won" && solved["word"] as? String == word)
    #expect(solved["points"] as? Int == 8 - (try #require(solved["misses"] as? Int)))
    #expect(answer(&engine, word)["outcome"] as? String == "ended")
  }

  @Test(arguments: ["bea", "bears", "be ar", "bear ", " bear", "b\u{E9}ar", "7777", "dee-", "reed"])
  func whatDoesNotFitIsInvalid(input: String) throws {
    var engine = try engine([])
    _ = answer(&engine, "e")
    let line = answer(&engine, input)
    #expect(line["outcome"] as? String == "invalid")
    #expect(line["misses"] as? Int == 1)
  }

  @Test func oneLetterIsAGuessEvenWhereItIsTheWholeWord() throws {
    let collection = WordCollection(.file("/test"), universe: universe("A", "O"))
    let options = try GameOptions.parse(["--length", "1"])
    var engine = try #require(Engine(options: options, collection: collection, audits: false))
    #expect(["hit", "miss"].contains(answer(&engine, "A")["outcome"] as? String))
    #expect(["hit", "ended"].contains(answer(&engine, "o")["outcome"] as? String))
  }

  @Test func aPhraseIsTakenWithItsSignsAndWithout() throws {
    let phrases = try #require(Library.embedded.named("phrases"))
    let options = try GameOptions.parse(["--good", "--seed", "3"])
    let round = try #require(Round(setup(options, phrases), seed: 3, in: phrases.universe))
    let phrase = round.candidates[0]
    for input in [phrase, phrase.filter { Letter($0) != nil }] {
      var engine = try #require(Engine(options: options, collection: phrases, audits: false))
      #expect(fields(engine.startLine)["category"] is String)
      #expect(fields(engine.startLine)["list"] as? String == "phrases")
      #expect(answer(&engine, String(input.dropLast()))["outcome"] as? String == "invalid")
      #expect(answer(&engine, input)["outcome"] as? String == "solved")
    }
  }

  @Test func anUndecidedCategoryIsNull() throws {
    let phrases = try #require(Library.embedded.named("phrases"))
    let options = try GameOptions.parse(["--seed", "3"])
    let engine = try #require(Engine(options: options, collection: phrases, audits: false))
    #expect(engine.startLine.hasSuffix(#","list":"phrases","category":null}"#))
  }

  @Test func theEndTellsTheMeaning() throws {
    let options = try GameOptions.parse(["--length", "4", "--misses", "1", "--seed", "7"])
    var engine = try #require(
      Engine(options: options, collection: Library.embedded.standard, audits: false))
    let meaning = answer(&engine, "q")["meaning"] as? [String: String]
    #expect(Set(meaning?.keys.map { $0 } ?? []) == ["word", "kind", "text"])
  }

  private func engine(_ arguments: [String]) throws -> Engine {
    let options = try GameOptions.parse(arguments)
    return try #require(Engine(options: options, collection: four, audits: true))
  }

  private func setup(_ options: GameOptions, _ list: WordCollection) -> GameSetup {
    var settings = options.firstGame.applied(to: Settings(.standard))
    settings.list = list.id
    return settings.resolved(in: Library([list])).setup
  }

  private func answer(_ engine: inout Engine, _ input: String) -> [String: Any] {
    fields(engine.answer(to: Array(input.utf8)))
  }

  private func fields(_ line: String) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
  }
}
