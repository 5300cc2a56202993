import HangmanModel
import Presentation
import Storage
import Testing
import Words

@testable import hangman

@Suite struct PlainInputTests {
  @Test(arguments: [
    ("", "That was an empty line. Type a letter, or help."),
    ("7", "\"7\" isn't a letter. Type one of A to Z, or help."),
    ("!", "\"!\" isn't a letter. Type one of A to Z, or help."),
    ("ea", "\"ea\" isn't a command. Type one letter to guess it, or help."),
    ("guess e", "\"guess e\" isn't a command. Type one letter to guess it, or help."),
    ("\u{E9}", "You've already tried E; it costs nothing."),
    ("\u{3BB}", "That is none of the letters A to Z, and no command. Type one letter, or help."),
    ("\u{1B}[D", "That is none of the letters A to Z, and no command. Type one letter, or help."),
    ("e\0", "That is none of the letters A to Z, and no command. Type one letter, or help."),
    (
      String(repeating: "e", count: 200),
      "That is none of the letters A to Z, and no command. Type one letter, or help."
    ),
    ("new york", "Nothing was done. Type new on a line of its own."),
    (
      "length six",
      "\"six\" isn't a number. To change it, type for example: length 6, or length varied."
    ),
    (
      "length 6 7",
      "\"6 7\" isn't a number. To change it, type for example: length 6, or length varied."
    ),
    (
      "misses +",
      "\"+\" isn't a number. To change them, type for example: misses 10, or misses fair."
    ),
    (
      "mistakes \u{0663}",
      "That isn't a number. To change them, type for example: misses 10, or misses fair."
    ),
    ("misses 0", "0 is out of range. Mistakes can be 1 to 26."),
    ("misses 27", "27 is out of range. Mistakes can be 1 to 26."),
    ("misses -1", "-1 is out of range. Mistakes can be 1 to 26."),
    (
      "misses 99999999999999999999999", "That is out of range. Mistakes can be 1 to 26."
    ),
    (
      "evil perhaps",
      "Evil is on or off, not \"perhaps\". To change it, type evil on, evil off, or evil and a name, "
        + "such as evil angel."
    ),
    ("meter loud", "The meter is on or off, not \"loud\"."),
  ])
  func badInputIsNamedAndChangesNothing(line: String, sentence: String) throws {
    let script = try PlainScript()
    _ = script.say("E")
    let (board, settings) = (script.board, script.session.settings)
    #expect(script.say(line) == [sentence])
    #expect(script.board == board)
    #expect(script.session.settings == settings)
  }

  @Test(arguments: ["0", "6", "12", "-4"])
  func aLengthWithoutWordsIsRefusedWithThoseThatHaveSome(number: String) throws {
    let script = try PlainScript(universe("A", "AT", "CAT", "BOAR", "CABBAGE", "GARDENERS"))
    let before = script.session.settings
    #expect(
      script.say("length \(number)") == [
        "No word has \(number) letters.", "There are words of 1 to 4, 7 and 9 letters.",
      ])
    #expect(script.session.settings == before)
  }

  @Test func theOnlyLengthIsSaidInTheSingular() throws {
    let script = try PlainScript(universe("A"), length: 1)
    #expect(script.say("length 2").last == "There are words of 1 letter.")
  }

  @Test func aSettingIsStoredAtOnceAndStartsWithTheNextGame() throws {
    let script = try PlainScript(universe("BOAR", "CABBAGE"))
    #expect(
      script.say("length 7") == [
        "Word length: 7 letters.", "It starts with the next game; this one goes on as it is.",
      ])
    #expect(script.say("mistakes 9").first == "Mistakes allowed: 9.")
    #expect(
      script.say("evil off") == [
        "Evil is off: I choose a word and keep it.",
        "It starts with the next game; this one goes on as it is.",
      ])
    let stored = script.session.store.settings()
    #expect(stored.length == 7 && stored.difficulty == .custom(9))
    #expect(!stored.isEvil)
    #expect(script.board.pattern.length == 4)
    #expect(
      script.say("settings") == [
        "List: test, 2 words.", "Word length: 7 letters.", "Mistakes allowed: 9.",
        "Evil is off: I choose a word and keep it.", "That is for the next game.",
        "This game: 4 letters, 6 mistakes allowed, evil on.",
        "To change them, type for example: length 6, misses 10, or evil off.",
      ])
    #expect(
      script.say("new") == [
        "I have chosen a word. Guess a letter.", "7 letters, all blank.", "9 mistakes left.",
      ])
    #expect(script.say("settings").count == 5)
  }

  @Test func aSettingAloneIsToldAndNotChanged() throws {
    let script = try PlainScript()
    let before = script.session.settings
    #expect(
      script.say("length") == [
        "Word length: 4 letters.",
        "To change it, type for example: length 6, or length varied.",
      ])
    #expect(script.say("misses").first == "Mistakes allowed: 6.")
    #expect(script.say("evil").first == "Evil is on: I dodge, and never lie.")
    #expect(script.session.settings == before)
  }

  @Test func oneSettingLeavesTheOthersAsTheyWereStored() throws {
    let script = try PlainScript()
    _ = script.say(each: "evil off", "misses 3")
    #expect(script.session.settings.length == 4)
    #expect(script.session.store.settings().length == 8)
  }

  @Test func everyAnswerIsPrintableASCIIWithoutAlignment() throws {
    let script = try PlainScript(
      universe("BOAR", "DUCK", "ICE-CREAM"),
      store: GameStore(.open(at: "/dev/null/\u{E9}\u{1B}[2J")),
      telling: "1 entry of w\u{F6}rter was left out.")
    var told = script.opening
    let lines =
      PlainGame.commands.compactMap(\.command.words.help).map { String($0.prefix { $0 != ":" }) }
      + [
        "list file", "length 9", "new", "E", "X", "\u{1B}[31m", "\u{E9}", "a\tb", "length \u{E9}",
        "evil \u{1B}",
        "misses \u{7F}", "new", "I", "C", "E", "R", "A", "M", "word", "scores", "settings", "7", "",
      ]
    for line in lines { told += script.say(line) }
    let isPlain = { (sentence: String) in
      sentence.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !sentence.contains("  ")
        && !sentence.isEmpty
    }
    #expect(told.filter { !isPlain($0) } == [])
    #expect(told.count > lines.count)
  }

  @Test(arguments: [
    ["--seed \u{1B}[2J"], ["--words=\u{1B}]0;x\u{7}\u{202E}txt"], ["--length", "\u{9B}31m"],
    ["scores", "--store", "/nonexistent/\u{202E}\u{2066}\u{8D}"], ["arena", "--guesser=\u{1B}c"],
  ])
  func whatWasTypedReachesTheTerminalAsTextAlone(arguments: [String]) throws {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let ending = try PlainProgram(home: TemporaryFolder(), shell: "\"$0\" \(words)").end()
    #expect(ending.status != 0)
    #expect(ending.complaint.contains("?"))
    let scalars = ending.complaint.unicodeScalars.filter { $0 != "\n" }
    #expect(
      scalars.allSatisfy {
        $0.properties.generalCategory != .control && !$0.properties.isBidiControl
      }, "\(ending.complaint.debugDescription)")
  }
}
