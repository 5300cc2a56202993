extension English {
  var labels: Labels { Self.labels }

  private static let labels = Labels(
    hangman: "Hangman", evilHangman: "Evil Hangman", ghost: "Ghost", resume: "Resume",
    newGame: Caption("New Game", "New"), newRound: Caption("New Round", "New"),
    challenge: "Challenge", daily: "Daily", settings: "Settings", scores: "Scores",
    wordForFriend: "A Word for a Friend", playerName: "Your Name", start: "Start", clear: "Clear",
    quit: "Quit", done: "Done", nextLevel: Caption("Next Level", "Next"),
    tryAgain: Caption("Try Again", "Again"), comeBack: Caption("Back to Your Game", "Back"),
    calendar: "Calendar", story: "Story", share: "Share",

    giveUp: "Give it up", goOn: "Go on", goOnPlaying: "Go on playing", notYet: "Not yet",
    notNow: "Not now", playIt: "Play it", changeIt: "Change it", goOnWithIt: "Go on with it",
    letItWait: "Let it wait", keepIt: "Keep it", dropIt: "Drop it", anotherRound: "Another round",
    restartIt: "Restart it", keepThem: "Keep them", clearThem: "Clear them",

    mistakesLeft: "Mistakes left", wrongLetters: Caption("Wrong letters", "Wrong"),
    soFar: "So far", noneYet: "none yet", noGuessYet: "no guess yet", aMistake: "a mistake",
    itIs: "It is ", undecided: "undecided", notScored: "not scored", youWon: "YOU WON",
    youLost: "YOU LOST", bestGames: "Best games", play: "Play", drop: "Drop It",

    introduction: Caption(
      "Evil: I choose no word. I hold them all, and dodge.", "Evil: I pick none, I dodge."),
    fromNextGame: Caption("Changes start with the next game.", "From the next game on."),
    waysOfLength: Caption(
      "Enter: another length each game. Arrows: one that stays.", "Enter: varied, or not."),
    waysOfDifficulty: Caption(
      "Enter: Gentle, Fair, Hard. Arrows: a number of your own.", "Enter: easier or harder."),

    everyone: "Everyone", games: "Games", runs: "Runs", latest: "Latest", statistics: "Statistics",
    word: "Word",
    length: Caption("Length", "Len"), par: "Par", mistakes: Caption("Mistakes", "Miss"),
    score: "Score", points: "Points", levels: "Levels", date: "Date", allGames: "all games",
    allLists: "all lists", anyCategory: "any category", withHints: "with hints", name: "Name",
    wins: "Wins", played: "Games", people: "people", won: "won", lost: "lost",
    givenUp: "given up", replay: "replay",

    nextGame: "The next game", screen: "The screen", words: "Words", on: "on", off: "off",
    yes: "yes", no: "no", sure: "sure", any: "Any", varied: "varied",
    variedLengths: "varied lengths", alphabetical: "A to Z", gentle: "Gentle", fair: "Fair",
    hard: "Hard", custom: "Custom",

    against: "Against", person: "a person", losing: Caption("Losing words", "Losing"),
    orMore: "letters or more", challenges: "Challenges", yourName: "Your name",
    forScores: "for the scores", usedBefore: "arrows: used before",
    player: "Player", computer: "the computer",

    nameOne: Caption("Name a word that begins so.", "Name a word."),

    set: "Set", then: "Then", here: "play here", code: "a code",
    losesGame: Caption("So many mistakes lose the game.", "So many lose."),
    handOver: Caption("Hand over the keyboard once it is set.", "On this keyboard."),
    codeHides: Caption(
      "The code hides the word from the eye, and from nobody who wants to know it.",
      "A code to hand on."),
    refusal: Caption("Type a word first: at least one letter from A to Z.", "Type a word first."),
    friendsWord: "a friend's word", titleOfFriendsWord: "A Friend's Word")
}
