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
    case .titleOf(let day): "Daily \(text(day))"
    case .game(let day, let parts): "\(weekdays[day.weekday]): \(parts.joined(separator: ", "))."
    case .open: "Not played yet. You have one try."
    case .unsure(let day, let latest):
      "Your last daily was \(text(latest)). Is today really \(text(day))? Then you have one try."
    case .begun: "You have begun it, and it waits for you."
    case .elsewhere: "It's open in another window."
    case .over(let it): "You \(it.isWon ? "won" : "lost") it with \(share(it.misses, it.allowed))."
    case .notPlayed: "Not played."
    case .past(let latest): "You began \(text(latest)), so no earlier day is open."
    case .doubtful(let latest):
      "You began \(text(latest)), a day yet to come: was your clock wrong? "
        + "Until you drop it, no earlier day is open."
    case .onDay(let day): "\(weekdays[day.weekday]), \(text(day)):"
    case .streak(let count, let best): "Streak \(grouped(count)), best \(grouped(best))."
    case .howToPlay(let command): "To play it, type \(command)."
    case .howToDrop(let command): "To drop the days that are yet to come, type \(command)."
    case .dropQuestion(let latest):
      "Drop the days up to \(text(latest)) that are yet to come? "
        + "Their games stay among the others, and no longer count as dailies."
    case .legend: "● won  × lost  ○ begun  · not played"
    case .waits: "The daily waits for you."
    }
  }

  /// Mistakes that were made, of those that were allowed.
  func share(_ misses: Int, _ allowed: Int) -> String {
    "\(misses) of \(counted(allowed, .mistake))"
  }

  private func against(_ setter: Setter, _ isEarlier: Bool) -> String {
    "That game was played against \(isEarlier ? "an earlier" : "a later") \(setter.localizedName)"
  }

  func text(_ message: ShareMessage) -> String {
    switch message {
    case .end(let parts, let result):
      "Hangman (\(parts.joined(separator: ", "))): \(result.isWon ? "won" : "lost") with "
        + share(result.misses, result.allowed) + (result.par.map { ", par \($0)." } ?? ".")
    case .held(let first, let last, let noun, let hasArrow):
      "\(grouped(first))\(hasArrow ? "→" : " to ")\(counted(last, noun))."
    case .playToday: "Play it too: \(command("daily"))"
    case .beatMe(let command): "Beat me: \(command)"
    case .sameRun(let command): "Begin the same run: \(command)"
    case .sent(true): "Sent to the clipboard, and printed when you leave."
    case .sent(false): "It will be printed when you leave."
    case .friendsCode(let word): "Guess my word: \(command("play \(word.code())"))"
    case .codeHides: "The code hides the word from the eye, and from nobody who wants to know it."

    case .soFar(let count): "\(counted(count, .letter)) so far."
    case .signs: "Letters, spaces, hyphens and apostrophes can be in it."
    case .full(let count):
      "\(counted(count, .letter)), and full: it takes \(FriendWord.longest) characters."
    case .briefFull(let count): "\(counted(count, .letter)). Full."
    case .losesGame: "So many mistakes lose the game."
    case .briefLoses: "So many lose."
    case .handOver: "Hand over the keyboard once it is set."
    case .briefHere: "On this keyboard."
    case .briefCode: "A code to hand on."
    case .refusal: "Type a word first: at least one letter from A to Z."
    case .briefRefusal: "Type a word first."

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
    case .otherEdition(let setter, let isEarlier, let command):
      "\(against(setter, isEarlier)). \(command) begins the same one."
    case .sameBeginning(let setter, let isEarlier):
      "\(against(setter, isEarlier)): it begins alike, and may go on otherwise."
    case .step(let index, let count): "Step \(index) of \(count)"
    case .begins: "The game begins."
    }
  }
}
