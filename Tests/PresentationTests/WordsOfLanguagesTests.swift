import Foundation
import ProgramModel
import Testing

/// Where the words of the languages stand in the sources.
@Suite struct WordsOfLanguagesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private static let languages = Language.allCases.map { "Presentation/\("\($0)".capitalized)" }

  /// The sources below a folder, by their paths from `Sources`.
  private func sources(in folder: String = "") throws -> [(path: String, lines: [String])] {
    let start = Self.root.appending(path: folder)
    let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
    let found = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    #expect(!found.isEmpty)
    return try found.map { file in
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return (String(file.path.dropFirst(Self.root.path.count + 1)), lines)
    }
  }

  /// The string literals of a line, without what is interpolated.
  private func literals(in line: String) -> [String] {
    let code = line.drop { $0 == " " }
    if code.hasPrefix("//") { return [] }
    var literals: [String] = []
    var text: String?
    var depth = 0
    var isEscaped = false
    for character in code {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if isEscaped {
        isEscaped = false
        if character == "(" { depth = 1 }
      } else if character == "\\" {
        isEscaped = text != nil
      } else if character == "\"" {
        if let ended = text { literals.append(ended) }
        text = text == nil ? "" : nil
      } else {
        text?.append(character)
      }
    }
    return literals
  }

  /// What is said to programmers, to the system and to bots, and the command line's own help, which is English.
  private func isExempt(_ path: String, _ line: String) -> Bool {
    let files = [
      "hangman/Commands/", "hangman/Hangman.swift", "hangman/GameOptions.swift", "SQLite/",
      "embed-word-lists/", "find-cores/", "WordFiles/", "PerfectPlay/",
      "HangmanModel/Guesser.swift",
    ]
    return files.contains(where: path.hasPrefix) || line.contains("precondition")
  }

  /// Several words; in the sources of what is seen, also one with a capital.
  private func isTold(_ text: String, in path: String) -> Bool {
    // The store and the board speak SQL: its statements have words in capitals, or names of columns.
    if path.contains(/^(Storage|Hosting)\//) { return text.contains(/[a-z]{2,}[.!?]$/) }
    let isOfScreens =
      path.contains("Screens/") || path.contains(/^hangman\/(Game|Ghost|Host|Plain)\//)
    return text.contains(/[A-Za-z’']{2,}[,;:]? [a-zA-Z’']{2,}/)
      || isOfScreens && text.contains(/[A-Z][a-z]{2,}/)
  }

  @Test func sentencesStandInTheFoldersOfTheirLanguages() throws {
    for (path, lines) in try sources() where !Self.languages.contains(where: path.hasPrefix) {
      for (number, line) in lines.enumerated() where !isExempt(path, line) {
        for text in literals(in: line) where isTold(text, in: path) {
          // The names of keys are the same in every language.
          if text.contains("PgUp") { continue }
          Issue.record("\(path):\(number + 1) tells something: \(text)")
        }
      }
    }
  }

  @Test func noSentenceIsToldAsInEnglish() throws {
    let texts = try Self.languages.map { folder in
      try Set(
        sources(in: folder).flatMap(\.lines).flatMap(literals).filter { text in
          text.contains(/[A-Za-z]{2,}/)
        })
    }
    for other in texts.dropFirst() {
      let alike = texts[0].intersection(other).subtracting(Self.same)
      #expect(alike.isEmpty, "\(alike.sorted())")
    }
    #expect(Self.same.isSubset(of: texts[0]), "\(Self.same.subtracting(texts[0]))")
  }

  /// Words that are the same in both languages, names of keys, ids of setters and lists, and what is left of
  /// sentences that are mostly figures.
  private static let same: Set<String> = [
    "Backspace", "Ctrl-C", "Ctrl-Z", "End", "Enter", "Esc", "Home", "Home End", "PgUp PgDn",
    "Shift-Tab", "Tab", "angel", "devil", "english", "evil", "good", "trickster", "webster",
    "Len", "Levels", "Par", "Score", "Scores", "Start", "bluffer", "help", "hint", "letters",
    "menu", "scores",
    "  par", " in .", "Par : ", "of", "won ",
  ]

  @Test(arguments: languages) func aLanguageHasAtMostAThousandLines(folder: String) throws {
    let code = try sources(in: folder).flatMap(\.lines).filter { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("//")
    }
    #expect(code.count <= 1_000)
  }
}
