import HangmanModel
import Presentation
import Testing
import Words

@testable import hangman

@Suite struct PlainPhraseTests {
  @Test func theOpeningTellsTheShapeAndTheCategory() throws {
    let script = try PlainScript.phrases()
    let count = script.session.round.candidates.count
    #expect(
      script.opening[1] == "I hold \(grouped(count)) phrases of this shape. Guess a letter.")
    #expect(script.opening[2] == "I haven't made up my mind about the category.")
    #expect(script.opening[3].contains(", space, "))
    #expect(script.opening[4] == "6 mistakes left.")
  }

  @Test func aGoodGameHasACategory() throws {
    let script = try PlainScript.phrases(about: "plants", setter: .good)
    #expect(
      script.opening[1...2] == ["I have chosen a phrase. Guess a letter.", "Category: Plants."])
  }

  @Test func aCategoryTooSmallForDodgingIsPlayedGoodAndSaysSo() throws {
    let script = try PlainScript.phrases(about: "proverbs")
    try #require(script.board.setup.setter == .good)
    #expect(
      script.opening[1]
        == "Too few phrases of Proverbs look alike for me to dodge, so I've chosen one. "
        + "Guess a letter.")
    let good = try PlainScript.phrases(about: "proverbs", setter: .good)
    #expect(good.opening[1] == "I have chosen a phrase. Guess a letter.")
  }

  @Test func aPhraseIsSolvedWithItsSignsOrWithout() throws {
    let script = try PlainScript.phrases(setter: .good)
    let phrase = script.session.round.candidates[0]
    let count = script.board.letterCount
    #expect(script.say("solve xx") == ["The phrase has \(count) letters, not 2."])
    #expect(script.say("solve \(phrase.lowercased())").first == "You found it!")
  }

  @Test func itsLettersAreToldWithoutPlaces() throws {
    let script = try PlainScript.phrases(misses: 26, setter: .good)
    let phrase = script.session.round.candidates[0]
    let letter = try #require(phrase.first { Letter($0) != nil })
    let told = script.say(String(letter))
    #expect(told[0].hasPrefix("Yes, there ") && !told[0].contains("place"))
    #expect(told.count == 2 && told[1].contains("; space; "))
    #expect(script.say("letters")[0] == "In the phrase: \(letter).")
  }

  @Test func theSwitchIsToldAsItStandsWhereNoneCanDodge() throws {
    let script = try PlainScript(collection: Library.embedded.standard)
    let told = script.say(each: "list phrases", "category proverbs", "settings")
    #expect(told.contains("Evil is on: I dodge, and never lie."))
    #expect(told.contains(PlainMessage.tooFewAlike.text))
    #expect(script.say("evil devil")[0].hasPrefix("Evil is on, and I am the Devil."))
  }

  @Test func aListIsChosenForTheNextGame() throws {
    let script = try PlainScript(collection: Library.embedded.standard)
    #expect(script.say("list phrases")[0].hasPrefix("List: Phrases, "))
    #expect(script.say("length 6") == [PlainMessage.lengthIsDrawn.text])
    #expect(script.say("category PLANTS")[0] == "Category: Plants.")
    #expect(script.session.next.setup.subject.category == Category(rawValue: "Plants"))
    #expect(script.say("category any")[0] == "Category: any.")
    #expect(script.session.next.setup.subject.category == nil)
    #expect(script.say("settings").prefix(2).last == "Category: any.")
    #expect(script.say("list webster")[0] == "List: Webster's 1934, 234,371 words.")
    #expect(script.say("category plants") == [PlainMessage.onlyForPhrases.text])
  }

  @Test func theLengthMovesToTheNearestAndIsTold() throws {
    let script = try PlainScript(collection: Library.embedded.standard)
    _ = script.say(each: "list dutch", "length 39", "list webster")
    #expect(script.session.settings.length == 24)
    _ = script.say(each: "list dutch", "length 39")
    #expect(
      script.say("list english")[1] == "It has no word of 39 letters, so the length is 22 now.")
  }

  @Test(arguments: [
    (
      "list klingon",
      "There's no list \"klingon\". To change it, type list and webster, english, dutch "
    ),
    ("list", "List: Webster's 1934, 234,371 words."),
    ("category plants", "Categories are for phrases. "),
    ("category", "Categories are for phrases. "),
  ])
  func whatThereIsNotIsNamed(line: String, beginning: String) throws {
    let script = try PlainScript(collection: Library.embedded.standard)
    let before = script.session.settings
    #expect(script.say(line)[0].hasPrefix(beginning))
    #expect(script.session.settings == before)
  }

  @Test func aFileIsAListToo() throws {
    let script = try PlainScript()
    _ = script.say("list webster")
    #expect(script.say("list file").first == "List: test, 5 words.")
  }
}
