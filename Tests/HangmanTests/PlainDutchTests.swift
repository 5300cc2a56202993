import GhostModel
import HangmanModel
import Presentation
import ProgramModel
import Storage
import Testing
import Words

@testable import hangman

/// Plain mode in Dutch, with commands of both languages.
@Suite struct PlainDutchTests {
  private func inDutch<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Language.$current.withValue(.dutch, operation: body)
  }

  @Test func aGameIsPlayedToAWin() throws {
    try inDutch {
      let script = try PlainScript()
      #expect(
        script.opening.first == "Galgje. Typ een letter om te raden, of hulp voor alle opdrachten.")
      #expect(script.opening.last == "Nog 6 fouten over.")
      #expect(
        script.say("r") == ["Ja, de R staat op plek 4.", "4 letters: leeg, leeg, leeg, R."])
      #expect(script.say("E").last == "Nog 5 fouten over.")
      #expect(
        script.say("letters") == [
          "Goed: R.", "Fout: E.",
          "Nog niet gebruikt: A, B, C, D, F, G, H, I, J, K, L, M, N, O, P, Q, S, T, U, V, W, X, Y, Z.",
        ])
      #expect(script.say("woord") == script.say("word"))
      #expect(script.say("volgend") == ["Dit level is nog niet voorbij."])
      let won = script.say(each: "B", "X", "/ boar")
      #expect(
        won.dropFirst(2).prefix(4) == [
          "Je maakte 2 fouten, van 6 toegestaan.", "Ik begon met 5 woorden.",
          "Ik had er 3 na R en 1 na E.", "Dat is nummer 1 in de scores.",
        ])
      #expect(
        won.suffix(2) == [
          "Typ volgend voor level 2; je hebt 6 punten.",
          "Typ nieuw om de reeks te verruilen voor een ander spel, of stop.",
        ])
      #expect(
        script.say("x") == [
          "Het spel is voorbij. Typ volgend voor level 2, of nieuw."
        ])
      #expect(script.say("woord") == ["Het was BOAR: B, O, A, R."])
      #expect(script.say("scores") == ["1. BOAR, 2 van 6 fouten, 01-01-1970"])
      #expect(
        script.say("spellen") == [
          "1. BOAR, gewonnen, 2 van 6 fouten, Kobold, /test, 01-01-1970",
          "Typ bijvoorbeeld verhaal 1 om te horen hoe een spel ging.",
        ])
      #expect(
        script.say("cijfers") == [
          "Alle spellen:", "1 spel sinds 01-01-1970, 1 gewonnen: 100 procent.",
          "Op rij gewonnen: nu 1, ooit 1.", "Spellen per aantal fouten: 1 met 2.",
        ])
      #expect(script.say("verhaal").count > 3)
      #expect(script.say("next").last == "Nog 6 fouten over.")
      #expect(!script.goesOn(after: "stoppen"))
    }
  }

  @Test(arguments: [
    ("", "Die regel was leeg. Typ een letter, of hulp."),
    ("7", "\"7\" is geen letter. Typ er een van A tot Z, of hulp."),
    ("ea", "\"ea\" is geen opdracht. Raad een letter, of typ hulp."),
    ("bear", "\"bear\" is geen opdracht. Is het je antwoord? Zet oplossen ervoor."),
    ("ж", "Dat is geen letter van A tot Z, en geen opdracht. Typ een letter, of hulp."),
    ("nieuw york", "Er is niets gedaan. Zet nieuw op een eigen regel."),
    ("new york", "Er is niets gedaan. Zet new op een eigen regel."),
    (
      "lengte zes",
      "\"zes\" is geen getal. Veranderen kan met bijvoorbeeld: lengte 6, of lengte gevarieerd."
    ),
    ("fouten 27", "27 kan niet. Kies 1 tot en met 26."),
    ("teller hard", "De teller is aan of uit, niet \"hard\"."),
    ("laat vallen 1", "Er wacht geen ander spel."),
    ("volgend level", "Dit level is nog niet voorbij."),
    ("oplossen", "Weet je het, typ dan bijvoorbeeld: oplossen beer."),
    ("betekenis xyzzy", "Van \"xyzzy\" is hier geen betekenis bekend."),
  ])
  func aLineIsAnswered(line: String, sentence: String) throws {
    let told = try inDutch { try PlainScript().say(line) }
    #expect(told == [sentence])
  }

  @Test(arguments: Language.allCases, Language.allCases)
  func theHelpOfEachLanguageIsUnderstoodInEach(spoken: Language, helped: Language) {
    func lines(_ commands: [PlainCommand]) -> [String] {
      commands.compactMap { helped.tongue.words(for: $0).help }
        .map { String($0.prefix { $0 != ":" }) }
    }
    Language.$current.withValue(spoken) {
      // The first of them is a letter.
      for line in lines(PlainGame.commands.map(\.command)).dropFirst() {
        if case .command = ReadLine(line, by: PlainGame.commands) { continue }
        Issue.record("\(line) isn't understood.")
      }
      #expect(
        lines(PlainGhost.commands.map(\.command)).filter {
          if case .command = ReadLine($0, by: PlainGhost.commands) { false } else { true }
        }.count == 2, "A letter and a word.")
    }
  }

  @Test func theHelpIsThatOfTheLanguage() throws {
    try inDutch {
      let told = try PlainScript().say("help")
      #expect(
        told.prefix(3) == [
          "Typ een van deze, en Enter.", "E: een losse letter is een gok.",
          "oplossen beer: zeg wat het hele woord is; of kort / beer.",
        ])
      #expect(told.last == "hulp: deze lijst.")
      #expect(try PlainScript().say("?") == told)
    }
    #expect(try PlainScript().say("hulp").last == "help: this list.")
  }

  @Test(arguments: Language.allCases) func noNameIsThatOfTwoCommands(language: Language) {
    for commands in [PlainGame.commands.map(\.command), PlainGhost.commands.map(\.command)] {
      let names = commands.flatMap { $0.names(in: language) }
      #expect(Set(names).count == names.count)
    }
  }

  @Test(arguments: Language.allCases) func settingsAreChangedInBothLanguages(language: Language)
    throws
  {
    try Language.$current.withValue(language) {
      let script = try PlainScript(collection: Library.embedded.standard)
      func settings(after line: String) -> Settings {
        _ = script.say(line)
        return script.session.settings
      }
      #expect(settings(after: "lengte 6").length == 6)
      #expect(settings(after: "length gevarieerd").isVaried)
      #expect(!settings(after: "lengte 7").isVaried && settings(after: "lengte varied").isVaried)
      #expect(settings(after: "fouten hard").difficulty == .hard)
      #expect(settings(after: "fouten 9").difficulty == .custom(9))
      #expect(settings(after: "gemeen duivel").setter == .devil)
      #expect(!settings(after: "gemeen uit").isEvil && settings(after: "evil aan").isEvil)
      #expect(settings(after: "gemeen trickster").setter == .trickster)
      #expect(settings(after: "evil kobold").setter == .imp)
      #expect(settings(after: "teller aan").showsMeter && !settings(after: "meter uit").showsMeter)
      #expect(settings(after: "lijst nederlands").list == ListID("dutch"))
      #expect(settings(after: "list alledaags engels").list == ListID("english"))
      #expect(settings(after: "lijst dutch").list == ListID("dutch"))
      #expect(settings(after: "lijst zegswijzen").list == ListID("phrases"))
      #expect(settings(after: "categorie planten").category == Category(rawValue: "Plants"))
      #expect(settings(after: "category eten en drinken").category?.rawValue == "Food and Drink")
      #expect(settings(after: "categorie mind").category?.rawValue == "Mind")
      #expect(settings(after: "categorie alle").category == nil)
    }
  }

  @Test func settingsAreTold() throws {
    try inDutch {
      let script = try PlainScript(collection: Library.embedded.standard)
      #expect(
        script.say("lijst") == [
          "Lijst: Webster, 234.371 woorden.",
          "Kies met lijst en dan webster, engels, nederlands of zegswijzen.",
        ])
      #expect(
        script.say("gemeen uit").prefix(2) == [
          "Gemeen is uit: ik kies een woord en blijf erbij.",
          "Het gaat in bij het volgende spel; dit gaat door zoals het is.",
        ])
      #expect(
        script.say("gemeen duivel").first
          == "Gemeen is aan, en ik ben de Duivel. Hij speelt volmaakt: niemand maakt minder fouten "
          + "dan par.")
      #expect(
        script.say(each: "lengte 8", "misses 8", "settings") == [
          "Lijst: Webster, 234.371 woorden.", "Woordlengte: 8 letters.", "Toegestane fouten: 8.",
          "Gemeen is aan, en ik ben de Duivel. Hij speelt volmaakt: niemand maakt minder fouten "
            + "dan par.",
          "Dat is voor het volgende spel.",
          "Dit spel: 4 letters, 6 fouten toegestaan, gemeen aan.",
          "Veranderen kan met bijvoorbeeld: lengte 6, fouten 10, of gemeen uit.",
        ])
      #expect(
        script.say("lengte 99") == [
          "Geen woord heeft 99 letters.", "Er zijn woorden van 1 tot en met 24 letters.",
        ])
    }
  }

  @Test(arguments: ["hint ja", "hint yes"]) func aHintIsTaken(line: String) throws {
    try inDutch {
      let script = try PlainScript()
      #expect(script.say("hint").last?.hasSuffix("Typ hint ja om hem te nemen.") == true)
      #expect(script.say(line).last == "Nog 5 fouten over.")
    }
  }

  @Test(arguments: ["dagspel", "daily"], ["wis", "drop"])
  func theDailyIsAnsweredInBothLanguages(daily: String, drop: String) throws {
    try inDutch {
      let script = try PlainScript(
        length: nil, misses: nil, setter: nil, collection: Library.embedded.named("english"))
      let ahead = DailyGame(of: script.session.today.advanced(by: 9))
      #expect(script.session.store.beginDaily(try #require(ahead.round()).saved()))
      script.session.store.leaveRound()
      #expect(script.say(daily).last?.contains("dagspel wis") == true)
      #expect(script.session.round.occasion.day == nil)
      _ = script.say("\(daily) \(drop)")
      #expect(script.session.round.occasion.day == script.session.today)
    }
  }

  @Test(arguments: [
    ("_", "1 letter: leeg."), ("____", "4 letters, alle leeg."),
    ("_U___U_R", "8 letters: U op 2 en 6, R op 8, de rest leeg."),
    ("BEAR _____'S", "BEAR; spatie; 5 letters; apostrof; S."),
  ])
  func theWordIsToldToTheEar(pattern: String, sentence: String) {
    inDutch { #expect(patternSentence(Pattern(description: pattern)) == sentence) }
  }

  @Test func aRoundOfGhostIsPlayed() throws {
    try inDutch {
      let setup = GhostSetup(list: ListID("english"), wantsChallenges: true)
      let store = GhostStore(.inMemory())
      store.save(GhostSettings(setup: setup, names: GhostNames(one: "Anna", two: "Zoë")))
      let game = PlainGhost(
        session: GhostSession(store: store, seed: 4, clock: { 0 }), store: store.store)
      func say(_ line: String) -> [String] { game.reply(to: line).sentences }
      #expect(
        game.opening(telling: nil).sentences.prefix(3) == [
          "Spook. Typ een letter om erachter te zetten, of ? voor alle opdrachten.",
          "Het woordenboek is Alledaags Engels.", "Anna speelt tegen Zoe.",
        ])
      #expect(say("?").last == "?: deze lijst.")
      #expect(say("uitdagen") == ["Er valt nog niets uit te dagen."])
      #expect(say("qu") == ["Typ een letter van A tot Z, of ? voor alle opdrachten."])
      _ = say("q")
      #expect(say("b")[1] == "Het begin is Q, B.")
      #expect(say("begin") == say("fragment") && say("regel").count == 1)
      _ = say("challenge")
      #expect(say("x").last?.hasSuffix(" Of typ opgeven.") == true)
      #expect(say("opgeven").last == "Typ nieuw voor nog een ronde, of stop.")
      #expect(say("x") == ["De ronde is voorbij. Typ nieuw voor een andere, of stop."])
      #expect(say("nieuwe ronde").first == "Een nieuwe ronde.")
      _ = [say("q"), say("u"), say("uitdagen")]
      #expect(say("quit").last == "Typ nieuw voor nog een ronde, of stop.", "It was the word.")
      #expect(game.reply(to: "stop") == LineReply(sentences: ["Tot ziens."], goesOn: false))
    }
  }

  @Test func whatCommandsPrintIsDutch() {
    inDutch {
      let setup = GameSetup(
        list: Library.embedded.standard.id, subject: .word(length: 8), allowed: 9, setter: .imp)
      let result = GameResult(
        word: "BUTTRESS", misses: 4, setup: setup, isWon: true, par: 6, finishedAt: 1_000)
      let table = HighScores([.init(id: 1, result: result)], of: setup.list, by: .imp)
      #expect(table.heading == "Webster, Kobold:")
      #expect(
        table.lines == ["1. BUTTRESS, 8 letters, par 6, score -2, 4 van 9 fouten, 01-01-1970"])
      #expect(table.objects[0].json.contains(#""date":"1970-01-01","list":"webster""#))
      #expect(HighScores.noneSentence == "Er is nog geen spel gewonnen.")
    }
  }
}
