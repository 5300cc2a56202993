import HangmanModel

extension English {
  var weekdays: [String] {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  }

  var months: [String] {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
  }

  var briefMonths: [String] { months.map { String($0.prefix(3)) } }

  func text(_ message: DailyMessage) -> String {
    switch message {
    case .open: "Not played yet. You have one try."
    case .unsure(let day, let latest):
      "Your last daily was \(text(latest)). Is today really \(text(day))? Then you have one try."
    case .begun: "You have begun it, and it waits for you."
    case .elsewhere: "It's open in another window."
    case .over(let isWon, let mistakes): "You \(isWon ? "won" : "lost") it with \(mistakes)."
    case .notPlayed: "Not played."
    case .past(let latest): "You began \(text(latest)), so no earlier day is open."
    case .doubtful(let latest):
      "You began \(text(latest)), a day yet to come: was your clock wrong? "
        + "Until you drop it, no earlier day is open."
    case .onDay(let day): "\(weekdays[day.weekday]), \(text(day)):"
    case .howToPlay(let command): "To play it, type \(command)."
    case .howToDrop(let command): "To drop the days that are yet to come, type \(command)."
    case .dropQuestion(let latest):
      "Drop the days up to \(text(latest)) that are yet to come? "
        + "Their games stay among the others, and no longer count as dailies."
    case .legend: "● won  × lost  ○ begun  · not played"
    case .waits: "The daily waits for you."
    }
  }

  func text(_ message: ShareMessage) -> String {
    switch message {
    case .end(let isWon, let mistakes): "\(isWon ? "won" : "lost") with \(mistakes)"
    case .to: " to "
    case .playToday: "Play it too: \(command("daily"))"
    case .beatMe(let command): "Beat me: \(command)"
    case .sameRun(let command): "Begin the same run: \(command)"
    case .sent(true): "Sent to the clipboard, and printed when you leave."
    case .sent(false): "It will be printed when you leave."
    case .friendsCode(let word): "Guess my word: \(command("play \(word.code())"))"

    case .soFar(let count): "\(counted(count, .letter)) so far."
    case .signs: "Letters, spaces, hyphens and apostrophes can be in it."
    case .full(let count):
      "\(counted(count, .letter)), and full: it takes \(FriendWord.longest) characters."
    case .briefFull(let count): "\(counted(count, .letter)). Full."

    case .fault(.mistyped): "That code is mistyped: no game has it."
    case .fault(.tooLong): "That is too long for a code."
    case .fault(.otherVersion): "That code is from another version of this game."
    case .fault(.needsList): "That code is for somebody's own list: name its file with --words."
    case .fault(.otherList(let list)):
      "That code is for another list of words than \(list.localizedTitle)."
    case .fault(.changedList(let list)):
      "That code is for another edition of \(list.localizedTitle): its words have changed since."
    case .fault(.unplayable): "The game of that code can't have been played on these words."
    case .ofReplay: "That is the code of a whole game: \(command("replay")) shows it."
    case .ofWord: "That is the code of a word to guess: \(command("play")) begins it."
    case .ofGame: "That is the code of a game to play: \(command("play")) begins it."
    case .ofEdition(let setter, let isEarlier):
      "That game was played against \(isEarlier ? "an earlier" : "a later") \(setter.localizedName)"
    case .otherEdition(let told, let command): "\(told). \(command) begins the same one."
    case .sameBeginning(let told): "\(told): it begins alike, and may go on otherwise."
    case .step(let index, let count): "Step \(index) of \(count)"
    case .begins: "The game begins."
    }
  }
}
