import Presentation
import Storage
import Testing
import Words

@testable import HangmanModel
@testable import hangman

/// Characters, par and the meter in plain mode.
@Suite struct PlainCharacterTests {
  private let eight = FirstGame(subject: .word(length: 8), allowed: 8, setter: .imp)

  @Test(arguments: Setter.dodgers) func evilTakesAName(villain: Setter) throws {
    let script = try PlainScript()
    let told = script.say("evil \(villain.argument.uppercased())")
    #expect(script.session.next.setup.setter == villain)
    #expect(villain == .imp || told[0].contains(villain.expectation))
    _ = script.say(each: "evil off", "evil on")
    #expect(script.session.next.setup.setter == villain)
  }

  @Test func evilAloneNamesThemAll() throws {
    let told = try PlainScript().say("evil")
    for villain in Setter.dodgers {
      #expect(told.contains("\(villain.name): \(villain.expectation)"))
    }
  }

  @Test func theGameInPlayIsToldByItsCharacter() throws {
    let script = try PlainScript(setter: .angel)
    let told = script.say(each: "length 4", "evil off") + script.say("settings")
    #expect(told.contains { $0.contains("evil on (Angel)") })
  }

  @Test func theMeterTellsHowManyWordsAreHeld() throws {
    let script = try PlainScript()
    #expect(script.say("meter") == ["I hold 5 words."])
    #expect(script.say("E").last != "I hold 2 words.")
    #expect(script.say("meter on") == ["The meter is on. I hold 2 words."])
    #expect(script.say("Z").last == "I hold 2 words.")
    #expect(script.session.store.settings().showsMeter)
    #expect(script.say("meter off") == ["The meter is off."])
    #expect(!script.say("Q").contains("I hold 2 words."))
  }

  @Test func theMeterOfOneChosenWordSaysSo() throws {
    #expect(try PlainScript(setter: .good).say("meter") == ["I hold the one word that I chose."])
  }

  @Test(arguments: [("gentle", 4), ("Fair", 2), ("HARD", 1)])
  func theMistakesFollowTheDifficulty(name: String, more: Int) throws {
    let session = try #require(
      GameSession(store: .init(.inMemory()), first: eight, seed: 1, clock: { 0 }))
    let game = PlainGame(session: session, store: session.store.store)
    _ = game.reply(to: "length 8")
    let told = game.reply(to: "misses \(name)").sentences
    let par = try #require(session.round.par)
    #expect(session.next.setup.allowed == par + more)
    #expect(
      told.first
        == "Mistakes allowed: \(par + more). Difficulty: \(name.lowercased()), \(more) over par.")
    #expect(told.last == "Par \(par): careful play makes no more.")
  }
}

/// What is said of par.
@Suite struct ParSentencesTests {
  @Test(arguments: [
    (Setter.imp, 8, "Par 6: careful play makes no more."),
    (.imp, 24, "Par 6: letters alone can't lose it."),
    (.angel, 8, "Par 0: careful play makes no mistake."),
    (.good, 8, "Par 3: careful play makes about that."),
    (.unbeatable, 8, "Par 8: it can't be won with 8."),
    (.unbeatable, 1, "Par 8: it can't be won with 1."),
    (.unbeatable, 9, "Par 8: perfect play makes as many."),
    (.unbeatable, 24, "Par 8: letters alone can't lose it."),
  ])
  func itIsToldWithWhatItMeans(setter: Setter, allowed: Int, text: String) throws {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 8), allowed: allowed,
      setter: setter)
    let par =
      setter == .unbeatable ? 8 : Library.embedded.standard.universe.par(of: setup)
    let told = try #require(setup.parSentences(par: par, mostMisses: 23))
    #expect(told.text == text)
    #expect(told.text.count <= 38 && told.brief.count <= 24)
    #expect(told.brief.hasPrefix("Par "))
  }

  @Test func withoutAParOnlyWhatCannotBeLostIsTold() throws {
    var setup = GameSetup(
      list: ListID("/a"), subject: .word(length: 8), allowed: 23, setter: .imp)
    #expect(setup.parSentences(par: nil, mostMisses: 23) == nil)
    setup.allowed = 24
    #expect(setup.parSentences(par: nil, mostMisses: 23)?.text == "Letters alone can't lose it.")
    #expect(setup.parSentences(par: nil, mostMisses: nil) == nil)
  }

  @Test(
    arguments: [
      (6, "That is at par, which is 6."), (5, "That is one under par, which is 6."),
      (8, "That is two over par, which is 6."),
    ])
  func aWinIsToldByItsScore(misses: Int, sentence: String) {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 8), allowed: 8, setter: .imp)
    var result = GameResult(
      word: "BUTTRESS", misses: misses, setup: setup, isWon: true, par: 6, finishedAt: 0)
    #expect(scoreSentence(of: result) == sentence)
    result.isWon = false
    #expect(scoreSentence(of: result) == nil)
  }
}

/// What the screens have room for.
@Suite struct SetterWordsTests {
  @Test(arguments: Setter.all) func eachIsDescribed(setter: Setter) {
    #expect(setter.expectation.count <= 62 && setter.expectation.hasSuffix("."))
    #expect(!setter.conduct.isEmpty && setter.conduct.count <= 24)
  }
}

extension Setter {
  /// It goes by the Devil's pars; its rules don't matter here.
  fileprivate static let unbeatable = Setter(
    id: "unbeatable", name: "Devil", isPerfect: true, makeGameplay: { EvilGameplay() })
}
