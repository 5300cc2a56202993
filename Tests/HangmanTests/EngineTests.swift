import ArgumentParser
import Foundation
import HangmanModel
import Testing
import Words

@testable import hangman

@Suite struct EngineTests {
  private let four = WordCollection(.file("/test"), universe: fourLetterWords)

  @Test func theFieldsAreThoseOfTheDescription() throws {
    var engine = try engine(["--length", "4", "--misses", "6", "--seed", "7"])
    let lines = [engine.startLine] + ["E", "E", "7"].map { engine.answer(to: Array($0.utf8)) }
    let state = #""pattern":"____","guessed":"E","misses":1,"candidates":2,"status":"playing"}"#
    #expect(
      lines == [
        #"{"event":"start","mode":"evil","length":4,"allowed":6,"pattern":"____","guessed":"","#
          + #""misses":0,"candidates":5,"status":"playing","list":"/test"}"#,
        #"{"event":"guess","input":"E","outcome":"miss","positions":[],"# + state,
        #"{"event":"guess","input":"E","outcome":"repeated","positions":[],"# + state,
        #"{"event":"guess","input":"7","outcome":"invalid","positions":[],"# + state,
      ])
  }

  @Test func theEndBringsTheWordAndNothingCountsAfterIt() throws {
    var engine = try engine(["--misses", "1"])
    let lost = fields(engine.answer(to: Array("z".utf8)))
    #expect(lost["status"] as? String == "lost")
    #expect(["BEAR", "BOAR", "DEER", "DUCK", "HARE"].contains(lost["word"] as? String ?? ""))
    for input in ["E", "7", "", "ab"] {
      let line = fields(engine.answer(to: Array(input.utf8)))
      #expect(line["outcome"] as? String == "ended", "\(input)")
      #expect(line["guessed"] as? String == "Z")
      #expect(line["word"] as? String == lost["word"] as? String)
    }
  }

  @Test func aWonGameEndsToo() throws {
    var engine = try engine(["--good", "--misses", "26"])
    for letter in "ABCDEFGHIJKLMNOPQRSTU" { _ = engine.answer(to: [letter.asciiValue ?? 0]) }
    let line = fields(engine.answer(to: Array("Z".utf8)))
    #expect(line["status"] as? String == "won")
    #expect(line["outcome"] as? String == "ended")
    #expect(line["word"] as? String == line["pattern"] as? String)
  }

  @Test(arguments: [
    [], [0xFF], [0xC3, 0x89], [0x45, 0x45], [0x20, 0x45], [0x30], [0x00], [0x0D], [0x5B], [0x60],
    Array(repeating: 0x41, count: 10_000),
  ])
  func whatIsNeitherALetterNorAWholeWordIsInvalid(input: [UInt8]) throws {
    var engine = try engine([])
    let text = engine.answer(to: input)
    let line = fields(text)
    #expect(!text.contains("\n"))
    #expect(line["outcome"] as? String == "invalid")
    #expect(line["input"] as? String == String(decoding: input, as: UTF8.self))
    #expect(line["misses"] as? Int == 0)
  }

  @Test func anAuditTellsTheFamiliesAndAWitness() throws {
    var engine = try engine(["--seed", "7"], audits: true)
    #expect(fields(engine.startLine)["families"] == nil)
    let line = engine.answer(to: Array("E".utf8))
    #expect(
      line.contains(
        #""families":[{"positions":[],"size":2},{"positions":[1],"size":1},"#
          + #"{"positions":[1,2],"size":1},{"positions":[3],"size":1}],"witness":"#))
    #expect(["BOAR", "DUCK"].contains(fields(line)["witness"] as? String ?? ""))
    let repeated = fields(engine.answer(to: Array("e".utf8)))
    #expect((repeated["families"] as? [Any])?.isEmpty == true)
  }

  @Test(arguments: [
    ["--misses", "0"], ["--misses", "27"], ["--misses", "x"], ["--length", "x"], ["--seed", "-1"],
    ["--evil", "--good"],
  ])
  func optionsOutOfRangeAreUsageErrors(arguments: [String]) {
    #expect { try GameOptions.parse(arguments) } throws: {
      GameOptions.exitCode(for: $0) == .validationFailure
    }
  }

  @Test func evilAndGoodAreRefusedTogether() throws {
    #expect { try GameOptions.parse(["--good", "--evil"]) } throws: {
      GameOptions.message(for: $0) == "--evil and --good exclude each other: give one of them."
    }
    #expect { try GameOptions.parse(["--good", "--setter", "imp"]) } throws: {
      GameOptions.message(for: $0)
        == "--good and --setter imp exclude each other: give one of them."
    }
    #expect(try GameOptions.parse(["--good", "--good"]).firstGame.setter == .good)
    #expect(try GameOptions.parse([]).firstGame.setter == nil)
  }

  @Test(arguments: ["0", "25", "-1", "99999999"])
  func aLengthWithoutWordsIsAUsageErrorThatNamesTheRange(length: String) throws {
    let options = try GameOptions.parse(["--length=\(length)"])
    #expect { try options.loadWords() } throws: {
      GameOptions.exitCode(for: $0) == .validationFailure
        && GameOptions.message(for: $0).contains("1 to 24")
    }
  }

  @Test(arguments: [
    (["BOAR"], "4 characters"), (["A"], "1 character"),
    (["A", "AT", "CAT", "CABBAGE", "GARDENERS"], "1 to 3, 7 and 9 characters"),
  ])
  func aLengthWithoutWordsIsRefusedWithThoseThatHaveSome(words: [String], lengths: String) {
    let list = WordUniverse(words.map { WordList([$0]) })
    #expect { try checkLength(5, in: list) } throws: {
      GameOptions.message(for: $0)
        == "--length 5 has no word: there are words of \(lengths)."
    }
  }

  @Test func theArenaTakesTheNearestLengthUnlessOneIsAskedFor() throws {
    let list = WordUniverse(["AT", "CABBAGE", "GARDENERS"].map { WordList([$0]) })
    #expect(
      try ArenaCommand.parse([]).lengths.lengths(in: Library.embedded.standard.universe) == [8])
    #expect(try ArenaCommand.parse([]).lengths.lengths(in: fourLetterWords) == [4])
    #expect(try ArenaCommand.parse([]).lengths.lengths(in: list) == [7])
    #expect(try ArenaCommand.parse(["--length", "all"]).lengths.lengths(in: list) == [2, 7, 9])
    let wrong = try ArenaCommand.parse(["--length", "8"])
    #expect { try wrong.lengths.lengths(in: list) } throws: {
      ArenaCommand.exitCode(for: $0) == .validationFailure
    }
  }

  @Test func aMissingFileIsNamed() throws {
    let options = try GameOptions.parse(["--words", "/nonexistent/words.txt"])
    #expect { try options.loadWords() } throws: {
      GameOptions.exitCode(for: $0) == .failure
        && GameOptions.message(for: $0) == "/nonexistent/words.txt: there is no such file."
    }
  }

  @Test func aBinaryPropertyListIsRefusedWithWhatConvertsIt() throws {
    let folder = TemporaryFolder()
    let path = folder.path("words.plist")
    try Data("bplist00\0".utf8).write(to: URL(fileURLWithPath: path))
    let options = try GameOptions.parse(["--words", path])
    #expect { try options.loadWords() } throws: {
      let message = GameOptions.message(for: $0)
      return message.contains(": binary property lists aren't read.")
        && message.contains("plutil -convert xml1 FILE")
        && message.contains("plistutil -i FILE -o NEW")
    }
  }

  private func engine(_ arguments: [String], audits: Bool = false) throws -> Engine {
    let options = try GameOptions.parse(arguments)
    return try #require(Engine(options: options, collection: four, audits: audits))
  }

  private func fields(_ line: String) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
  }
}
