extension Dutch {
  func text(_ label: Label) -> String {
    switch label {
    case .hangman: "Galgje"
    case .ghost: "Spook"
    case .resume: "Verder spelen"
    case .newGame: "Nieuw spel"
    case .daily: "Dagspel"
    case .settings: "Instellingen"
    case .scores: "Scores"
    case .wordForFriend: "Woord voor een vriend"
    case .quit: "Stoppen"
    case .done: "Klaar"

    case .nextLevel: "Volgend level"
    case .tryAgain: "Nog eens"
    case .comeBack: "Terug naar je spel"
    case .calendar: "Kalender"
    case .story: "Verhaal"
    case .share: "Delen"

    case .giveUp: "Opgeven"
    case .goOnPlaying: "Doorspelen"
    case .notYet: "Nog niet"
    case .notNow: "Nu niet"
    case .playIt: "Toch spelen"
    case .changeIt: "Aanpassen"

    case .mistakesLeft: "Fouten over"
    case .wrongLetters: "Foute letters"
    case .soFar: "Tot nu toe"
    case .bestGames: "Beste spellen"

    case .games: "Spellen"
    case .runs: "Reeksen"
    case .latest: "Laatste"
    case .statistics: "Statistiek"
    case .word: "Woord"
    case .length: "Lengte"
    case .par: "Par"
    case .mistakes: "Fouten"
    case .score: "Score"
    case .points: "Punten"
    case .levels: "Levels"
    case .date: "Datum"
    case .allGames: "alle spellen"
    case .allLists: "alle lijsten"
    case .withHints: "met hints"

    case .words: "Woorden"
    case .wordLength: "Woordlengte"
    case .category: "Categorie"
    case .mistakesAllowed: "Toegestane fouten"
    case .evil: "Gemeen"
    case .character: "Karakter"
    case .language: "Taal"
    case .meter: "Teller"
    case .voice: "Stem"
    case .animation: "Animatie"
    case .mouse: "Muis"
    case .keyboard: "Toetsenbord"
    case .nextGame: "Het volgende spel"
    case .screen: "Het scherm"
    case .on: "aan"
    case .off: "uit"
    }
  }

  func brief(_ label: Label) -> String {
    switch label {
    case .newGame: "Nieuw"
    case .nextLevel: "Verder"
    case .comeBack: "Terug"
    case .wordForFriend: "Voor een vriend"
    case .wrongLetters: "Fout"
    case .length: "Len"
    case .mistakes: "Fout"
    case .wordLength: "Lengte"
    case .mistakesAllowed: "Fouten"
    case .keyboard: "Toetsen"
    default: text(label)
    }
  }

  func text(_ text: ScreenText) -> String {
    switch text {
    case .pressAnyKey: "Druk op een toets."
    case .tooSmall(let width, let rows): "Te klein: het spel vraagt \(width)×\(rows). Het wacht."
    case .more(let arrows): "\(arrows) meer"

    case .level(let level, let points): "level \(grouped(level)) · \(grouped(points)) pt."
    case .notScored: "telt niet mee"
    case .par(let par): "par \(par)"

    case .of(let part, let whole): "\(part) van \(whole)"
    case .left(let left, let allowed): "\(left) van \(allowed) over"
    case .noneYet: "nog geen"
    case .noGuessYet: "nog niets geraden"
    case .held(let count, let noun): "nog \(counted(count, noun))"
    case .category(let name): "Categorie: \(name)"
    case .at(let places): "op \(listed(places.map(String.init)))"
    case .aMistake: "een fout"

    case .typeLetter: "Typ een letter, of kies er een met de pijlen."
    case .onlyLetters: "Raden kan alleen met A tot en met Z."
    case .noPaste: "Plakken is geen raden. Typ letter voor letter."
    case .solving: "Enter: zeg het. Esc: terug."
    case .itIs: "Het is "
    case .noHint: "Dan geen hint. Raad maar."

    case .introduction: "Gemeen: ik kies geen woord, hou alles open en wijk uit."
    case .shortIntroduction: "Gemeen: ik wijk steeds uit."

    case .countIsSecret: "De teller hou ik weer voor mezelf."
    case .settingsWait: "Dit geldt vanaf het volgende spel."
    case .runGoesOn: "Dit geldt vanaf een nieuw spel; je reeks gaat door zoals hij begon."
    case .givesUpGame: "Dit spel opgeven?"
    case .beginsAnother: "Een ander spel beginnen?"

    case .unscored: "Dit spel telt niet mee."
    case .noWin: "Nog geen winst. De eerste komt hier."
    case .noGame: "Nog geen spel uitgespeeld."
    case .isNumber(let place): "dit spel is nummer \(grouped(place))"
    case .end(let isWon): isWon ? "vrij" : "dood"
    case .mistakes(let misses, let allowed): "\(misses)/\(allowed)"
    case .ended(let games, let isWon): "\(grouped(games)) \(self.text(.end(isWon: isWon)))"
    case .rate(let wins, let percent): "\(grouped(wins)) gewonnen (\(percent)%)"
    case .streak(let streak): "\(grouped(streak)) op rij"
    case .bestStreak(let streak): "record \(grouped(streak))"
    case .since(let day): "sinds \(day)"
    }
  }
}
