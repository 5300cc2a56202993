import Glibc
import HangmanModel
import NcursesTerminal
import Presentation
import ProgramModel
import Storage
import WordFiles
import Words

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

extension Store {
  /// What has to be told of it, once.
  func takeNotices() -> [String] {
    var told: [String] = []
    while let notice = takeNotice() { told.append(sentence(for: notice)) }
    return told
  }
}

func waitingSentence(_ path: String) -> String {
  "Another program has locked \(path); waiting for it."
}

/// What is said of a store that can't be read, and what to do about it. The path is nil where there
/// is no home folder.
func unreadableScoresSentence(_ path: String?, _ fault: StoreFault) -> String {
  let advice =
    switch fault {
    case .damaged: " Start the game with it once to set the damaged file aside."
    case .newer: " Use that version to print them."
    default: ""
    }
  return "The scores\(path.map { " in \($0)" } ?? "") can't be read: \(reason(fault)).\(advice)"
}

private func reason(_ fault: StoreFault) -> String {
  switch fault {
  case .noHome: "HOME is not set; --store names a file"
  case .notAFile: "that isn't a file"
  case .foreign: "that file belongs to another program"
  case .damaged: "the file is damaged"
  case .newer: "the file is of a newer version of this game"
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

/// The same as the player reads it, in ten characters.
func briefDay(of seconds: Int) -> String {
  Language.current.tongue.brief(localCalendarDay(of: seconds))
}

/// The day of a moment, where the player is, for the calendar.
func localCalendarDay(of seconds: Int) -> Day {
  Day(localDay(of: seconds)) ?? Day(number: seconds / 86_400)
}

/// What is said of a file of words that can't be played with.
func sentence(for error: WordFileError, at path: String) -> String {
  switch error {
  case .missing: "\(path): there is no such file."
  case .unreadable(let reason): "\(path): the file can't be read (\(reason))."
  case .empty: "\(path): the file is empty."
  case .neitherListNorText:
    "\(path): the file is neither a property list of strings nor text in UTF-8."
  case .binaryPropertyList:
    "\(path): binary property lists aren't read. This converts one: plutil -convert xml1 FILE on a Mac, "
      + "elsewhere plistutil -i FILE -o NEW, of Debian's package libplist-utils."
  case .noUsableWord: "\(path): the file has no word that can be played."
  case .tooLarge:
    "\(path): the file has more than \(largestWordFile >> 20) MiB, too many for a list of words."
  }
}
