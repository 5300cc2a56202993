import ArgumentParser
import Foundation
import GhostModel
import Testing
import Words

@testable import hangman

/// Ghost for programs: the engine and the analysis.
@Suite struct GhostCommandTests {
  private let english = GhostSetup(list: ListID("english"))
  private var words: WordUniverse { Library.embedded[english.list]?.universe ?? WordUniverse([]) }

  @Test func theFieldsAreThoseOfTheDescription() {
    var engine = GhostEngine(english, in: words, seed: 7)
    let lines = ["q", "B"].flatMap { engine.answers(to: Array($0.utf8)) }
    let end =
      #""fragment":"QB","status":"over","list":"english","winner":1,"#
      + #""reason":"no word of 4 letters or more begins with QB","word":"QUIT"}"#
    #expect(
      lines == [
        #"{"event":"move","player":1,"letter":"Q","fragment":"Q","status":"playing","list":"english"}"#,
        #"{"event":"move","player":2,"letter":"B","# + end,
      ])
  }

  @Test(arguments: ["", "7", "QU", "É", " Q", "challenge", "\u{0}"])
  func whatCannotBeDoneIsAnErrorAndChangesNothing(input: String) throws {
    var engine = GhostEngine(english, in: words, seed: 7)
    _ = engine.answers(to: Array("Q".utf8))
    let lines = engine.answers(to: Array(input.utf8))
    let line = try #require(fields(lines.first))
    #expect(lines.count == 1)
    #expect(line["event"] as? String == "error")
    #expect(line["input"] as? String == input)
    #expect(line["error"] as? String == "a letter is due")
    #expect(line["fragment"] as? String == "Q" && line["status"] as? String == "playing")
  }

  @Test func aChallengeIsAnsweredByAWord() throws {
    var setup = english
    setup.wantsChallenges = true
    var engine = GhostEngine(setup, in: words, seed: 7)
    let refused = engine.answers(to: Array("challenge".utf8))
    #expect(fields(refused.first)?["error"] as? String == "a letter is due")
    let lines = ["Q", "U", "CHALLENGE", "7", "quit"].flatMap { engine.answers(to: Array($0.utf8)) }
    let asked = #""fragment":"QU","status":"challenged","list":"english"}"#
    let end =
      #""fragment":"QU","status":"over","list":"english","winner":2,"#
      + #""reason":"QUIT begins with QU","word":"QUIT"}"#
    #expect(
      lines.suffix(3) == [
        #"{"event":"challenge","player":1,"# + asked,
        #"{"event":"error","input":"7","error":"a word that begins with QU is due","# + asked,
        #"{"event":"word","player":2,"named":"QUIT","# + end,
      ])
    #expect(fields(engine.answers(to: [65]).first)?["error"] as? String == "the round is over")
  }

  @Test func theComputerAnswersEachMove() throws {
    for opponent in GhostOpponent.allCases {
      var setup = english
      setup.opponent = opponent
      var engine = GhostEngine(setup, in: words, seed: 3)
      let lines = engine.answers(to: Array("S".utf8)).compactMap(fields)
      #expect(lines.map { $0["player"] as? Int } == [1, 2])
      #expect(engine.answers(to: Array("challenge".utf8)).count == (opponent.bluffs ? 2 : 1))
    }
  }

  @Test func theAnalysisTellsTheWinningLettersAndAWordForEach() throws {
    let line = try #require(fields(try analysis("")))
    #expect(line["fragment"] as? String == "" && line["mover_wins"] as? Bool == true)
    #expect(line["letters"] as? [String] == ["H", "J", "M", "N", "R", "Z"])
    let words = try #require(line["words"] as? [String])
    #expect(words.map { $0.prefix(1) } == ["H", "J", "M", "N", "R", "Z"])
    #expect(words.allSatisfy { $0.count.isMultiple(of: 2) })
    #expect(line["list"] as? String == "english")
    let lost = try #require(fields(try analysis("h")))
    #expect(lost["fragment"] as? String == "H" && lost["mover_wins"] as? Bool == false)
    #expect(lost["letters"] as? [String] == [] && lost["words"] as? [String] == [])
  }

  @Test(arguments: [
    ("QB", "The round ends there: no word of 4 letters or more begins like that."),
    ("Q7", "'Q7' isn't of letters alone."),
    ("QUEENLY", "The round ends there: QUEEN is a word."),
  ])
  func aFragmentThatIsNoneIsRefused(prefix: String, fault: String) {
    let analysis = GhostAnalysis(prefix, english, in: words)
    #expect(throws: (any Error).self) { try analysis.text(asJSON: false) }
    #expect(analysis.fault == fault)
    let text = try? analysis.text(asJSON: true)
    #expect(text == #"{"fragment":"\#(prefix)","list":"english","error":"\#(fault)"}"#)
  }

  @Test(arguments: [
    ["--minimum", "5"], ["--minimum", "x"], ["--list", "phrases"], ["--list", "klingon"],
    ["--opponent", "me"], ["--engine", "--plain"], ["--engine", "--analyze", "Q"], ["--json"],
    ["--names", "A", "B", "C"], ["--seed", "-1"],
    ["--words", "words.txt", "--list", "dutch"],
  ])
  func optionsThatCannotBeAreUsageErrors(arguments: [String]) {
    #expect { try GhostCommand.parse(arguments) } throws: {
      GhostCommand.exitCode(for: $0) == .validationFailure
    }
  }

  @Test func anEmptyPrefixStandsForTheBeginning() throws {
    #expect(try GhostCommand.parse(["--analyze", ""]).analyze == "")
  }

  @Test func whatWasAskedForTakesThePlaceOfWhatWasSet() throws {
    var setup = english
    setup.opponent = .standard
    #expect(try GhostOptions.parse([]).applied(to: setup) == setup)
    let asked = try GhostOptions.parse(
      ["--opponent", "none", "--list", "dutch", "--minimum", "3", "--challenges"])
    let changed = asked.applied(to: setup)
    #expect(changed.opponent == nil && changed.list.text == "dutch")
    #expect(changed.minimum == 3 && changed.hasChallenges)
  }

  private func analysis(_ prefix: String) throws -> String {
    try GhostAnalysis(prefix, english, in: words).text(asJSON: true)
  }

  private func fields(_ line: String?) -> [String: Any]? {
    line.flatMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }
}
