extension Dutch {
  func text(_ message: PlainSetting) -> String {
    switch message {
    case .usage: "Veranderen kan met bijvoorbeeld: lengte 6, fouten 10, of gemeen uit."
    case .forNextGame: "Dat is voor het volgende spel."
    case .startsNext: "Het gaat in bij het volgende spel; dit gaat door zoals het is."
    case .startsWithNew: "Het gaat in bij het volgende spel. Typ nieuw om te beginnen."
    case .phrase(let length): "een uitdrukking van \(counted(length, .character))"
    case .inPlay(let what, let allowed, let evil):
      "Dit spel: \(what), \(counted(allowed, .mistake)) toegestaan, gemeen \(evil)."
    case .choice(let command, let names):
      "Voor een andere typ je \(command) en \(listed(names, or: true))."
    case .list(let title, let count, let noun): "Lijst: \(title), \(counted(count, noun))."
    case .noSuchList(let name): "\(name.map { "Een lijst \($0)" } ?? "Zo'n lijst") is er niet."
    case .anyCategory: "Categorie: alle."
    case .noSuchCategory(let name):
      "\(name.map { "Een categorie \($0)" } ?? "Zo'n categorie") is er niet."
    case .onlyForPhrases: "Alleen uitdrukkingen hebben een categorie. Typ eerst lijst zegswijzen."
    case .tooFewAlike: "Er lijken er te weinig op elkaar om uit te wijken, dus kies ik er een."
    case .length(let length): "Woordlengte: \(counted(length, .letter))."
    case .variedLength(let lengths): "Woordlengte: gevarieerd, \(listedLengths(lengths, .letter))."
    case .lengthUsage: "Veranderen kan met bijvoorbeeld: lengte 6, of lengte gevarieerd."
    case .lengthIsDrawn: "De lengte loot ik. Typ voor woorden eerst lijst webster."
    case .noWordOfLength(let length): "Geen woord heeft \(length ?? "zoveel") letters."
    case .lengths(let lengths): "Er zijn woorden van \(listedLengths(lengths, .letter))."
    case .movedLength(let wanted, let length):
      "Woorden van \(counted(wanted, .letter)) staan er niet in; de lengte is nu \(length)."
    case .allowed(let count): "Toegestane fouten: \(count)."
    case .difficulty(let name): "Moeilijkheid: \(name)."
    case .missesUsage: "Veranderen kan met bijvoorbeeld: fouten 10, of fouten gewoon."
    case .outOfRange(let number, let range):
      "\(number ?? "Dat") kan niet. Kies er \(range.lowerBound)\(to)\(range.upperBound)."
    case .notANumber(let text): "\(text ?? "Dat") is geen getal."
    case .evilOff: "Gemeen is uit: ik kies een woord en blijf erbij."
    case .evilOn: "Gemeen is aan: ik wijk uit, en lieg nooit."
    case .evilAs(let setter):
      "Gemeen is aan, en ik ben de \(setter.localizedName). \(setter.expectation)"
    case .evilUsage:
      "Veranderen kan met gemeen aan, gemeen uit, of gemeen en een naam, zoals gemeen engel."
    case .evilSwitch(let text): "Gemeen is aan of uit, niet \(text ?? "dat")."
    case .languageUsage: "Ik spreek Nederlands. Typ voor Engels: language english."
    case .languageSpoken: "Voortaan spreek ik Nederlands."
    case .meterOn: "De teller is aan."
    case .meterOff: "De teller is uit."
    case .meterSwitch(let text): "De teller is aan of uit, niet \(text ?? "dat")."
    }
  }

  func text(_ message: Printed) -> String {
    switch message {
    case .noGame: "Er is nog geen spel uitgespeeld."
    case .noWin: "Er is nog geen spel gewonnen."
    case .noRun: "Geen reeks heeft nog een level gewonnen."
    case .withHints: "met hints"
    case .anyCategory: "alle categorieën"
    case .allGames: "Alle spellen"
    case .par(let par): "par \(par)"
    case .score(let score): "score \(signed(score))"
    case .mistakes(let count, let allowed): "\(count) van \(counted(allowed, .mistake))"
    case .won: "gewonnen"
    case .lost: "verloren"
    case .figures(let games, let since, let won, let percent):
      "\(counted(games, .game))\(since.map { " sinds \($0)" } ?? ""), \(grouped(won)) gewonnen: "
        + "\(percent) procent."
    case .streaks(let now, let best):
      "Op rij gewonnen: nu \(grouped(now)), op zijn best \(grouped(best))."
    case .byMistakes: "Spellen per aantal fouten:"
    case .count(let games, let mistakes): "\(grouped(games)) met \(mistakes)"
    case .categories(let list): "De categorieën van \(list):"
    }
  }

  var listHeadings: [String] { ["lijst", "titel", "aantal", "lengtes", "bron"] }
}
