extension English {
  func text(_ message: HostMessage) -> String {
    switch message {
    case .nameRule(let count): "\(briefRule(count)). Everyone sees it beside your scores."
    case .briefNameRule(let count): "\(briefRule(count))."
    case .nameTooShort(let least): "A name has at least \(counted(least, .character))."
    case .nameTooLong(let most): "A name has \(counted(most, .character)) at most."
    case .unfitName: "A name can only have letters from A to Z, digits, - and _."
    case .nameBeginsWithMark: "A name begins with a letter or a digit."
    case .nameHasNoLetter: "A name needs a letter."
    case .nameIsReserved: "Nobody can have that name."
    case .nameIsTaken: "Somebody has that name, or one that looks like it."
    case .named(let name): "You are \(name)."
    case .askName: "What is your name?"
    case .otherWindow: "You're playing in another window. Go on here, and close that one?"
    case .otherWindowStays: "The other window isn't closing. Try again in a moment."
    case .commands: "Type everyone to hear how everyone else did, or name to change your name."
    case .leftAlone(true): "You typed nothing for a while, so your game was saved and closed."
    case .leftAlone(false): "You typed nothing for a while, so the game was closed."
    case .noBoard(let why): "Everyone's board can't be used: \(why). Your own games are kept."
    }
  }

  private func briefRule(_ count: ClosedRange<Int>) -> String {
    "\(count.lowerBound) to \(count.upperBound) letters, digits, - and _"
  }
}
