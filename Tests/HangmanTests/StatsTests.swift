import Foundation
import HangmanModel
import Presentation
import Testing
import Words

@testable import hangman

/// `hangman stats` and `hangman scores --runs`.
@Suite struct StatsTests {
  private let home = TemporaryFolder()

  @Test func eachNumberOfMistakesHasABar() {
    let figures = Statistics(
      scope: Statistics.Scope(), won: [0: 12, 2: 3], lost: [2: 1, 8: 1], currentStreak: 2,
      bestStreak: 1_234, since: 1_790_000_000)
    #expect(
      figures.heading == "All games:"
        && figures.lines == [
          "17 games, since \(localDay(of: 1_790_000_000)), 15 won: 88 percent.",
          "Won in a row: 2 now, 1,234 at best.", "Games by mistakes:", "0 ############ 12", "1 0",
          "2 #### 4", "3 0", "4 0", "5 0", "6 0", "7 0", "8 # 1",
        ])
  }

  @Test func manyGamesKeepTheBarsShortAndNoneVanishes() {
    let figures = Statistics(scope: Statistics.Scope(), won: [9: 5_000, 10: 1])
    let bars = figures.lines.suffix(2)
    #expect(bars == [" 9 " + String(repeating: "#", count: 50) + " 5,000", "10 # 1"])
  }

  @Test(arguments: [
    (Statistics.Scope(list: Library.embedded.standard.id), "Webster's 1934"),
    (
      Statistics.Scope(
        list: ListID("/a/b.txt"), setter: .good,
        kind: .init(subject: .word(length: 7), difficulty: nil)),
      "/a/b.txt, Good, 7 letters"
    ),
    (
      Statistics.Scope(
        list: ListID("phrases"), setter: .imp, kind: .init(subject: .phrase(nil), difficulty: nil)),
      "Phrases, Imp"
    ),
  ])
  func theHeadingSaysOfWhat(scope: Statistics.Scope, heading: String) {
    #expect(Statistics(scope: scope).heading == heading + ":")
  }

  @Test func theFiguresForProgramsNameTheirScope() {
    let scope = Statistics.Scope(
      list: Library.embedded.standard.id, setter: .imp,
      kind: .init(subject: .word(length: 8), difficulty: nil))
    let figures = Statistics(scope: scope, won: [1: 2], lost: [8: 1], bestStreak: 2)
    #expect(
      figures.objects.map(\.json)
        == [
          #"{"list":"webster","setter":"imp","length":8,"games":3,"wins":2,"winRate":0.6667,"#
            + #""currentStreak":0,"bestStreak":2,"misses":[{"misses":1,"won":2,"lost":0},"#
            + #"{"misses":8,"won":0,"lost":1}]}"#
        ])
  }

  @Test func runsAreToldByWhatTheyWerePlayedWith() {
    let runs = RunScores([entry(31, 2), entry(4, 0)], of: steady)
    #expect(runs.heading == "Webster's 1934, 8 letters, 8 mistakes, Imp:")
    let climbing = RunKind(.standard, .climbing(from: .fair, isVaried: true))
    #expect(RunScores([], of: climbing).heading == "Webster's 1934, varied lengths, Fair, Imp:")
    let day = localDay(of: 1_000)
    #expect(runs.lines == ["1. 2 levels, 31 points, \(day)", "2. 4 points, \(day)"])
    #expect(
      runs.objects[0].json
        == #"{"rank":1,"points":31,"levels":2,"date":"\#(day)","list":"webster","length":8,"#
        + #""allowed":8,"setter":"imp"}"#)
  }

  @Test(arguments: [(nil, "any category"), ("Plants", "Plants")])
  func runsWithPhrasesAreToldByTheirCategory(category: String?, told: String) {
    let setup = GameSetup(
      list: ListID("phrases"), subject: .phrase(category.map(Category.init)),
      allowed: 1,
      setter: .good)
    #expect(
      RunScores([], of: RunKind(setup, .steady)).heading == "Phrases, \(told), 1 mistake, Good:")
  }

  @Test(arguments: [
    (#""$0" stats"#, "No game has been finished yet."), (#""$0" stats --json"#, "[]"),
    (#""$0" scores --runs"#, "No run that won a level has ended yet."),
    (#""$0" scores --runs --json"#, "[]"),
  ])
  func theUsualStoreMayBeMissing(shell: String, line: String) throws {
    let ending = try PlainProgram(home: home, shell: shell).end()
    #expect(ending.lines == [line])
    #expect(ending.status == 0)
  }

  @Test(arguments: ["stats", "scores --runs"])
  func aStoreThatWasNamedMustBeThere(command: String) throws {
    let ending = try PlainProgram(home: home, shell: "\"$0\" \(command) --store /none").end()
    #expect(ending.complaint == "Error: There is no store at /none.\n")
    #expect(ending.status == 1)
  }

  private func entry(_ points: Int, _ levels: Int) -> Kept<RunResult> {
    Kept<RunResult>(
      id: Int64(points),
      result: RunResult(kind: steady, points: points, levels: levels, finishedAt: 1_000))
  }
}

private let steady = RunKind(.standard, .steady)
