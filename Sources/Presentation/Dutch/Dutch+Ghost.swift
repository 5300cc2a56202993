import GhostModel

extension Dutch {
  func text(_ message: GhostMessage) -> String {
    switch message {
    case .rule(let minimum, let hasChallenges):
      "Om de beurt een letter erbij: wie een woord van \(minimum) letters of meer afmaakt"
        + (hasChallenges
          ? ", verliest; een onmogelijk begin moet je uitdagen."
          : ", of een onmogelijk begin maakt, verliest.")
    case .shortRule(let minimum, let hasChallenges):
      "Om de beurt een letter; met een woord van \(minimum)+ verlies je"
        + (hasChallenges ? "; daag uit wat vastloopt." : ", en als je vastloopt.")
    case .shortestRule(let minimum, true): "Woord van \(minimum)+ verliest; daag uit."
    case .shortestRule(let minimum, false): "Woord van \(minimum)+ verliest, vastlopen ook."
    case .losing(let minimum): "vanaf \(minimum) letters verlies je"
    case .losingBriefly(let minimum): "\(minimum)+ is verloren"

    case .toMove(let who): "\(who.start) is aan zet."
    case .thinking: "De computer denkt na…"
    case .isOver: "De ronde is voorbij."
    case .mustName(let who, let text): "\(who.start) moet een woord noemen met \(text) voorop."
    case .nameOne(let who): "Maak er een woord van, \(who.text)."

    case .said(let who, let letter): "\(who.start) zei \(letter)."
    case .challenged(let who): "\(who.start) daagt uit."
    case .named(let who, let word): "\(who.start) noemde \(word)."
    case .namedNothing(let who): "\(who.start) noemde geen woord."

    case .pasted: "Plakken is geen zet."
    case .pickLetter: "Typ een letter, of kies er een met de pijlen."
    case .noChallenges: "Uitdagen staat uit; de instellingen zetten het aan."
    case .nothingToChallenge: "Er valt nog niets uit te dagen."
    case .enterAgainSays: "Nog een Enter zegt dit."
    case .enterSays: "Enter zegt het."

    case .won(let who): "\(who.start) wint."
    case .completed(let who, let word): "\(who.start) maakte \(word) af."
    case .deadEnd(let text, let short, let minimum, let could):
      nothing(after: text, short, minimum) + (could.map { "; \($0) kon nog wel." } ?? ".")
    case .challengedInVain(let who, let text, let word):
      "\(who.start) daagde \(text) uit, maar \(word) begint ermee."
    case .namedNone(let who, let text): "\(who.start) noemde geen woord dat begint met \(text)."
    case .tooShort(let said): "\(said) is te kort, en telt niet."
    case .noSuchWord(let said, let text): "\(said) is geen woord dat begint met \(text)."
    case .couldHaveNamed(let word): "\(word) had gekund."
    case .thereIsNone: "Zo'n woord is er niet."

    case .unchallenged(let who, let end): "Na \(end) uitdagen, en \(who.text) had gewonnen."
    case .lostByDeadEnd(let who, let isBluff, let end, let better, let place):
      "\(who.start) \(isBluff ? "verloor door bluf" : "liep vast") bij letter \(end.count), "
        + "\(end.suffix(1)). \(better) als letter \(place) had gewonnen."
    case .lost(let who, let place, let better, let goal):
      "\(who.start) verloor bij letter \(place): \(better) had gewonnen\(way(to: goal))."
    case .lostByChallenge(let who, let better, let goal):
      "\(who.start) verloor door uit te dagen: \(better) had gewonnen\(way(to: goal))."
    case .hadInMind(let word): "De computer dacht aan \(word)."

    case .standing(let score, let place):
      "\(score.name) is nummer \(grouped(place)) \(text(.against(score.opponent))): "
        + "\(counted(score.won, .win)) in \(counted(score.games, .round))."
    case .unplaced(let it):
      "\(it.name) speelde \(counted(it.games, .round)) \(text(.against(it.opponent))), en won er nog geen."
    case .wonRounds(let count): "won \(counted(count, .round))"
    case .against(let level?): "tegen de computer, \(words(for: level).name)"
    case .against(nil): "tegen mensen"
    case .noGame: "Nog geen ronde."
    case .noGameOfRanked: "Nog geen ronde. Wie het vaakst wint, staat bovenaan."

    case .nameIsScored: "Met naam in de scores."
    case .typeOrTakeName: "Typ hem, of neem een eerdere: ← →."
    case .alwaysChallenged: "Altijd aan tegen de bluffer."
    case .deadEndIsChallenged: "Wat vastloopt, daag je uit."
    case .deadEndLoses: "Wie vastloopt, verliest."
    case .twoPeople: "Twee mensen, één toetsenbord."
    case .sameName(let name): "Jullie heten allebei \(name). Geef een van beiden een andere naam."
    case .askToGoOn: "Hier is de ronde die je liet liggen. Speel je verder?"
    case .askToRestart: "Dan begint de ronde opnieuw."
    case .askToGiveUp: "Geef je deze ronde op?"
    case .askToClear: "Alle namen en scores van Spook vergeten?"
    }
  }

  private func nothing(after text: String, _ short: String?, _ minimum: Int) -> String {
    guard let short else { return "Geen woord begint met \(text)" }
    return "\(short) staat in de lijst, maar geen woord van \(minimum) letters of meer begint "
      + (short == text ? "ermee" : "met \(text)")
  }

  private func way(to goal: String?) -> String { goal.map { ", op weg naar \($0)" } ?? "" }
}
