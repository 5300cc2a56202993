import HangmanModel

extension Dutch {
  var weekdays: [String] {
    ["Maandag", "Dinsdag", "Woensdag", "Donderdag", "Vrijdag", "Zaterdag", "Zondag"]
  }

  var months: [String] { Self.months }

  var briefMonths: [String] {
    ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]
  }

  func text(_ message: DailyMessage) -> String {
    switch message {
    case .title: "DAGSPEL"
    case .titleOf(let day): "Dagspel \(brief(day))"
    case .game(let day, let parts): "\(weekdays[day.weekday]): \(parts.joined(separator: ", "))."
    case .par(let par): "par \(par)"
    case .open: "Nog niet gespeeld. Je hebt één kans."
    case .unsure(let day, let latest):
      "Je laatste dagspel was \(brief(latest)). Is het nu echt \(brief(day))? Dan heb je één kans."
    case .begun: "Je bent begonnen, en het wacht op je."
    case .elsewhere: "Het staat open in een ander venster."
    case .played(let result):
      "\(result.isWon ? "Gewonnen" : "Verloren") met \(share(result.misses, result.allowed))."
    case .notPlayed: "Niet gespeeld."
    case .past(let latest): "Je begon \(brief(latest)) al: eerdere dagen zijn dicht."
    case .doubtful(let latest):
      "Je begon \(brief(latest)), een dag die nog moet komen: liep je klok fout? "
        + "Eerdere dagen zijn dicht tot die dag weg is."
    case .onDay(let day): "\(weekdays[day.weekday]) \(text(day))."
    case .streak(let count, let best): "\(grouped(count)) op rij, record \(grouped(best))."
    case .briefStreak(let count): "\(grouped(count)) op rij"
    case .howToPlay(let command): "Typ \(command) om het te spelen."
    case .howToDrop(let command): "Typ \(command) om de dagen te wissen die nog moeten komen."
    case .dropQuestion(let latest):
      "De dagen tot en met \(brief(latest)) wissen die nog moeten komen? "
        + "Hun spellen blijven bewaard, maar gelden niet meer als dagspel."
    case .keepIt: "Houden"
    case .dropIt, .dropInTitle: "Wissen"
    case .goOn: "Verder"
    case .play: "Spelen"
    case .done: "Klaar"
    case .story: "Verhaal"
    case .legend: "● winst  × verlies  ○ bezig  · leeg"
    case .waits: "Het dagspel wacht op je."
    }
  }

  /// Mistakes that were made, of those that were allowed.
  private func share(_ misses: Int, _ allowed: Int) -> String {
    "\(misses) van \(counted(allowed, .mistake))"
  }

  func text(_ message: WaitingMessage) -> String {
    switch message {
    case .friendsWord: "woord van een vriend"
    case .notScored: "telt niet"
    case .level(let level): "level \(grouped(level))"
    case .left(let left, let allowed): "\(left) van \(allowed) over"
    case .justNow: "zojuist"
    case .ago(let count, let noun): "\(counted(count, noun)) geleden"
    case .menu(let count): "In de wacht (\(count))"
    case .heading: "In de wacht:"
    case .headingOfLatest(let count): "De laatste van \(count) in de wacht:"
    case .goOn: "Verder spelen"
    case .wait: "Laten wachten"
    case .run(let figures): "De reeks staat op \(figures)."
    case .dropped(true): "Dat spel is gewist."
    case .dropped(false):
      "Dat spel is niet gewist: het is een dagspel, staat elders open, of is al afgelopen."
    }
  }

  func text(_ message: CodeMessage) -> String {
    switch message {
    case .fault(.mistyped): "Er zit een tikfout in die code: geen spel heeft hem."
    case .fault(.tooLong): "Dat is te lang voor een code."
    case .fault(.otherVersion): "Die code is van een andere versie van dit spel."
    case .fault(.needsList):
      "Die code is voor iemands eigen woordenlijst: noem het bestand met --words."
    case .fault(.otherList(let list)):
      "Die code is voor een andere woordenlijst dan \(list.localizedTitle)."
    case .fault(.changedList(let list)):
      "Die code is voor een andere versie van de lijst \(list.localizedTitle): "
        + "de woorden zijn sindsdien veranderd."
    case .fault(.unplayable): "Het spel van die code kan niet met deze woorden gespeeld zijn."
    case .ofReplay: "Dat is de code van een heel spel: hangman replay laat het zien."
    case .ofWord: "Dat is de code van een woord om te raden: hangman play begint ermee."
    case .ofGame: "Dat is de code van een spel om te spelen: hangman play begint ermee."
    case .otherEdition(let setter, let isEarlier, let command):
      "\(against(setter, isEarlier)). \(command) begint hetzelfde spel."
    case .sameBeginning(let setter, let isEarlier):
      "\(against(setter, isEarlier)): het begint gelijk, maar kan anders verdergaan."
    case .replay: "herhaling"
    case .step(let index, let count): "Stap \(index)/\(count)."
    case .begins: "Het spel begint."
    }
  }

  private func against(_ setter: Setter, _ isEarlier: Bool) -> String {
    "Dat spel ging tegen een \(isEarlier ? "eerdere" : "latere") \(setter.localizedName)"
  }

  func text(_ message: ShareMessage) -> String {
    switch message {
    case .end(let parts, let result):
      "Galgje (\(parts.joined(separator: ", "))): \(result.isWon ? "gewonnen" : "verloren") met "
        + share(result.misses, result.allowed) + (result.par.map { ", par \($0)." } ?? ".")
    case .held(let first, let last, let noun, true): "\(grouped(first))→\(counted(last, noun))."
    case .held(let first, let last, let noun, false):
      "Van \(grouped(first)) naar \(counted(last, noun))."
    case .playToday: "Speel mee: hangman daily"
    case .beatMe(let command): "Versla me: \(command)"
    case .sameRun(let command): "Begin dezelfde reeks: \(command)"
    case .sent(true): "Het staat op het klembord, en hier als je stopt."
    case .sent(false): "Je krijgt het te zien als je stopt."
    case .friendsCode(let word): "Raad mijn woord: hangman play \(word.code())"
    case .codeHides: "De code verbergt het woord voor het oog, niet voor wie het wil weten."
    }
  }

  func text(_ message: FriendMessage) -> String {
    switch message {
    case .title: "WOORD VOOR EEN VRIEND"
    case .set: "Klaar"
    case .word: "Woord"
    case .soFar(let count): "Nu \(counted(count, .letter))."
    case .signs: "Letters, spaties, streepjes en apostroffen mogen erin."
    case .full(let count):
      "\(counted(count, .letter)), en vol: er passen \(FriendWord.longest) tekens in."
    case .briefFull(let count): "\(counted(count, .letter)). Vol."
    case .allowed: "Fouten"
    case .briefAllowed: "Fouten"
    case .losesGame: "Met zoveel fouten is het spel verloren."
    case .briefLoses: "Bij zoveel verlies je."
    case .then: "Daarna"
    case .here: "hier"
    case .handOver: "Geef het toetsenbord door als het klaar is."
    case .briefHere: "Op dit toetsenbord."
    case .code: "een code"
    case .briefCode: "Een code om te geven."
    case .refusal: "Typ eerst een woord: minstens één letter van A tot Z."
    case .briefRefusal: "Typ eerst een woord."
    }
  }
}
