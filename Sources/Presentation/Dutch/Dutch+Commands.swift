extension Dutch {
  func words(for command: PlainCommand) -> CommandWords {
    switch command {
    case .guess: ([], "E: een letter alleen is een gok")
    case .solve:
      (["oplossen", "/"], "oplossen beer: zeg wat het hele woord is; / beer doet hetzelfde")
    case .word: (["woord", "uitdrukking"], "woord: het woord tot nu toe")
    case .letters: (["letters"], "letters: welke letters gebruikt zijn, en welke nog niet")
    case .hint: (["hint"], "hint: wat een hint kost; met hint ja neem je hem")
    case .meter: (["teller"], "teller: hoeveel woorden ik nog heb; na elke gok met teller aan")
    case .next: (["volgend", "volgend level"], "volgend: na winst het volgende level")
    case .new: (["nieuw", "nieuw spel"], "nieuw: geef spel en reeks op, en begin een ander")
    case .waiting:
      (["wachtend"], "wachtend: wat je liet liggen; verder 1 en weg 1 gaan over de eerste")
    case .resume: (["verder"], nil)
    case .drop: (["weg", "laat vallen"], nil)
    case .daily: (["dagspel"], "dagspel: het spel van de dag, of hoe dat afliep")
    case .story: (["verhaal", "biecht"], "verhaal: na het spel, wat ik bij elke gok deed")
    case .share: (["delen", "deel"], "delen: na het spel, een regel om aan anderen te laten zien")
    case .define: (["betekenis"], "betekenis bear: wat een Engels woord betekent, of het antwoord")
    case .settings: (["instellingen"], "instellingen: waarmee het volgende spel gaat")
    case .list: (["lijst"], "lijst zegswijzen: voortaan uitdrukkingen, of een andere lijst")
    case .category: (["categorie"], "categorie planten: voortaan uitdrukkingen over planten")
    case .length: (["lengte"], "lengte 8: voortaan woorden van 8 letters")
    case .variedLength: ([], "lengte gevarieerd: elk spel een andere lengte")
    case .misses: (["fouten", "moeilijkheid"], "fouten 8: voortaan verlies je bij 8 fouten")
    case .difficulty:
      ([], "fouten gewoon: wat zorgvuldig spel kost, en 2 meer; mild geeft er 4 meer, zwaar 1")
    case .evil: (["gemeen"], "gemeen uit: ik kies een woord en blijf erbij")
    case .evilOn: ([], "gemeen aan: ik houd alle woorden, en wijk uit")
    case .character:
      ([], "gemeen engel: dat doe ik dan als de Engel; gemeen alleen noemt ze allemaal")
    case .language: (["taal"], "taal english: voortaan spreek ik Engels")
    case .scores: (["scores"], "scores: de beste spellen")
    case .games: (["spellen"], "spellen: de laatste spellen; verhaal 2 gaat over het tweede")
    case .runs: (["reeksen"], "reeksen: de beste reeksen")
    case .stats: (["cijfers", "statistieken"], "cijfers: wat alle spellen hebben opgeleverd")
    case .quit: (["stop", "stoppen"], "stop: ermee ophouden; het spel gaat later verder")
    case .help: (["hulp", "help", "?"], "hulp: deze lijst")
    case .addition: ([], "E: een letter alleen komt achter het begin")
    case .challenge: (["uitdagen"], "uitdagen: beweer dat geen woord zo begint, als uitdagen mag")
    case .answer: ([], "koning: een woord, als je uitgedaagd bent; opgeven noemt er geen")
    case .giveUp: (["opgeven"], nil)
    case .fragment: (["woord", "begin"], "woord: het begin, en wie aan zet is")
    case .rule: (["regel", "regels"], "regel: wie er verliest")
    case .newRound: (["nieuw", "nieuwe ronde"], "nieuw: geef deze ronde op voor een andere")
    case .quitGhost: (["stop", "stoppen"], "stop: ermee ophouden")
    case .ghostHelp: (["?", "hulp", "help"], "?: deze lijst")
    }
  }

  func text(_ word: PlainWord) -> String {
    switch word {
    case .on: "aan"
    case .off: "uit"
    case .yes: "ja"
    case .sure: "zeker"
    case .drop: "weg"
    case .varied: "gevarieerd"
    case .any: "alle"
    }
  }

  func typedName(ofList id: String) -> String? {
    ["english": "engels", "dutch": "nederlands", "phrases": "zegswijzen", "file": "bestand"][id]
  }

  func source(ofList id: String) -> String? {
    [
      "english": "SCOWL, zonder namen", "dutch": "OpenTaal, zonder namen",
      "phrases": "WordNet 3.0, en eigen werk",
    ][id]
  }
}
