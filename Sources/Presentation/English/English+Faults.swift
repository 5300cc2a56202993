import ProgramModel
import WordFiles

extension English {
  func text(_ message: FaultMessage) -> String {
    switch message {
    case .store(.inMemory(let path, let fault)):
      "Nothing can be saved\(path.map { " to \($0)" } ?? ""): \(text(.file(fault))). "
        + "The game goes on, but it will be forgotten."
    case .store(.stoppedSaving(let path, let fault)):
      "Saving to \(path) has failed: \(text(.file(fault))). "
        + "The game goes on, but from here on it will be forgotten."
    case .store(.setAside(let path, let movedTo, let reason)):
      "The saved games in \(path) are "
        + (reason == .newer ? "of a newer version of this game" : "damaged and could not be read")
        + ". They were kept as \(movedTo), and a new file was begun."
    case .locked(let path): "Another program has locked \(path); waiting for it."
    case .unreadable(let path, let why):
      "The scores\(path.map { " in \($0)" } ?? "") can't be read: \(why)."
    case .adviceOnDamaged: "Start the game with it once to set the damaged file aside."
    case .adviceOnNewer: "Use that version to print them."
    case .missing(let path): "There is no store at \(path)."

    case .file(.noHome): "HOME is not set; --store names a file"
    case .file(.notAFile): "that isn't a file"
    case .file(.foreign): "that file belongs to another program"
    case .file(.damaged): "the file is damaged"
    case .file(.newer): "the file is of a newer version of this game"
    case .file(.readOnly): "it may not be written"
    case .file(.full): "the disk is full"
    case .file(.busy): "another program keeps it locked"
    case .file(.gone): "the file was moved or deleted"
    case .file(.notSetAside(.damaged)): "\(text(.file(.damaged))) and could not be set aside"
    case .file(.notSetAside(.newer)): "\(text(.file(.newer))) and could not be set aside"
    case .file(.system(let why)): why
    case .file(.database(let code)): "SQLite's error \(code)"

    case .noTerminal(let name): "stdin and stdout must be a terminal; \(name) --plain needs none."
    case .tooFewFiles(let count):
      "Too few files may be open at once: the game needs \(count) besides the standard streams. "
        + "Raise the limit with ulimit -n 64."
    case .output(let reason): "The output can't be written: \(reason)."

    case .unnamedTerminal: "TERM is not set, so the terminal is unknown. \(instead)"
    case .unknownTerminal(let name):
      "The terminal \(name) (TERM) is unknown here. Try TERM=xterm-256color, or \(command("--plain"))."
    case .incapableTerminal(let name): "The terminal \(name) (TERM) can't place text. \(instead)"
    case .noCurses(let name): "Curses doesn't start on the terminal \(name) (TERM). \(instead)"

    case .wordFile(.missing, let path): "\(path): there is no such file."
    case .wordFile(.unreadable(let why), let path): "\(path): the file can't be read (\(why))."
    case .wordFile(.empty, let path): "\(path): the file is empty."
    case .wordFile(.neitherListNorText, let path):
      "\(path): the file is neither a property list of strings nor text in UTF-8."
    case .wordFile(.binaryPropertyList, let path):
      "\(path): binary property lists aren't read. This converts one: plutil -convert xml1 FILE on "
        + "a Mac, elsewhere plistutil -i FILE -o NEW, of Debian's package libplist-utils."
    case .wordFile(.noUsableWord, let path): "\(path): the file has no word that can be played."
    case .wordFile(.tooLarge, let path): "\(path): the file exceeds \(largestWordFile >> 20) MiB."

    case .skipped(1, let path):
      "1 entry of \(path) was left out: it has no letter from A to Z, a character that the game "
        + "doesn't know, or more than \(ReadWords.longestLength) characters."
    case .skipped(let count, let path):
      "\(grouped(count)) entries of \(path) were left out: they have no letter from A to Z, "
        + "a character that the game doesn't know, or more than \(ReadWords.longestLength) characters."
    case .tooShortForGhost(let path, let minimum):
      "\(path): the file has no word of \(minimum) letters or more, as Ghost needs."
    case .tooLongForGhost(let path, let letters):
      "\(path): the words have \(grouped(letters)) letters or more in all, too many for Ghost."
    case .noWord: "There is no word to play with."

    case .typeFriendWord: "Type a word or phrase for your friend; it isn't shown."
    case .noFriendWord(let longest):
      "A word takes up to \(longest) letters, spaces, hyphens and apostrophes, and has a letter."
    case .friendWordMissing: "There was no word."
    case .tryOtherForm: "Try the form that stands in a dictionary, such as MOUSE for MICE."
    }
  }

  private var instead: String { "Play with \(command("--plain")), or name your terminal in TERM." }
}
