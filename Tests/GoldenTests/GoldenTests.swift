import Foundation
import Testing

/// What must come out alike in every process, on every machine and with every version of the tools: the games
/// of days, seeds and codes, told move by move and compared with what an earlier build has written.
///
/// `RECORD_GOLDEN=1 swift test --filter GoldenTests` writes the file anew, and fails, so that the difference
/// is read; a line that moves needs a reason in DECISIONS.md.
@Suite(.serialized) struct GoldenTests {
  static let sections: [(title: String, lines: @Sendable () throws -> [String])] = [
    ("Dailies", goldenDailies), ("Days", goldenDays), ("Setters", goldenSetters),
    ("Imp", goldenChoices), ("Phrases", goldenPhrases), ("Runs", goldenRuns),
    ("Confessions", goldenConfessions),
    ("Codes", goldenCodes), ("Ghost", goldenGhost), ("Fingerprints", goldenFingerprints),
  ]

  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "games.txt")

  @Test(arguments: sections.map(\.title)) func theGamesAreThoseOfTheFile(title: String) throws {
    let section = try #require(Self.sections.first { $0.title == title })
    let lines = try section.lines()
    var kept = try Self.keptSections()
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      Issue.record("\(title) was written anew: read the difference.")
      kept[title] = lines
      try Self.write(kept)
    }
    let wanted = try #require(kept[title])
    #expect(lines.count == wanted.count)
    for (line, wanted) in zip(lines, wanted) where line != wanted {
      #expect(line == wanted)
      break
    }
  }

  /// So that a weekday isn't the same game again.
  @Test func noTwoGamesOfAWeekdayAnswerAlikeInTwelveWeeks() throws {
    let days = try #require(Self.keptSections()["Days"])
    #expect(days.count == 84)
    for weekday in 0..<7 {
      let games = stride(from: weekday, to: days.count, by: 7).map { days[$0] }
      // The length or the shape, and the answers.
      let answers = games.map { $0.split(separator: " held ")[1].drop { $0 != " " } }
      #expect(Set(answers).count == 12, "\(games)")
    }
  }

  private static func keptSections() throws -> [String: [String]] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var sections: [String: [String]] = [:]
    var title = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
      } else {
        sections[title, default: []].append(String(line))
      }
    }
    return sections
  }

  private static func write(_ kept: [String: [String]]) throws {
    let text = sections.map { section in
      "# \(section.title)\n\n" + (kept[section.title] ?? []).map { $0 + "\n" }.joined()
    }
    try text.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
