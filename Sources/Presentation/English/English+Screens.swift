extension English {
  func text(_ text: ScreenText) -> String {
    switch text {
    case .pressAnyKey: "Press any key."
    case .tooSmall(let width, let rows): "Too small: the game needs \(width)×\(rows). It waits."
    case .more(let arrows): "\(arrows) more"

    case .level(let level, let points): "level \(grouped(level)) · \(counted(points, .point))"
    case .par(let par): "par \(par)"

    case .of(let part, let whole): "\(part) of \(whole)"
    case .left(let left, let allowed): "\(left) of \(allowed) left"
    case .held(let count, let noun): "\(counted(count, noun)) held"
    case .category(let name): "Category: \(name)"
    case .at(let places): "at \(listed(places.map(String.init)))"

    case .typeLetter: "Type a letter, or pick one with the arrows."
    case .onlyLetters: "Only the letters A to Z are guesses."
    case .noPaste: "You can't paste a guess. Type one letter at a time."
    case .solving: "Enter says it, Esc goes back."
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
    case .mistakes(let misses, let allowed): "\(misses) of \(allowed)"
    case .rate(let wins, let percent): "\(grouped(wins)) won (\(percent) %)"
    case .streak(let streak): "streak \(grouped(streak))"
    case .bestStreak(let streak): "best \(grouped(streak))"
    case .since(let day): "since \(day)"

    case .fromNextGame: "Changes start with the next game."
    case .atOnce: "This changes at once."
    case .list(let count, let noun): "\(counted(count, noun)). They come with the next game."

    case .variedLengths(let first, let last): "another each game, \(first) to \(last)"
    case .words(let count, let length, let lost):
      (lost.map { "No word has \(counted($0, .letter)), so now: " } ?? "")
        + "\(counted(count, .word)) of \(counted(length, .letter))"
    case .waysOfLength: "Enter: another length each game. Arrows: one that stays."
    case .tooFewAlike(let many): "\(counted(many, .phrase)); too few look alike to dodge among them"
    case .waysOfDifficulty: "Enter: Gentle, Fair, Hard. Arrows: a number of your own."

    case .evil(true): "it chooses no word, and dodges"
    case .evil(false): "it chooses a word, and keeps to it"
    case .meter(let isOn): isOn ? "tells how many words are held" : "how many are held is secret"
    case .voice(let isOn): isOn ? "remarks on the game" : "says what happened, no more"
    case .animation(let isOn): isOn ? "screens flip and slide" : "screens change at once"
    case .mouse(let isOn): isOn ? "click keys, drag sliders" : "the terminal's own, for selecting"
    case .conduct(let setter): "It \(setter.conduct)."
    case .characterWaits: "It plays with evil on."

    case .briefFromNextGame: "From the next game on."
    case .briefWords(let count, let length, let lost):
      "No word of \(lost). \(counted(count, .word)) of \(counted(length, .letter))"
    case .briefWaysOfLength: "Enter: varied, or not."
    case .briefWaysOfDifficulty: "Enter: easier or harder."
    }
  }

  func words(for line: KeyLine) -> KeyWords {
    switch line {
    case .help: KeyWords("?", "show this help", "help")
    case .leaveProgram: KeyWords("Ctrl-C", "leave; the game is kept")
    case .pauseProgram: KeyWords("Ctrl-Z", "pause; fg goes on")
    case .scroll: KeyWords("↑ ↓", "scroll", "scroll")
    case .anyKey: KeyWords("any key", "close", "close")
    case .otherKeys: KeyWords("other keys", "close", "close")

    case .back: KeyWords("Esc", "go back", "back")
    case .done: KeyWords("Esc", "done: go back", "done")
    case .menu: KeyWords("Esc", "open the menu", "menu")
    case .leave: KeyWords("Esc", "back", "back")
    case .leaveScores: KeyWords("Esc", "back to the game (also Enter)", "done")
    case .leaveCalendar: KeyWords("Esc", "done: back to the game", "done")
    case .leaveReplay: KeyWords("Esc", "leave the replay", "leave")

    case .press: KeyWords("Enter", "press what is picked", "press")
    case .toButtons: KeyWords("Tab", "go on to the buttons", "buttons")
    case .backwards: KeyWords("Shift-Tab", "go back")
    case .amongButtons: KeyWords("← →", "go to another button (also Tab)", "buttons")
    case .otherButton: KeyWords("← →", "go to another button (also Tab)", "other button")

    case .guess: KeyWords("A–Z", "guess a letter", "guess")
    case .pick: KeyWords("Arrows", "pick a key on the grid", "pick")
    case .solve: KeyWords("/", "say the whole word", "solve")
    case .hint: KeyWords("+", "ask for a hint, which costs a mistake", "hint")
    case .meter: KeyWords("=", "show or hide how many words are held")
    case .givenUpStory: KeyWords("<", "hear the story of the game you gave up", "its story")
    case .say: KeyWords("Enter", "say it", "say it")
    case .takeHint: KeyWords("Enter", "take the hint", "take it")
    case .addLetter: KeyWords("A–Z", "add a letter", "add a letter")
    case .challenge: KeyWords("!", "challenge: no word begins so", "challenge")

    case .row: KeyWords("↑ ↓", "go from one row to another (also Tab)", "row")
    case .change: KeyWords("← →", "change it by one", "change")
    case .changeByFive: KeyWords("PgUp PgDn", "change a number by five")
    case .digits: KeyWords("0–9", "type a number")
    case .ends: KeyWords("Home End", "go to the least, the greatest")
    case .type: KeyWords("A–Z", "type", "type")
    case .delete: KeyWords("Backspace", "delete the last character", "delete")
    case .usedBefore: KeyWords("← →", "go through those used before", "others")
    case .leaveText: KeyWords("↑ ↓", "go to another row", "row")

    case .yes: KeyWords("Y", "answer yes", "yes")
    case .no: KeyWords("N", "answer no", "no")
    case .up: KeyWords("↑", "go up", "up")
    case .down: KeyWords("↓", "go down (also Tab)", "down")
    case .first: KeyWords("Home", "go to the first")
    case .last: KeyWords("End", "go to the last")
    case .choose: KeyWords("Enter", "choose", "choose")

    case .share: KeyWords("S", "share the game, without its letters", "share")
    case .meaning: KeyWords("M", "read what the word means", "meaning")
    case .suggestion(let it): KeyWords(it.key.uppercased(), "play \(it.title)", it.title)
    case .step: KeyWords("↑ ↓", "step through the game (also ← → and Space)", "step")
    case .pageOfSteps: KeyWords("PgUp PgDn", "turn a page of steps")
    case .endsOfSteps: KeyWords("Home End", "go to the first step, or to the end")
    case .shareStory: KeyWords("S", "share how it went, and nothing of the word", "share")
    case .replay: KeyWords("R", "see it again, board by board", "replay")
    case .stepOn: KeyWords("→", "a step on", "on")
    case .stepBack: KeyWords("←", "a step back", "back")
    case .start: KeyWords("Home", "to the start", "start")
    case .end: KeyWords("End", "to the end", "end")

    case .tabs:
      KeyWords(
        "← →", "turn to the best games, the best runs, the latest games or the statistics", "tabs")
    case .otherTable:
      KeyWords("PgUp PgDn", "turn to another list or character, or to other games", "more")
    case .scrollGames: KeyWords("↑ ↓", "scroll, where not all games fit")
    case .story:
      KeyWords("1–9", "open the story of the game on that line; 0 is for the tenth", "story")
    case .otherLevel: KeyWords("← →", "turn to people, or to another level", "other level")
    case .names: KeyWords("↑ ↓", "go through the names", "names")
    case .button: KeyWords("Tab", "go to the other button", "button")
    case .pressButton: KeyWords("Enter", "press the button", "press")

    case .days: KeyWords("Arrows", "walk over the days, by weeks up and down", "days")
    case .pressOnDay:
      KeyWords(
        "Enter", "press the button: play today's game, or open the story of a day", "press")

    case .par: KeyWords("Par", "the mistakes of careful play: fewer is below par")
    case .points: KeyWords("Points", "1 a place shown; a win adds length less mistakes")
    case .levels: KeyWords("Levels", "each win leads on, with one mistake less over par")
    case .bar: KeyWords("Bar", "how many were left; half as many, and it's one step shorter")
    }
  }
}
