import HangmanModel

extension Dutch {
  var weekdays: [String] {
    ["Maandag", "Dinsdag", "Woensdag", "Donderdag", "Vrijdag", "Zaterdag", "Zondag"]
  }

  var months: [String] {
    [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
      "oktober", "november", "december",
    ]
  }

  var briefMonths: [String] { months.map { $0 == "maart" ? "mrt" : String($0.prefix(3)) } }

  func text(_ message: DailyMessage) -> String {
    switch message {
    case .open: "Nog niet gespeeld. Je hebt één kans."
    case .unsure(let day, let latest):
      "Je laatste dagspel was \(brief(latest)). Is het nu echt \(brief(day))? Dan heb je één kans."
    case .begun: "Je bent begonnen, en het wacht op je."
    case .elsewhere: "Het staat open in een ander venster."
    case .over(let isWon, let mistakes): "\(isWon ? "Gewonnen" : "Verloren") met \(mistakes)."
    case .notPlayed: "Niet gespeeld."
    case .past(let latest): "Je begon aan \(brief(latest)): eerdere dagen zijn dicht."
    case .doubtful(let latest):
      "Je begon aan \(brief(latest)): stond je klok fout? Tot die weg is, zijn eerdere dagen dicht."
    case .onDay(let day): "\(weekdays[day.weekday]) \(text(day))."
    case .howToPlay(let command): "Typ \(command) om het te spelen."
    case .howToDrop(let command): "Typ \(command) om de dagen te wissen die nog moeten komen."
    case .dropQuestion(let latest):
      "De dagen tot en met \(brief(latest)) wissen? Hun spellen blijven, maar niet als dagspel."
    case .legend: "● winst  × verlies  ○ bezig  · leeg"
    case .waits: "Het dagspel wacht op je."
    }
  }

  func text(_ message: ShareMessage) -> String {
    switch message {
    case .end(let isWon, let mistakes): "\(isWon ? "gewonnen" : "verloren") met \(mistakes)"
    case .to: " naar "
    case .playToday: "Speel mee: \(command("daily"))"
    case .beatMe(let command): "Versla me: \(command)"
    case .sameRun(let command): "Begin dezelfde reeks: \(command)"
    case .sent(true): "Het staat op het klembord; je ziet het als je stopt."
    case .sent(false): "Je krijgt het te zien als je stopt."
    case .friendsCode(let word): "Raad mijn woord: \(command("play \(word.code())"))"

    case .soFar(let count): "Nu \(counted(count, .letter))."
    case .signs: "Letters, spaties, streepjes en apostrofs mogen erin."
    case .full(let count): "\(counted(count, .letter)), en vol (\(FriendWord.longest) tekens)."
    case .briefFull(let count): "\(counted(count, .letter)). Vol."

    case .fault(.mistyped): "Er zit een tikfout in die code: geen spel heeft hem."
    case .fault(.tooLong): "Dat is te lang voor een code."
    case .fault(.otherVersion): "Die code is van een andere versie van dit spel."
    case .fault(.needsList): "Die code vraagt een eigen woordenlijst: noem het bestand met --words."
    case .fault(.otherList(let it)): "Die code is voor een andere lijst dan \(it.localizedTitle)."
    case .fault(.changedList(let it)): "\(it.localizedTitle) is veranderd sinds die code."
    case .fault(.unplayable): "Het spel van die code kan niet met deze woorden gespeeld zijn."
    case .ofReplay: "Dat is de code van een heel spel: \(command("replay")) laat het zien."
    case .ofWord: "Dat is de code van een woord om te raden: \(command("play")) begint ermee."
    case .ofGame: "Dat is de code van een spel om te spelen: \(command("play")) begint ermee."
    case .ofEdition(let setter, let isEarlier):
      "Dat spel ging tegen een \(isEarlier ? "eerdere" : "latere") \(setter.localizedName)"
    case .otherEdition(let told, let command): "\(told). \(command) begint hetzelfde spel."
    case .sameBeginning(let told): "\(told): het begint gelijk, maar kan anders verdergaan."
    case .step(let index, let count): "Stap \(index)/\(count)"
    case .begins: "Het spel begint."
    }
  }
}
