extension Dutch {
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

    case .tabs:
      KeyWords(
        "← →", "naar de beste spellen of reeksen, de laatste spellen of de statistiek", "tab")
    case .otherTable:
      KeyWords("PgUp PgDn", "naar een andere lijst of schurk, of naar andere spellen", "meer")
    case .scrollGames: KeyWords("↑ ↓", "schuif, als niet alle spellen passen")
    case .story:
      KeyWords("1–9", "open het verhaal van het spel op die regel; 0 is voor het tiende", "verhaal")
    case .otherLevel: KeyWords("← →", "naar mensen, of naar een ander level", "ander level")
    case .names: KeyWords("↑ ↓", "ga door de namen", "namen")
    case .button: KeyWords("Tab", "ga naar de andere knop", "knop")
    case .pressButton: KeyWords("Enter", "druk op de knop", "druk")

    case .days: KeyWords("Pijlen", "wandel door de dagen, per week op en neer", "dagen")
    case .pressOnDay:
      KeyWords("Enter", "druk op de knop: speel het dagspel, of open een verhaal", "druk")

    case .par: KeyWords("Par", "de fouten van zorgvuldig spel: minder is onder par")
    case .points: KeyWords("Punten", "1 per getoonde plek; wie wint krijgt de lengte min fouten")
    case .levels: KeyWords("Levels", "wie wint gaat door, met een fout minder boven par")
    case .bar: KeyWords("Balk", "hoeveel er over waren; de helft is een stap korter")
    }
  }
}
