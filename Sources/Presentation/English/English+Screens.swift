extension English {
  func text(_ text: ScreenText) -> String {
    switch text {
    case .pressAnyKey: "Press any key."
    case .tooSmall(let width, let rows): "Too small: the game needs \(width)×\(rows). It waits."
    case .more(let arrows): "\(arrows) more"

    case .level(let level, let points): "level \(grouped(level)) · \(counted(points, .point))"

    case .left(let left, let allowed): "\(left) of \(allowed) left"
    case .at(let places): "at \(listed(places))"
    case .held(let count, let noun): "\(counted(count, noun)) held"

    case .typeLetter: "Type a letter, or pick one with the arrows."
    case .onlyLetters: "Only the letters A to Z are guesses."
    case .noPaste: "You can't paste a guess. Type one letter at a time."
    case .solving: "Enter says it, Esc goes back."
    case .noHint: "No hint then. Guess a letter."

    case .countIsSecret: "I'll keep the count to myself again."
    case .settingsWait: "The new settings start with the next game."
    case .runGoesOn: "The new settings start with a new game; your run goes on as it began."
    case .givesUpGame: "Give this game up?"
    case .beginsAnother: "Begin another game?"

    case .unscored: "This game isn't scored."
    case .noWin: "No win yet. The first one goes here."
    case .noGame: "No game has been finished yet."
    case .isNumber(let place): "this game is number \(grouped(place))"
    case .own(let name): "\(name) (you)"
    case .nobodyYet: "Nobody yet today."
    case .whatIsProved: "Rows prove the game, not who sat there."
    case .playDayFirst: "Play today's game first; then you can watch how others played it."
    case .mistakes(let misses, let allowed): "\(misses) of \(allowed)"
    case .rate(let wins, let percent): "\(grouped(wins)) won (\(percent) %)"
    case .streak(let streak): "streak \(grouped(streak))"
    case .bestStreak(let streak): "best \(grouped(streak))"
    case .since(let day): "since \(day)"

    case .atOnce: "This changes at once."
    case .list(let count, let noun): "\(counted(count, noun)). They come with the next game."

    case .variedLengths(let first, let last): "another each game, \(first) to \(last)"
    case .words(let count, let length, let lost):
      (lost.map { "No word has \(counted($0, .letter)), so now: " } ?? "")
        + "\(counted(count, .word)) of \(counted(length, .letter))"
    case .tooFewAlike(let many): "\(counted(many, .phrase)); too few look alike to dodge among them"

    case .conduct(let setter): "It \(setter.conduct)."
    case .characterWaits: "It plays with evil on."

    case .briefWords(let count, let length, let lost):
      "No word of \(lost). \(counted(count, .word)) of \(counted(length, .letter))"
    }
  }

  func words(for setting: SettingName) -> SettingWords {
    switch setting {
    case .list: (labels.words, "", "")
    case .category: ("Category", "", "")
    case .length: (Caption("Word length", "Length"), "", "")
    case .misses: (Caption("Mistakes allowed", "Mistakes"), "", "")
    case .evil: ("Evil", "it chooses no word, and dodges", "it chooses a word, and keeps to it")
    case .character: ("Character", "", "")
    case .language: ("Language", "", "")
    case .meter: ("Meter", "tells how many words are held", "how many are held is secret")
    case .voice: ("Voice", "remarks on the game", "says what happened, no more")
    case .animation: ("Animation", "screens flip and slide", "screens change at once")
    case .mouse: ("Mouse", "click keys, drag sliders", "the terminal's own, for selecting")
    case .keyboard: (Caption("Keyboard", "Keys"), "", "")
    }
  }

  func words(for line: KeyLine) -> Keys {
    switch line {
    case .help: Keys("?", "show this help", "help")
    case .leaveProgram: Keys("Ctrl-C", "leave; the game is kept")
    case .pauseProgram: Keys("Ctrl-Z", "pause; fg goes on")
    case .scroll: Keys("↑ ↓", "scroll", "scroll")
    case .anyKey: Keys("any key", "close", "close")
    case .otherKeys: Keys("other keys", "close", "close")

    case .back: Keys("Esc", "go back", "back")
    case .done: Keys("Esc", "done: go back", "done")
    case .menu: Keys("Esc", "open the menu", "menu")
    case .leave: Keys("Esc", "back", "back")
    case .leaveScores: Keys("Esc", "back to the game (also Enter)", "done")
    case .leaveCalendar: Keys("Esc", "done: back to the game", "done")
    case .leaveReplay: Keys("Esc", "leave the replay", "leave")
    case .leaveHost: Keys("Esc", "leave", "leave")

    case .press: Keys("Enter", "press what is picked", "press")
    case .toButtons: Keys("Tab", "go on to the buttons", "buttons")
    case .backwards: Keys("Shift-Tab", "go back")
    case .amongButtons: Keys("← →", "go to another button (also Tab)", "buttons")
    case .otherButton: Keys("← →", "go to another button (also Tab)", "other button")

    case .guess: Keys("A–Z", "guess a letter", "guess")
    case .pick: Keys("Arrows", "pick a key on the grid", "pick")
    case .solve: Keys("/", "say the whole word", "solve")
    case .hint: Keys("+", "ask for a hint, which costs a mistake", "hint")
    case .meter: Keys("=", "show or hide how many words are held")
    case .givenUpStory: Keys("<", "hear the story of the game you gave up", "its story")
    case .say: Keys("Enter", "say it", "say it")
    case .takeHint: Keys("Enter", "take the hint", "take it")
    case .addLetter: Keys("A–Z", "add a letter", "add a letter")
    case .challenge: Keys("!", "challenge: no word begins so", "challenge")

    case .row: Keys("↑ ↓", "go from one row to another (also Tab)", "row")
    case .change: Keys("← →", "change it by one", "change")
    case .changeByFive: Keys("PgUp PgDn", "change a number by five")
    case .digits: Keys("0–9", "type a number")
    case .ends: Keys("Home End", "go to the least, the greatest")
    case .type: Keys("A–Z", "type", "type")
    case .delete: Keys("Backspace", "delete the last character", "delete")
    case .usedBefore: Keys("← →", "go through those used before", "others")
    case .leaveText: Keys("↑ ↓", "go to another row", "row")

    case .yes: Keys("Y", "answer yes", "yes")
    case .no: Keys("N", "answer no", "no")
    case .up: Keys("↑", "go up", "up")
    case .down: Keys("↓", "go down (also Tab)", "down")
    case .first: Keys("Home", "go to the first")
    case .last: Keys("End", "go to the last")
    case .choose: Keys("Enter", "choose", "choose")

    case .share: Keys("S", "share the game, without its letters", "share")
    case .meaning: Keys("M", "read what the word means", "meaning")
    case .suggestion(let it): Keys(it.key.uppercased(), "play \(it.title)", it.title)
    case .step: Keys("↑ ↓", "step through the game (also ← → and Space)", "step")
    case .pageOfSteps: Keys("PgUp PgDn", "turn a page of steps")
    case .endsOfSteps: Keys("Home End", "go to the first step, or to the end")
    case .shareStory: Keys("S", "share how it went, and nothing of the word", "share")
    case .replay: Keys("R", "see it again, board by board", "replay")
    case .replayRow: Keys("Enter", "see it again, board by board", "replay")
    case .stepOn: Keys("→", "a step on", "on")
    case .stepBack: Keys("←", "a step back", "back")
    case .start: Keys("Home", "to the start", "start")
    case .end: Keys("End", "to the end", "end")

    case .tabs: Keys("← →", "turn to other scores", "tabs")
    case .otherTable:
      Keys("PgUp PgDn", "turn to another list or character, or to other games", "more")
    case .scrollGames: Keys("↑ ↓", "scroll, where not all games fit")
    case .story: Keys("1–9", "open the story of the game on that line; 0 is for the tenth", "story")
    case .otherLevel: Keys("← →", "turn to people, or to another level", "other level")
    case .names: Keys("↑ ↓", "go through the names", "names")
    case .button: Keys("Tab", "go to the other button", "button")
    case .pressButton: Keys("Enter", "press the button", "press")

    case .days: Keys("Arrows", "walk over the days, by weeks up and down", "days")
    case .pressOnDay:
      Keys("Enter", "press the button: play today's game, or open the story of a day", "press")

    case .par: Keys("Par", "the mistakes of careful play: fewer is below par")
    case .score: Keys("Score", "mistakes less par: the lower, the better")
    case .points: Keys("Points", "1 a place shown; a win adds length less mistakes")
    case .levels: Keys("Levels", "each win leads on, with one mistake less over par")
    case .bar: Keys("Bar", "how many were left; half as many, and it's one step shorter")
    }
  }
}
