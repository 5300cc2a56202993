extension Dutch {
  func text(_ message: HostMessage) -> String {
    switch message {
    case .nameRule(let count): "\(briefRule(count)). Iedereen ziet hem bij je scores."
    case .briefNameRule(let count): "\(briefRule(count))."
    case .nameTooShort(let least): "Een naam heeft minstens \(counted(least, .character))."
    case .nameTooLong(let most): "Een naam heeft hooguit \(counted(most, .character))."
    case .unfitName: "In een naam passen alleen letters van A tot Z, cijfers, - en _."
    case .nameBeginsWithMark: "Een naam begint met een letter of een cijfer."
    case .nameHasNoLetter: "Een naam heeft minstens één letter."
    case .nameIsReserved: "Zo kan niemand heten."
    case .nameIsTaken: "Iemand heet al zo, of bijna zo."
    case .tooManyNames(let count): "Je hebt al \(count) namen gehad; meer zijn er niet."
    case .noStore: "Er kan hier nu niets worden bewaard, dus spelen kan niet. Probeer het later."
    case .named(let name): "Je heet nu \(name)."
    case .askName: "Hoe heet je?"
    case .otherWindow: "Je speelt al in een ander venster. Hier verdergaan, en dat sluiten?"
    case .otherWindowStays: "Het andere venster gaat niet dicht. Probeer het zo nog eens."
    case .commands: "Typ iedereen om te horen hoe het iedereen ging, of naam kim om kim te heten."
    case .guestCommands:
      "Je bent gast: er wordt niets bewaard. Typ iedereen om te horen hoe het anderen ging."
    case .guestFarewell:
      "Je was gast. Met een sleutel blijft je spel bewaard: play@ in plaats van guest@."
    case .windowClosed: "Dit venster is gesloten. Je spel is bewaard."
    case .leftAlone(true): "Je typte een tijd niets. Je spel is bewaard en gesloten."
    case .leftAlone(false): "Je typte een tijd niets. Het spel is gesloten."
    case .noBoard(let why):
      "Het bord van iedereen is niet te gebruiken: \(why). Je eigen spellen blijven bewaard."
    }
  }

  private func briefRule(_ count: ClosedRange<Int>) -> String {
    "\(count.lowerBound) tot \(count.upperBound) letters, cijfers, - en _"
  }
}
