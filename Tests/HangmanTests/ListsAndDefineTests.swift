import ArgumentParser
import Foundation
import Testing
import Words

@testable import hangman

/// `hangman lists` and `hangman define`.
@Suite struct ListsAndDefineTests {
  private let home = TemporaryFolder()

  @Test func everyListIsALineThatTellsItsFigures() throws {
    let lines = try PlainProgram(home: home, shell: #""$0" lists"#).end().lines
    let names = Library.embedded.lists.map(\.id.text)
    let firsts = lines.prefix(1 + names.count).map { String($0.prefix { $0 != " " }) }
    #expect(firsts == ["list"] + names)
    #expect(lines[1].contains("Webster's 1934") && lines[1].contains("234,371"))
    #expect(lines[1].contains("1 to 24 characters"))
    #expect(lines.contains("The categories of phrases:"))
    #expect(lines.contains { $0.hasPrefix("Plants ") })
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test func theJSONHasEveryListAndTheCategoriesOfThePhrases() throws {
    let lines = try PlainProgram(home: home, shell: #""$0" lists --json"#).end().lines
    let json = try JSONSerialization.jsonObject(with: Data(lines.joined().utf8))
    let lists = try #require(json as? [[String: Any]])
    #expect(lists.map { $0["id"] as? String } == Library.embedded.lists.map(\.id.text))
    #expect(lists[0]["lengths"] as? [Int] == Array(1...24))
    #expect(lists[0]["categories"] == nil)
    #expect(lists.allSatisfy { ($0["source"] as? String)?.isEmpty == false })
    let phrases = try #require(lists.first { $0["id"] as? String == "phrases" })
    let categories = try #require(phrases["categories"] as? [[String: Any]])
    let sum = categories.reduce(0) { $0 + ($1["phrases"] as? Int ?? 0) }
    #expect(sum == phrases["entries"] as? Int)
  }

  @Test(arguments: [
    ("duck", "DUCK (noun): "), ("DUCKS", "DUCKS: from DUCK (noun): "),
    ("\u{E9}cru", "ECRU (noun): "),
    (" acorn  barnacle ", "ACORN BARNACLE (noun): "),
  ])
  func aMeaningNamesItsWordAndKind(text: String, beginning: String) throws {
    #expect(try #require(definition(of: text)).hasPrefix(beginning))
  }

  @Test(arguments: ["xyzzy", "\u{65E5}\u{672C}", "7"])
  func whatHasNoMeaningIsRefusedInASentence(text: String) throws {
    #expect(definition(of: text) == nil)
    let command = try DefineCommand.parse([text])
    #expect { try command.run() } throws: {
      DefineCommand.exitCode(for: $0) == .failure
        && DefineCommand.message(for: $0).hasPrefix("No meaning of \(text) is known here.")
    }
  }

  @Test(arguments: [[], [""], [" ", "\t"]])
  func withoutAWordItIsAUsageError(words: [String]) {
    #expect { try DefineCommand.parse(words) } throws: {
      DefineCommand.exitCode(for: $0) == .validationFailure
    }
  }

  @Test func theWordsOfAPhraseAreOneQuestion() throws {
    let ending = try PlainProgram(home: home, shell: #""$0" define acorn barnacle"#).end()
    #expect(ending.lines.count == 1 && ending.lines[0].hasPrefix("ACORN BARNACLE (noun): "))
  }
}
