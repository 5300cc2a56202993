extension English {
  func text(_ label: Label) -> String {
    switch label {
    case .hangman: "Hangman"
    case .ghost: "Ghost"
    case .resume: "Resume"
    case .newGame: "New Game"
    case .daily: "Daily"
    case .settings: "Settings"
    case .scores: "Scores"
    case .wordForFriend: "A Word for a Friend"
    case .quit: "Quit"
    case .done: "Done"

    case .nextLevel: "Next Level"
    case .tryAgain: "Try Again"
    case .comeBack: "Back to Your Game"
    case .calendar: "Calendar"
    case .story: "Story"
    case .share: "Share"

    case .giveUp: "Give it up"
    case .goOnPlaying: "Go on playing"
    case .notYet: "Not yet"
    case .notNow: "Not now"
    case .playIt: "Play it"
    case .changeIt: "Change it"

    case .mistakesLeft: "Mistakes left"
    case .wrongLetters: "Wrong letters"
    case .soFar: "So far"
    case .bestGames: "Best games"

    case .games: "Games"
    case .runs: "Runs"
    case .latest: "Latest"
    case .statistics: "Statistics"
    case .word: "Word"
    case .length: "Length"
    case .par: "Par"
    case .mistakes: "Mistakes"
    case .score: "Score"
    case .points: "Points"
    case .levels: "Levels"
    case .date: "Date"
    case .allGames: "all games"
    case .allLists: "all lists"
    case .withHints: "with hints"

    case .words: "Words"
    case .wordLength: "Word length"
    case .category: "Category"
    case .mistakesAllowed: "Mistakes allowed"
    case .evil: "Evil"
    case .character: "Character"
    case .language: "Language"
    case .meter: "Meter"
    case .voice: "Voice"
    case .animation: "Animation"
    case .mouse: "Mouse"
    case .keyboard: "Keyboard"
    case .nextGame: "The next game"
    case .screen: "The screen"
    case .on: "on"
    case .off: "off"
    }
  }

  func brief(_ label: Label) -> String {
    switch label {
    case .newGame: "New"
    case .nextLevel: "Next"
    case .tryAgain: "Again"
    case .comeBack: "Back"
    case .wrongLetters: "Wrong"
    case .length: "Len"
    case .mistakes: "Miss"
    case .wordLength: "Length"
    case .mistakesAllowed: "Misses"
    case .keyboard: "Keys"
    default: text(label)
    }
  }

  func text(_ text: ScreenText) -> String {
    switch text {
    case .pressAnyKey: "Press any key."
    case .tooSmall(let width, let rows): "Too small: the game needs \(width)×\(rows). It waits."
    case .more(let arrows): "\(arrows) more"

    case .level(let level, let points): "level \(grouped(level)) · \(counted(points, .point))"
    case .notScored: "not scored"
    case .par(let par): "par \(par)"

    case .of(let part, let whole): "\(part) of \(whole)"
    case .left(let left, let allowed): "\(left) of \(allowed) left"
    case .noneYet: "none yet"
    case .noGuessYet: "no guess yet"
    case .held(let count, let noun): "\(counted(count, noun)) held"
    case .category(let name): "Category: \(name)"
    case .at(let places): "at \(listed(places.map(String.init)))"
    case .aMistake: "a mistake"

    case .typeLetter: "Type a letter, or pick one with the arrows."
    case .onlyLetters: "Only the letters A to Z are guesses."
    case .noPaste: "You can't paste a guess. Type one letter at a time."
    case .solving: "Enter says it, Esc goes back."
    case .itIs: "It is "
    case .noHint: "No hint then. Guess a letter."

    case .introduction: "Evil: I choose no word. I hold them all, and dodge."
    case .shortIntroduction: "Evil: I pick none, I dodge."

    case .countIsSecret: "I'll keep the count to myself again."
    case .settingsWait: "The new settings start with the next game."
    case .runGoesOn: "The new settings start with a new game; your run goes on as it began."
    case .givesUpGame: "Give this game up?"
    case .beginsAnother: "Begin another game?"

    case .unscored: "This game isn't scored."
    case .noWin: "No win yet. The first one goes here."
    case .noGame: "No game has been finished yet."
    case .isNumber(let place): "this game is number \(grouped(place))"
    case .end(let isWon): isWon ? "won" : "lost"
    case .mistakes(let misses, let allowed): "\(misses) of \(allowed)"
    case .ended(let games, let isWon): "\(grouped(games)) \(self.text(.end(isWon: isWon)))"
    case .rate(let wins, let percent): "\(grouped(wins)) won (\(percent) %)"
    case .streak(let streak): "streak \(grouped(streak))"
    case .bestStreak(let streak): "best \(grouped(streak))"
    case .since(let day): "since \(day)"
    }
  }
}
