extension English {
  func text(_ message: PlainSetting) -> String {
    switch message {
    case .usage: "To change them, type for example: length 6, misses 10, or evil off."
    case .forNextGame: "That is for the next game."
    case .startsNext: "It starts with the next game; this one goes on as it is."
    case .startsWithNew: "It starts with the next game. Type new to begin."
    case .phrase(let length): "a phrase of \(counted(length, .character))"
    case .inPlay(let what, let allowed, let evil):
      "This game: \(what), \(counted(allowed, .mistake)) allowed, evil \(evil)."
    case .choice(let command, let names):
      "To change it, type \(command) and \(listed(names, or: true))."
    case .list(let title, let count, let noun): "List: \(title), \(counted(count, noun))."
    case .noSuchList(let name): name.map { "There's no list \($0)." } ?? "There's no such list."
    case .anyCategory: "Category: any."
    case .noSuchCategory(let name):
      name.map { "There's no category \($0)." } ?? "There's no such category."
    case .onlyForPhrases: "Categories are for phrases. Type list phrases first."
    case .tooFewAlike: "Too few of its phrases look alike for me to dodge, so I'll choose one."
    case .length(let length): "Word length: \(counted(length, .letter))."
    case .variedLength(let lengths): "Word length: varied, of \(listedLengths(lengths, .letter))."
    case .lengthUsage: "To change it, type for example: length 6, or length varied."
    case .lengthIsDrawn: "The length of a phrase is drawn. For words, type list webster first."
    case .noWordOfLength(let length): "No word has \(length ?? "that many") letters."
    case .lengths(let lengths): "There are words of \(listedLengths(lengths, .letter))."
    case .movedLength(let wanted, let length):
      "It has no word of \(counted(wanted, .letter)), so the length is \(length) now."
    case .allowed(let count): "Mistakes allowed: \(count)."
    case .difficulty(let name): "Difficulty: \(name)."
    case .missesUsage: "To change them, type for example: misses 10, or misses fair."
    case .outOfRange(let number, let range):
      "\(number ?? "That") is out of range. Mistakes can be \(range.lowerBound) to "
        + "\(range.upperBound)."
    case .notANumber(let text): "\(text ?? "That") isn't a number."
    case .evilOff: "Evil is off: I choose a word and keep it."
    case .evilOn: "Evil is on: I dodge, and never lie."
    case .evilAs(let setter):
      "Evil is on, and I am the \(setter.localizedName). \(setter.expectation)"
    case .evilUsage: "To change it, type evil on, evil off, or evil and a name, such as evil angel."
    case .evilSwitch(let text): "Evil is on or off, not \(text ?? "that")."
    case .languageUsage: "I speak English. For Dutch type: taal nederlands."
    case .languageSpoken: "I speak English from now on."
    case .meterOn: "The meter is on."
    case .meterOff: "The meter is off."
    case .meterSwitch(let text): "The meter is on or off, not \(text ?? "that")."
    }
  }

  func text(_ message: Printed) -> String {
    switch message {
    case .noGame: "No game has been finished yet."
    case .noWin: "No game has been won yet."
    case .noRun: "No run has won a level yet."
    case .withHints: "with hints"
    case .anyCategory: "any category"
    case .allGames: "All games"
    case .par(let par): "par \(par)"
    case .score(let score): "score \(signed(score))"
    case .mistakes(let count, let allowed): "\(count) of \(counted(allowed, .mistake))"
    case .won: "won"
    case .lost: "lost"
    case .figures(let games, let since, let won, let percent):
      "\(counted(games, .game))\(since.map { ", since \($0)" } ?? ""), \(grouped(won)) won: "
        + "\(percent) percent."
    case .streaks(let now, let best): "Won in a row: \(grouped(now)) now, \(grouped(best)) at best."
    case .byMistakes: "Games by mistakes:"
    case .count(let games, let mistakes): "\(grouped(games)) with \(mistakes)"
    case .categories(let list): "The categories of \(list):"
    }
  }

  var listHeadings: [String] { ["list", "title", "entries", "lengths", "source"] }
}
