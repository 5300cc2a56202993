extension Dutch {
  var labels: Labels { Self.labels }

  private static let labels = Labels(
    hangman: "Galgje", evilHangman: "Gemeen Galgje", ghost: "Spook", resume: "Doorspelen",
    newGame: Caption("Nieuw spel", "Nieuw"), newRound: Caption("Nieuwe ronde", "Nieuw"),
    challenge: "Uitdagen",
    daily: "Dagspel", settings: Caption("Instellingen", "Opties"), scores: "Scores",
    wordForFriend: Caption("Woord voor een vriend", "Voor een vriend"), playerName: "Je naam",
    start: "Start", clear: "Wissen", quit: "Stoppen", done: "Klaar",
    nextLevel: Caption("Volgend level", "Verder"), tryAgain: "Nog eens",
    comeBack: Caption("Terug naar je spel", "Terug"), calendar: "Kalender", story: "Verhaal",
    share: "Delen",

    giveUp: "Opgeven", goOn: "Verder", goOnPlaying: "Doorspelen", notYet: "Nog niet",
    notNow: "Nu niet", playIt: "Toch spelen", changeIt: "Aanpassen", goOnWithIt: "Doorspelen",
    letItWait: "Laten wachten", keepIt: "Houden", dropIt: "Wissen", anotherRound: "Andere ronde",
    restartIt: "Opnieuw", keepThem: "Bewaren", clearThem: "Wissen",

    mistakesLeft: "Fouten over", wrongLetters: Caption("Foute letters", "Fout"),
    soFar: "Tot nu toe", noneYet: "nog geen", noGuessYet: "nog niets geraden",
    aMistake: "een fout", itIs: "Het is ", undecided: "nog open", notScored: "telt niet mee",
    youWon: "GEWONNEN", youLost: "VERLOREN", bestGames: "Beste spellen", play: "Spelen",
    drop: "Wissen",

    introduction: Caption(
      "Gemeen: ik kies geen woord, houd alles open en wijk uit.", "Gemeen: ik wijk steeds uit."),
    fromNextGame: Caption("Dit geldt vanaf het volgende spel.", "Vanaf het volgende spel."),
    waysOfLength: Caption(
      "Enter: wel of niet elk spel anders. Pijlen: een vaste.", "Enter: vast of niet."),
    waysOfDifficulty: Caption(
      "Enter: mild, gewoon, zwaar. Pijlen: een eigen getal.", "Enter: milder, zwaarder."),

    everyone: "Iedereen", games: "Spellen", runs: "Reeksen", latest: "Laatste",
    statistics: "Statistiek",
    word: "Woord", length: Caption("Lengte", "Len"), par: "Par",
    mistakes: Caption("Fouten", "Fout"), score: "Score", points: "Punten", levels: "Levels",
    date: "Datum", allGames: "alle spellen", allLists: "alle lijsten",
    anyCategory: "alle categorieën", withHints: "met hints", name: "Naam", wins: "Zeges",
    played: "Rondes", people: "mensen", won: Caption("gewonnen", "winst"),
    lost: Caption("verloren", "verlies"), givenUp: "gestopt", replay: "herhaling",

    nextGame: "Het volgende spel", screen: "Het scherm", words: "Woorden", on: "aan", off: "uit",
    yes: "ja", no: "nee",
    sure: "zeker", any: "Alle", varied: "gevarieerd", variedLengths: "gevarieerd",
    alphabetical: "A–Z", gentle: "Mild", fair: "Gewoon", hard: "Zwaar", custom: "Eigen",

    against: "Tegen", person: "een mens", losing: Caption("Verlies bij", "Verlies"),
    orMore: "letters of meer", challenges: "Uitdagen", yourName: "Je naam",
    forScores: "voor de scores", usedBefore: "pijlen: vorige",
    player: "Speler", computer: "de computer",

    nameOne: "Maak er een woord van.",

    set: "Klaar", then: "Daarna", here: "hier", code: "een code",
    losesGame: Caption("Bij zoveel fouten verlies je.", "Bij zoveel verlies je."),
    handOver: Caption("Geef het toetsenbord door als het klaar is.", "Op dit toetsenbord."),
    codeHides: Caption(
      "De code verbergt het woord voor het oog, niet voor wie het wil weten.",
      "Een code om te sturen."),
    refusal: Caption(
      "Typ eerst een woord: minstens één letter van A tot Z.", "Typ eerst een woord."),
    friendsWord: "woord van een vriend", titleOfFriendsWord: "Woord van een vriend")
}
