import HangmanModel
import Words

extension Dutch {
  func text(_ message: GameMessage) -> String {
    switch message {
    case .resumed: "Welkom terug. Hier ligt je spel nog."
    case .anotherWaits: "Er wacht nog een spel op je."
    case .cannotGoOn:
      "Dat spel kan niet verder: het is open in een ander venster, of al voorbij."
    case .thinking: "Hij denkt na…"
    case .friendsWord: "Een vriend koos dit woord."
    case .chosen(let noun): "Ik heb een \(name(of: noun, 1)) gekozen."
    case .guess: "Raad een letter."
    case .tooFewAlike(nil): "Te weinig uitdrukkingen lijken op elkaar; ik heb er een gekozen."
    case .tooFewAlike(let category?):
      "Onder \(category.localizedName) lijken er te weinig op elkaar; ik heb er een gekozen."
    case .holding(let count?, let noun, let shape, _):
      "Ik heb \(counted(count, noun)) \(text(shape, count))."
    case .holding(nil, let noun, let shape, let isFirst):
      "Ik heb al mijn \(isFirst ? "" : "andere ")\(name(of: noun, 2)) \(text(shape, 2))."
    case .held(let count, let noun): "Ik heb nog \(counted(count, noun))."
    case .heldChosen: "Ik heb er één, en daar blijf ik bij."
    case .category(let category): "Categorie: \(category.localizedName)."
    case .undecidedCategory: "Over de categorie ben ik er nog niet uit."
    case .undecided: "nog open"
    case .givenUp: "Je gaf het op."
    case .givenUpStory: "< toont het verhaal."
    }
  }

  private func text(_ shape: GameMessage.Shape, _ count: Int) -> String {
    switch shape {
    case .letters(let length): "van \(counted(length, .letter))"
    case .signs: count == 1 ? "dat er zo uitziet" : "die er zo uitzien"
    case .phrase: "van deze vorm"
    }
  }

  /// A noun behind what changes with its gender.
  func name(of noun: Noun, het: String, de: String) -> String {
    "\(noun == .phrase ? de : het) \(name(of: noun, 1))"
  }

  func text(_ message: MoveMessage) -> String {
    switch message {
    case .found: "Geraden!"
    case .over: "Het spel is voorbij."
    case .hit(let letter, 1): "Ja, er is één \(letter)."
    case .hit(let letter, let count): "Ja, de \(letter) staat er \(count) keer in."
    case .missed(let letter): "Geen \(letter)."
    case .lastMissed(let letter): "Geen \(letter). Je fouten zijn op."
    case .repeated(let letter): "De \(letter) had je al; het kost je niets."
    case .wrong: "Nee, dat is het niet."
    case .lastWrong: "Nee, dat is het niet. Je fouten zijn op."
    case .said: "Dat zei je al; het kost je niets."
    case .unfit: "Dat past niet."
    case .length(let noun, let length, let said):
      "\(name(of: noun, het: "Het", de: "De")) heeft \(counted(length, .letter)), geen \(grouped(said))."
    case .invalid: "Er kunnen alleen letters in, en de tekens op het bord."
    case .shown(let shown, let said, nil): "Waar jij een \(said) hebt, staat \(shown)."
    case .shown(let shown, let said, let place?): "Letter \(place) is \(shown), geen \(said)."
    case .lacked(let letter): "Er zit geen \(letter) in."
    case .allShown(let letter, nil): "Nee: elke \(letter) staat er al."
    case .allShown(let letter, let place?):
      "Letter \(place) is geen \(letter): elke \(letter) staat er al."
    case .safeHint: "Een hint kost een fout, en noemt een letter die klopt."
    case .riskyHint: "Een hint kost een fout, en geen letter is nu veilig."
    case .fatalHint: "Nu geen hint: die prijs kost je het spel."
    case .noHint: "Een hint kost een fout, en je hebt er nog maar één."
    case .howToTakeHint: "Enter neemt hem, Esc niet."
    case .hint(let name): "De hint is \(name)."
    case .openHint(let name): "De hint was \(name). Raad die eerst."
    case .advice(let letter, let misses, true): "\(letter): \(worth(of: misses))."
    case .advice(let letter, let misses, false):
      "\(letter): \(worth(of: misses)), welke schurk het ook is."
    case .paidAdvice(let letter, let misses, let isExact):
      "Probeer \(text(MoveMessage.advice(letter, misses, isExact: isExact)))"
    }
  }

  func worth(of misses: ClosedRange<Int>) -> String {
    let (least, most) = (misses.lowerBound, misses.upperBound)
    if most == 0 { return "geen fouten meer" }
    let told = "nog hooguit \(counted(most, .mistake))"
    return least == most ? told : "\(told), misschien maar \(least)"
  }
}
