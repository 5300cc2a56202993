import HangmanModel
import Words

extension Dutch {
  func text(_ message: ConfessionMessage) -> String {
    switch message {
    case .hint(let name): "Een hint voor een fout: \(name)."
    case .letter(let letter, let isYes): "\(isYes ? "Ja," : "Geen") \(letter)."
    case .dodge(let letter, let count, let noun): "Geen \(letter): \(counted(count, noun)) weg."
    case .nowhere(let letter, _): "Geen \(letter): die zat nergens in."
    case .favour(let letter): "Ja, \(letter): dankzij mij."
    case .lastHad(let letter, let noun): "Ja, \(letter): zo zat die in \(last(noun))."
    case .allHad(let letter): "Ja, \(letter): die stond overal zo."
    case .forced(let letter): "Ja, \(letter): ik kon niet anders."
    case .granted(let letter): "Ja, \(letter): die gunde ik je."
    case .said(let word, let isRight): "\(word): dat was het\(isRight ? "" : " niet")."
    case .last(let word, let noun): "\(word): \(last(noun))."
    case .saidByFavour(let word): "\(word): dankzij mij."
    case .dropped(let word): "\(word): liet ik vallen."
    case .neverHeld(let word): "\(word): had ik niet."
    case .held(let count, let noun): "Ik had \(counted(count, noun))."
    case .kept(let step, let noun): "Ik hield \(share(step, noun))."
    case .insteadOfOne(let step, let noun, let other):
      "Ik hield \(share(step, noun)), niet de groep van \(grouped(other))."
    case .insteadOfMany(let step, let noun, let others, let most):
      "Ik hield \(share(step, noun)); de grootste van \(grouped(others)) andere had \(grouped(most))."
    case .fitted(let words, let count): "\(words) \(count == 1 ? "paste" : "pasten") nog."
    case .without(let letter): "geen \(letter)"
    case .places(let letter, let count): "\(letter) op \(counted(count, .place))"
    case .keptGroup(let line): "\(line), hield ik"
    case .moreWays(let count): "en nog \(grouped(count)) \(count == 1 ? "groep" : "groepen")"
    case .better(let letter, let worth, let isSure):
      "De beste was \(isSure ? "" : "misschien ")\(letter): \(worth)."
    case .cost(let letter, let isSure): "\(letter) kostte je \(isSure ? "" : "misschien ")een fout."
    case .choseNone(let noun): "Ik koos geen \(name(of: noun, 1))."
    case .gaveOne(let isSure): "Je gaf \(isSure ? "" : "misschien ")je enige foute letter cadeau."
    case .wasAfter(let word, _): "Je dacht aan iets als \(word); weg ermee."
    case .honestFromHere(let noun): "Nog maar één \(name(of: noun, 1)): vanaf hier was ik eerlijk."
    case .aloneFitted(let noun): "Vanaf hier paste nog maar één \(name(of: noun, 1))."
    case .keptFewer: "Ik hield minder: ik tel jouw fouten, niet mijn woorden."
    case .proof(let word): "Bewijs: bij \(word) klopt alles."
    case .possible(let word): "Het had nog \(word) kunnen zijn."
    case .best(let letter, let worth, let isSure):
      "\(letter) was \(isSure ? "" : "misschien ")de beste letter: \(worth)."
    case .noBetter(let letter, let worth): "Niets was beter dan \(letter): \(worth)."
    case .perhaps(let worth): "misschien \(worth)"
    case .wasIn(let some, let all): "die zat in \(share(some, of: all))"

    case .end(let it): "\(it.status == .won ? "gewonnen" : "verloren"), \(it.misses)/\(it.allowed)"
    case .atEnd(let count, let noun): "Einde: \(counted(count, noun))"
    case .chosenAtEnd(let noun): "Einde: mijn \(name(of: noun, 1))"
    case .gaveNothing(let wrong, let isPerfect):
      "Je gaf niets cadeau: \(forcing(isPerfect)) minstens \(counted(wrong, .mistake))."
    case .gaveAll(let wrong): "Je gaf alle \(wrong) foute letters cadeau."
    case .gaveUnknown(let wrong): "Hoeveel van je \(wrong) fouten cadeau waren, reken ik niet uit."
    case .gave(let given, let wrong, let forced, let isPerfect):
      "Van \(wrong) foute letters gaf je er \(given) cadeau"
        + (forced == 0 ? "." : "; \(forcing(isPerfect)) er minstens \(forced).")
    case .atMost(let most): "hooguit \(most)"
    case .between(let least, let most): "\(least) tot \(most)"
    case .trueOfLast(let word, let noun): "Elk antwoord klopt voor \(word), \(last(noun))."
    case .trueOfFew(let words, _): "Elk antwoord klopt voor \(listed(words))."
    case .trueOfMany(let count, let noun, let word):
      "Elk antwoord klopt voor alle \(counted(count, noun)) die over zijn, zoals \(word)."
    case .chosen(let word): "Ik koos \(word) voor je begon te raden, en bleef erbij."
    case .unwinnable(let all, let par): "Niet te doen met \(counted(all, .mistake)): par is \(par)."
    case .madeToPar(let misses, let par): "Je maakte \(counted(misses, .mistake)); par is \(par)."
    case .listChanged: "De lijst is intussen anders; ik telde met de nieuwe."
    case .honest(let word): "Was ik eerlijk geweest, dan was het \(word): "
    case .foundHonestly(let misses): "dat vind je zo \(some(misses))."
    case .lostHonestly: "dat verlies je ook."
    case .openHonestly(let misses): "dat vind je zo niet, \(some(misses))."
    case .worth: "Par geldt tegen mij, de waarde van een letter tegen een volmaakte schurk."
    case .replay(let command): "Om het terug te zien: \(command)"
    case .untellable: "Dat spel is niet na te vertellen: de woorden of de lijst zijn er niet meer."
    }
  }

  private func last(_ noun: Noun) -> String {
    noun == .word ? "het laatste woord" : "de laatste uitdrukking"
  }

  private func some(_ misses: Int) -> String {
    misses == 0 ? "zonder fout" : "met \(counted(misses, .mistake))"
  }

  private func forcing(_ isPerfect: Bool) -> String {
    "tegen \(isPerfect ? "mij" : "een volmaakte schurk") maakt iedereen"
  }
}
