import Glibc
import HangmanModel
import Storage
import Words

/// What is said when a round begins.
func openingSentence(for board: Board) -> String {
  board.mode == .evil
    ? "I hold every word of \(board.pattern.length) letters. Guess one."
    : "I have chosen a word. Guess a letter."
}

/// What is said of a guess.
func sentence(for outcome: Outcome, letter: Letter, board: Board) -> String {
  switch (board.status, outcome) {
  case (.won, _): return "You found it!"
  case (.lost, _): return "That was the last mistake."
  case (_, .hit(let positions)):
    return positions.count == 1
      ? "Yes, there is one \(letter)." : "Yes, there are \(positions.count) of the letter \(letter)."
  case (_, .miss): return "No \(letter)."
  case (_, .repeated): return "You have tried \(letter) already; it costs nothing."
  case (_, .ended): return "The game is over."
  }
}

/// What is said when something about the saving has gone wrong.
func sentence(for notice: StoreNotice) -> String {
  switch notice {
  case .inMemory(let path, let reason):
    "Nothing can be saved to \(path) (\(reason)). The game goes on, but it will be forgotten."
  case .setAside(let original, let movedTo, let reason):
    switch reason {
    case .damaged:
      "The saved games in \(original) could not be read. "
        + "They were kept as \(movedTo), and a new file was begun."
    case .newer:
      "The saved games in \(original) are of a newer version of this game. "
        + "They were kept as \(movedTo), and a new file was begun."
    }
  case .stoppedSaving(let reason):
    "Saving has failed (\(reason)). The game goes on, but from here on it will be forgotten."
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
