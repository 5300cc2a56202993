extension Dutch {
  func text(_ text: ScreenText) -> String {
    switch text {
    case .pressAnyKey: "Druk op een toets."
    case .tooSmall(let width, let rows): "Te klein: het spel vraagt \(width)×\(rows). Het wacht."
    case .more(let arrows): "\(arrows) meer"

    case .level(let level, let points): "level \(grouped(level)) · \(grouped(points)) pt."

    case .left(let left, let allowed): "\(left) van \(allowed) over"
    case .at(let places): "op \(listed(places))"
    case .held(let count, let noun): "nog \(counted(count, noun))"

    case .typeLetter: "Typ een letter, of kies er een met de pijlen."
    case .onlyLetters: "Raden kan alleen met A tot en met Z."
    case .noPaste: "Plakken is geen raden. Typ letter voor letter."
    case .solving: "Enter: zeg het. Esc: terug."
    case .noHint: "Dan geen hint. Raad maar."

    case .countIsSecret: "Het aantal houd ik nu weer geheim."
    case .settingsWait: "Wijzigingen gelden vanaf het volgende spel."
    case .runGoesOn: "Wijzigingen gelden in een nieuw spel; je reeks gaat gewoon door."
    case .givesUpGame: "Dit spel opgeven?"
    case .beginsAnother: "Een ander spel beginnen?"

    case .unscored: "Dit spel telt niet mee."
    case .noWin: "Nog geen winst. De eerste komt hier."
    case .noGame: "Nog geen spel uitgespeeld."
    case .isNumber(let place): "dit spel is nummer \(grouped(place))"
    case .own(let name): "\(name) (jij)"
    case .nobodyYet: "Nog niemand vandaag."
    case .whatIsProved: "Dit bewijst het spel, niet de speler."
    case .playDayFirst:
      "Speel eerst het spel van vandaag; dan kun je zien hoe anderen het speelden."
    case .mistakes(let misses, let allowed): "\(misses)/\(allowed)"
    case .rate(let wins, let percent): "\(grouped(wins)) gewonnen (\(percent)%)"
    case .streak(let streak): "\(grouped(streak)) op rij"
    case .bestStreak(let streak): "record \(grouped(streak))"
    case .since(let day): "sinds \(day)"

    case .atOnce: "Dit verandert meteen."
    case .list(let count, let noun): "\(counted(count, noun)). Vanaf het volgende spel."

    case .variedLengths(let first, let last): "elk spel anders, \(first) t/m \(last)"
    case .words(let count, let length, let lost):
      (lost.map { "Geen woord heeft \(counted($0, .letter)), dus nu: " } ?? "")
        + "\(counted(count, .word)) van \(counted(length, .letter))"
    case .tooFewAlike(let count): "\(counted(count, .phrase)); ze lijken te weinig op elkaar"

    case .conduct(let setter): "\(setter.conduct.capitalized)."
    case .characterWaits: "Alleen met gemeen aan."

    case .briefWords(let count, let length, let lost):
      "Geen met \(lost), dus \(grouped(count)) van \(counted(length, .letter))"
    }
  }

  func words(for setting: SettingName) -> SettingWords {
    switch setting {
    case .list: (labels.words, "", "")
    case .category: ("Categorie", "", "")
    case .length: (Caption("Woordlengte", "Lengte"), "", "")
    case .misses: (Caption("Toegestane fouten", "Fouten"), "", "")
    case .evil: ("Gemeen", "kiest geen woord, wijkt uit", "kiest een woord, blijft erbij")
    case .character: ("Karakter", "", "")
    case .language: ("Taal", "", "")
    case .meter: ("Teller", "zegt hoeveel woorden ik heb", "hoeveel ik er heb, is geheim")
    case .voice: ("Stem", "geeft commentaar", "zegt alleen wat er gebeurt")
    case .animation: ("Animatie", "schermen draaien en schuiven", "schermen wisselen meteen")
    case .mouse: ("Muis", "klik op toetsen, sleep schuiven", "om te selecteren in de terminal")
    case .keyboard: (Caption("Toetsenbord", "Toetsen"), "", "")
    }
  }

  func words(for line: KeyLine) -> Keys {
    switch line {
    case .help: Keys("?", "toon deze hulp", "hulp")
    case .leaveProgram: Keys("Ctrl-C", "stop; het spel wacht")
    case .pauseProgram: Keys("Ctrl-Z", "pauze; fg speelt door")
    case .scroll: Keys("↑ ↓", "schuif", "schuif")
    case .anyKey: Keys("elke toets", "sluit", "sluit")
    case .otherKeys: Keys("andere toets", "sluit", "sluit")

    case .back: Keys("Esc", "ga terug", "terug")
    case .done: Keys("Esc", "klaar: ga terug", "klaar")
    case .menu: Keys("Esc", "open het menu", "menu")
    case .leave: Keys("Esc", "terug", "terug")
    case .leaveScores: Keys("Esc", "terug naar het spel (ook Enter)", "klaar")
    case .leaveCalendar: Keys("Esc", "klaar: terug naar het spel", "klaar")
    case .leaveReplay: Keys("Esc", "verlaat de herhaling", "uit")
    case .leaveHost: Keys("Esc", "stop", "stop")

    case .press: Keys("Enter", "druk op wat gekozen is", "ok")
    case .toButtons: Keys("Tab", "ga door naar de knoppen", "knoppen")
    case .backwards: Keys("Shift-Tab", "ga terug")
    case .amongButtons: Keys("← →", "ga naar een andere knop (ook Tab)", "knoppen")
    case .otherButton: Keys("← →", "ga naar een andere knop (ook Tab)", "andere knop")

    case .guess: Keys("A–Z", "raad een letter", "raad")
    case .pick: Keys("Pijlen", "wijs een toets aan", "kies")
    case .solve: Keys("/", "zeg het hele woord", "zeg")
    case .hint: Keys("+", "vraag een hint, die kost een fout", "hint")
    case .meter: Keys("=", "toon of verberg hoeveel woorden er over zijn")
    case .givenUpStory: Keys("<", "hoor het verhaal van het spel dat je opgaf", "verhaal")
    case .say: Keys("Enter", "zeg het", "zeg")
    case .takeHint: Keys("Enter", "neem de hint", "neem")
    case .addLetter: Keys("A–Z", "zet er een letter bij", "letter erbij")
    case .challenge: Keys("!", "daag uit: zo begint geen woord", "daag uit")

    case .row: Keys("↑ ↓", "ga naar een andere rij (ook Tab)", "rij")
    case .change: Keys("← →", "vorige of volgende", "wijzig")
    case .changeByFive: Keys("PgUp PgDn", "vijf meer of minder")
    case .digits: Keys("0–9", "typ een getal")
    case .ends: Keys("Home End", "naar het laagste, het hoogste")
    case .type: Keys("A–Z", "typ", "typ")
    case .delete: Keys("Backspace", "wis het laatste teken", "wis")
    case .usedBefore: Keys("← →", "kies wat eerder gebruikt is", "andere")
    case .leaveText: Keys("↑ ↓", "ga naar een andere rij", "rij")

    case .yes: Keys("J", "antwoord ja", "ja")
    case .no: Keys("N", "antwoord nee", "nee")
    case .up: Keys("↑", "ga omhoog", "op")
    case .down: Keys("↓", "ga omlaag (ook Tab)", "neer")
    case .first: Keys("Home", "ga naar de eerste")
    case .last: Keys("End", "ga naar de laatste")
    case .choose: Keys("Enter", "kies", "kies")

    case .share: Keys("S", "deel het spel, zonder de letters", "deel")
    case .meaning: Keys("M", "lees wat het woord betekent", "uitleg")
    case .suggestion(let it): Keys(it.key.uppercased(), "kies \(it.title)", it.title)
    case .step: Keys("↑ ↓", "stap door het spel (ook ← → en spatie)", "stap")
    case .pageOfSteps: Keys("PgUp PgDn", "blader door de stappen")
    case .endsOfSteps: Keys("Home End", "ga naar de eerste stap, of naar het einde")
    case .shareStory: Keys("S", "deel hoe het ging, zonder het woord", "deel")
    case .replay: Keys("R", "zie het nog eens, bord voor bord", "herhaal")
    case .replayRow: Keys("Enter", "zie het nog eens, bord voor bord", "herhaal")
    case .stepOn: Keys("→", "een stap verder", "door")
    case .stepBack: Keys("←", "een stap terug", "terug")
    case .start: Keys("Home", "naar het begin", "begin")
    case .end: Keys("End", "naar het einde", "einde")

    case .tabs: Keys("← →", "blader naar andere scores", "tab")
    case .otherTable: Keys("PgUp PgDn", "naar een andere lijst, schurk of spellen", "meer")
    case .scrollGames: Keys("↑ ↓", "schuif, als niet alle spellen passen")
    case .story: Keys("1–9", "open het verhaal op die regel; 0 is voor de tiende", "verhaal")
    case .otherLevel: Keys("← →", "naar mensen, of een andere tegenstander", "tegenstander")
    case .names: Keys("↑ ↓", "ga door de namen", "namen")
    case .button: Keys("Tab", "ga naar de andere knop", "knop")
    case .pressButton: Keys("Enter", "druk op de knop", "ok")

    case .days: Keys("Pijlen", "ga door de dagen; op en neer per week", "dagen")
    case .pressOnDay: Keys("Enter", "druk op de knop: speel, of open een verhaal", "ok")

    case .par: Keys("Par", "de fouten van zorgvuldig spel: minder is onder par")
    case .score: Keys("Score", "fouten min par: hoe lager, hoe beter")
    case .points: Keys("Punten", "1 per getoonde plek; winst geeft lengte min fouten erbij")
    case .levels: Keys("Levels", "wie wint gaat door, met één fout minder speling")
    case .bar: Keys("Balk", "hoeveel er over waren; elke halvering één korter")
    }
  }
}
