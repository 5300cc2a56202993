extension English {
  func text(_ message: HostMessage) -> String {
    switch message {
    case .nameRule(let count): "\(briefRule(count)). Everyone sees it beside your scores."
    case .briefNameRule(let count): "\(briefRule(count))."
    case .nameTooShort(let least): "A name needs at least \(counted(least, .character))."
    case .nameTooLong(let most): "A name can have at most \(counted(most, .character))."
    case .unfitName: "A name can only have letters from A to Z, digits, - and _."
    case .nameBeginsWithMark: "A name begins with a letter or a digit."
    case .nameHasNoLetter: "A name needs a letter."
    case .nameIsReserved: "Nobody can have that name."
    case .nameIsTaken: "Somebody has that name, or one that looks like it."
    case .tooManyNames(let count): "You have had \(count) names, and there are no more."
    case .noStore: "Nothing can be saved here now, so nobody can play. Try again later."
    case .named(let name): "You are \(name)."
    case .askName: "What is your name?"
    case .otherWindow: "You're playing in another window. Go on here, and close that one?"
    case .otherWindowStays: "The other window isn't closing. Try again in a moment."
    case .commands: "Type everyone to hear how everyone did, or name kim to be called kim."
    case .guestCommands:
      "You're a guest, so nothing is kept. Type everyone to hear how the others did."
    case .guestFarewell:
      "You were a guest. With a key your games are kept: play@ instead of guest@."
    case .windowClosed: "This window was closed. Your game is kept."
    case .leftAlone(true): "You typed nothing for a while, so your game was saved and closed."
    case .leftAlone(false): "You typed nothing for a while, so the game was closed."
    case .noBoard(let why): "Everyone's board can't be used: \(why). Your own games are kept."
    }
  }

  private func briefRule(_ count: ClosedRange<Int>) -> String {
    "\(count.lowerBound) to \(count.upperBound) letters, digits, - and _"
  }
}
