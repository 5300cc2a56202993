extension Dutch {
  func text(_ message: PlainMessage) -> String {
    switch message {
    case .greeting: "Galgje. Typ een letter om te raden, of hulp voor alle opdrachten."
    case .goodbye: "Tot ziens."
    case .gameGoesOn: "Dit spel gaat een volgende keer verder."
    case .levelWaits(let level): "Level \(level) wacht op de volgende keer."
    case .roundGoesOn: "Deze ronde gaat een volgende keer verder."
    case .commands: "Typ een van deze, en Enter."
    case .standsAlone(let name): "Er is niets gedaan. Zet \(name) op een eigen regel."
    case .empty: "Die regel was leeg. Typ een letter, of hulp."
    case .unfit: "Dat is geen letter van A tot Z, en geen opdracht. Typ één letter, of hulp."
    case .notALetter(let input): "\(input) is geen letter. Typ er een van A tot Z, of hulp."
    case .answer(let input): "\(input) is geen opdracht. Is het je antwoord? Zet oplossen ervoor."
    case .notACommand(let input): "\(input) is geen opdracht. Raad één letter, of typ hulp."
    case .over(nil): "Het spel is voorbij. Typ nieuw voor een ander."
    case .over(let next?): "Het spel is voorbij. Typ volgend voor level \(next), of nieuw."
    case .levelGoesOn: "Dit level is nog niet voorbij."
    case .noNextLevel: "Er is geen volgend level. Typ nieuw voor een ander spel."
    case .howToTakeHint: "Typ hint ja om hem te nemen."
    case .howToSolve: "Weet je het, typ dan bijvoorbeeld: oplossen beer."
    case .mistakesLeft(1): "Nog 1 fout over: bij de volgende verlies je."
    case .mistakesLeft(let count): "Nog \(counted(count, .mistake)) over."
    case .hit(let letter, let places): "Ja, de \(letter) staat op plek \(listed(places))."
    case .noneUsed: "Er is nog geen letter gebruikt."
    case .used(let letters, _): "Goed: \(letters)."
    case .missed(let letters, _): "Fout: \(letters)."
    case .unused(let letters): "Nog niet gebruikt: \(letters)."
    case .noneUnused: "Er is geen letter meer over."
    case .spelled(let word, let letters, _): "Het was \(word): \(letters)."
    case .spelledOne(let word, let letters): "Het had \(word) kunnen zijn: \(letters)."
    case .noneWaits: "Er wacht geen ander spel."
    case .howToGoOn: "Typ bijvoorbeeld verder 1 om ermee door te gaan, of wis 1."
    case .mistakes(let made, let all):
      "Je maakte \(counted(made, .mistake)), van \(all) toegestaan."
    case .chosenBefore: "Het stond al vast voor je eerste gok."
    case .began(let count, let noun): "Ik begon met \(counted(count, noun))."
    case .held(let told): "Ik had er \(listed(told.map { "\(grouped($0.count)) na \($0.move)" }))."
    case .gaveUp: "Je gaf het vorige spel op."
    case .place(let place, false): "Dat is nummer \(place) in de scores."
    case .place(let place, true): "Dat is nummer \(place) van de spellen met hints."
    case .notAmongBest(let count): "Het hoort niet bij de beste \(count) spellen."
    case .nextLevel(let level, let spare, let points):
      "Typ volgend voor level \(level)\(spare); je hebt \(counted(points, .point))."
    case .newEndsRun: "Typ nieuw om de reeks te verruilen voor een ander spel, of stop."
    case .new: "Typ nieuw voor een ander spel, of stop."
    case .storyComesLater: "Het verhaal hoor je als het spel voorbij is."
    case .storyNumber: "Typ verhaal en het nummer van een spel, zoals spellen het noemt."
    case .storyExample: "Typ bijvoorbeeld verhaal 1 om te horen hoe een spel ging."
    case .shareLater: "Delen kan als het spel voorbij is."
    case .defineExample: "Typ bijvoorbeeld: betekenis bear."
    case .noMeaning(let word): "Van \(word ?? "zoiets") is hier geen betekenis bekend."
    case .ended(let isWon): "Dit spel is \(isWon ? "gewonnen" : "verloren")."
    case .cell(nil): "leeg"
    case .cell(let cell?): Self.signs[cell] ?? String(cell)
    case .allBlank(let count): "\(counted(count, .letter)), alle leeg."
    case .restBlank: "de rest leeg"
    case .ghostGreeting: "Spook. Typ een letter om erachter te zetten, of ? voor alle opdrachten."
    case .roundResumed: "Hier is de ronde die je liet liggen; typ nieuw voor een andere."
    case .dictionary(let list): "Het woordenboek is \(list)."
    case .players(let one, let two): "\(one) speelt tegen \(two)."
    case .fragment(let letters): "Het begin is \(letters)."
    case .newRound: "Een nieuwe ronde."
    case .playAgain: "Typ nieuw voor nog een ronde, of stop."
    case .roundIsOver: "De ronde is voorbij. Typ nieuw voor een andere, of stop."
    case .orGiveUp: "Of typ opgeven."
    case .needsChallenges: "Zonder --challenges valt er niets uit te dagen."
    case .oneLetter: "Typ één letter van A tot Z, of ? voor alle opdrachten."

    case .noWin: "Er is nog geen spel gewonnen."
    case .noRun: "Nog geen reeks met een gewonnen level is voorbij."
    case .figures(let games, let since, let won, let percent):
      "\(counted(games, .game))\(since.map { " sinds \($0)" } ?? ""), \(grouped(won)) gewonnen: "
        + "\(percent) procent."
    case .streaks(let now, let best): "Op rij gewonnen: nu \(grouped(now)), ooit \(grouped(best))."
    case .byMistakes: "Spellen per aantal fouten:"
    case .count(let games, let mistakes): "\(grouped(games)) met \(mistakes)"
    case .categories(let list): "De categorieën van \(list):"

    case .usage: "Veranderen kan met bijvoorbeeld: lengte 6, fouten 10, of gemeen uit."
    case .forNextGame: "Dat is voor het volgende spel."
    case .startsNext: "Het gaat in bij het volgende spel; dit gaat door zoals het is."
    case .startsWithNew: "Het gaat in bij het volgende spel. Typ nieuw om te beginnen."
    case .phrase(let length): "een uitdrukking van \(counted(length, .character))"
    case .inPlay(let what, let allowed, let evil):
      "Dit spel: \(what), \(counted(allowed, .mistake)) toegestaan, gemeen \(evil)."
    case .choice(let word, let names): "Kies met \(word) en dan \(listed(names, or: true))."
    case .list(let title, let count, let noun): "Lijst: \(title), \(counted(count, noun))."
    case .noSuchList(let name): "\(name.map { "Een lijst \($0)" } ?? "Zo'n lijst") is er niet."
    case .noSuchCategory(let name): "Er is geen categorie \(name ?? "die zo heet")."
    case .onlyForPhrases: "Alleen uitdrukkingen hebben een categorie. Typ eerst lijst zegswijzen."
    case .tooFewAlike: "Er lijken er te weinig op elkaar om uit te wijken, dus kies ik er een."
    case .variedLength(let lengths): "Woordlengte: gevarieerd, \(listedLengths(lengths, .letter))."
    case .lengthUsage: "Veranderen kan met bijvoorbeeld: lengte 6, of lengte gevarieerd."
    case .lengthIsDrawn: "De lengte bepaalt het lot. Typ voor woorden eerst lijst webster."
    case .noWordOfLength(let length): "Geen woord heeft \(length ?? "zoveel") letters."
    case .lengths(let lengths): "Er zijn woorden van \(listedLengths(lengths, .letter))."
    case .movedLength(let old, let new): "Geen woord heeft \(old) letters; de lengte is nu \(new)."
    case .difficulty(let name): "Moeilijkheid: \(name)."
    case .missesUsage: "Veranderen kan met bijvoorbeeld: fouten 10, of fouten gewoon."
    case .outOfRange(let it, let low, let high): "\(it ?? "Dat") kan niet. Kies \(low)\(to)\(high)."
    case .notANumber(let text): "\(text ?? "Dat") is geen getal."
    case .evilOff: "Gemeen is uit: ik kies een woord en blijf erbij."
    case .evilOn: "Gemeen is aan: ik wijk uit, en lieg nooit."
    case .evilAs(let who): "Gemeen is aan, en ik ben de \(who.localizedName). \(who.expectation)"
    case .evilUsage: "Veranderen kan met gemeen aan, gemeen uit, of een naam, zoals gemeen engel."
    case .evilSwitch(let text): "Gemeen is aan of uit, niet \(text ?? "dat")."
    case .languageUsage: "Ik spreek Nederlands. Typ voor Engels: language english."
    case .languageSpoken: "Voortaan spreek ik Nederlands."
    case .meterSwitch(let text): "De teller is aan of uit, niet \(text ?? "dat")."
    case .meter(let isOn): "De teller is \(isOn ? "aan" : "uit")."
    }
  }

  private static let signs: [Character: String] = [
    " ": "spatie", "-": "streepje", "'": "apostrof", ".": "punt", ",": "komma",
    "/": "schuine streep", "&": "en-teken",
  ]

  var listHeadings: [String] { ["lijst", "titel", "aantal", "lengtes", "bron"] }

  func words(for command: PlainCommand) -> CommandWords {
    switch command {
    case .guess: ([], "E: een losse letter is een gok")
    case .solve: (["oplossen", "/"], "oplossen beer: zeg wat het hele woord is; of kort / beer")
    case .word: (["woord", "uitdrukking"], "woord: het woord tot nu toe")
    case .letters: (["letters"], "letters: welke letters gebruikt zijn, en welke nog niet")
    case .hint: (["hint"], "hint: wat een hint kost; met hint ja neem je hem")
    case .meter: (["teller"], "teller: hoeveel ik er nog heb; teller aan zegt het na elke gok")
    case .next: (["volgend", "volgend level"], "volgend: na winst het volgende level")
    case .new: (["nieuw", "nieuw spel"], "nieuw: geef spel en reeks op, en begin een ander")
    case .waiting: (["wachtend"], "wachtend: wat er wacht; verder 1 en wis 1 gaan over het eerste")
    case .resume: (["verder"], nil)
    case .drop: (["wis", "weg", "laat vallen"], nil)
    case .daily: (["dagspel"], "dagspel: het spel van de dag, of hoe dat afliep")
    case .story: (["verhaal", "biecht"], "verhaal: na het spel, wat ik bij elke gok deed")
    case .share: (["delen", "deel"], "delen: na het spel, een regel om aan anderen te laten zien")
    case .define: (["betekenis"], "betekenis bear: wat een Engels woord betekent")
    case .settings: (["instellingen"], "instellingen: waarmee het volgende spel gaat")
    case .list: (["lijst"], "lijst zegswijzen: voortaan uitdrukkingen, of een andere lijst")
    case .category: (["categorie"], "categorie planten: voortaan uitdrukkingen over planten")
    case .length: (["lengte"], "lengte 8: voortaan woorden van 8 letters")
    case .variedLength: ([], "lengte gevarieerd: elk spel een andere lengte")
    case .misses: (["fouten", "moeilijkheid"], "fouten 8: voortaan verlies je bij 8 fouten")
    case .difficulty: ([], "fouten gewoon: wat opletten kost, en 2 meer; mild geeft er 4, zwaar 1")
    case .evil: (["gemeen"], "gemeen uit: ik kies een woord en blijf erbij")
    case .evilOn: ([], "gemeen aan: ik houd alle woorden, en wijk uit")
    case .character: ([], "gemeen engel: dan doe ik dat als de Engel; gemeen alleen noemt ze alle")
    case .language: (["taal"], "taal english: voortaan spreek ik Engels")
    case .scores: (["scores"], "scores: de beste spellen")
    case .games: (["spellen"], "spellen: de laatste spellen; verhaal 2 gaat over het tweede")
    case .runs: (["reeksen"], "reeksen: de beste reeksen")
    case .stats: (["cijfers", "statistieken"], "cijfers: wat alle spellen hebben opgeleverd")
    case .everyone: (["iedereen"], nil)
    case .playerName: (["naam"], nil)
    case .quit: (["stop", "stoppen"], "stop: ermee ophouden; het spel gaat later verder")
    case .help: (["hulp", "help", "?"], "hulp: deze lijst")
    case .addition: ([], "E: een losse letter komt achter het begin")
    case .challenge: (["uitdagen"], "uitdagen: beweer dat geen woord zo begint, als uitdagen mag")
    case .answer: ([], "koning: een woord, als je uitgedaagd bent; opgeven als je niets weet")
    case .giveUp: (["opgeven"], nil)
    case .fragment: (["woord", "begin"], "woord: het begin, en wie aan zet is")
    case .rule: (["regel", "regels"], "regel: wie er verliest")
    case .newRound: (["nieuw", "nieuwe ronde"], "nieuw: geef deze ronde op voor een andere")
    case .ghostScores: (["scores"], "scores: wie het meest gewonnen heeft")
    case .quitGhost: (["stop", "stoppen"], "stop: ermee ophouden")
    case .ghostHelp: (["?", "hulp", "help"], "?: deze lijst")
    }
  }
}
