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
    case .isItTheAnswer(let input):
      "\(input) is geen opdracht. Is het je antwoord? Typ er dan oplossen voor."
    case .notACommand(let input): "\(input) is geen opdracht. Raad één letter, of typ hulp."
    case .over: "Het spel is voorbij. Typ nieuw voor een ander."
    case .overBefore(let level):
      "Het spel is voorbij. Typ volgend voor level \(level), of nieuw voor een ander."
    case .levelGoesOn: "Dit level is nog niet voorbij."
    case .noNextLevel: "Er is geen volgend level. Typ nieuw voor een ander spel."
    case .howToTakeHint: "Typ hint ja om hem te nemen."
    case .howToSolve: "Weet je het, typ dan bijvoorbeeld: oplossen beer."
    case .mistakesLeft(1): "Nog 1 fout over: bij de volgende verlies je."
    case .mistakesLeft(let count): "Nog \(counted(count, .mistake)) over."
    case .hit(let letter, let places) where places.count == 1:
      "Ja, er is één \(letter), op plek \(places[0])."
    case .hit(let letter, let places):
      "Ja, de \(letter) staat er \(places.count) keer, op plek \(listed(places))."
    case .noneUsed: "Er is nog geen letter gebruikt."
    case .used(let letters, _): "Goed: \(letters)."
    case .missed(let letters, _): "Fout: \(letters)."
    case .unused(let letters): "Nog niet gebruikt: \(letters)."
    case .noneUnused: "Er is geen letter meer over."
    case .spelled(let word, let letters, _): "Het was \(word): \(letters)."
    case .spelledOne(let word, let letters): "Het had \(word) kunnen zijn: \(letters)."
    case .noneWaits: "Er wacht geen ander spel."
    case .howToGoOn: "Typ bijvoorbeeld verder 1 om ermee door te gaan, of weg 1."
    case .mistakes(let count, let allowed):
      "Je maakte \(count == 0 ? "geen" : "\(count)") van de \(allowed) toegestane fouten."
    case .chosenBefore: "Het stond al vast voor je eerste gok."
    case .began(let count, let noun): "Ik begon met \(counted(count, noun))."
    case .held(let steps):
      "Ik had er nog \(listed(steps.map { "\(grouped($0.count)) na \($0.move)" }))."
    case .gaveUp: "Je gaf het vorige spel op."
    case .place(let place, false): "Dat is nummer \(place) van de scores."
    case .place(let place, true): "Dat is nummer \(place) van de spellen met hints."
    case .notAmongBest(let count): "Het hoort niet bij de beste \(count) spellen."
    case .nextLevel(let level, let spare, let points):
      "Typ volgend voor level \(level)"
        + (spare == 0 ? "" : ", met \(counted(spare, .mistake)) speling")
        + "; je hebt \(counted(points, .point))."
    case .newEndsRun: "Typ nieuw om de reeks te verruilen voor een ander spel, of stop."
    case .new: "Typ nieuw voor een ander spel, of stop."
    case .storyComesLater: "Het verhaal hoor je als het spel voorbij is."
    case .storyNumber: "Typ verhaal en het nummer van een spel, zoals spellen het noemt."
    case .storyExample: "Typ bijvoorbeeld verhaal 1 om te horen hoe een spel ging."
    case .friendsWord: "Het woord kwam van een vriend."
    case .shareLater: "Delen kan als het spel voorbij is."
    case .defineExample: "Typ bijvoorbeeld: betekenis bear."
    case .noMeaning(let word): "Van \(word ?? "zoiets") is hier geen betekenis bekend."
    case .step(let step, let count, let told): "Stap \(step) van \(count): \(told)"
    case .wasWon: "Het werd gewonnen."
    case .wasLost: "Het werd verloren."
    case .cell(nil): "leeg"
    case .cell(let cell?): Self.signs[cell] ?? String(cell)
    case .allBlank(let count): "\(counted(count, .letter)), alle leeg."
    case .places(let letter, let places): "\(letter) op \(listed(places))"
    case .restBlank: "de rest leeg"
    case .ghostGreeting: "Spook. Typ een letter voor achter het begin, of ? voor alle opdrachten."
    case .roundResumed: "Hier is de ronde die je liet liggen; typ nieuw voor een andere."
    case .dictionary(let list): "Het woordenboek is \(list)."
    case .players(let one, let two): "\(one) speelt tegen \(two)."
    case .fragment(let letters): "Het begin is \(letters)."
    case .newRound: "Een nieuwe ronde."
    case .playAgain: "Typ nieuw voor nog een ronde, of stop."
    case .roundIsOver: "De ronde is voorbij. Typ nieuw voor een andere, of stop."
    case .orGiveUp: "Of typ opgeven."
    case .nothingToChallenge: "Er valt nog niets uit te dagen."
    case .needsChallenges: "Zonder --challenges valt er niets uit te dagen."
    case .oneLetter: "Typ één letter van A tot Z, of ? voor alle opdrachten."
    }
  }

  private static let signs: [Character: String] = [
    " ": "spatie", "-": "streepje", "'": "apostrof", ".": "punt", ",": "komma",
    "/": "schuine streep", "&": "en-teken",
  ]
}
