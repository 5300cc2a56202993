import TerminalHarness
import Testing
import Waiting

/// Which language the player is told everything in.
@Suite(.waiting) struct LanguageTests {
  private static let dutch = "GEMEEN GALGJE"
  private static let english = "EVIL HANGMAN"

  /// No such locale is installed where tests run, and none is needed.
  @Test(
    arguments: [
      (["LANG": "nl_NL.UTF-8"], dutch), (["LANG": "nl_BE"], dutch), (["LANG": "nl"], dutch),
      (["LANG": "de_DE.UTF-8"], english), (["LANG": "C"], english), (["LANG": nil], english),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "nl_NL.UTF-8"], dutch),
      (["LANG": "nl_NL.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"], english),
      (["LANG": "nl_NL.UTF-8", "LC_ALL": "C.UTF-8"], english),
      (["LANG": "nl_NL.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""], dutch),
    ] as [([String: String?], String)])
  func theEnvironmentChoosesIt(environment: [String: String?], title: String) throws {
    let game = try Home().start(environment: environment)
    try game.expect(title)
  }

  @Test func anOptionChoosesItForOneRun() throws {
    let home = try Home()
    var game = try home.start("--language", "nl", environment: ["LANG": "en_US.UTF-8"])
    try game.expect(Self.dutch)
    try leave(game)
    game = try home.start("--language", "en", environment: ["LANG": "nl_NL.UTF-8"])
    try game.expect(Self.english)
    try leave(game)
    game = try home.start(environment: ["LANG": "nl_NL.UTF-8"])
    try game.expect(Self.dutch)
  }

  @Test func anUnknownLanguageIsAUsageError() throws {
    let game = try Home().start("--language", "tlh")
    #expect(try game.waitForExit() == .exited(64))
    #expect(String(decoding: game.output, as: UTF8.self).contains("'en' and 'nl'"))
  }

  @Test func whatIsChosenInTheSettingsHoldsAtOnceAndAtTheNextStart() throws {
    let home = try Home()
    var game = try home.start("--no-animation", environment: ["LANG": "en_US.UTF-8"])
    try game.expect("Esc menu")
    game.send("e")
    try game.expect("the answer") { $0.screen.shows(["Wrong letters   E"]) }
    try Scene.settings.open(game)
    // From the length down to the row of the language.
    for _ in 1...4 { game.send(.down) }
    try game.expect("its row") { $0.screen.shows(["► Language"]) }
    game.send(.right)
    try game.expect("the settings in Dutch") {
      $0.screen.shows(["INSTELLINGEN", "► Taal", "[Nederlands]"])
    }
    game.send(.escape)
    try game.expect("the same round in Dutch") {
      $0.screen.shows([Self.dutch, "Foute letters   E", "Webster"])
    }
    try leave(game)
    game = try home.start(environment: ["LANG": "en_US.UTF-8"])
    try game.expect("the round that was left") {
      $0.screen.shows([Self.dutch, "Foute letters   E", "Welkom terug."])
    }
  }

  @Test func wordsAreDutchUnlessAListWasChosen() throws {
    let home = try Home()
    var game = try home.start("--plain", "--language", "nl")
    try game.expect("Raad een letter.")
    game.send("lijst\n")
    try game.expect("Lijst: Nederlands")
    game.send("lijst webster\n")
    try game.expect("Lijst: Webster,")
    game.send("stop\n")
    _ = try game.waitForExit()
    game = try home.start("--plain", "--language", "nl")
    game.send("nieuw\nlijst\nstop\n")
    _ = try game.waitForExit()
    #expect(!String(decoding: game.output, as: UTF8.self).contains("Lijst: Nederlands"))
  }

  @Test func theDictionaryOfGhostIsDutchToo() throws {
    let home = try Home()
    var game = try home.start("ghost", "--plain")
    try game.expect("The dictionary is Everyday English.")
    game.send("q\nquit\n")
    _ = try game.waitForExit()
    // The round goes on as it began; one that nobody has chosen a dictionary for has that of the language.
    game = try home.start("ghost", "--plain", "--language", "nl")
    try game.expect("Het woordenboek is Alledaags Engels.")
    game.send("nieuw\n")
    try game.expect("Het woordenboek is Nederlands.")
  }

  /// What an option names is for that run; what is typed is kept, be it the list in play.
  @Test(
    arguments: [
      (["ghost", "--plain", "--list", "webster"], "q", "ghost.list", nil),
      (["ghost", "--plain", "--challenges"], "q", "ghost.list", nil),
      (["--plain", "--list", "webster"], "e", "list", nil),
      (["--plain"], "list webster", "list", "webster"),
      (["--plain", "--list", "english"], "list english", "list", "english"),
    ] as [([String], String, String, String?)])
  func onlyAChoiceOfAListIsKept(arguments: [String], line: String, name: String, list: String?)
    throws
  {
    let home = try Home()
    let game = try PtyProgram(
      Home.program(), arguments, environment: ["XDG_DATA_HOME": home.path])
    game.send("\(line)\nnew\nquit\n")
    _ = try game.waitForExit()
    #expect(try Kept(in: home).settings[name] == list)
  }

  @Test func plainModeChangesItByACommandOfEither() throws {
    let home = try Home()
    let game = try home.start("--plain")
    try game.expect("Guess a letter.")
    game.send("taal nederlands\n")
    try game.expect("Voortaan spreek ik Nederlands.")
    game.send("length 6\n")
    try game.expect("Woordlengte: 6 letters.")
    game.send("language engels\n")
    try game.expect("I speak English from now on.")
    game.send("quit\n")
    _ = try game.waitForExit()
  }

  @Test func errorsOfTheGameAreTold() throws {
    var game = try Home().start("play", "XYZ", "--language", "nl")
    #expect(try game.waitForExit() == .exited(1))
    #expect(String(decoding: game.output, as: UTF8.self).contains("tikfout"))
    game = try Home().start("--words", "/nonesuch", environment: ["LANG": "nl_NL.UTF-8"])
    #expect(try game.waitForExit() == .exited(1))
    #expect(
      String(decoding: game.output, as: UTF8.self).contains("/nonesuch: dat bestand is er niet."))
  }

  @Test func botsReadEnglish() throws {
    let home = try Home()
    let dutch: [String: String?] = ["LANG": "nl_NL.UTF-8"]
    for (arguments, input) in [
      (["engine", "--seed", "1"], "e\nq\n"), (["scores", "--json"], ""), (["lists", "--json"], ""),
    ] {
      var outputs: [[UInt8]] = []
      for environment in [dutch, ["LANG": "C.UTF-8"]] {
        let game = try PtyProgram(
          Home.program(), arguments,
          environment: environment.merging(["XDG_DATA_HOME": home.path]) { $1 })
        game.companion = home
        game.send(input)
        game.send(bytes: [4])
        _ = try game.waitForExit()
        outputs.append(game.output)
      }
      #expect(outputs[0] == outputs[1], "\(arguments)")
    }
  }

  private func leave(_ game: PtyProgram) throws {
    try game.expect("the board") { $0.screen.shows(["Esc menu"]) }
    game.send(.interrupt)
    _ = try game.waitForExit()
  }
}
