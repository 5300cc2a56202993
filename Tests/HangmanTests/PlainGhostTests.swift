import Foundation
import GhostModel
import Storage
import Testing
import Words

@testable import hangman

/// Ghost a line at a time.
@Suite struct PlainGhostTests {
  private func game(
    _ opponent: String? = nil, challenges: Bool = false, names: GhostNames = GhostNames()
  ) -> PlainGhost {
    let setup = GhostSetup(
      list: ListID("english"), wantsChallenges: challenges,
      opponent: opponent.flatMap(GhostOpponent.init))
    let store = GhostStore(.inMemory())
    store.save(GhostSettings(setup: setup, names: names))
    let session = GhostSession(store: store, seed: 4, clock: { 0 })
    return PlainGhost(session: session, store: store.store)
  }

  @Test func itBeginsWithTheRuleAndWhoIsToMove() {
    let game = game(names: GhostNames(one: "Zoë"))
    #expect(
      game.opening(telling: nil).sentences == [
        "Ghost. Type a letter to add it, or ? for the commands.",
        "The dictionary is Everyday English.", "Zoe plays Player 2.",
        "Take turns adding a letter: whoever completes a word of 4 letters or more, or makes a start "
          + "that no such word has, loses.",
        "Zoe to move.",
      ])
  }

  @Test func twoPeoplePlayARound() {
    let game = game(names: GhostNames(one: "Anna"))
    #expect(
      game.reply(to: " q ").sentences == [
        "Anna said Q.", "The fragment is Q.", "Player 2 to move.",
      ])
    #expect(
      game.reply(to: "b").sentences == [
        "Player 2 said B.", "Anna wins.", "No word begins with QB; QUIT was still possible.",
        "Player 2 lost at letter 2: U would have won, on the way to QUACK.",
        "Anna is number 1 among people: 1 win in 1 game.",
        "Type new for another round, or quit.",
      ])
    #expect(
      game.reply(to: "a").sentences == ["The round is over. Type new for another one, or quit."])
    #expect(
      game.reply(to: "scores").sentences == ["Anna is number 1 among people: 1 win in 1 game."])
    #expect(game.reply(to: "new").sentences == ["A new round.", "Player 2 to move."])
  }

  @Test func whatIsNoMoveCostsNothing() {
    let game = game()
    for line in ["", "qu", "7", "challenge", "give up", "ж", "word"] {
      #expect(game.reply(to: line).sentences.last?.isEmpty == false)
      #expect(game.reply(to: "fragment").sentences == ["Player 1 to move."])
    }
    #expect(game.reply(to: "?").sentences.count > 5)
    #expect(!game.reply(to: "quit").goesOn)
  }

  @Test func aWordIsNamedWhereOneIsAskedForEvenOneThatIsACommand() {
    let game = game(challenges: true)
    _ = game.reply(to: "Q")
    _ = game.reply(to: "U")
    #expect(
      game.reply(to: "challenge").sentences.last
        == "Player 2 has to name a word that begins with QU.")
    #expect(game.reply(to: "").sentences.last?.hasSuffix("Or type give up.") == true)
    #expect(game.reply(to: "help").sentences.count > 5)
    #expect(game.reply(to: "r").sentences.last?.hasSuffix("Or type give up.") == true)
    #expect(
      game.reply(to: "quit").sentences.prefix(2) == [
        "Player 2 named QUIT.", "Player 2 wins.",
      ])
  }

  @Test(arguments: GhostOpponent.allCases.map(\.rawValue))
  func aRoundAgainstTheComputerEnds(opponent: String) {
    let game = game(opponent)
    _ = game.opening(telling: nil)
    var said: [String] = []
    for letter in "SCREAMABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOP"
    where said.last?.hasPrefix("Type new") != true {
      let isAsked = said.last?.hasSuffix("Or type give up.") == true
      said = game.reply(to: isAsked ? "give up" : String(letter)).sentences
    }
    #expect(said.last == "Type new for another round, or quit.")
    #expect(said.allSatisfy { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
  }

  @Test func theRealProgramPlaysIt() throws {
    let home = TemporaryFolder()
    let ending = try PlainProgram(
      home: home,
      shell: #"printf 'q\nb\n' | "$0" ghost --plain --list english --opponent none"#
    ).end()
    #expect(ending.status == 0 && ending.complaint == "")
    #expect(ending.lines.contains("No word begins with QB; QUIT was still possible."))
    #expect(ending.lines.last == "Goodbye.")
  }

  @Test func nothingIsPromisedWhereNothingCanBeSaved() {
    let store = GhostStore(.open(at: "/dev/null/store"))
    store.save(GhostSettings.of())
    let game = PlainGhost(
      session: GhostSession(store: store, seed: 4, clock: { 0 }), store: store.store)
    #expect(game.opening(telling: nil).sentences.contains { $0.hasPrefix("Nothing can be saved") })
    _ = game.reply(to: "q")
    #expect(game.end().sentences == ["Goodbye."])
  }

  @Test func aRoundThatWasLeftGoesOnAndIsCounted() throws {
    let home = TemporaryFolder()
    let options = "--plain --list english --opponent none --names Anna Ben"
    let left = try PlainProgram(
      home: home, shell: #"printf 'q\n' | "$0" ghost \#(options)"#
    ).end()
    #expect(left.lines.last == "Goodbye. This round goes on at the next start.")
    let ended = try PlainProgram(
      home: home, shell: #"printf 'b\n' | "$0" ghost --plain"#
    ).end()
    #expect(ended.lines.contains("Here is the round you left; type new for another one."))
    #expect(ended.lines.contains("Anna wins."))
    #expect(ended.lines.contains("Anna is number 1 among people: 1 win in 1 game."))
  }

  /// The first of the three that isn't empty decides.
  @Test(arguments: [
    ("", "english"), ("LANG=C", "english"), ("LC_ALL=C.UTF-8 LANG=nl_NL.UTF-8", "english"),
    ("LANG=de_DE.UTF-8", "english"), ("LANG=nl_NL.UTF-8", "dutch"),
    ("LC_ALL= LC_MESSAGES=nl_BE LANG=en_US.UTF-8", "dutch"), ("LANG=nlx_NL", "english"),
  ])
  func theDictionaryIsDutchWhereTheLanguageIsAndElseEnglish(
    variables: String, list: String
  ) throws {
    let home = TemporaryFolder()
    let analysis = try PlainProgram(
      home: home, shell: #"env \#(variables) "$0" ghost --analyze QU --json"#
    ).end()
    #expect(analysis.lines.first?.contains(#""list":"\#(list)""#) == true)
    let engine = try PlainProgram(
      home: home, shell: #"printf 'Q\n' | env \#(variables) "$0" ghost --engine"#
    ).end()
    #expect(engine.lines.first?.contains(#""list":"\#(list)""#) == true)
    let title = list == "dutch" ? "Nederlands" : "Everyday English"
    let told = try PlainProgram(
      home: home, shell: #"env \#(variables) "$0" ghost --analyze QU"#
    ).end()
    #expect(told.lines.first == "The dictionary is \(title).")
  }

  @Test func theRealProgramAnalyzesAndAnswersOverPipes() throws {
    let home = TemporaryFolder()
    let analysis = try PlainProgram(
      home: home, shell: #""$0" ghost --analyze '' --list dutch --minimum 3 --json"#
    ).end()
    #expect(analysis.lines.first?.contains(#""letters":["J"]"#) == true)
    let fault = try PlainProgram(home: home, shell: #""$0" ghost --analyze QB --list english"#)
      .end()
    #expect(fault.status == 1 && fault.lines == [])
    #expect(
      fault.complaint
        == "Error: The round ends there: no word of 4 letters or more begins like that.\n")
    let engine = try PlainProgram(
      home: home,
      shell: #"printf 'Q\nB' | "$0" ghost --engine --opponent none --list english"#
    ).end()
    #expect(engine.lines.count == 2 && engine.status == 0)
  }
}
