import HangmanModel
import HangmanScreens
import Words

let lengthUsage = "To change it, type for example: length 6."
let missesUsage = "To change it, type for example: misses 10."
let evilUsage = "To change it, type evil on or evil off."

/// What the next game is played with, and the game in play where that differs.
func settingSentences(_ settings: Settings, now board: Board) -> [String] {
  let isSame =
    settings.length == board.pattern.length && settings.allowed == board.allowed
    && settings.mode == board.mode
  let now =
    "This game: \(counted(board.pattern.length, "letter")), "
    + "\(counted(board.allowed, "mistake")) allowed, evil \(board.mode == .evil ? "on" : "off")."
  return [lengthSentence(settings), missesSentence(settings), modeSentence(settings)]
    + (isSame || board.status != .playing ? [] : ["That is for the next game.", now])
    + ["To change them, type for example: length 6, misses 10, or evil off."]
}

func lengthSentence(_ settings: Settings) -> String {
  "Word length: \(counted(settings.length, "letter"))."
}

func missesSentence(_ settings: Settings) -> String { "Mistakes allowed: \(settings.allowed)." }

func modeSentence(_ settings: Settings) -> String {
  settings.mode == .evil
    ? "Evil is on: I dodge, and never lie." : "Evil is off: I choose a word and keep it."
}

/// What to allow against evil; nil for words that it isn't known of.
func fairSentence(_ settings: Settings, on session: GameSession) -> String? {
  if settings.mode == .good || !session.isOnEmbeddedWords { return nil }
  let fair = counted(Settings.fairMisses(forLength: settings.length), "mistake")
  return "Against evil, careful play needs about \(fair) at this length."
}

func noSuchLengthSentences(_ text: String, _ lengths: [Int]) -> [String] {
  [
    "No word has \(quoted(text).map { _ in text } ?? "that many") letters.",
    "There are words of \(listedLengths(lengths, "letter")).",
  ]
}

func allowedRangeSentence(_ text: String) -> String {
  let range = Settings.allowedRange
  let wrong = quoted(text).map { _ in text } ?? "That"
  return "\(wrong) is out of range. Mistakes can be \(range.lowerBound) to \(range.upperBound)."
}

func notANumberSentence(_ text: String, usage: String) -> String {
  "\(quoted(text) ?? "That") is no number. \(usage)"
}

func notASwitchSentence(_ text: String) -> String {
  "Evil is on or off, not \(quoted(text) ?? "that"). \(evilUsage)"
}
