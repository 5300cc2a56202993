extension English {
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
    case .quitGhost: (["quit", "exit"], "quit: leave")
    case .ghostHelp: (["?", "help"], "?: this list")
    }
  }

  func text(_ word: PlainWord) -> String { "\(word)" }

  func typedName(ofList id: String) -> String? { nil }
  func source(ofList id: String) -> String? { nil }
}
