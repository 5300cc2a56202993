import WordFiles

extension Dutch {
  func text(_ message: StoreMessage) -> String {
    switch message {
    case .forgotten(let path, let why):
      "Opslaan\(path.map { " in \($0)" } ?? "") lukt niet: \(reason(why)). "
        + "Het spel gaat door, maar wordt straks vergeten."
    case .stoppedSaving(let path, let why):
      "Opslaan in \(path) is mislukt: \(reason(why)). "
        + "Het spel gaat door, maar wat nu nog komt, wordt vergeten."
    case .setAside(let path, let movedTo, let isNewer):
      "De bewaarde spellen in \(path) zijn "
        + (isNewer ? "van een nieuwere versie van dit spel" : "beschadigd en niet te lezen")
        + ". Ze staan nu in \(movedTo), en er is een nieuw bestand begonnen."
    case .locked(let path): "Een ander programma houdt \(path) bezet; even wachten."
    case .unreadable(let path, let why):
      "De scores\(path.map { " in \($0)" } ?? "") zijn niet te lezen: \(reason(why))."
    case .adviceOnDamaged:
      "Start het spel er één keer mee, dan wordt het beschadigde bestand opzijgezet."
    case .adviceOnNewer: "Die versie kan ze wel laten zien."
    case .missing(let path): "In \(path) is niets bewaard: dat bestand is er niet."
    }
  }

  private func reason(_ reason: StoreReason) -> String {
    switch reason {
    case .noHome: "HOME is niet ingesteld; met --store noem je een bestand"
    case .notAFile: "dat is geen bestand"
    case .foreign: "dat bestand is van een ander programma"
    case .damaged: "het bestand is beschadigd"
    case .newer: "het bestand is van een nieuwere versie van dit spel"
    case .readOnly: "daar mag niet geschreven worden"
    case .full: "de schijf is vol"
    case .busy: "een ander programma houdt het bezet"
    case .gone: "het bestand is verplaatst of gewist"
    case .notSetAside(let isNewer):
      "\(self.reason(isNewer ? .newer : .damaged)) en kon niet opzijgezet worden"
    case .system(let text): text
    case .database(let code): "SQLite geeft fout \(code)"
    }
  }

  func text(_ message: FaultMessage) -> String {
    switch message {
    case .noTerminal(let command):
      "Spelen kan alleen als stdin en stdout een terminal zijn; \(command) --plain kan zonder."
    case .tooFewFiles(let count):
      "Er mogen te weinig bestanden tegelijk open zijn: het spel heeft er \(count) nodig naast de "
        + "standaardstromen. Verhoog de grens met ulimit -n 64."
    case .output(let reason): "De uitvoer kan niet geschreven worden: \(reason)."

    case .unnamedTerminal: "TERM is niet ingesteld, dus de terminal is onbekend. \(instead)"
    case .unknownTerminal(let name):
      "De terminal \(name) (TERM) is hier onbekend. Probeer TERM=xterm-256color hangman, "
        + "of speel met hangman --plain."
    case .incapableTerminal(let name):
      "De terminal \(name) (TERM) kan geen tekst op zijn plaats zetten. \(instead)"
    case .failedTerminal(let name): "Curses start niet op de terminal \(name) (TERM). \(instead)"

    case .wordFile(.missing, let path): "\(path): dat bestand is er niet."
    case .wordFile(.unreadable(let reason), let path):
      "\(path): het bestand is niet te lezen (\(reason))."
    case .wordFile(.empty, let path): "\(path): het bestand is leeg."
    case .wordFile(.neitherListNorText, let path):
      "\(path): het bestand is geen property list van strings, en ook geen tekst in UTF-8."
    case .wordFile(.binaryPropertyList, let path):
      "\(path): een binaire property list leest het spel niet. Omzetten kan op een Mac met plutil "
        + "-convert xml1 BESTAND, en elders met plistutil -i BESTAND -o NIEUW, uit het pakket "
        + "libplist-utils van Debian."
    case .wordFile(.noUsableWord, let path): "\(path): in het bestand staat geen speelbaar woord."
    case .wordFile(.tooLarge, let path):
      "\(path): het bestand heeft meer dan \(largestWordFile >> 20) MiB, te veel voor een "
        + "woordenlijst."
    case .skipped(1, let path):
      "1 regel van \(path) doet niet mee: er staat geen letter van A tot Z in, of een teken dat "
        + "het spel niet kent, of hij heeft meer dan \(ReadWords.longestLength) tekens."
    case .skipped(let count, let path):
      "\(grouped(count)) regels van \(path) doen niet mee: er staat geen letter van A tot Z in, of "
        + "een teken dat het spel niet kent, of ze hebben meer dan \(ReadWords.longestLength) tekens."
    case .tooShortForGhost(let path, let minimum):
      "\(path): Spook heeft een woord van \(minimum) letters of meer nodig, en dat staat er "
        + "niet in."
    case .tooLongForGhost(let path, let letters):
      "\(path): de woorden hebben samen \(grouped(letters)) letters of meer, te veel voor Spook."
    case .noWord: "Er is geen woord om mee te spelen."

    case .typeFriendWord: "Typ een woord of uitdrukking voor je vriend; je ziet het niet staan."
    case .noFriendWord(let longest):
      "Dat kun je niet opgeven: het mogen hoogstens \(longest) letters, spaties, streepjes en "
        + "apostrofs zijn, met minstens één letter."
    case .friendWordMissing: "Er kwam geen woord."
    case .noMeaning(let text):
      "Van \(text) is hier geen betekenis bekend. Probeer de vorm uit het woordenboek, zoals MOUSE "
        + "voor MICE."
    case .hintNeedsWords: "hangman hint kent woorden, geen uitdrukkingen: noem een andere lijst."
    case .noWordOfLength(let length):
      "Geen woord heeft \(counted(length, .character)), zoals het patroon."
    }
  }

  private var instead: String { "Speel met hangman --plain, of zet TERM op je terminal." }
}
