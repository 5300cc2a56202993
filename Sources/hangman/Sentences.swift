import Glibc
import HangmanModel
import HangmanScreens
import NcursesTerminal
import Storage
import WordFiles
import Words

/// What is said when a game that was left goes on.
let resumedNotice = "Welcome back. Here is the game you left."

/// What is said when a game begins though another one was left, which isn't what was asked for.
let waitingNotice = "The game you left waits."

/// What is said when a game that had begun makes way for another one.
let givenUpNotice = "The game before is given up."

/// What is said when a round begins.
func openingSentence(for round: Round) -> String {
  let board = round.board
  if board.mode == .good { return "I have chosen a word. Guess a letter." }
  let count = round.candidates.count
  let kind =
    board.pattern.hiddenCount == board.pattern.length
    ? "of \(counted(board.pattern.length, "letter"))"
    : "that \(count == 1 ? "looks" : "look") like this"
  return "I hold \(counted(count, "word")) \(kind). Guess a letter."
}

/// What is said of a guess.
func sentence(for outcome: Outcome, letter: Letter, board: Board) -> String {
  switch (board.status, outcome) {
  case (.won, _): return "You found it!"
  case (.lost, _): return "No mistakes left."
  case (_, .hit(let positions)):
    return positions.count == 1
      ? "Yes, there is one \(letter)."
      : "Yes, there are \(positions.count) of the letter \(letter)."
  case (_, .miss): return "No \(letter)."
  case (_, .repeated): return repeatedNotice(letter)
  case (_, .ended): return "The game is over."
  }
}

/// What is said when something about the saving has gone wrong.
func sentence(for notice: StoreNotice) -> String {
  switch notice {
  case .inMemory(let path, let fault):
    return "\(path.map { "Nothing can be saved to \($0)" } ?? "Nothing can be saved"): "
      + "\(reason(fault)). The game goes on, but it will be forgotten."
  case .setAside(let original, let movedTo, let why):
    let found =
      why == .newer ? "are of a newer version of this game" : "are damaged and could not be read"
    return "The saved games in \(original) \(found). They were kept as \(movedTo), "
      + "and a new file was begun."
  case .stoppedSaving(let path, let fault):
    return "Saving to \(path) has failed: \(reason(fault)). The game goes on, "
      + "but from here on it will be forgotten."
  }
}

/// What is said of a store that can't be read, and what to do about it. The path is nil where there
/// is no home folder.
func unreadableScoresSentence(_ path: String?, _ fault: StoreFault) -> String {
  let advice =
    switch fault {
    case .damaged: " Start the game with it once to set the damaged file aside."
    case .older: " Start the game with it once to bring it up to date."
    case .newer: " Use that version to print them."
    default: ""
    }
  return "The scores\(path.map { " in \($0)" } ?? "") can't be read: \(reason(fault)).\(advice)"
}

private func reason(_ fault: StoreFault) -> String {
  switch fault {
  case .noHome: "HOME is not set; --store names a file"
  case .notAFile: "that is no file"
  case .foreign: "that file belongs to another program"
  case .damaged: "the file is damaged"
  case .newer: "the file is of a newer version of this game"
  case .older: "the file is of an older version of this game"
  case .notSetAside(let why):
    "\(reason(why == .newer ? .newer : .damaged)) and could not be set aside"
  case .readOnly: "it may not be written"
  case .full: "the disk is full"
  case .busy: "another program keeps it locked"
  case .gone: "the file was moved or deleted"
  case .system(let code): String(cString: strerror(code))
  case .database(let code): "SQLite's error \(code)"
  }
}

/// What is said when there is no playing full-screen.
func sentence(for error: TerminalError) -> String {
  let instead = "Play with hangman --plain, or set TERM to your terminal's name."
  return switch error {
  case .unnamed: "TERM is not set, so the terminal is unknown. \(instead)"
  case .unknown(let name):
    "The terminal \(name) (TERM) is unknown here. Try TERM=xterm-256color hangman, "
      + "or play with hangman --plain."
  case .incapable(let name): "The terminal \(name) (TERM) can't place text. \(instead)"
  case .failed(let name): "Curses doesn't start on the terminal \(name) (TERM). \(instead)"
  }
}

/// The day of a moment, where the player is: `2026-11-21`.
func localDay(of seconds: Int) -> String {
  var time = time_t(seconds)
  var parts = tm()
  guard localtime_r(&time, &parts) != nil else { return "" }
  var text = [CChar](repeating: 0, count: 16)
  let count = strftime(&text, text.count, "%Y-%m-%d", &parts)
  return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The lengths that a list has, rising, with their noun: `1 to 5, 7 and 9 letters`.
func listedLengths(_ lengths: [Int], _ noun: String) -> String {
  "\(listed(ranges(of: lengths))) \(noun)\(lengths == [1] ? "" : "s")"
}

/// `1 to 5, 7 and 9` of a rising list of numbers.
private func ranges(of numbers: [Int]) -> [String] {
  var ranges: [ClosedRange<Int>] = []
  for number in numbers {
    if let last = ranges.last, last.upperBound + 1 == number {
      ranges[ranges.count - 1] = last.lowerBound...number
    } else {
      ranges.append(number...number)
    }
  }
  return ranges.flatMap { range in
    range.count < 3
      ? range.map { "\($0)" } : ["\(range.lowerBound) to \(range.upperBound)"]
  }
}

/// What is said of a file of words that can't be played with.
func sentence(for error: WordFileError, at path: String) -> String {
  switch error {
  case .missing: "\(path): there is no such file."
  case .unreadable(let reason): "\(path): the file can't be read (\(reason))."
  case .empty: "\(path): the file is empty."
  case .neitherListNorText:
    "\(path): the file is neither a property list of strings nor text in UTF-8."
  case .noUsableWord: "\(path): the file has no word that can be played."
  case .tooLarge:
    "\(path): the file has more than \(largestWordFile >> 20) MiB, too many for a list of words."
  }
}
