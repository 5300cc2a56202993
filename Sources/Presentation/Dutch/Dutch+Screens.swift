extension Dutch {
  func text(_ text: ScreenText) -> String {
    switch text {
    case .pressAnyKey: "Druk op een toets."
    case .tooSmall(let width, let rows): "Te klein: het spel vraagt \(width)×\(rows). Het wacht."
    case .more(let arrows): "\(arrows) meer"

    case .level(let level, let points): "level \(grouped(level)) · \(grouped(points)) pt."
    case .par(let par): "par \(par)"

    case .of(let part, let whole): "\(part) van \(whole)"
    case .left(let left, let allowed): "\(left) van \(allowed) over"
    case .held(let count, let noun): "nog \(counted(count, noun))"
    case .category(let name): "Categorie: \(name)"
    case .at(let places): "op \(listed(places.map(String.init)))"

    case .typeLetter: "Typ een letter, of kies er een met de pijlen."
    case .onlyLetters: "Raden kan alleen met A tot en met Z."
    case .noPaste: "Plakken is geen raden. Typ letter voor letter."
    case .solving: "Enter: zeg het. Esc: terug."
    case .noHint: "Dan geen hint. Raad maar."

    case .introduction: "Gemeen: ik kies geen woord, hou alles open en wijk uit."
    case .shortIntroduction: "Gemeen: ik wijk steeds uit."

    case .countIsSecret: "De teller hou ik weer voor mezelf."
    case .settingsWait, .fromNextGame: "Dit geldt vanaf het volgende spel."
    case .runGoesOn: "Dit geldt vanaf een nieuw spel; je reeks gaat door zoals hij begon."
    case .givesUpGame: "Dit spel opgeven?"
    case .beginsAnother: "Een ander spel beginnen?"

    case .unscored: "Dit spel telt niet mee."
    case .noWin: "Nog geen winst. De eerste komt hier."
    case .noGame: "Nog geen spel uitgespeeld."
    case .isNumber(let place): "dit spel is nummer \(grouped(place))"
    case .mistakes(let misses, let allowed): "\(misses)/\(allowed)"
    case .rate(let wins, let percent): "\(grouped(wins)) gewonnen (\(percent)%)"
    case .streak(let streak): "\(grouped(streak)) op rij"
    case .bestStreak(let streak): "record \(grouped(streak))"
    case .since(let day): "sinds \(day)"

    case .atOnce: "Dit verandert meteen."
    case .list(let count, let noun): "\(counted(count, noun)). Vanaf het volgende spel."

    case .variedLengths(let first, let last): "elk spel anders, \(first) tot \(last)"
    case .words(let count, let length, let lost):
      (lost.map { "Geen woord heeft \(counted($0, .letter)), dus nu: " } ?? "")
        + "\(counted(count, .word)) van \(counted(length, .letter))"
    case .waysOfLength: "Enter: elk spel een andere lengte. Pijlen: een vaste."
    case .tooFewAlike(let count): "\(counted(count, .phrase)); te weinig om uit te wijken"
    case .waysOfDifficulty: "Enter: mild, gewoon, zwaar. Pijlen: een eigen getal."

    case .evil(let isOn): isOn ? "kiest geen woord, wijkt uit" : "kiest een woord, blijft erbij"
    case .meter(let isOn): isOn ? "zegt hoeveel woorden ik heb" : "hoeveel ik er heb is geheim"
    case .voice(let isOn): isOn ? "geeft commentaar" : "zegt alleen wat er gebeurt"
    case .animation(let isOn): isOn ? "schermen draaien en schuiven" : "schermen wisselen meteen"
    case .mouse(let isOn): isOn ? "klik toetsen, sleep knoppen" : "selecteert, zoals de terminal"
    case .conduct(let setter): "Hij \(setter.conduct)."
    case .characterWaits: "Alleen met gemeen aan."

    case .briefFromNextGame: "Vanaf het volgende spel."
    case .briefWords(let count, let length, let lost):
      "Geen met \(lost), dus \(grouped(count)) van \(counted(length, .letter))"
    case .briefWaysOfLength: "Enter: elk spel anders."
    case .briefWaysOfDifficulty: "Enter: milder, zwaarder."
    }
  }

  func words(for line: KeyLine) -> KeyWords {
    switch line {
    case .help: KeyWords("?", "toon deze hulp", "hulp")
    case .leaveProgram: KeyWords("Ctrl-C", "stop; het spel wacht")
    case .pauseProgram: KeyWords("Ctrl-Z", "pauze; fg gaat door")
    case .scroll: KeyWords("↑ ↓", "schuif", "schuif")
    case .anyKey: KeyWords("elke toets", "sluit", "sluit")
    case .otherKeys: KeyWords("andere toets", "sluit", "sluit")

    case .back: KeyWords("Esc", "ga terug", "terug")
    case .done: KeyWords("Esc", "klaar: ga terug", "klaar")
    case .menu: KeyWords("Esc", "open het menu", "menu")
    case .leave: KeyWords("Esc", "terug", "terug")
    case .leaveScores: KeyWords("Esc", "terug naar het spel (ook Enter)", "klaar")
    case .leaveCalendar: KeyWords("Esc", "klaar: terug naar het spel", "klaar")
    case .leaveReplay: KeyWords("Esc", "verlaat de herhaling", "weg")

    case .press: KeyWords("Enter", "druk op wat gekozen is", "druk")
    case .toButtons: KeyWords("Tab", "ga door naar de knoppen", "knoppen")
    case .backwards: KeyWords("Shift-Tab", "ga terug")
    case .amongButtons: KeyWords("← →", "ga naar een andere knop (ook Tab)", "knoppen")
    case .otherButton: KeyWords("← →", "ga naar een andere knop (ook Tab)", "andere knop")

    case .guess: KeyWords("A–Z", "raad een letter", "raad")
    case .pick: KeyWords("Pijlen", "wijs een toets aan", "kies")
    case .solve: KeyWords("/", "zeg het hele woord", "zeg")
    case .hint: KeyWords("+", "vraag een hint, die kost een fout", "hint")
    case .meter: KeyWords("=", "toon of verberg hoeveel woorden er over zijn")
    case .givenUpStory: KeyWords("<", "hoor het verhaal van het spel dat je opgaf", "verhaal")
    case .say: KeyWords("Enter", "zeg het", "zeg")
    case .takeHint: KeyWords("Enter", "neem de hint", "neem")
    case .addLetter: KeyWords("A–Z", "zet er een letter bij", "letter erbij")
    case .challenge: KeyWords("!", "daag uit: zo begint geen woord", "daag uit")

    case .row: KeyWords("↑ ↓", "ga naar een andere rij (ook Tab)", "rij")
    case .change: KeyWords("← →", "een meer of minder", "wijzig")
    case .changeByFive: KeyWords("PgUp PgDn", "vijf meer of minder")
    case .digits: KeyWords("0–9", "typ een getal")
    case .ends: KeyWords("Home End", "ga naar het minste, het meeste")
    case .type: KeyWords("A–Z", "typ", "typ")
    case .delete: KeyWords("Backspace", "wis het laatste teken", "wis")
    case .usedBefore: KeyWords("← →", "kies wat eerder gebruikt is", "andere")
    case .leaveText: KeyWords("↑ ↓", "ga naar een andere rij", "rij")

    case .yes: KeyWords("J", "antwoord ja", "ja")
    case .no: KeyWords("N", "antwoord nee", "nee")
    case .up: KeyWords("↑", "ga omhoog", "op")
    case .down: KeyWords("↓", "ga omlaag (ook Tab)", "neer")
    case .first: KeyWords("Home", "ga naar de eerste")
    case .last: KeyWords("End", "ga naar de laatste")
    case .choose: KeyWords("Enter", "kies", "kies")

    case .share: KeyWords("S", "deel het spel, zonder de letters", "deel")
    case .meaning: KeyWords("M", "lees wat het woord betekent", "uitleg")
    case .suggestion(let it): KeyWords(it.key.uppercased(), "speel met \(it.title)", it.title)
    case .step: KeyWords("↑ ↓", "stap door het spel (ook ← → en spatie)", "stap")
    case .pageOfSteps: KeyWords("PgUp PgDn", "sla een bladzij stappen om")
    case .endsOfSteps: KeyWords("Home End", "ga naar de eerste stap, of naar het einde")
    case .shareStory: KeyWords("S", "deel hoe het ging, en niets van het woord", "deel")
    case .replay: KeyWords("R", "zie het nog eens, bord voor bord", "opnieuw")
    case .stepOn: KeyWords("→", "een stap verder", "door")
    case .stepBack: KeyWords("←", "een stap terug", "terug")
    case .start: KeyWords("Home", "naar het begin", "begin")
    case .end: KeyWords("End", "naar het einde", "eind")

    case .tabs: KeyWords("← →", "naar de beste of laatste spellen, reeksen of statistiek", "tab")
    case .otherTable: KeyWords("PgUp PgDn", "naar een andere lijst, schurk of spellen", "meer")
    case .scrollGames: KeyWords("↑ ↓", "schuif, als niet alle spellen passen")
    case .story: KeyWords("1–9", "open het verhaal op die regel; 0 is voor de tiende", "verhaal")
    case .otherLevel: KeyWords("← →", "naar mensen, of naar een ander level", "ander level")
    case .names: KeyWords("↑ ↓", "ga door de namen", "namen")
    case .button: KeyWords("Tab", "ga naar de andere knop", "knop")
    case .pressButton: KeyWords("Enter", "druk op de knop", "druk")

    case .days: KeyWords("Pijlen", "wandel door de dagen, per week op en neer", "dagen")
    case .pressOnDay: KeyWords("Enter", "druk op de knop: speel, of open een verhaal", "druk")

    case .par: KeyWords("Par", "de fouten van zorgvuldig spel: minder is onder par")
    case .points: KeyWords("Punten", "1 per getoonde plek; wie wint krijgt de lengte min fouten")
    case .levels: KeyWords("Levels", "wie wint gaat door, met een fout minder boven par")
    case .bar: KeyWords("Balk", "hoeveel er over waren; de helft is een stap korter")
    }
  }
}
