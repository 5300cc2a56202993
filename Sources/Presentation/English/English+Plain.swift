extension English {
  func text(_ message: PlainMessage) -> String {
    switch message {
    case .greeting: "Hangman. Type a letter to guess it, or help for the commands."
    case .goodbye: "Goodbye."
    case .gameGoesOn: "This game goes on at the next start."
    case .levelWaits(let level): "Level \(level) waits for the next start."
    case .roundGoesOn: "This round goes on at the next start."
    case .commands: "Type one of these, and Enter."
    case .standsAlone(let name): "Nothing was done. Type \(name) on a line of its own."
    case .empty: "That was an empty line. Type a letter, or help."
    case .unfit: "That is none of the letters A to Z, and no command. Type one letter, or help."
    case .notALetter(let input): "\(input) isn't a letter. Type one of A to Z, or help."
    case .answer(let input): "\(input) isn't a command. If it is your answer, type solve before it."
    case .notACommand(let input): "\(input) isn't a command. Type one letter to guess it, or help."
    case .over(nil): "The game is over. Type new for another one."
    case .over(let next?): "The game is over. Type next for level \(next), or new for another one."
    case .levelGoesOn: "This level isn't over yet."
    case .noNextLevel: "There is no next level. Type new for another game."
    case .howToTakeHint: "Type hint yes to take it."
    case .howToSolve: "To say what it is, type for example: solve bear."
    case .mistakesLeft(1): "1 mistake left: the next one loses."
    case .mistakesLeft(let count): "\(counted(count, .mistake)) left."
    case .hit(let letter, let places) where places.count == 1:
      "Yes, there is one \(letter), at place \(places[0])."
    case .hit(let letter, let places):
      "Yes, there are \(places.count) of the letter \(letter), at places \(listed(places))."
    case .noneUsed: "No letter is used."
    case .used(let letters, let noun): "In the \(name(of: noun, 1)): \(letters)."
    case .missed(let letters, let noun): "Not in the \(name(of: noun, 1)): \(letters)."
    case .unused(let letters): "Not used yet: \(letters)."
    case .noneUnused: "No letter is left."
    case .spelled(let word, let cells, let noun): "The \(name(of: noun, 1)) was \(word): \(cells)."
    case .spelledOne(let word, let letters): "It could have been \(word): \(letters)."
    case .noneWaits: "No other game waits."
    case .howToGoOn: "Type for example resume 1 to go on with it, or drop 1."
    case .mistakes(let made, let all): "You made \(some(made)), of \(all) allowed."
    case .chosenBefore: "I had chosen it before your first guess."
    case .began(let count, let noun): "I began with \(counted(count, noun))."
    case .held(let told): "I held \(listed(told.map { "\(grouped($0.count)) after \($0.move)" }))."
    case .gaveUp: "You gave up the game before."
    case .place(let place, false): "That is number \(place) of the high scores."
    case .place(let place, true): "That is number \(place) of the games with hints."
    case .notAmongBest(let count): "It isn't among the \(count) best games."
    case .nextLevel(let level, let spare, let points):
      "Type next for level \(level)\(spare); you have \(counted(points, .point))."
    case .newEndsRun: "Type new to end the run with another game, or quit."
    case .new: "Type new for another game, or quit."
    case .storyComesLater: "You'll hear the story once the game is over."
    case .storyNumber: "Type story and the number of a game, as games tells them."
    case .storyExample: "Type for example story 1 to hear how a game went."
    case .shareLater: "You can share a game once it's over."
    case .defineExample: "Type for example: define bear."
    case .noMeaning(let word): "No meaning of \(word ?? "that") is known here."
    case .ended(let isWon): "It was \(isWon ? "won" : "lost")."
    case .cell(nil): "blank"
    case .cell(let cell?): Self.signs[cell] ?? String(cell)
    case .allBlank(let count): "\(counted(count, .letter)), all blank."
    case .restBlank: "the rest blank"
    case .ghostGreeting: "Ghost. Type a letter to add it, or ? for the commands."
    case .roundResumed: "Here is the round you left; type new for another one."
    case .dictionary(let list): "The dictionary is \(list)."
    case .players(let one, let two): "\(one) plays \(two)."
    case .fragment(let letters): "The fragment is \(letters)."
    case .newRound: "A new round."
    case .playAgain: "Type new for another round, or quit."
    case .roundIsOver: "The round is over. Type new for another one, or quit."
    case .orGiveUp: "Or type give up."
    case .needsChallenges: "Without --challenges there is nothing to challenge."
    case .oneLetter: "Type one letter of A to Z, or ? for the commands."

    case .noWin: "No game has been won yet."
    case .noRun: "No run that won a level has ended yet."
    case .figures(let games, let since, let won, let percent):
      "\(counted(games, .game))\(since.map { ", since \($0)" } ?? ""), \(grouped(won)) won: "
        + "\(percent) percent."
    case .streaks(let now, let best): "Won in a row: \(grouped(now)) now, \(grouped(best)) at best."
    case .byMistakes: "Games by mistakes:"
    case .count(let games, let mistakes): "\(grouped(games)) with \(mistakes)"
    case .categories(let list): "The categories of \(list):"

    case .usage: "To change them, type for example: length 6, misses 10, or evil off."
    case .forNextGame: "That is for the next game."
    case .startsNext: "It starts with the next game; this one goes on as it is."
    case .startsWithNew: "It starts with the next game. Type new to begin."
    case .phrase(let length): "a phrase of \(counted(length, .character))"
    case .inPlay(let what, let allowed, let evil):
      "This game: \(what), \(counted(allowed, .mistake)) allowed, evil \(evil)."
    case .choice(let word, let names): "To change it, type \(word) and \(listed(names, or: true))."
    case .list(let title, let count, let noun): "List: \(title), \(counted(count, noun))."
    case .noSuchList(let name): name.map { "There's no list \($0)." } ?? "There's no such list."
    case .noSuchCategory(let name):
      name.map { "There's no category \($0)." } ?? "There's no such category."
    case .onlyForPhrases: "Categories are for phrases. Type list phrases first."
    case .tooFewAlike: "Too few of its phrases look alike for me to dodge, so I'll choose one."
    case .variedLength(let lengths): "Word length: varied, of \(listedLengths(lengths, .letter))."
    case .lengthUsage: "To change it, type for example: length 6, or length varied."
    case .lengthIsDrawn: "The length of a phrase is drawn. For words, type list webster first."
    case .noWordOfLength(let length): "No word has \(length ?? "that many") letters."
    case .lengths(let lengths): "There are words of \(listedLengths(lengths, .letter))."
    case .movedLength(let wanted, let length):
      "It has no word of \(counted(wanted, .letter)), so the length is \(length) now."
    case .difficulty(let name): "Difficulty: \(name)."
    case .missesUsage: "To change them, type for example: misses 10, or misses fair."
    case .outOfRange(let number, let least, let most):
      "\(number ?? "That") is out of range. Mistakes can be \(least) to \(most)."
    case .notANumber(let text): "\(text ?? "That") isn't a number."
    case .evilOff: "Evil is off: I choose a word and keep it."
    case .evilOn: "Evil is on: I dodge, and never lie."
    case .evilAs(let who): "Evil is on, and I am the \(who.localizedName). \(who.expectation)"
    case .evilUsage: "To change it, type evil on, evil off, or evil and a name, such as evil angel."
    case .evilSwitch(let text): "Evil is on or off, not \(text ?? "that")."
    case .languageUsage: "I speak English. For Dutch type: taal nederlands."
    case .languageSpoken: "I speak English from now on."
    case .meterSwitch(let text): "The meter is on or off, not \(text ?? "that")."
    case .meter(let isOn): "The meter is \(isOn ? "on" : "off")."
    }
  }

  private static let signs: [Character: String] = [
    " ": "space", "-": "hyphen", "'": "apostrophe", ".": "full stop", ",": "comma", "/": "slash",
    "&": "ampersand",
  ]

  var listHeadings: [String] { ["list", "title", "entries", "lengths", "source"] }

  func words(for command: PlainCommand) -> CommandWords {
    switch command {
    case .guess: ([], "E: a single letter is a guess")
    case .solve: (["solve", "/"], "solve bear: say what the whole word is; / bear does the same")
    case .word: (["word", "phrase"], "word: the word so far")
    case .letters: (["letters"], "letters: the letters used and those left")
    case .hint: (["hint"], "hint: what a hint costs; hint yes takes it")
    case .meter: (["meter"], "meter: how many words I hold; after each guess with meter on")
    case .next: (["next", "next level"], "next: after a win, the next level of the run")
    case .new: (["new", "new game"], "new: give this game and its run up for another one")
    case .waiting:
      (["waiting"], "waiting: the games you left; resume 1 and drop 1 are for the first of them")
    case .resume: (["resume"], nil)
    case .drop: (["drop"], nil)
    case .daily: (["daily"], "daily: the game of the day, or what came of it")
    case .story: (["story", "confession"], "story: after the game, what I did at each guess")
    case .share: (["share"], "share: after the game, a line to show to others")
    case .define:
      (["define"], "define bear: what a word means; define alone is for the last answer")
    case .settings: (["settings"], "settings: what the next game is played with")
    case .list: (["list"], "list phrases: phrases in the next game, or another list of words")
    case .category: (["category"], "category plants: phrases about plants in the next game")
    case .length: (["length"], "length 8: words of 8 letters in the next game")
    case .variedLength: ([], "length varied: another length each game")
    case .misses: (["misses", "mistakes", "difficulty"], "misses 8: 8 mistakes lose the next game")
    case .difficulty:
      ([], "misses fair: as many as careful play makes, and 2 more; gentle has 4 more, hard 1")
    case .evil: (["evil"], "evil off: I choose a word and keep it")
    case .evilOn: ([], "evil on: I hold every word, and dodge")
    case .character: ([], "evil angel: I do so as the Angel does; evil alone names them all")
    case .language: (["language"], "language nederlands: I speak Dutch from now on")
    case .scores: (["scores", "high scores"], "scores: the best games")
    case .games: (["games"], "games: the latest games; story 2 tells of the second")
    case .runs: (["runs"], "runs: the best runs")
    case .stats: (["stats", "statistics"], "stats: what all games have come to")
    case .everyone: (["everyone"], nil)
    case .playerName: (["name"], nil)
    case .quit: (["quit", "exit"], "quit: leave; the game goes on at the next start")
    case .help: (["help", "?"], "help: this list")
    case .addition: ([], "E: a single letter is added to the fragment")
    case .challenge:
      (
        ["challenge"],
        "challenge: instead of a letter, say that no word begins like that, "
          + "where that is the rule"
      )
    case .answer: ([], "queen: a word, when you are challenged; give up names none")
    case .giveUp: (["give up"], nil)
    case .fragment: (["word", "fragment"], "word: the fragment, and who is to move")
    case .rule: (["rule", "rules"], "rule: who loses")
    case .newRound: (["new", "new round"], "new: give this round up for another one")
    case .ghostScores: (["scores"], "scores: who has won the most")
    case .quitGhost: (["quit", "exit"], "quit: leave")
    case .ghostHelp: (["?", "help"], "?: this list")
    }
  }
}
