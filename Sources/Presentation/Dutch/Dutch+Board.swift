import HangmanModel
import Words

extension Dutch {
  func text(_ message: GameMessage) -> String {
    switch message {
    case .resumed: "Welkom terug. Hier ligt je spel nog."
    case .anotherWaits: "Er wacht nog een spel op je."
    case .cannotGoOn: "Dat spel kan niet verder: het is open in een ander venster, of al voorbij."
    case .thinking: "Ik denk na…"
    case .friendsWord: "Een vriend koos dit woord."
    case .chosen(let noun): "Ik heb een \(name(of: noun, 1)) gekozen."
    case .guess: "Raad een letter."
    case .tooFewAlike(nil): "Te weinig uitdrukkingen lijken op elkaar; ik heb er een gekozen."
    case .tooFewAlike(let it?): "Bij \(it.localizedName) lijkt te weinig op elkaar; ik koos er een."
    case .holding(let count?, let noun, let shape, _):
      "Ik heb \(counted(count, noun)) \(text(shape))."
    case .holding(nil, let noun, let shape, let isFirst):
      "Ik heb al mijn \(isFirst ? "" : "andere ")\(name(of: noun, 2)) \(text(shape))."
    case .ofLetters(let length): "van \(counted(length, .letter))"
    case .ofSigns(let isOne): isOne ? "dat er zo uitziet" : "die er zo uitzien"
    case .ofShape: "van deze vorm"
    case .held(let count, let noun): "Ik heb nog \(counted(count, noun))."
    case .heldChosen: "Ik heb er één, en daar blijf ik bij."
    case .undecidedCategory: "De categorie houd ik nog even open."
    case .givenUp: "Je gaf het op."
    case .givenUpStory: "< toont het verhaal."
    case .hopeless(let all, let par): "Met \(counted(all, .mistake)) win ik altijd: par is \(par)."
    case .risky(let all, let par): "\(counted(all, .mistake)) kan te weinig zijn: par is \(par)."
    case .askAllTheSame: "Toch spelen?"
    case .beginning(let par, let isGreatest): isGreatest ? "Par tot \(par): " : "Par \(par): "
    case .conduct(let spare): spare.map { "\($0) boven par" } ?? "vast getal"

    case .found: "Geraden!"
    case .over: "Het spel is voorbij."
    case .hit(let letter, 1): "Ja, er is één \(letter)."
    case .hit(let letter, let count): "Ja, \(count) keer de \(letter)."
    case .missed(let letter): "Geen \(letter)."
    case .noMistakesLeft: "Je fouten zijn op."
    case .repeated(let letter): "De \(letter) had je al; het kost je niets."
    case .wrong: "Nee, dat is het niet."
    case .said: "Dat zei je al; het kost je niets."
    case .unfit: "Dat past niet."
    case .length(_, let all, let said): "Nodig: \(counted(all, .letter)), geen \(grouped(said))."
    case .invalid: "Er kunnen alleen letters in, en de tekens op het bord."
    case .shown(let shown, let said, nil): "Waar jij een \(said) hebt, staat \(shown)."
    case .shown(let shown, let said, let place?): "Letter \(place) is \(shown), geen \(said)."
    case .lacked(let letter): "Er zit geen \(letter) in."
    case .allShown(let letter, nil): "Nee: elke \(letter) staat er al."
    case .allShown(let letter, let place?): "Niet op \(place): elke \(letter) staat er al."
    case .safeHint: "Een hint kost een fout; de letter klopt zeker."
    case .riskyHint: "Een hint kost een fout; geen letter is veilig."
    case .fatalHint: "Nu geen hint: die prijs kost je het spel."
    case .noHint: "Een hint kost een fout, en je hebt er nog maar één over."
    case .howToTakeHint: "Enter neemt hem, Esc niet."
    case .hint(let name): "De hint is \(name)."
    case .openHint(let name): "De hint was \(name). Raad die eerst."
    case .atMost(0): "geen fouten meer"
    case .atMost(let most): "nog hooguit \(counted(most, .mistake))"
    case .perhapsOnly(let most, let least): "\(most), misschien maar \(least)"
    case .advice(let letter, let worth, .thisGame): "\(letter): \(worth)."
    case .advice(let letter, let worth, .anyVillain): "\(letter): \(worth), bij elke schurk."
    case .advice(let letter, let worth, .anyWord): "\(letter): \(worth), bij elk woord."
    case .paid(let advice): "Probeer \(advice)"

    case .justNow: "zojuist"
    case .ago(let count, let noun): "\(counted(count, noun)) geleden"
    case .menu(let count): "In de wacht (\(count))"
    case .heading: "In de wacht:"
    case .headingOfLatest(let count): "De laatste van \(count) in de wacht:"
    case .run(let figures): "De reeks staat op \(figures)."
    case .dropped(true): "Dat spel is gewist."
    case .dropped(false): "Dat spel blijft: het is een dagspel, staat elders open, of is voorbij."
    }
  }

  func text(_ message: EndMessage) -> String {
    switch message {
    case .found(let word, let misses, let allowed, let standing):
      "Je vond \(word) \(misses == 0 ? "zonder fouten" : "met \(mistakes(misses, allowed))")"
        + (standing.map { ", \($0)." } ?? ".")
    case .answer(let word, _): "Het was \(word)."
    case .answers(let words): "Het had \(listed(words, or: true)) kunnen zijn."
    case .answerOrOthers(let word, 1, _): "Het was \(word), of nog één ander."
    case .answerOrOthers(let word, let others, _):
      "Het was \(word), of een van de \(grouped(others)) andere."
    case .heldOne(let noun): "Ik had al die tijd maar één \(name(of: noun, 1))."
    case .held(let count, let noun, let last):
      "Ik begon met \(counted(count, noun)), en hield er \(last == 1 ? "één" : grouped(last)) over."
    case .best: "Je beste spel hier tot nu toe."
    case .days(let streak, let best):
      "\(text(ScreenText.streak(streak)).capitalized), \(text(ScreenText.bestStreak(best)))."
    case .placeAmongAll(let place): "Nummer \(grouped(place)) van iedereen hier."
    case .streak(let wins, false): "Je won \(grouped(wins)) keer op rij."
    case .streak(let wins, true): "Je won \(grouped(wins)) keer op rij, vaker dan ooit."
    case .firstStory: "Hoe ik dat deed? Verhaal vertelt het."
    case .meaning(let it): "\(it.word) (\(Self.kinds[it.kind] ?? it.kind)): \(it.text)"
    case .meaningOfForm(let word, let meaning): "\(word): van \(text(EndMessage.meaning(meaning)))"
    case .villain(let setter): "de \(setter.localizedName)"
    case .unknownWord: "Dat woord kent bijna niemand."
    case .sameLetters: "Weer dezelfde letters?"
    case .suggestion(let title, let key): "Kies met \(key) \(title)."
    case .typedSuggestion(let title, let command): "Typ voor \(title) \(command), en dan nieuw."
    case .toPar(0): "op par"
    case .toPar(let score): "\(spelled(abs(score))) \(score > 0 ? "boven" : "onder") par"
    case .score(let standing, let par): "Dat is \(standing), en par is \(par)."

    case .spare(let spare): "\(counted(spare, .mistake)) speling"
    case .withSpare(let spare): ", met \(text(EndMessage.spare(spare)))"
    case .next(let level, let points, let spare):
      "Nu komt level \(grouped(level))\(spare); je hebt \(counted(points, .point))."
    case .complete(let noun, let figures):
      "Je hebt alle \(name(of: noun, 2)) van deze soort gevonden. De reeks is compleet: \(figures)."
    case .ended(let figures): "Einde van de reeks: \(figures)."
    case .rank(let rank): "Dat is nummer \(rank) van de beste reeksen van deze soort."
    case .from(let mistakes): "vanaf \(counted(mistakes, .mistake))"
    }
  }

  /// Of words, as dictionaries shorten them.
  private static let kinds = ["noun": "zn.", "verb": "ww.", "adj.": "bn.", "adv.": "bw."]

  func words(for verdict: ParVerdict) -> (text: String, brief: String) {
    switch verdict {
    case .cannotBeLost: ("op letters verlies je niet.", "nooit verlies.")
    case .mayBeTooFew(let allowed): ("\(allowed) kan te weinig zijn.", "te weinig?")
    case .cannotBeWon(let allowed): ("met \(allowed) is het niet te winnen.", "niet te winnen.")
    case .mayBeLost(let allowed): ("\(allowed) is misschien niet genoeg.", "te weinig?")
    case .perfect: ("zoveel kost volmaakt spel.", "volmaakt spel.")
    case .noMistake: ("wie oplet, maakt geen fout.", "als je oplet.")
    case .noMore: ("wie oplet, maakt niet meer.", "als je oplet.")
    case .aboutThat: ("wie oplet, zit daar dichtbij.", "als je oplet.")
    }
  }

}
