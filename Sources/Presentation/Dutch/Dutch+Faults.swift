import ProgramModel
import WordFiles

extension Dutch {
  func text(_ message: FaultMessage) -> String {
    switch message {
    case .store(.inMemory(let path, let fault)):
      "Opslaan\(path.map { " in \($0)" } ?? "") lukt niet: \(text(.file(fault))). Niets blijft bewaard."
    case .store(.stoppedSaving(let path, let fault)):
      "Opslaan in \(path) is mislukt: \(text(.file(fault))). Vanaf hier blijft niets bewaard."
    case .store(.setAside(let path, let movedTo, let reason)):
      "De spellen in \(path) zijn \(reason == .newer ? "van een nieuwere versie" : "beschadigd"). "
        + "Ze staan nu in \(movedTo), en er is een nieuw bestand begonnen."
    case .locked(let path): "Een ander programma houdt \(path) bezet; even wachten."
    case .unreadable(let path, let why):
      "De scores\(path.map { " in \($0)" } ?? "") zijn niet te lezen: \(why)."
    case .adviceOnDamaged: "Start het spel er één keer mee: dat zet het kapotte bestand opzij."
    case .adviceOnNewer: "Die versie kan ze wel laten zien."
    case .missing(let path): "In \(path) is niets bewaard: dat bestand is er niet."

    case .file(.noHome): "HOME is niet ingesteld; met --store noem je een bestand"
    case .file(.notAFile): "dat is geen bestand"
    case .file(.foreign): "dat bestand is van een ander programma"
    case .file(.damaged): "het bestand is beschadigd"
    case .file(.newer): "het bestand is van een nieuwere versie van dit spel"
    case .file(.readOnly): "daar mag niet geschreven worden"
    case .file(.full): "de schijf is vol"
    case .file(.busy): "een ander programma houdt het bezet"
    case .file(.gone): "het bestand is verplaatst of gewist"
    case .file(.notSetAside(.damaged)): "\(text(.file(.damaged))) en kon niet opzijgezet worden"
    case .file(.notSetAside(.newer)): "\(text(.file(.newer))) en kon niet opzijgezet worden"
    case .file(.system(let why)): why
    case .file(.database(let code)): "SQLite geeft fout \(code)"

    case .noTerminal(let name): "stdin en stdout zijn geen terminal; \(name) --plain kan zonder."
    case .tooFewFiles(let count):
      "Er mogen te weinig bestanden open zijn: het spel vraagt er \(count). Probeer ulimit -n 64."
    case .output(let reason): "De uitvoer kan niet geschreven worden: \(reason)."

    case .unnamedTerminal: "TERM is niet ingesteld, dus de terminal is onbekend. \(instead)"
    case .unknownTerminal(let name):
      "De terminal \(name) (TERM) is onbekend. Probeer TERM=xterm-256color, of \(command("--plain"))."
    case .incapableTerminal(let name): "\(name) (TERM) kan geen tekst plaatsen. \(instead)"
    case .noCurses(let name): "Curses start niet op de terminal \(name) (TERM). \(instead)"

    case .wordFile(.missing, let path): "\(path): dat bestand is er niet."
    case .wordFile(.unreadable(let why), let path): "\(path): het bestand is onleesbaar (\(why))."
    case .wordFile(.empty, let path): "\(path): het bestand is leeg."
    case .wordFile(.neitherListNorText, let path):
      "\(path): het bestand is geen property list van strings, en ook geen tekst in UTF-8."
    case .wordFile(.binaryPropertyList, let path):
      "\(path): een binaire property list leest het spel niet. Omzetten kan op een Mac met plutil "
        + "-convert xml1 BESTAND, of met plistutil -i BESTAND -o NIEUW (Debian: libplist-utils)."
    case .wordFile(.noUsableWord, let path): "\(path): in het bestand staat geen speelbaar woord."
    case .wordFile(.tooLarge, let path):
      "\(path): meer dan \(largestWordFile >> 20) MiB is te veel."
    case .skipped(1, let path):
      "1 regel van \(path) valt af: zonder letter, met een raar teken, of te lang."
    case .skipped(let count, let path):
      "\(grouped(count)) regels van \(path) vallen af: zonder letter, met rare tekens, of te lang."
    case .tooShortForGhost(let path, let minimum):
      "\(path): Spook heeft een woord van \(minimum) letters of meer nodig, en dat is er niet."
    case .tooLongForGhost(let path, let letters):
      "\(path): de woorden hebben samen \(grouped(letters)) letters of meer, te veel voor Spook."
    case .noWord: "Er is geen woord om mee te spelen."

    case .typeFriendWord: "Typ een woord of uitdrukking voor je vriend; je ziet het niet staan."
    case .noFriendWord(let longest):
      "Dat kan niet: hooguit \(longest) letters, spaties, streepjes of apostrofs, met één letter."
    case .friendWordMissing: "Er kwam geen woord."
    case .tryOtherForm: "Probeer de vorm uit het woordenboek, zoals MOUSE voor MICE."
    }
  }

  private var instead: String { "Speel met \(command("--plain")), of noem je terminal in TERM." }
}
